// The reader beside the careful loader: the same games, cut at the same places, with the same tags,
// moves, positions and results.

import { decodeText } from "../../src/chess/decode.ts";
import type { Game } from "../../src/chess/game.ts";
import { PgnError } from "../../src/chess/pgn/gameFault.ts";
import type { GameText } from "../../src/chess/pgn/gameText.ts";
import { splitPgn } from "../../src/chess/pgn/splitPgn.ts";
import { tagsOf } from "../../src/chess/pgn/tags/tags.ts";
import { readGame, settleResult } from "../../src/chess/pgn/tree/readGame.ts";
import { WORDS_PER_PLACEMENT } from "../../src/chess/placement.ts";
import { GameReader, type GameSink } from "../../src/games/reader/gameReader.ts";
import type { GameView } from "../../src/games/reader/gameView.ts";
import { gameFaultText } from "../../src/messages/textFaults.ts";
import { testReader } from "./core.ts";

/** The compared facts of a game. */
type Seen = {
	readonly cut: string;
	readonly tags: readonly (readonly [string, string])[];
	readonly plies: number;
	readonly positions: string;
	readonly moves: readonly string[];
	readonly result: string;
	readonly end: string;
};

const BECOMES = ["", "n", "b", "r", "q"];

const nameOf = (square: number) => "abcdefgh".charAt(square & 7) + String((square >> 3) + 1);

const wayOf = (move: number) =>
	`${nameOf(move & 63)}${nameOf((move >> 6) & 63)}${BECOMES[move >> 12]}`;

const cutOf = (text: string, { start, movesAt, tags }: GameText) =>
	`${tags.map(({ offset }) => offset - start)} ${text.slice(start, movesAt)}`;

function seenOf(view: GameView): Seen {
	const text = view.text();
	const piece = view.piece(text);
	const tags = tagsOf(piece);
	const { result } = settleResult(piece, tags, view.written, () => ({ line: 1, column: 1 }));
	return {
		cut: cutOf(text, piece),
		tags: [...tags],
		plies: view.plies,
		positions: String(view.placements),
		moves: Array.from(view.moves, wayOf),
		result,
		end: view.endFen(),
	};
}

function expectedOf(text: string, piece: GameText): Seen | string {
	let game: Game;
	try {
		game = readGame(text, piece);
	} catch (error) {
		if (!(error instanceof PgnError)) throw error;
		return gameFaultText(error.fault);
	}
	if (game.fault !== undefined) return gameFaultText(game.fault);
	const { plies, placements, result } = game;
	return {
		cut: cutOf(text, piece),
		tags: [...game.tags],
		plies,
		positions: String(placements.subarray(0, (plies + 1) * WORDS_PER_PLACEMENT)),
		moves: game.positions.slice(1, plies + 1).map(({ move }) => {
			if (move === undefined) return "";
			const promotion = BECOMES[(move.promotion & 7) - 1] ?? "";
			return `${nameOf(move.from)}${nameOf(move.to)}${promotion}`;
		}),
		result,
		end: game.positions[plies]?.fen ?? "",
	};
}

export type Agreement = { readonly games: number; readonly handed: number };

/**
 * Reads bytes by both, in pieces of so many bytes; gives what differs as a sentence, or how many
 * games there were.
 */
export function compareReaders(bytes: Uint8Array, step = bytes.length): Agreement | string {
	const text = decodeText(bytes);
	const pieces = splitPgn(text);
	const utf8 = new TextEncoder().encode(text);
	let index = 0;
	let handed = 0;
	let fault: string | undefined;
	const tell = (what: string) => {
		fault ??= `game ${index + 1}: ${what}`;
	};
	const sink: GameSink = {
		see(view) {
			const piece = pieces[index];
			const seen = seenOf(view);
			if (piece === undefined) tell(`read, and there is none: ${seen.cut}`);
			else {
				const expected = JSON.stringify(expectedOf(text, piece));
				if (JSON.stringify(seen) !== expected) tell(`${JSON.stringify(seen)}\n${expected}`);
			}
			index++;
		},
		*hand(part, games) {
			for (const game of games) {
				yield 0;
				const piece = pieces[index];
				const here = part.slice(game.start, game.end);
				const there = piece && text.slice(piece.start, piece.end);
				if (here !== there) tell(`cut in another way: ${here}\n${there}`);
				index++;
				handed++;
			}
		},
	};
	const own = new GameReader(testReader());
	for (let at = 0; at < utf8.length; at += Math.max(1, step)) {
		let end = Math.min(utf8.length, at + step);
		// No letter is torn.
		while (end < utf8.length && ((utf8[end] ?? 0) & 0xc0) === 0x80) end++;
		own.read(utf8.subarray(at, end), sink);
		at = end - Math.max(1, step);
	}
	own.end(sink);
	if (fault !== undefined) return fault;
	return index === pieces.length
		? { games: index, handed }
		: `${index} games, and there are ${pieces.length}`;
}
