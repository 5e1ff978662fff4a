// The state that survives a reload: the game with the current position, its file with the changes
// to its other games, the view of the board, and the games that were replaced. Files are saved
// apart, once each, since the rest is written often.

import type { Lens } from "../../board/heat/lenses.ts";
import { choicesTo } from "../../chess/edit.ts";
import type { Game } from "../../chess/game.ts";
import { formatPgn } from "../../chess/pgn/write/formatPgn.ts";
import type { Side } from "../../chess/piece.ts";
import { randomName } from "../../runtime/randomName.ts";
import type { AppState, LeftGame, Library, Reference, Snapshot } from "../state/appState.ts";
import type { News } from "../state/news.ts";
import type { Options } from "../state/options.ts";

export const VERSION = 2;

/** Characters. Longer files are not saved: after a reload only the open game is there. */
export const LONGEST_KEPT = 50_000_000;

/** The number of replaced games that are saved. */
export const MOST_REPLACED = 5;

export type SavedLeft =
	| { readonly frame: number }
	| { readonly pgn: string; readonly path: readonly number[] };

export type SavedLibrary = {
	/** The name of its text. */
	readonly text: string;
	readonly open: number;
	/** Does the open game differ from the text? */
	readonly isChanged: boolean;
	readonly left: readonly (readonly [number, SavedLeft])[];
	readonly lesson?: Library["lesson"];
};

export type SavedGame = {
	/** Undefined for the empty board. */
	readonly pgn: string | undefined;
	/** At each frame on the way which of its moves was taken. */
	readonly path: readonly number[];
	readonly library: SavedLibrary | undefined;
	readonly isFromLink: boolean;
	readonly orientation: Side;
	readonly lens: Lens;
};

/** The position to compare with, and whether comparing was on. */
export type SavedReference = Pick<Reference, "origin" | "fen"> & { readonly isCompared: boolean };

export type Saved = SavedGame & {
	readonly version: typeof VERSION;
	/** When it was written, in milliseconds since 1970. */
	readonly at: number;
	/** When its tab changed the open game, or opened another. Undefined if it never did. */
	readonly changedAt?: number | undefined;
	/** Records of other tabs that this one is newer than: `knownElsewhere` of the state. */
	readonly known?: AppState["knownElsewhere"] | undefined;
	readonly options: Options;
	/** Undefined if there was none. */
	readonly reference?: SavedReference | undefined;
	readonly news: News | undefined;
	/** The games that were replaced last, the latest at the end. */
	readonly replaced: readonly SavedGame[];
};

/** The games of a record that were replaced, and, unless without it, the one that was open. */
export function gamesIn(saved: Saved, isWithoutOpen: boolean): readonly SavedGame[] {
	if (saved.version !== VERSION) return [];
	if (isWithoutOpen || saved.pgn === undefined) return saved.replaced;
	const { pgn, path, library, isFromLink, orientation, lens } = saved;
	return [...saved.replaced, { pgn, path, library, isFromLink, orientation, lens }];
}

/** The names of all files that a record's games are from. */
export const textNames = (saved: Saved): string[] =>
	[saved, ...saved.replaced].flatMap(({ library }) => library?.text ?? []);

/** Formatted once for each game; moves of the cursor reuse the text. */
const written = new WeakMap<Game, string>();

function pgnOf(game: Game): string {
	const known = written.get(game) ?? formatPgn(game);
	written.set(game, known);
	return known;
}

/**
 * The name of a file's text on the shelf: a new one for each list of games, the same for as long as
 * that list exists.
 */
const names = new WeakMap<Library["games"], string>();

function textName({ games }: Pick<Library, "games">): string {
	const known = names.get(games) ?? randomName();
	names.set(games, known);
	return known;
}

/** A list of games whose text has a name already. */
export const nameText = (games: Library["games"], name: string) => names.set(games, name);

function savedLeft(left: LeftGame): SavedLeft {
	if (!("game" in left)) return left;
	return { pgn: pgnOf(left.game), path: choicesTo(left.game, left.frame) };
}

export const isKept = ({ text }: Library): boolean => text.length <= LONGEST_KEPT;

function savedLibrary(library: Library | undefined, game: Game): SavedLibrary | undefined {
	if (library === undefined || !isKept(library)) return undefined;
	return {
		text: textName(library),
		open: library.open,
		isChanged: game !== library.asRead,
		left: [...library.left].map(([index, left]) => [index, savedLeft(left)]),
		...(library.lesson && { lesson: library.lesson }),
	};
}

const savedGame = (state: Omit<Snapshot, "isReplaced">): SavedGame => ({
	pgn: state.isOpen ? pgnOf(state.game) : undefined,
	path: choicesTo(state.game, state.frame),
	library: savedLibrary(state.library, state.game),
	isFromLink: state.isFromLink,
	orientation: state.orientation,
	lens: state.lens,
});

const savedReference = ({ reference, isComparing }: AppState): SavedReference | undefined =>
	reference && { origin: reference.origin, fen: reference.fen, isCompared: isComparing };

const replacedIn = ({ past }: AppState): readonly Snapshot[] =>
	past.filter(({ isReplaced, isOpen }) => isReplaced && isOpen).slice(-MOST_REPLACED);

export const formatState = (state: AppState, at: number): Saved => ({
	...savedGame(state),
	version: VERSION,
	at,
	known: state.knownElsewhere,
	options: state.options,
	reference: savedReference(state),
	news: state.news,
	replaced: replacedIn(state).map(savedGame),
});

/**
 * The texts of all files that a state's games are from, by their names, but for those that are too
 * long or still on their way.
 */
export function textsOf(state: AppState): ReadonlyMap<string, string> {
	const texts = new Map<string, string>();
	for (const { library } of [state, ...replacedIn(state)]) {
		const isHere = library !== undefined && library.games.length > 0;
		if (isHere && isKept(library)) texts.set(textName(library), library.text);
	}
	return texts;
}
