// Opens games and positions, and the games of a library, each as it was left. This module imports
// the PGN parser, so the application loads it when there is something to read.

import { frameOn } from "../../chess/edit.ts";
import type { Frame } from "../../chess/frame.ts";
import type { Game } from "../../chess/game.ts";
import { isFault, type Warning } from "../../chess/pgn/gameFault.ts";
import { readFrom, readText } from "../../chess/pgn/readText.ts";
import { splitting } from "../../chess/pgn/splitPgn.ts";
import { startOf } from "../../chess/pgn/tags/opensAt.ts";
import { partOf, type Work } from "../../chess/work.ts";
import type { GameControl } from "../../control/controlMap.ts";
import type { Core } from "../../control/core.ts";
import { textFaultText } from "../../messages/textFaults.ts";
import type { AppState, Arrival, LessonMark, Library } from "../state/appState.ts";
import type { AppStore } from "../state/appStore.ts";
import type { News } from "../state/news.ts";
import { open } from "./open.ts";
import { type AskAbout, receive } from "./receive.ts";
import { openGames } from "./replacing.ts";

/** The library when its open game is left: how it was left is kept, in full if it was changed. */
function leave(library: Library, { game, control, frame }: AppState): Library {
	const left = game === library.asRead ? { frame } : { game, control, frame };
	return { ...library, left: new Map(library.left).set(library.open, left) };
}

/**
 * A game of the library as it was left, or as its text has it. Returns the fault if it cannot be
 * read.
 */
function* gameAt(library: Library, index: number): Work<Turned | Warning> {
	const left = library.left.get(index);
	if (left !== undefined && "game" in left) return { ...left, asRead: undefined };
	if (left !== undefined && "pgn" in left) {
		const games = yield* partOf(splitting(left.pgn), 0, 0.2);
		const game = yield* partOf(readFrom({ text: left.pgn, games }, 0), 0.2, 1);
		return isFault(game) ? game : { game, frame: frameOn(game, left.path), asRead: undefined };
	}
	const game = yield* readFrom(library, index);
	return isFault(game) ? game : { game, frame: left?.frame ?? startOf(game), asRead: game };
}

/** A game that is turned to. */
type Turned = {
	readonly game: Game;
	readonly control?: GameControl | undefined;
	readonly frame: Frame;
	readonly asRead: Game | undefined;
};

/** The frame that turning to a game shows: where it opens, or the end of its main line. */
export type End = "start" | "end";

/** How a text is brought. */
export type Bringing = Partial<Pick<Arrival, "by" | "rest">> & {
	/** Said where it takes the place of a game. */
	readonly news?: News | undefined;
	/** The move of its main line that it opens at. */
	readonly ply?: number | undefined;
	/** Its record, if it comes from the shelf of lessons. */
	readonly lesson?: LessonMark | undefined;
};

export type Loader = ReturnType<typeof createLoader>;

export function createLoader(store: AppStore, core: Core, ask?: AskAbout) {
	/**
	 * Opens a game of the library. Returns false where it cannot be read: the library notes why, and
	 * the open one stays. Turning to an end of it is no change: no notice appears, and undo ignores
	 * it.
	 */
	function* openingGame(index: number, end?: End): Work<boolean> {
		const asked = store.get().library;
		if (asked?.games[index] === undefined) return false;
		if (asked.open === index) return true;
		const found = yield* gameAt(asked, index);
		// Moves may have been made meanwhile.
		const state = store.get();
		const { library, isFromLink, past, future } = state;
		if (library?.games !== asked.games) return false;
		if (isFault(found)) {
			const problems = new Map(library.problems).set(index, found);
			store.set({ problem: textFaultText(found), library: { ...library, problems } });
			return false;
		}
		const { game, control, asRead } = found;
		const rest = {
			control,
			isFromLink,
			library: { ...leave(library, state), open: index, asRead },
		};
		if (end === undefined) {
			const news = {
				code: "turned",
				number: index + 1,
				before: library.open + 1,
				games: openGames(state),
			} as const;
			open(store, core, { game, frame: found.frame, news, rest });
		} else {
			const frame = end === "start" ? startOf(game) : (game.plies as Frame);
			const history = { past, future, news: undefined };
			open(store, core, { game, frame, rest: { ...rest, ...history } });
		}
		return true;
	}

	/**
	 * Reads the games of a text, or of several, and lets them in. Returns whether they could be read:
	 * if not, only the problem changes.
	 */
	function* loading(
		text: string | readonly string[],
		{ news = { code: "another" }, by, ply, rest, lesson }: Bringing = {},
	): Work<boolean> {
		const found = yield* readText(text);
		if (isFault(found)) {
			const problem = textFaultText(found);
			console.error(problem);
			store.set({ problem });
			return false;
		}
		const { plies } = found.game;
		const frame = ply === undefined ? startOf(found.game) : (Math.min(ply, plies) as Frame);
		const library = found.library && { ...found.library, lesson };
		receive(store, core, { ...found, library, frame, news, by, rest }, by && ask);
		return true;
	}

	return { openingGame, loading };
}
