// Reading games and positions into the store. It brings the PGN parser along, so the application loads it when there is
// something to read.

import { gameFrom } from "../chess/edit.ts";
import { FenError } from "../chess/fen.ts";
import { FIRST_FRAME } from "../chess/frame.ts";
import type { Game } from "../chess/game.ts";
import { PgnError, readGame } from "../chess/pgn.ts";
import { splitPgn } from "../chess/pgnText.ts";
import type { Core } from "../control/core.ts";
import { type AppStore, at, type Library } from "./appStore.ts";

/** Returns a game of a list, or what is wrong with it. */
function readFrom({ text, games }: Pick<Library, "text" | "games">, index: number): Game | string {
	try {
		const game = games[index];
		return game === undefined ? "There is no such game" : readGame(text, game);
	} catch (error) {
		if (!(error instanceof PgnError)) throw error;
		const at = error.place && `line ${error.place.line}, column ${error.place.column}: `;
		return `${at ?? ""}${error.message}`;
	}
}

/** Says what is wrong with a text that holds no game: as a position if it may be meant as one, else as a game. */
function whyNot(text: string, asPosition: FenError): string {
	if (text.includes("/")) return asPosition.message;
	const whole = { start: 0, end: text.length, tags: [], movesAt: 0 };
	const found = readFrom({ text, games: [whole] }, 0);
	return typeof found === "string" ? found : asPosition.message;
}

export type Loader = ReturnType<typeof createLoader>;

export function createLoader(store: AppStore, core: Core) {
	/** A game enters complete: with the control of all its frames, in one set. */
	function open(game: Game, library: Library | undefined): void {
		store.set({
			game,
			...at(FIRST_FRAME),
			library,
			control: core.computeControl(game.placements),
			problem: undefined,
			past: [],
			future: [],
			inspected: undefined,
			preview: undefined,
		});
	}

	return {
		/** Opens a game of the library. Returns false where it cannot be read: the library notes why, and the open one stays. */
		openGame(index: number): boolean {
			const { library } = store.get();
			if (library?.games[index] === undefined) return false;
			const found = readFrom(library, index);
			if (typeof found === "string") {
				const problems = new Map(library.problems).set(index, found);
				store.set({ problem: found, library: { ...library, problems } });
				return false;
			}
			open(found, { ...library, open: index });
			return true;
		},
		/** Reads a text as PGN, else as FEN. Returns whether it could: if not, all stays but for the problem. */
		load(text: string): boolean {
			const games = splitPgn(text);
			const problems = new Map<number, string>();
			for (let index = 0; index < games.length; index++) {
				const found = readFrom({ text, games }, index);
				if (typeof found !== "string") {
					open(found, { text, games, open: index, problems });
					return true;
				}
				problems.set(index, found);
			}
			try {
				open(gameFrom(text), undefined);
				return true;
			} catch (error) {
				if (!(error instanceof FenError)) throw error;
				const problem = problems.get(0) ?? whyNot(text, error);
				console.error(problem);
				store.set({ problem });
				return false;
			}
		},
	};
}
