// One visit: core and store are made once, take up what an earlier visit kept, and keep what changes.

import coreAddress from "../../build/control.wasm?url";
import { loadCore } from "../control/load.ts";
import { createActions } from "../store/actions.ts";
import { createAppStore } from "../store/appStore.ts";
import { createOpener } from "../store/opener.ts";
import { createPlaces } from "../store/places.ts";
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

	const opener = createOpener(store, core, loadChunk, (state) => keepOwn(state, keep));

	/** Opens what stands behind the # of the address, which then goes: a reload is to keep what is done from here on. */
	async function followLink(): Promise<void> {
		const { hash, pathname, search } = window.location;
		if (!LINK.test(hash) || !(await opener.openLink(hash))) return;
		history.replaceState(history.state, "", pathname + search);
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
		places: createPlaces(),
		fetchPart: loadChunk,
		...opener,
		async takeOwn() {
			await restore(OWN_KEY);
			forgetOwn();
		},
		forgetOwn,
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
