// Offers, and what is told of the samples: every sentence is checked against chess.js.

import { Chess } from "chess.js";
import { describe, expect, test } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { pieceLetter } from "../../../src/chess/piece.ts";
import { squareName } from "../../../src/chess/square.ts";
import { offerText } from "../../../src/messages/en/panels/offers.ts";
import { findOffers, type Offer } from "../../../src/review/mistakes/offers.ts";
import { oracleMap } from "../../oracle/oracle.ts";
import { testCore } from "../../support/core.ts";
import { evaluatedGames, foundIn, gameOf } from "./evaluatedGames.ts";

const core = testCore();

const offersIn = (one: (typeof evaluatedGames)[number]) => {
	const mistakes = foundIn(one);
	const betterAt = (ply: number) => mistakes.find((mistake) => mistake.ply === ply)?.best;
	return findOffers(one.game, core.computeControl(one.game.placements), one.evaluationOf, betterAt);
};

const found = evaluatedGames.flatMap((one) =>
	offersIn(one).map((offer) => [offerText(offer), offer, one] as const),
);

const WORTH: Readonly<Record<string, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9 };

/** The squares beside a king, and those of them that a side controls. */
function besideKing(chess: Chess, side: "w" | "b") {
	const [king = "a1"] = chess.findPiece({ type: "k", color: side === "w" ? "b" : "w" });
	const { letters } = oracleMap(chess.fen().split(" ")[0] ?? "");
	const at = king.charCodeAt(0) - 97 + 8 * (Number(king[1]) - 1);
	const ring = Array.from({ length: 64 }, (_, square) => square).filter(
		(square) =>
			Math.max(Math.abs((square & 7) - (at & 7)), Math.abs((square >> 3) - (at >> 3))) === 1,
	);
	return { own: ring.filter((square) => letters.charAt(square) === side).length, all: ring.length };
}

describe("sacrifices in evaluated games", () => {
	test.each(found)(
		"the sacrifice is sound and described correctly: %s",
		(_text, offer: Offer, { moves, evaluationOf }) => {
			const chess = new Chess();
			for (const move of moves.slice(0, offer.ply - 1)) chess.move(move);
			const played = chess.move(moves[offer.ply - 1] ?? "");
			const got = WORTH[played.captured ?? ""] ?? 0;
			const reply = chess.move(moves[offer.ply] ?? "");
			expect(reply.captured).toBe(pieceLetter(offer.given.piece).toLowerCase());
			expect(reply.to).toBe(squareName(offer.given.square));
			expect((WORTH[reply.captured ?? ""] ?? 0) - got).toBeGreaterThanOrEqual(2);
			const names = [reply.san, ...moves.slice(offer.ply + 1)].slice(0, offer.line.length);
			expect(offer.line.map((name) => name.replace(/^\d+\.+/, ""))).toEqual(names);
			if (offer.ply + 1 < moves.length) chess.move(moves[offer.ply + 1] ?? "");
			expect(offer.besideKing).toEqual(besideKing(chess, played.color));
			for (const move of moves.slice(offer.ply + 2, offer.ply + offer.line.length))
				chess.move(move);
			expect(chess.isCheckmate() && offer.line.length <= 6).toBe(offer.endsInMate);
			const was = evaluationOf((offer.ply - 1) as Frame);
			const is = evaluationOf(offer.ply as Frame);
			const sign = offer.side === 0 ? 1 : -1;
			const cp = (one: typeof is) =>
				(one?.mate ? Math.sign(one.mate) * 1000 : (one?.cp ?? 0)) * sign;
			expect(cp(is)).toBeGreaterThan(-101);
			expect(cp(was) - cp(is)).toBeLessThan(80);
		},
	);
});

test("the famous sacrifices are reported", () => {
	const told = found.map(([text]) => text);
	expect(told).toContain(
		"10.Nxb5 gave a knight for a pawn, and White is winning: 10...cxb5 11.Bxb5+ Nbd7. 10...Qb4+ was better than to take it.",
	);
	expect(told).toContain("16.Qb8+ gave a queen: 16...Nxb8 17.Rd8# is mate.");
	const moves = found.map(([, { move }]) => move);
	for (const move of ["13.Rxd7", "24.Rxd4"]) expect(moves).toContain(move);
});

/** What is told of the moves after the first, a rook that is given, in a game that is level. */
function offerOfRook(fen: string, moves: string) {
	const game = gameOf(`[SetUp "1"]\n[FEN "${fen}"]\n\n${moves} *\n`);
	const level = { cp: 0, mate: null, depth: 1, lines: [] };
	const control = core.computeControl(game.placements);
	const [offer] = findOffers(
		game,
		control,
		() => level,
		() => undefined,
	);
	return { line: offer?.line.length, endsInMate: offer?.endsInMate };
}

test("a mate within six moves of a sacrifice ends the line shown, and a later one does not", () => {
	const soon = "Rd8+ Rxd8 h3 Rd2 h4 Rxa2 Rb8#";
	expect(offerOfRook("r5k1/5ppp/8/8/8/8/P4PPP/1R1R2K1 w - - 0 1", soon)).toEqual({
		line: 6,
		endsInMate: true,
	});
	const late = "Rd8+ Rxd8 a3 h6 a4 h5 a5 Rd1#";
	expect(offerOfRook("r5k1/5ppp/8/8/8/8/P4PPP/3R2K1 w - - 0 1", late)).toEqual({
		line: 3,
		endsInMate: false,
	});
});

test("an even exchange is not called a sacrifice", () => {
	expect(found.map(([, { move }]) => move)).not.toContain("9.Qxd7+");
});
