// What a position or a game holds, for programs of others: FENs and PGNs in, plain objects out.

import { gameFrom } from "../../chess/edit.ts";
import { changeFacts } from "../../review/reported/change.ts";
import type { ReviewTools } from "../../review/reported/review.ts";
import { squareFacts } from "../../review/reported/square.ts";
import { tacticFacts } from "../../review/reported/tactics.ts";
import { argumentError, requireText } from "../arguments.ts";
import { inspectIn } from "../control.ts";
import { explainSquare } from "../explainSquare.ts";
import type { Change, SquareReview, Tactic } from "./answers.ts";
import { reviewGame } from "./reviewGame.ts";

/** A move without the number that a review writes before it. */
const bare = (move: string) => requireText("a move", move).replace(/^\d+\.+\s*/, "");

const position = (fen: string) => gameFrom(requireText("a FEN", fen));

export function openReview(tools: ReviewTools): SquareReview {
	return {
		tactics(fen, line) {
			if (line !== undefined && !Array.isArray(line))
				throw argumentError("an array of moves", line);
			return tacticFacts(tools, position(fen), line) as Tactic[];
		},
		change: (fen, move) => changeFacts(tools, position(fen), bare(move)) as Change,
		explain(fen, name) {
			const game = position(fen);
			const { square, sentence } = explainSquare(tools.core, fen, name);
			const found = inspectIn(tools.core, fen, name);
			return { ...found, sentence, ...squareFacts(tools, game, square) };
		},
		review: (game, options) => reviewGame(tools, game, options),
	};
}
