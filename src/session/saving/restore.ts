// Restores a saved record: the open game at once, then the games that were replaced; files follow
// later. Games are saved as PGN, so this module imports the parser.

import { DEFAULT_HEAT, heatNamed } from "../../board/heat/heats.ts";
import { DEFAULT_LENS, lensNamed } from "../../board/heat/lenses.ts";
import { frameOn } from "../../chess/edit.ts";
import type { Frame } from "../../chess/frame.ts";
import type { Game } from "../../chess/game.ts";
import { splitting } from "../../chess/pgn/splitPgn.ts";
import { readingGame } from "../../chess/pgn/tree/readGame.ts";
import { BLACK, WHITE } from "../../chess/piece.ts";
import { partOf, type Work } from "../../chess/work.ts";
import type { Core } from "../../control/core.ts";
import { isMeter } from "../../review/meters.ts";
import { atOnce, type Run } from "../../runtime/slices.ts";
import { open } from "../opening/open.ts";
import type { AppState, LeftGame, Library, ReferenceOrigin, Snapshot } from "../state/appState.ts";
import type { AppStore } from "../state/appStore.ts";
import { DEFAULT_OPTIONS, type Options, SPEEDS } from "../state/options.ts";
import { opened } from "../state/panels.ts";
import type { Lost } from "../state/problems.ts";
import { referenceOf } from "../state/reference.ts";
import { styleNamed } from "../state/styleNames.ts";
import type { Shelf } from "./database.ts";
import {
	nameText,
	type Saved,
	type SavedGame,
	type SavedLeft,
	type SavedLibrary,
	type SavedReference,
	VERSION,
} from "./serialize.ts";
import { soundNews } from "./soundRecord.ts";

function optionsIn(value: unknown): Options {
	const given = (typeof value === "object" && value !== null ? value : {}) as Record<
		string,
		unknown
	>;
	const names = Object.keys(DEFAULT_OPTIONS) as (keyof Options)[];
	const known = names.filter((name) => typeof given[name] === "boolean");
	const heat = heatNamed(given.heat) ?? DEFAULT_HEAT;
	const chosen = Object.fromEntries(known.map((name) => [name, given[name]]));
	const named = String(given.meter);
	const meter = isMeter(named) ? named : DEFAULT_OPTIONS.meter;
	const speed = SPEEDS.find((one) => one === given.speed) ?? DEFAULT_OPTIONS.speed;
	const size = Number(given.growth);
	const growth = size > 0 && size <= 1 ? size : 0;
	const style = styleNamed(given.board, given.pieces);
	return { ...DEFAULT_OPTIONS, ...chosen, ...style, heat, meter, speed, growth };
}

/** The origin of a reference position; records of other versions may hold anything. */
function originIn(value: unknown): ReferenceOrigin {
	const { kind, move } = (value ?? {}) as { readonly kind?: unknown; readonly move?: unknown };
	if (kind === "after" && typeof move === "string") return { kind, move };
	return { kind: kind === "start" ? "start" : "pasted" };
}

/** The position to compare with, if the record has one that is sound. */
function referenceIn(core: Core, saved: SavedReference | undefined): Partial<AppState> {
	if (typeof saved?.fen !== "string") return {};
	try {
		const reference = referenceOf(core, saved.fen, originIn(saved.origin));
		return { reference, ...(saved.isCompared === true && opened("compare")) };
	} catch (error) {
		console.warn(error);
		return {};
	}
}

function* gameIn(pgn: string): Work<Game> {
	const [text] = yield* partOf(splitting(pgn), 0, 0.1);
	if (text === undefined) throw new Error("there is no game in it");
	return yield* partOf(readingGame(pgn, text), 0.1, 1);
}

/**
 * Lists of games that are still to be read, by the names of their texts: empty, and one list for
 * each file.
 */
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
		lesson: saved.lesson,
	};
}

type Parts = {
	readonly looks: Pick<AppState, "orientation" | "lens" | "isFromLink">;
} & (
	| { readonly game: undefined }
	| { readonly game: Game; readonly frame: Frame; readonly library: Library | undefined }
);

/** The game of a record; throws if the record is not one of ours. */
function* partsIn(saved: SavedGame, awaited: Awaited): Work<Parts> {
	const looks = {
		orientation: saved.orientation === BLACK ? BLACK : WHITE,
		lens: lensNamed(saved.lens) ?? DEFAULT_LENS,
		isFromLink: saved.isFromLink === true,
	} as const;
	if (saved.pgn === undefined) return { looks, game: undefined };
	const game = yield* gameIn(saved.pgn);
	const library = saved.library && libraryIn(saved.library, game, awaited);
	return { looks, game, frame: frameOn(game, saved.path ?? []), library };
}

/** A game as a snapshot to go back to. Undefined if there was none. */
function snapshotOf(parts: Parts, core: Core): Snapshot | undefined {
	if (parts.game === undefined) return undefined;
	const { looks, game, frame, library } = parts;
	const control = core.computeControl(game.placements);
	return { ...looks, game, isOpen: true, control, frame, library, isReplaced: true };
}

/**
 * Puts a file where it is awaited. A missing file is awaited no longer; if it is that of the open
 * game, the loss is reported.
 */
function* arrive(
	store: AppStore,
	awaited: Library["games"],
	name: string,
	text?: string,
): Work<void> {
	const found = text === undefined ? undefined : { text, games: yield* splitting(text) };
	if (found !== undefined) nameText(found.games, name);
	const fill = <Part extends Pick<AppState, "library">>(part: Part): Part =>
		part.library?.games === awaited
			? { ...part, library: found && { ...part.library, ...found } }
			: part;
	const { library, past, future, lost } = store.get();
	const isMissing = found === undefined && library?.games === awaited;
	store.set({
		...fill({ library }),
		lost: isMissing ? "file" : lost,
		past: past.map(fill),
		future: future.map(fill),
	});
}

/** The promises of a restored state. */
export type Restoring = {
	/** Resolves when the open game is restored: with false if something else was opened meanwhile. */
	readonly open: Promise<boolean>;
	/** Resolves when the games that it replaced are restored as well. */
	readonly all: Promise<void>;
};

/**
 * Restores the sound parts of a record; the others are dropped with a warning. If something else
 * was opened meanwhile, the saved game joins those to go back to.
 */
export function restoreState(
	store: AppStore,
	core: Core,
	{ readText }: Pick<Shelf, "readText">,
	saved: Saved,
	run: Run = atOnce,
): Restoring {
	const awaited: Awaited = new Map();
	const before = store.get().game;
	const drop = (error: unknown) =>
		console.warn(`What was kept was dropped: ${error instanceof Error ? error.message : error}`);
	const takeBack = (earlier: readonly Snapshot[]) =>
		store.set({ past: [...earlier, ...store.get().past] });
	/** The game of a record. Undefined if it cannot be read, which is reported: the others stay. */
	async function read(game: SavedGame, lost: Lost): Promise<Parts | undefined> {
		try {
			return await run(partsIn(game, awaited));
		} catch (error) {
			drop(error);
			store.set({ lost: store.get().lost ?? lost });
			return undefined;
		}
	}

	async function takeUpOpen(): Promise<boolean> {
		if (saved.version !== VERSION) throw new Error("it is of another version");
		const parts = await read(saved, "game");
		const own = { options: optionsIn(saved.options), knownElsewhere: saved.known ?? {} };
		const rest = parts ? { ...parts.looks, ...own, news: soundNews(saved.news) } : own;
		const isWaitedFor = store.get().game === before;
		if (parts?.game === undefined) store.set(isWaitedFor ? rest : own);
		else if (isWaitedFor) {
			const { game, frame, library } = parts;
			const compared = referenceIn(core, saved.reference);
			open(store, core, { game, frame, rest: { ...rest, ...compared, library } });
		} else {
			store.set({ knownElsewhere: own.knownElsewhere });
			takeBack([snapshotOf(parts, core)].filter((snapshot) => snapshot !== undefined));
		}
		return isWaitedFor;
	}
	async function takeUpReplaced(): Promise<void> {
		const earlier: Snapshot[] = [];
		for (const replaced of saved.replaced) {
			const parts = await read(replaced, "replaced");
			const snapshot = parts && snapshotOf(parts, core);
			if (snapshot !== undefined) earlier.push(snapshot);
		}
		takeBack(earlier);
	}
	async function takeUpFiles(): Promise<void> {
		for (const [name, games] of awaited)
			await run(arrive(store, games, name, await readText(name)));
	}
	const taken = takeUpOpen();
	const all = taken.then(takeUpReplaced).catch(drop);
	void all.then(takeUpFiles).catch(drop);
	return { open: taken.catch(() => store.get().game === before), all };
}
