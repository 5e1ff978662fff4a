// Taking up what was kept: the game that was open at once, then those that were replaced, and the files in their own time. Games were
// kept as PGN, so this brings the parser along.

import { frameOn } from "../chess/edit.ts";
import type { Frame } from "../chess/frame.ts";
import type { Game } from "../chess/game.ts";
import { readGame } from "../chess/pgn/readGame.ts";
import { splitPgn } from "../chess/pgn/splitPgn.ts";
import { BLACK, WHITE } from "../chess/piece.ts";
import type { Core } from "../control/core.ts";
import {
	type AppState,
	type AppStore,
	DEFAULT_OPTIONS,
	type LeftGame,
	type Library,
	type Options,
	type Snapshot,
} from "./appStore.ts";
import { DEFAULT_HEAT, heatNamed } from "./heats.ts";
import { DEFAULT_LENS, lensNamed } from "./lenses.ts";
import { open } from "./open.ts";
import {
	nameText,
	type Saved,
	type SavedGame,
	type SavedLeft,
	type SavedLibrary,
	VERSION,
} from "./saved.ts";
import type { Shelf } from "./shelf.ts";

function optionsIn(value: unknown): Options {
	const given = (typeof value === "object" && value !== null ? value : {}) as Record<
		string,
		unknown
	>;
	const names = Object.keys(DEFAULT_OPTIONS) as (keyof Options)[];
	const known = names.filter((name) => typeof given[name] === "boolean");
	const heat = heatNamed(given.heat) ?? DEFAULT_HEAT;
	const chosen = Object.fromEntries(known.map((name) => [name, given[name]]));
	return { ...DEFAULT_OPTIONS, ...chosen, heat };
}

function gameIn(pgn: string): Game {
	const [text] = splitPgn(pgn);
	if (text === undefined) throw new Error("there is no game in it");
	return readGame(pgn, text);
}

/** Lists of games that are still on their way, by the names of their texts: empty, and the same wherever a file is meant. */
type Awaited = Map<string, Library["games"]>;

const leftIn = (left: SavedLeft): LeftGame =>
	"pgn" in left ? left : { frame: left.frame as Frame };

function libraryIn(saved: SavedLibrary, game: Game, awaited: Awaited): Library {
	const games = awaited.get(saved.text) ?? [];
	awaited.set(saved.text, games);
	nameText(games, saved.text);
	return {
		text: "",
		games,
		open: saved.open,
		asRead: saved.isChanged ? undefined : game,
		left: new Map(saved.left.map(([index, left]) => [index, leftIn(left)])),
		problems: new Map(),
	};
}

/** What a record says of a game; it throws if that is not one of ours. */
function partsIn(saved: SavedGame, awaited: Awaited) {
	const looks = {
		orientation: saved.orientation === BLACK ? BLACK : WHITE,
		lens: lensNamed(saved.lens) ?? DEFAULT_LENS,
		isFromLink: saved.isFromLink === true,
	} as const;
	if (saved.pgn === undefined) return { looks, game: undefined };
	const game = gameIn(saved.pgn);
	const library = saved.library && libraryIn(saved.library, game, awaited);
	return { looks, game, frame: frameOn(game, saved.path ?? []), library };
}

function snapshotIn(saved: SavedGame, core: Core, awaited: Awaited): Snapshot | undefined {
	const { looks, game, frame, library } = partsIn(saved, awaited);
	if (game === undefined) return undefined;
	const control = core.computeControl(game.placements);
	return { ...looks, game, control, frame, library, isReplaced: true };
}

/** Puts a file where it is awaited; one that has gone is awaited no longer. */
function arrive(store: AppStore, awaited: Library["games"], name: string, text?: string): void {
	const found = text === undefined ? undefined : { text, games: splitPgn(text) };
	if (found !== undefined) nameText(found.games, name);
	const fill = <Part extends Pick<AppState, "library">>(part: Part): Part =>
		part.library?.games === awaited
			? { ...part, library: found && { ...part.library, ...found } }
			: part;
	const { library, past, future } = store.get();
	store.set({ ...fill({ library }), past: past.map(fill), future: future.map(fill) });
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Takes up what was kept, if it is sound; what is not is dropped with a note. The game that was open is there when this returns; the
 * promise is kept when those that it replaced are.
 */
export function restoreState(
	store: AppStore,
	core: Core,
	{ readText }: Pick<Shelf, "readText">,
	saved: Saved,
): Promise<void> {
	const awaited: Awaited = new Map();
	const drop = (error: unknown) =>
		console.warn(`What was kept was dropped: ${error instanceof Error ? error.message : error}`);
	try {
		if (saved.version !== VERSION) throw new Error("it is of another version");
		const { looks, game, frame, library } = partsIn(saved, awaited);
		const rest = { ...looks, options: optionsIn(saved.options), news: saved.news };
		if (game === undefined) store.set(rest);
		else open(store, core, { game, frame, news: "", rest: { ...rest, library } });
	} catch (error) {
		drop(error);
		return Promise.resolve();
	}

	async function takeUpReplaced(): Promise<void> {
		const earlier: Snapshot[] = [];
		for (const replaced of saved.replaced) {
			await pause();
			const snapshot = snapshotIn(replaced, core, awaited);
			if (snapshot !== undefined) earlier.push(snapshot);
		}
		store.set({ past: [...earlier, ...store.get().past] });
	}
	async function takeUpFiles(): Promise<void> {
		for (const [name, games] of awaited) arrive(store, games, name, await readText(name));
	}
	const done = takeUpReplaced().catch(drop);
	void done.then(takeUpFiles).catch(drop);
	return done;
}
