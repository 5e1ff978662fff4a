// Saves the state in the database: a move, a comment or another edit of the game at once, all else
// throttled, while the page is idle. A page that closes before
// that leaves a copy in its tab's storage; if the database refuses a record, the copy is made at
// once. Failures are reported once.

import { isScrubbing } from "../../board/cursor.ts";
import type { AppState } from "../state/appState.ts";
import type { AppStore } from "../state/appStore.ts";
import type { InTab, NotKept, Refusal } from "../state/problems.ts";
import {
	formatState,
	gamesIn,
	isKept,
	MOST_REPLACED,
	type Saved,
	textNames,
	textsOf,
} from "./serialize.ts";
import type { ShelfWriter, Texts } from "./shelfWriter.ts";

/** The past changes with the game; that of an earlier visit, which comes late, is on the shelf. */
export const KEPT_PARTS = [
	"game",
	"frame",
	"pace",
	"library",
	"orientation",
	"lens",
	"options",
	"reference",
	"isComparing",
	"isFromLink",
	"news",
	"knownElsewhere",
] as const satisfies readonly (keyof AppState)[];

/** The record of an earlier visit, with the promises of its restoring. */
export type Earlier = {
	readonly saved: Saved;
	/** The texts of its files that the tab has, by their names. */
	readonly texts: Texts;
	/**
	 * Resolves with the reason why the shelf refuses the tab's record; undefined if it is on the
	 * shelf.
	 */
	readonly refusal: Promise<Refusal | undefined>;
	/** Resolves when its open game is restored: with false if something else was opened meanwhile. */
	readonly open: Promise<boolean>;
	/** Resolves when the games that it had replaced are restored as well. */
	readonly all: Promise<void>;
};

export type Keeper = {
	/**
	 * Saves on this shelf from now on, under a name that no other tab writes; and saves the state at
	 * once if it is new.
	 */
	readonly keepOn: (writerFor: (onShelf: Set<string>) => ShelfWriter) => void;
	/** Saves pending changes at once. */
	readonly save: () => Promise<void>;
	/** Saves pending changes at once, from a page that may be gone a moment later. */
	readonly saveLast: () => void;
};

/**
 * Follows the restoring of an earlier visit, if there was one. Until it ends, the returned function
 * completes each new record with the parts of the earlier one that are still to come, so replacing
 * that record loses nothing. It returns undefined while there is nothing new to save.
 */
function followEarlier(store: AppStore, earlier: Earlier | undefined, onTaken: () => void) {
	const before = store.get().game;
	let stage: "none" | "open" | "all" = earlier === undefined ? "all" : "none";
	void earlier?.open.then((isTaken) => {
		stage = "open";
		if (isTaken) onTaken();
	});
	void earlier?.all.then(() => {
		stage = "all";
	});
	return (saved: Saved): Saved | undefined => {
		if (earlier === undefined || stage === "all") return saved;
		const isOpen = stage === "open";
		if (!isOpen && store.get().game === before) return undefined;
		const replaced = [...gamesIn(earlier.saved, isOpen), ...saved.replaced].slice(-MOST_REPLACED);
		const { options, known } = isOpen ? saved : earlier.saved;
		return { ...saved, options, known, replaced };
	};
}

/** Another state of the game that is open: of the same file, at least. */
const isEdit = (next: AppState, previous: AppState): boolean =>
	next.game !== previous.game && next.isOpen && next.library === previous.library;

/** Is the file of the open game saved, if it has one? */
const isAllKept = ({ library }: AppState): boolean => library === undefined || isKept(library);

/** Reports failures: each code once, and again if the tab's copy has become smaller. */
function createReport(store: AppStore) {
	const reported = new Set<string>();
	return (unkept: Exclude<NotKept, { readonly code: "failed" }>): void => {
		const key = Object.values(unkept).join();
		if (reported.has(key)) return;
		reported.add(key);
		store.set({ unkept });
	};
}

/**
 * Saves the state from now on: on a shelf, as soon as there is one. `leave`, which is there from
 * the start, copies unsaved changes of a closing page, and records that the shelf refuses.
 */
export function keepState(
	store: AppStore,
	later: (work: () => void, isEdit: boolean) => void,
	leave: (saved: Saved, texts: Texts) => InTab,
	earlier?: Earlier,
): Keeper {
	/** Are there unsaved changes? The record of an idle tab must not become the latest. */
	let isNew = false;
	const waiting = { edit: false, view: false };
	/** How many records are on their way to the shelf. */
	let writing = 0;
	let latest = earlier?.saved.at ?? 0;
	let { pgn: lastPgn, changedAt }: Pick<Saved, "pgn" | "changedAt"> = earlier?.saved ?? {
		pgn: undefined,
	};
	/** Is there an earlier visit's record, or one of this visit? */
	let hasRecord = earlier !== undefined;
	/** Did the shelf refuse the last record? */
	let isRefused = false;
	/** The state that was copied to the tab last, and the size of that copy. */
	let left: { readonly state: AppState; readonly inTab: InTab } | undefined;
	let writer: ShelfWriter | undefined;
	const fromTab: Texts = earlier?.texts ?? new Map();
	const namesBefore = earlier === undefined ? [] : textNames(earlier.saved);
	const onShelf = new Set(namesBefore.filter((name) => !fromTab.has(name)));
	const report = createReport(store);
	const withEarlier = followEarlier(store, earlier, () => {
		isNew = false;
	});

	/** The state as a record of the latest time. */
	function format(state: AppState): Saved {
		const saved = formatState(state, latest);
		if (saved.pgn !== lastPgn) {
			changedAt = latest;
			lastPgn = saved.pgn;
		}
		return { ...saved, changedAt };
	}

	/**
	 * The state as a record of now; its time is later than that of all earlier records, even if the
	 * clock was set back.
	 */
	function record(state: AppState): Saved {
		latest = Math.max(Date.now(), latest + 1);
		return format(state);
	}

	/**
	 * Copies the state to the tab, unless it is there already, with the files that are not on the
	 * shelf or still on their way to it. Returns the record; undefined if nothing is new.
	 */
	function leaveState(isUnkept: boolean) {
		const state = store.get();
		if (state === left?.state) return undefined;
		const saved = withEarlier(isUnkept ? record(state) : format(state));
		if (saved === undefined) return undefined;
		const names = new Set(textNames(saved));
		const texts = new Map(
			[...fromTab, ...textsOf(state)].filter(([name]) => names.has(name) && !onShelf.has(name)),
		);
		left = { state, inTab: leave(saved, texts) };
		return { saved, texts };
	}

	/**
	 * Copies a record that the shelf refuses to the tab at once, since a page may end without an
	 * event.
	 */
	function leaveRefused(code: Refusal): void {
		leaveState(true);
		if (left === undefined) return;
		const lacksFile = left.inTab === "all" && !isAllKept(left.state);
		report({ code, inTab: lacksFile ? "games" : left.inTab });
		// A report alone is no reason for a new copy.
		left = { ...left, state: store.get() };
	}

	async function save(): Promise<void> {
		if (!isNew || writer === undefined) return;
		isNew = false;
		writing++;
		const state = store.get();
		if (!isAllKept(state)) report({ code: "fileTooLarge" });
		const outcome = await writer.write(record(state), textsOf(state));
		writing--;
		isRefused = outcome === "notAllowed" || outcome === "noSpace";
		hasRecord ||= !isRefused;
		if (store.get().isKept === isRefused) store.set({ isKept: !isRefused });
		if (outcome === "withoutFiles") report({ code: "fileTooLarge" });
		else if (outcome !== "all") leaveRefused(outcome);
	}

	/**
	 * A record that is being written counts as unsaved, since the page may be gone before that ends.
	 * New changes stay unsaved, since the page may come back. The tab also gets a copy of a record
	 * that is on the shelf, with the same time, in case the shelf is lost.
	 */
	function saveLast(): void {
		const isUnkept = isNew || writing > 0 || isRefused;
		if (!isUnkept && !hasRecord) return;
		const given = leaveState(isUnkept);
		if (given !== undefined && isUnkept) writer?.writeLast(given.saved, given.texts);
	}

	function change(state: AppState, kind: keyof typeof waiting = "view"): void {
		isNew = true;
		if (waiting[kind] || isScrubbing(state)) return;
		waiting[kind] = true;
		later(() => {
			waiting[kind] = false;
			void save();
		}, kind === "edit");
	}

	store.watch(KEPT_PARTS, (next, previous) => {
		// A file that was awaited has come from the shelf: it is there already.
		const isArrival = previous.library?.games.length === 0 && next.game === previous.game;
		if (isArrival && next.library !== previous.library) return;
		change(next, isEdit(next, previous) ? "edit" : "view");
	});
	void earlier?.refusal.then(async (code) => {
		if (code === undefined) for (const name of fromTab.keys()) onShelf.add(name);
		else {
			await earlier.all;
			// The report of a refused record states what the tab's copy holds by then.
			if (isRefused) return;
			store.set({ isKept: false });
			report({ code, inTab: "all" });
		}
	});
	return {
		keepOn(writerFor) {
			writer = writerFor(onShelf);
			if (isNew) change(store.get());
		},
		save,
		saveLast,
	};
}
