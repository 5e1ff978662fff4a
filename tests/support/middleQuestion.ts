// A question of an exercise, about the middle of the board.

import { squareNamed } from "../../src/chess/square.ts";

export const MIDDLE_QUESTION = {
	position: "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w",
	next: "",
	move: "",
	kind: "white",
	region: { from: squareNamed("c3"), to: squareNamed("f6") },
	answer: "map",
	afterwards: "end",
	text: "",
} as const;
