// The door to the PGN parser: what counts as a move for us is one to it.

import { expect, test } from "vitest";
import { PgnError } from "../../../../src/chess/pgn/gameFault.ts";
import { isMove, spellMove } from "../../../../src/chess/pgn/tree/notation.ts";
import { parseMoves } from "../../../../src/chess/pgn/tree/parser.ts";
import { finish } from "../../../../src/chess/work.ts";
import { seededTest } from "../../../support/seeded.ts";

seededTest("20,000 words that look like moves are accepted by the parser", 41, (next) => {
	const pick = (some: readonly string[]) => some[Math.floor(next() * some.length)] ?? "";
	const square = () => pick([..."abcdefgh"]) + pick([..."12345678"]);
	const words = new Set<string>();
	while (words.size < 20_000) {
		const word =
			next() < 0.05
				? pick(["O-O", "0-0-0", "o-o", "--", "Z0", "@@@@", "0000", "null", "<>"])
				: pick(["", "", ..."KQRBNP♔♛♘♟"]) +
					pick(["", "", ..."abcdefgh"]) +
					pick(["", "", ..."12345678"]) +
					pick(["", "", "x", ":", "-"]) +
					square() +
					pick(["", "", "=Q", "/n", "(R)", "b", "q"]) +
					pick(["", "", "", "e.p.", "ep"]);
		words.add(word + pick(["", "", "+", "#", "++", "!", "?!", "+!!", "!!!"]));
	}
	const moves = [...words].filter(isMove);
	expect(moves.length).toBeGreaterThan(10_000);
	const spelled = moves.map((word) => spellMove(word).move);
	expect(finish(parseMoves(spelled)).size).toBe(new Set(spelled).size);
});

test("a word that the parser cannot read is named in the game's error", () => {
	expect(() => finish(parseMoves(["e4", "e5", "N-d2", "Nf3"]))).toThrow(
		new PgnError({ code: "noMove", word: "N-d2" }),
	);
});
