// Reading games and positions. It brings the PGN parser along, so the application loads it when there is something to read.

import { gameFrom } from "../chess/edit.ts";
import { FenError } from "../chess/fen.ts";
import type { Game } from "../chess/game.ts";
import { PgnError, readGame } from "../chess/pgn/readGame.ts";
import { splitPgn } from "../chess/pgn/splitPgn.ts";
import type { Core } from "../control/core.ts";
import type { AppStore, Library } from "./appStore.ts";
import { open } from "./open.ts";

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

export type Found = { readonly game: Game; readonly library: Library | undefined };

/** Reads a text as PGN, else as FEN: the first game that can be read. Returns what is wrong if there is none. */
export function readText(text: string): Found | string {
	const games = splitPgn(text);
	const problems = new Map<number, string>();
	for (let index = 0; index < games.length; index++) {
		const game = readFrom({ text, games }, index);
		if (typeof game !== "string") return { game, library: { text, games, open: index, problems } };
		problems.set(index, game);
	}
	try {
		return { game: gameFrom(text), library: undefined };
	} catch (error) {
		if (!(error instanceof FenError)) throw error;
		return problems.get(0) ?? whyNot(text, error);
	}
}

export type Loader = ReturnType<typeof createLoader>;

export function createLoader(store: AppStore, core: Core) {
	return {
		/** Opens a game of the library. Returns false where it cannot be read: the library notes why, and the open one stays. */
		openGame(index: number): boolean {
			const { library } = store.get();
			if (library?.games[index] === undefined) return false;
			const game = readFrom(library, index);
			if (typeof game === "string") {
				const problems = new Map(library.problems).set(index, game);
				store.set({ problem: game, library: { ...library, problems } });
				return false;
			}
			open(store, core, { game, rest: { library: { ...library, open: index } } });
			return true;
		},
		/** Opens what a text holds. Returns whether it could be read: if not, all stays but for the problem. */
		load(text: string): boolean {
			const found = readText(text);
			if (typeof found === "string") {
				console.error(found);
				store.set({ problem: found });
				return false;
			}
			open(store, core, { game: found.game, rest: { library: found.library } });
			return true;
		},
	};
}
