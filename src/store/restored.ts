// Taking up what an earlier visit kept. The game was kept as PGN, so this brings the parser along.

import { frameOn } from "../chess/edit.ts";
import { readGame } from "../chess/pgn.ts";
import { splitPgn } from "../chess/pgnText.ts";
import { BLACK, WHITE } from "../chess/piece.ts";
import type { Core } from "../control/core.ts";
import { type AppState, type AppStore, at, DEFAULT_OPTIONS, type Options } from "./appStore.ts";
import { DEFAULT_LENS, lensNamed } from "./lenses.ts";
import { forget, KEY, type Keep, note, type Saved, VERSION } from "./saved.ts";

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
function parseState(text: string, core: Core): Partial<AppState> {
	const saved = JSON.parse(text) as Partial<Saved> | null;
	if (saved?.version !== VERSION) throw new Error("it is of another version");
	const looks = {
		orientation: saved.orientation === BLACK ? BLACK : WHITE,
		lens: lensNamed(saved.lens) ?? DEFAULT_LENS,
		options: optionsIn(saved.options),
	} as const;
	if (saved.pgn === undefined) return looks;
	const [piece] = splitPgn(saved.pgn);
	if (piece === undefined) throw new Error("there is no game in it");
	const game = readGame(saved.pgn, piece);
	return {
		...looks,
		game,
		...at(frameOn(game, saved.path ?? [])),
		control: core.computeControl(game.placements),
	};
}

/** Takes up what was kept, if there is anything and it is sound. */
export function restoreState(store: AppStore, core: Core, keep: Keep, key = KEY): void {
	try {
		const text = keep.getItem(key);
		if (text !== null) store.set(parseState(text, core));
	} catch (error) {
		note("The saved state was dropped", error);
		forget(keep, key);
	}
}
