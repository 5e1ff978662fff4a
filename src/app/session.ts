// One visit: core and store are made once, take up what an earlier visit kept, and keep what changes.

import coreAddress from "../../build/control.wasm?url";
import { loadCore } from "../control/load.ts";
import { createActions } from "../store/actions.ts";
import { type AppState, createAppStore } from "../store/appStore.ts";
import type { Loader } from "../store/loader.ts";
import { forget, KEY, type Keep, keepOwn, keepState, OWN_KEY } from "../store/saved.ts";
import type { Session } from "../ui/useApp.ts";
import { loadChunk } from "./chunks.ts";

/** The browser's storage; where it is blocked, one that keeps nothing. */
function storage(): Keep {
	try {
		return window.localStorage;
	} catch {
		return { getItem: () => null, setItem: () => {}, removeItem: () => {} };
	}
}

function hasKept(keep: Keep, key: string): boolean {
	try {
		return keep.getItem(key) !== null;
	} catch {
		return false;
	}
}

/** Does the part behind the # hold a game? */
const LINK = /[#&](?:g|fen|pgn)=/;

async function open(): Promise<Session> {
	const core = await loadCore(coreAddress);
	const store = createAppStore();
	const actions = createActions(store, core);
	const keep = storage();
	const restore = async (key: string) => {
		const { restoreState } = await loadChunk("restored", () => import("../store/restored.ts"));
		restoreState(store, core, keep, key);
	};
	if (hasKept(keep, KEY)) await restore(KEY);
	store.set({ hasOwn: hasKept(keep, OWN_KEY) });
	window.addEventListener("pagehide", keepState(store, keep));

	let wishes = 0;
	const begin = () => {
		const wish = ++wishes;
		return () => wish === wishes;
	};

	async function withLoader(work: (loader: Loader) => boolean): Promise<boolean> {
		const isWanted = begin();
		try {
			const { createLoader } = await loadChunk("loader", () => import("../store/loader.ts"));
			return isWanted() && work(createLoader(store, core));
		} catch (error) {
			console.error(error);
			actions.setProblem(error instanceof Error ? error.message : String(error));
			return false;
		}
	}
	/** Opens what stands behind the # of the address, which then goes: a reload is to keep what is done from here on. */
	async function followLink(): Promise<void> {
		const { hash, pathname, search } = window.location;
		if (!LINK.test(hash)) return;
		const isWanted = begin();
		try {
			const { openLink } = await loadChunk("links", () => import("../store/openLink.ts"));
			const keepFor = (state: AppState) => keepOwn(state, keep);
			const isOpen = await openLink(store, core, keepFor, hash, isWanted);
			if (isOpen) history.replaceState(history.state, "", pathname + search);
		} catch (error) {
			console.error(error);
			actions.setProblem(error instanceof Error ? error.message : String(error));
		}
	}
	await followLink();
	window.addEventListener("hashchange", followLink);

	const forgetOwn = () => {
		forget(keep, OWN_KEY);
		store.set({ hasOwn: false });
	};
	return {
		store,
		actions,
		core,
		begin,
		load: (text) => withLoader((loader) => loader.load(text)),
		async takeOwn() {
			await restore(OWN_KEY);
			store.set({ past: [], future: [], problem: undefined });
			forgetOwn();
		},
		forgetOwn,
		openGame: (index) => withLoader((loader) => loader.openGame(index)),
	};
}

let opening: Promise<Session> | undefined;

/** The session, whichever screen asks; a failure is not remembered. */
export function openSession(): Promise<Session> {
	opening ??= open().catch((error) => {
		opening = undefined;
		throw error;
	});
	return opening;
}
