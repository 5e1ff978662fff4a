// What survives a reload: the game as PGN, the way to the frame, orientation and options. Kept by version; whatever is
// damaged or foreign is dropped with a note.

import { pathTo } from "../chess/edit.ts";
import { FIRST_FRAME, type Frame } from "../chess/frame.ts";
import { type Game, positionAt } from "../chess/game.ts";
import { readGame } from "../chess/pgn.ts";
import { splitPgn } from "../chess/pgnText.ts";
import { BLACK, type Side, WHITE } from "../chess/piece.ts";
import { formatPgn } from "../chess/writePgn.ts";
import type { Core } from "../control/core.ts";
import {
	type AppState,
	type AppStore,
	DEFAULT_OPTIONS,
	isLoaded,
	isScrubbing,
	type Options,
} from "./appStore.ts";

export const KEY = "square-control";
const VERSION = 1;

/** What we need of a browser's storage. */
export type Keep = {
	getItem(key: string): string | null;
	setItem(key: string, value: string): void;
	removeItem(key: string): void;
};

type Saved = {
	readonly version: typeof VERSION;
	/** Nothing for the empty board. */
	readonly pgn: string | undefined;
	/** At each frame on the way which of its moves was taken. */
	readonly path: readonly number[];
	readonly orientation: Side;
	readonly options: Options;
};

/** Written once for each game, however often the cursor moves. */
const written = new WeakMap<Game, string>();

function pgnOf(game: Game): string {
	const known = written.get(game) ?? formatPgn(game);
	written.set(game, known);
	return known;
}

function stepsTo(game: Game, frame: Frame): number[] {
	const path = pathTo(game, frame);
	return path
		.slice(1)
		.map((at, index) => positionAt(game, path[index] ?? FIRST_FRAME).next.indexOf(at));
}

export function formatState(state: AppState): string {
	const saved: Saved = {
		version: VERSION,
		pgn: isLoaded(state) ? pgnOf(state.game) : undefined,
		path: stepsTo(state.game, state.frame),
		orientation: state.orientation,
		options: state.options,
	};
	return JSON.stringify(saved);
}

function optionsIn(value: unknown): Options {
	const given = (typeof value === "object" && value !== null ? value : {}) as Record<
		string,
		unknown
	>;
	const names = Object.keys(DEFAULT_OPTIONS) as (keyof Options)[];
	const known = names.filter((name) => typeof given[name] === "boolean");
	return { ...DEFAULT_OPTIONS, ...Object.fromEntries(known.map((name) => [name, given[name]])) };
}

/** The state that a text was made of; throws if it is not one of ours. */
export function parseState(text: string, core: Core): Partial<AppState> {
	const saved = JSON.parse(text) as Partial<Saved> | null;
	if (saved?.version !== VERSION) throw new Error("it is of another version");
	const looks = {
		orientation: saved.orientation === BLACK ? BLACK : WHITE,
		options: optionsIn(saved.options),
	} as const;
	if (saved.pgn === undefined) return looks;
	const [piece] = splitPgn(saved.pgn);
	if (piece === undefined) throw new Error("there is no game in it");
	const game = readGame(saved.pgn, piece);
	let frame = FIRST_FRAME;
	for (const step of saved.path ?? []) {
		frame = positionAt(game, frame).next[step] ?? frame;
	}
	return {
		...looks,
		game,
		frame,
		settledFrame: frame,
		control: core.computeControl(game.placements),
	};
}

const note = (what: string, error: unknown) =>
	console.warn(`${what}: ${error instanceof Error ? error.message : String(error)}`);

/** Takes up what was kept, if there is anything and it is sound. */
export function restoreState(store: AppStore, core: Core, keep: Keep): void {
	try {
		const text = keep.getItem(KEY);
		if (text !== null) store.set(parseState(text, core));
	} catch (error) {
		note("The saved state was dropped", error);
		try {
			keep.removeItem(KEY);
		} catch {
			// A storage that cannot be read need not be writable.
		}
	}
}

/** Keeps the state from now on: a little later, however much happens at once. Gives what keeps it this instant. */
export function keepState(
	store: AppStore,
	keep: Keep,
	later: (work: () => void) => void = (work) => setTimeout(work, 250),
): () => void {
	let isWaiting = false;
	function save(): void {
		isWaiting = false;
		try {
			keep.setItem(KEY, formatState(store.get()));
		} catch (error) {
			note("The state could not be saved", error);
		}
	}
	store.subscribe((next) => {
		if (isWaiting || isScrubbing(next)) return;
		isWaiting = true;
		later(save);
	});
	return save;
}
