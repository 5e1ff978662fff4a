// Opens the session of a visit: makes core and store, restores the record of an earlier visit, and
// saves changes.

import coreAddress from "../../../build/control.wasm?url";
import type { Core } from "../../control/core.ts";
import { loadCore } from "../../control/load.ts";
import { ChunkLoadError, latePart } from "../../runtime/late/loadPart.ts";
import { beginStanding } from "../../session/board/beginStanding.ts";
import { linkBoard } from "../../session/board/boardLink.ts";
import { loadPacking } from "../../session/links/latePacking.ts";
import { loadAsking } from "../../session/opening/lateAsking.ts";
import { createOpener, loadLinks } from "../../session/opening/opener.ts";
import { createReading, soon } from "../../session/opening/progress.ts";
import { KEPT_PARTS, keepState } from "../../session/saving/autosave.ts";
import { LINK } from "../../session/saving/comingGame.ts";
import { hasSaved } from "../../session/saving/hasSaved.ts";
import type { Kept } from "../../session/saving/keeping.ts";
import { loadKeeping, loadRestoring } from "../../session/saving/lateKeeping.ts";
import type { Restoring } from "../../session/saving/restore.ts";
import { leaveInTab } from "../../session/saving/sessionCopy.ts";
import type { Session } from "../../session/session.ts";
import { createActions } from "../../session/state/actions.ts";
import { type AppStore, createAppStore } from "../../session/state/appStore.ts";
import { createPlaces } from "../../session/state/places.ts";
import { visitOf } from "../../session/visit.ts";
import { safety } from "../../ui/loading/safety.ts";
import { setTints } from "../../ui/style/setTints.ts";

const loadSounds = latePart("sounds", () => import("../../features/sounds/sounds.ts"));

/** Minimum milliseconds between a change of the view and its saving. */
const SAVE_DELAY_MS = 250;

/** Milliseconds for which a link waits for the game of the last visit. */
const RESTORE_TIMEOUT_MS = 10_000;

/** Runs work a little later, when the page is idle. */
function whenIdle(work: () => void): void {
	setTimeout(() => {
		if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 1000 });
		else work();
	}, SAVE_DELAY_MS);
}

/** The record of an earlier visit. A first visit loads no code for this check. */
async function findEarlier(): Promise<Kept | undefined> {
	if (!(await hasSaved())) return undefined;
	const { findKept } = await loadKeeping();
	return findKept();
}

/** Resolves when there is something to keep: to ask about squares is nothing. */
const firstChange = (store: AppStore): Promise<void> =>
	new Promise((resolve) => {
		const stop = store.watch(KEPT_PARTS, () => {
			stop();
			resolve();
		});
	});

/**
 * Saves changes from now on: in the tab's storage when the page closes, and on the shelf after the
 * first change.
 */
async function keep(store: AppStore, kept: Kept | undefined, restoring: Restoring): Promise<void> {
	const later = (work: () => void, isEdit: boolean) => {
		const whenRestored = () => void restoring.all.then(work);
		// In a task of its own, after all that one press changes.
		if (isEdit) setTimeout(whenRestored);
		else whenIdle(whenRestored);
	};
	const earlier = kept?.saved && { ...kept, saved: kept.saved, ...restoring };
	const { keepOn, saveLast } = keepState(store, later, leaveInTab, earlier);
	window.addEventListener("pagehide", saveLast);
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "hidden") saveLast();
	});
	if (kept === undefined) await firstChange(store);
	const { findPlace, createShelfWriter } = await loadKeeping();
	const { shelf, name } = kept ?? (await findPlace());
	keepOn((onShelf) => createShelfWriter(shelf, name, onShelf));
}

/**
 * Restores the record of an earlier visit. Resolves when the open game is there, or will be soon.
 */
async function restore(store: AppStore, core: Core, kept: Kept | undefined): Promise<Restoring> {
	store.set({ lost: kept?.lost });
	if (kept?.saved === undefined) return { open: Promise.resolve(true), all: Promise.resolve() };
	const { restoreState } = await loadRestoring();
	const run = createReading(store, { what: "restoring", canStop: false });
	const restoring = restoreState(store, core, kept.shelf, kept.saved, run);
	const { others } = kept;
	void restoring.open.then(() => store.set({ ...others }));
	await soon(restoring.open);
	return restoring;
}

async function open(): Promise<Session> {
	const [core, kept] = await Promise.all([loadCore(coreAddress), findEarlier()]);
	const store = createAppStore();
	// The first sight is the map of the start position, though no game is open.
	store.set({ control: core.computeControl(store.get().game.placements) });
	const actions = createActions(store, core);
	// The first listener to the options: legends take their colours from the page.
	store.watch(["options"], ({ options }) => {
		setTints(options);
		if (options.sounds) loadSounds().then(({ hear }) => hear(store), console.error);
	});
	store.watch(["unkept"], ({ unkept }) => {
		const isInTab = unkept !== undefined && "inTab" in unkept && unkept.inTab === "all";
		if (unkept !== undefined && !isInTab) safety.set({ areGamesKept: false });
	});
	const board = linkBoard(store, actions);
	beginStanding(store, board.view);
	const restoring = await restore(store, core, kept);
	keep(store, kept, restoring).catch((error: Error) => {
		console.warn(error);
		const isLoaded = !(error instanceof ChunkLoadError);
		store.set({
			isKept: false,
			unkept: isLoaded ? { code: "failed", message: error.message } : { code: "notLoaded" },
		});
	});

	// A file that is followed is no lesson: its games go on.
	const isFollowing = () => visitOf(session).followed.get().file !== undefined;
	const opener = createOpener(store, core, async () =>
		!isFollowing() && store.get().isOpen ? (await loadAsking()).askAbout : undefined,
	);
	const session = { store, actions, core, places: createPlaces(), board, ...opener };

	/**
	 * Opens the link behind the # of the address. The # is removed when that has ended, successfully
	 * or not. Until then a reload opens the link again; afterwards a reload restores the visitor's
	 * changes, and does not repeat an opening that was stopped.
	 */
	async function followLink(): Promise<void> {
		const { hash } = window.location;
		if (!LINK.test(hash)) return;
		const isReady = await Promise.all([loadLinks(), loadPacking()]).then(
			() => true,
			() => false,
		);
		// Restores the game of the last visit first: undo leads from the link's game back to it.
		await Promise.race([
			restoring.open,
			new Promise((resolve) => setTimeout(resolve, RESTORE_TIMEOUT_MS)),
		]);
		await opener.openLink(hash);
		const now = window.location;
		// Another link may have arrived meanwhile, or the rest of the address may have changed.
		if (isReady && now.hash === hash) {
			history.replaceState(history.state, "", now.pathname + now.search);
		}
	}
	await soon(followLink());
	window.addEventListener("hashchange", followLink);
	return session;
}

let opening: Promise<Session> | undefined;

/** The session for every screen; a failure is not cached. */
export function openSession(): Promise<Session> {
	opening ??= open().catch((error) => {
		opening = undefined;
		throw error;
	});
	return opening;
}
