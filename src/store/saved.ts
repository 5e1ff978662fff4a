// What survives a reload: the game as PGN, the way to the frame, orientation and options. Kept by version; whatever is
// damaged or foreign is dropped with a note.

import { choicesTo } from "../chess/edit.ts";
import type { Game } from "../chess/game.ts";
import { formatPgn } from "../chess/pgn/formatPgn.ts";
import type { Side } from "../chess/piece.ts";
import { type AppState, type AppStore, isLoaded, isScrubbing, type Options } from "./appStore.ts";
import type { Lens } from "./lenses.ts";

export const KEY = "square-control";
/** Where the game is kept that was open before a link came. */
export const OWN_KEY = `${KEY}-own`;
export const VERSION = 1;

/** What we need of a browser's storage. */
export type Keep = {
	getItem(key: string): string | null;
	setItem(key: string, value: string): void;
	removeItem(key: string): void;
};

export type Saved = {
	readonly version: typeof VERSION;
	/** Nothing for the empty board. */
	readonly pgn: string | undefined;
	/** At each frame on the way which of its moves was taken. */
	readonly path: readonly number[];
	readonly orientation: Side;
	readonly lens: Lens;
	readonly options: Options;
};

/** Written once for each game, however often the cursor moves. */
const written = new WeakMap<Game, string>();

function pgnOf(game: Game): string {
	const known = written.get(game) ?? formatPgn(game);
	written.set(game, known);
	return known;
}

export function formatState(state: AppState): string {
	const saved: Saved = {
		version: VERSION,
		pgn: isLoaded(state) ? pgnOf(state.game) : undefined,
		path: choicesTo(state.game, state.frame),
		orientation: state.orientation,
		lens: state.lens,
		options: state.options,
	};
	return JSON.stringify(saved);
}

export const note = (what: string, error: unknown) =>
	console.warn(`${what}: ${error instanceof Error ? error.message : String(error)}`);

/** Keeps the game that is open before a link replaces it, unless it came with a link itself; gives whether one is kept. */
export function keepOwn(state: AppState, keep: Keep): boolean {
	if (state.hasOwn || !isLoaded(state)) return state.hasOwn;
	try {
		keep.setItem(OWN_KEY, formatState(state));
		return true;
	} catch (error) {
		note("The game that was open could not be kept", error);
		return false;
	}
}

/** An old state is worse than none. */
export function forget(keep: Keep, key = KEY): void {
	try {
		keep.removeItem(key);
	} catch {
		// A storage that fails at one thing may fail at all.
	}
}

/** Keeps the state from now on: a little later, however much happens at once. Gives what keeps this instant what still waits. */
export function keepState(
	store: AppStore,
	keep: Keep,
	later: (work: () => void) => void = (work) => setTimeout(work, 250),
): () => void {
	/** Is there something that has not been kept? Another tab's state is not to be written over for nothing. */
	let isNew = false;
	let isWaiting = false;
	function save(): void {
		isWaiting = false;
		if (!isNew) return;
		isNew = false;
		try {
			keep.setItem(KEY, formatState(store.get()));
		} catch (error) {
			note("The state could not be saved", error);
			forget(keep);
		}
	}
	store.subscribe((next) => {
		isNew = true;
		if (isWaiting || isScrubbing(next)) return;
		isWaiting = true;
		later(save);
	});
	return save;
}
