// One visit: core and store are made once, take up what an earlier visit kept, and keep what changes.

import coreAddress from "../../build/control.wasm?url";
import { loadCore } from "../control/load.ts";
import { createActions } from "../store/actions.ts";
import { createAppStore } from "../store/appStore.ts";
import type { Loader } from "../store/loader.ts";
import { KEY, type Keep, keepState } from "../store/saved.ts";
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

function hasKept(keep: Keep): boolean {
	try {
		return keep.getItem(KEY) !== null;
	} catch {
		return false;
	}
}

async function open(): Promise<Session> {
	const core = await loadCore(coreAddress);
	const store = createAppStore();
	const actions = createActions(store, core);
	const keep = storage();
	if (hasKept(keep)) {
		const { restoreState } = await loadChunk("restored", () => import("../store/restored.ts"));
		restoreState(store, core, keep);
	}
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
	return {
		store,
		actions,
		core,
		begin,
		load: (text) => withLoader((loader) => loader.load(text)),
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
