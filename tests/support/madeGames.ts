// Games that nobody has played: chance picks legal moves, and how they are written.

import { Chess } from "chess.js";
import { TOKENS } from "./spoilt.ts";

const STARTS = [
	"",
	"",
	"",
	"",
	"r3k2r/1P4P1/8/2pPp3/2PpP3/8/1p4p1/R3K2R w KQkq - 0 1",
	"8/PPP4k/8/8/8/8/4Kppp/8 b - - 11 60",
	"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
	"r3k2r/8/8/3N1N2/3N1N2/8/8/R3K2R w KQkq - 3 0",
	"4k3/8/8/2q1q1q1/8/2q1q1q1/8/4K3 b - - 0 1",
	"rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
];

const RESULTS = ["1-0", "0-1", "1/2-1/2", "*", "1/2", ""];

const REMARKS = [
	"",
	"",
	"",
	"",
	" {a word}",
	" {[%clk 0:01:02]}",
	" {[%eval 0.3] [%csl Ge4] Zürich}",
	" $1",
	" $14 $2",
	"!",
	"?!",
	" (1. Qh5 {x} (1... Nc6) g6)",
	" ; to the end\n",
	" (=)",
];

const VALUES = ["Carlsen, Magnus", "?", 'a "b" c', "Köln", 'a \\\\ \\"b', "", "2024.05.??", "[x]"];

/** Spellings that other programs have, and that are read all the same or not at all. */
function respelled(san: string, kind: number): string {
	if (kind < 0.9) return san;
	if (kind < 0.92) return san.replaceAll("O", "0");
	if (kind < 0.94) return san.replace("=", "");
	if (kind < 0.96) return san.replace(/[+#]/, "");
	if (kind < 0.97) return san.replace("x", "");
	if (kind < 0.98) return `${san}+`;
	return kind < 0.985 ? san.replace(/[KQRBN]/, "") : san;
}

/** A move as one may also write it: with all of where it comes from. */
function pickMove(moves: readonly string[], next: () => number): string {
	// Captures, castling and promotions are rare among all moves, and what can go wrong.
	const telling = moves.filter((san) => /[x=O]|[a-h1-8][a-h][1-8]/.test(san));
	const from = next() < 0.4 && telling.length > 0 ? telling : moves;
	return from[Math.floor(next() * from.length)] ?? "";
}

function longer(san: string, from: string, kind: number): string {
	if (kind < 0.97 || !/^[QRBN]/.test(san)) return san;
	const rest = san.replace(/^([QRBN])[a-h]?[1-8]?(?=x?[a-h][1-8])/, "$1");
	const origin = kind < 0.98 ? from : kind < 0.99 ? from.charAt(0) : from.charAt(1);
	return `${rest.charAt(0)}${origin}${rest.slice(1)}`;
}

function writtenMoves(chess: Chess, plies: number, next: () => number): string {
	const style = next();
	let text = "";
	for (let ply = 0; ply < plies; ply++) {
		const moves = chess.moves();
		if (moves.length === 0) break;
		const number = chess.moveNumber();
		const isWhite = chess.turn() === "w";
		const { san, from } = chess.move(pickMove(moves, next));
		const isNumbered = style < 0.9 && (isWhite || style < 0.2);
		const dots = isWhite ? "." : "...";
		text += isNumbered ? `${number}${dots}${style < 0.5 ? " " : ""}` : "";
		text += longer(respelled(san, next()), from, next());
		text += REMARKS[Math.floor(next() * REMARKS.length * 4)] ?? "";
		text += next() < 0.1 ? "\n" : " ";
	}
	return text;
}

/** A game with tags, in one of the ways in which games are written. */
export function madeGame(next: () => number, longest = 60): string {
	const start = STARTS[Math.floor(next() * STARTS.length)] ?? "";
	const tags = ["Event", "White", "Black", "Result", "Opening"]
		.filter(() => next() < 0.9)
		.map((name) => `[${name} "${VALUES[Math.floor(next() * VALUES.length)]}"]`);
	if (start !== "") tags.push(`[FEN "${start}"]`);
	if (next() < 0.05) tags.push('[Variant "Standard"]');
	const chess = start === "" ? new Chess() : new Chess(start.replace(/ 0$/, " 1"));
	const moves = writtenMoves(chess, Math.floor(next() * longest), next);
	const result = RESULTS[Math.floor(next() * RESULTS.length)] ?? "";
	return `${tags.join("\n")}\n\n${moves}${result}\n\n`;
}

/** Scraps that spoil a text, or look like the start of a line, a game or a move. */
const SCRAPS = [...TOKENS, '\n[Event "x"]\n', "%", "<br>", "1. ", "Qh1"];

/** A text with a scrap put in, some letters left out, or two changed for each other. */
export function changedText(text: string, next: () => number): string {
	const at = Math.floor(next() * text.length);
	const kind = next();
	const scrap = SCRAPS[Math.floor(next() * SCRAPS.length)] ?? "";
	if (kind < 0.5) return text.slice(0, at) + scrap + text.slice(at);
	if (kind < 0.7) return text.slice(0, at) + text.slice(at + 1 + Math.floor(next() * 12));
	if (kind < 0.9) return text.slice(0, at) + scrap + text.slice(at + 1);
	return text.slice(0, at) + text.slice(at, at + 60).repeat(2) + text.slice(at + 60);
}
