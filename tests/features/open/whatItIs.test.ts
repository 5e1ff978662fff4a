// What the box says that a text in it is, before it is opened.

import { expect, test } from "vitest";
import { whatItIs } from "../../../src/features/open/whatItIs.ts";

const TWO = '[Event "a"]\n\n1. e4 *\n\n[Event "b"]\n\n1. d4 *\n';

test.each([
	["e4", "A game"],
	["  1.e4 e5 2.Nf3", "A game"],
	["1. O-O", "A game"],
	['[White "Carlsen, M"]\n[Black "Nepo"]\n\n1. d4 *', "A game: Carlsen, M – Nepo"],
	['[White "a \\"b\\" c"]\n[Black "d"]\n\n1. d4 *', "A game"],
	[TWO, "2 games"],
	[TWO.repeat(5000), "At least 4,651 games"],
	["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "A position (FEN)"],
	["8/8/8/4k3/8/8/8/4K3", "A position (FEN)"],
	["https://lichess.org/abcd1234", "Game abcd1234, from Lichess"],
	["https://lichess.org/@/Someone", "Someone’s games on Lichess"],
	["https://www.chess.com/member/someone", "someone’s games on Chess.com"],
	["https://here.example/#fen=8/8", "A link to Square Control"],
	["https://chess.example/a.html", ""],
	["hello there", ""],
	["", ""],
])("the kind of a pasted text is recognised (%#)", (text, what) => {
	expect(whatItIs(text)).toBe(what);
});
