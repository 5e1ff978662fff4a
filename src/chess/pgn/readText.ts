// Reads a text: finds the game that it holds, or what is wrong with it.

import { gameFrom } from "../edit.ts";
import { FenError } from "../fenFault.ts";
import type { Game } from "../game.ts";
import { each, partOf, type Work } from "../work.ts";
import { isFault, PgnError, type Warning } from "./gameFault.ts";
import { type GameSpan, type GameText, wholeText } from "./gameText.ts";
import { withLines } from "./lex/textPlaces.ts";
import { splitting } from "./splitPgn.ts";
import { readingGame } from "./tree/readGame.ts";

/** A text, and where its games stand in it. */
type GamesOfText = { readonly text: string; readonly games: readonly GameText[] };

/** What was read of a text with games: the one that opens, and the faults of those before it. */
type ReadGames = GamesOfText & {
	readonly open: number;
	readonly asRead: Game;
	readonly left: ReadonlyMap<number, never>;
	readonly problems: ReadonlyMap<number, Warning>;
};

/** Returns a game of a list, or what is wrong with it. */
export function* readFrom({ text, games }: GamesOfText, index: number): Work<Game | Warning> {
	const game = games[index];
	if (game === undefined) return { code: "noSuchGame", place: undefined };
	try {
		return yield* readingGame(text, game);
	} catch (error) {
		if (!(error instanceof PgnError)) throw error;
		return error.fault;
	}
}

/** The fault of a text that holds no game: as a position if it may be one, else as a game. */
function* faultOf(text: string, { fault }: FenError): Work<Warning> {
	const asPosition: Warning = { code: "fen", fault, place: undefined };
	if (text.includes("/")) return asPosition;
	const found = yield* readFrom({ text, games: [wholeText(text)] }, 0);
	return isFault(found) ? found : asPosition;
}

export type ReadText = { readonly game: Game; readonly library: ReadGames | undefined };

/** A position alone is a game without moves. */
const asPgn = (text: string): string =>
	FEN.test(text) ? `[SetUp "1"]\n[FEN "${text.trim()}"]\n\n*` : text;

/** The rows of a board, and nothing that a game has. */
const FEN = /^\s*[1-8KQRBNPkqrbnp]+(?:\/[1-8KQRBNPkqrbnp]+){7}[^[\]"{}]*$/;

/**
 * Several texts as one. Each is cut into games by itself, so a text that ends within a comment
 * swallows nothing of the next.
 */
export function* joining(texts: readonly string[]): Work<GamesOfText> {
	let text = "";
	const games: GameSpan[] = [];
	for (const one of texts.map(asPgn)) {
		const before = text.length;
		text += `${one}\n\n`;
		const found = yield* splitting(one);
		yield* each(found, (game) => {
			games.push({
				...game,
				start: game.start + before,
				end: game.end + before,
				tags: game.tags.map((tag) => ({ ...tag, offset: tag.offset + before })),
				movesAt: game.movesAt + before,
			});
		});
	}
	return { text, games: yield* withLines(text, games) };
}

function* cut(given: string | readonly string[]): Work<GamesOfText> {
	return typeof given === "string"
		? { text: given, games: yield* splitting(given) }
		: yield* joining(given);
}

/** The approximate share of cutting a text into games in the whole work. */
const CUTTING = 0.2;

/**
 * Reads a text, or several as one list: as PGN, else as FEN, and the first game that can be read,
 * beginning with the one that is asked for. Returns what is wrong if there is none.
 */
export function* readText(given: string | readonly string[], asked = 0): Work<ReadText | Warning> {
	const { text, games } = yield* partOf(cut(given), 0, CUTTING);
	const problems = new Map<number, Warning>();
	const first = asked < games.length ? asked : 0;
	for (let count = 0; count < games.length; count++) {
		const open = (first + count) % games.length;
		yield CUTTING;
		const game = yield* partOf(readFrom({ text, games }, open), CUTTING, 1);
		if (isFault(game)) problems.set(open, game);
		else {
			return {
				game,
				library: { text, games, open, asRead: game, left: new Map<number, never>(), problems },
			};
		}
	}
	try {
		return { game: gameFrom(text), library: undefined };
	} catch (error) {
		if (!(error instanceof FenError)) throw error;
		return problems.get(0) ?? (yield* faultOf(text, error));
	}
}
