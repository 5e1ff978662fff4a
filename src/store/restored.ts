// Taking up what an earlier visit kept. The game was kept as PGN, so this brings the parser along.

import { frameOn } from "../chess/edit.ts";
import type { Frame } from "../chess/frame.ts";
import type { Game } from "../chess/game.ts";
import { readGame } from "../chess/pgn/readGame.ts";
import { splitPgn } from "../chess/pgn/splitPgn.ts";
import { BLACK, WHITE } from "../chess/piece.ts";
import type { Core } from "../control/core.ts";
import { type AppState, type AppStore, DEFAULT_OPTIONS, type Options } from "./appStore.ts";
import { DEFAULT_LENS, lensNamed } from "./lenses.ts";
import { open } from "./open.ts";
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

/** What a text of ours holds; throws if it is not one. */
function parseState(text: string): { readonly looks: Partial<AppState>; readonly found?: Found } {
	const saved = JSON.parse(text) as Partial<Saved> | null;
	if (saved?.version !== VERSION) throw new Error("it is of another version");
	const looks = {
		orientation: saved.orientation === BLACK ? BLACK : WHITE,
		lens: lensNamed(saved.lens) ?? DEFAULT_LENS,
		options: optionsIn(saved.options),
	} as const;
	if (saved.pgn === undefined) return { looks };
	const [piece] = splitPgn(saved.pgn);
	if (piece === undefined) throw new Error("there is no game in it");
	const game = readGame(saved.pgn, piece);
	return { looks, found: { game, frame: frameOn(game, saved.path ?? []) } };
}

type Found = { readonly game: Game; readonly frame: Frame };

/** Takes up what was kept, if there is anything and it is sound. */
export function restoreState(store: AppStore, core: Core, keep: Keep, key = KEY): void {
	try {
		const text = keep.getItem(key);
		if (text === null) return;
		const { looks, found } = parseState(text);
		if (found === undefined) store.set(looks);
		else open(store, core, { ...found, rest: looks });
	} catch (error) {
		note("The saved state was dropped", error);
		forget(keep, key);
	}
}
