// Compares with the results of the readers of games before they were rebuilt, for texts of all
// kinds: the places of the games, their tags, moves and notes, and warnings with their places.
// frozen.json was written by the readers of that time; it changes with a bug of theirs alone.

import { expect, test } from "vitest";
import type { Frame } from "../../../../src/chess/frame.ts";
import { positionAt } from "../../../../src/chess/game.ts";
import { PgnError, type Warning } from "../../../../src/chess/pgn/gameFault.ts";
import { splitPgn } from "../../../../src/chess/pgn/splitPgn.ts";
import { readGame } from "../../../../src/chess/pgn/tree/readGame.ts";
import { formatPgn } from "../../../../src/chess/pgn/write/formatPgn.ts";
import { gameFaultText } from "../../../../src/messages/textFaults.ts";
import frozen from "../frozen.json" with { type: "json" };

const told = (fault: Warning) =>
	`${fault.place ? `${fault.place.line}:${fault.place.column} ` : ""}${gameFaultText(fault)}`;

/** All that a text's readers give, in short. */
function summaryOf(text: string) {
	return splitPgn(text).map((part) => {
		const { start: from, end: to, movesAt: moves } = part;
		const tags = part.tags.map(({ name, value, offset }) => [name, value, offset]);
		const head = { from, to, moves, tags };
		try {
			const game = readGame(text, part);
			return {
				...head,
				pgn: formatPgn(game),
				plies: game.plies,
				result: game.result,
				end: positionAt(game, game.plies as Frame).fen,
				warnings: game.warnings.map(told),
				...(game.fault && { fault: told(game.fault) }),
			};
		} catch (error) {
			if (!(error instanceof PgnError)) throw error;
			return { ...head, error: told(error.fault) };
		}
	});
}

test.each(frozen)("reading $text gives the recorded result", ({ text, games }) => {
	expect(summaryOf(text)).toEqual(games);
});
