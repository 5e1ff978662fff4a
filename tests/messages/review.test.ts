// The sentence of each kind of moment, letter by letter.

import { expect, test } from "vitest";
import { BLACK, pieceLettered, WHITE } from "../../src/chess/piece.ts";
import { squareNamed } from "../../src/chess/square.ts";
import { decisiveWords } from "../../src/messages/en/panels/decisive.ts";
import { reviewWords } from "../../src/messages/en/panels/review.ts";
import { sidelineWords } from "../../src/messages/en/panels/sideline.ts";
import type { HangingMoment, Moment, SquareMoment } from "../../src/review/moment.ts";

const base = { ply: 8, side: BLACK, squares: [], weight: 1 } as const;

const hanging: HangingMoment = {
	...base,
	kind: "hanging",
	move: "4...h6",
	square: squareNamed("e4"),
	piece: pieceLettered("n"),
	gain: 3,
	reply: { side: WHITE, move: "5.Nxe4" },
};

const forGood: SquareMoment = {
	...base,
	kind: "square",
	move: "17...Bf6",
	square: squareNamed("d4"),
	weighty: "centre",
};

const SENTENCES: readonly (readonly [string, Moment, string])[] = [
	[
		"a piece that was taken",
		hanging,
		"After 4...h6 the knight on e4 hangs: taking it wins 3 points by exchanges. White took it with 5.Nxe4.",
	],
	[
		"a piece that was not taken",
		{ ...hanging, kind: "missed", reply: { side: WHITE, move: "5.d3" } },
		"After 4...h6 the knight on e4 hangs: taking it wins 3 points by exchanges. White played 5.d3 instead.",
	],
	[
		"a piece that hung when the game ended",
		{ ...hanging, reply: undefined },
		"After 4...h6 the knight on e4 hangs: taking it wins 3 points by exchanges. The game ended there.",
	],
	[
		"a trapped piece",
		{
			...base,
			kind: "trapped",
			move: "2.Kb2",
			square: squareNamed("a2"),
			piece: pieceLettered("b"),
			takenBy: "3.Kxa2",
		},
		"After 2.Kb2 the bishop on a2 is trapped: it would be lost wherever it goes. It was taken with 3.Kxa2.",
	],
	[
		"a knight on an outpost, until it was taken",
		{
			...base,
			kind: "outpost",
			move: "16...Nd3",
			squares: ["d3", "c1", "e1"].map(squareNamed),
			square: squareNamed("d3"),
			piece: pieceLettered("n"),
			stayed: 17,
			takenBy: "34.Qxd3",
		},
		"16...Nd3 put a knight on d3, out of reach of White’s pawns. It took c1 and e1, and stayed for 17 moves, until 34.Qxd3.",
	],
	[
		"a big swing",
		{
			...base,
			kind: "swing",
			move: "11.Bxb7",
			squares: [squareNamed("b7"), squareNamed("c6")],
			before: { light: 20, dark: 25, contested: 5, neutral: 14 },
			after: { light: 29, dark: 18, contested: 4, neutral: 13 },
		},
		"11.Bxb7 changed the control of 2 squares: White went from 20 squares to 29, Black from 25 to 18.",
	],
	[
		"a square of the centre",
		forGood,
		"After 17...Bf6 Black controlled d4, in the centre, for the rest of the game.",
	],
	[
		"a square beside a king",
		{ ...forGood, square: squareNamed("g2"), weighty: "besideKing" },
		"After 17...Bf6 Black controlled g2, beside White’s king, for the rest of the game.",
	],
	[
		"a square that no pawn can attack any more",
		{ ...forGood, side: WHITE, square: squareNamed("c6"), weighty: "beyondPawns" },
		"After 17...Bf6 White controlled c6, which no black pawn could attack any more, for the rest of the game.",
	],
	[
		"released tension",
		{ ...base, kind: "tension", move: "9.cxd5", before: 8, after: 3 },
		"9.cxd5 brought the number of contested squares down from 8 to 3.",
	],
];

test.each(SENTENCES)("%s", (_name, moment, sentence) => {
	expect(reviewWords.moment(moment)).toBe(sentence);
});

test.each<readonly [Moment, string]>([
	[
		hanging,
		"The knight on e4 hangs: taking it wins 3 points by exchanges. White took it with 5.Nxe4.",
	],
	[forGood, "Black controlled d4, in the centre, for the rest of the game."],
	[
		{ ...base, kind: "tension", move: "9.cxd5", before: 8, after: 3 },
		"The number of contested squares fell from 8 to 3.",
	],
])("a heading names the move: %o", (moment, sentence) => {
	expect(reviewWords.momentUnderMove(moment)).toBe(sentence);
});

test("evaluations are White's, whoever moved", () => {
	expect(decisiveWords.change(WHITE, 30, -400)).toBe("+0.3 → −4.0 for White");
	expect(decisiveWords.change(BLACK, -20, -560)).toBe("+0.2 → +5.6 for White");
	expect(decisiveWords.spokenChange(BLACK, 2000, -20)).toBe("For White from lost to +0.2");
	expect(decisiveWords.others(6, 0)).toBe("6 other moments");
	expect(decisiveWords.others(6, 1)).toBe("6 other moments (1 blunder)");
	expect(decisiveWords.givenBack("19...Kxf7??", true)).toBe("19...Kxf7?? gave it back at once.");
	expect(decisiveWords.givenBack("20.Qe2??", false)).toBe("20.Qe2?? gave most of it back at once.");
});

test("lines that are played on the board", () => {
	expect(sidelineWords.back("15.Qh5")).toBe("Back to 15.Qh5");
	expect(sidelineWords.signs).toBe("What colours and signs mean");
	expect(sidelineWords.back(undefined)).toBe("Back to the start");
	expect(sidelineWords.place(2, 5)).toBe("2 of 5");
	expect(sidelineWords.added("19.exf7+ Rxf7")).toBe("Added to the game: 19.exf7+ Rxf7");
});
