// docs/insight.md, section 6: what was left hanging, and what was trapped, by chess.js and the
// oracle, on the samples and on wild games.

import { Chess, type Move } from "chess.js";
import { expect, test } from "vitest";
import { pieceLetter } from "../../src/chess/piece.ts";
import { SAMPLE_GAMES } from "../../src/chess/samples/sampleGames.ts";
import { type Square, squareName } from "../../src/chess/square.ts";
import type { MomentKind } from "../../src/review/moment.ts";
import { oracleHanging, oracleStanding } from "../oracle/oracle.ts";
import { type Replayed, replayed } from "../support/checkMoment.ts";
import { reviewed } from "../support/reviewed.ts";
import { wildGame } from "../support/wildGame.ts";

const WORTH = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 } as const;

const numberOf = (square: string) =>
	"abcdefgh".indexOf(square.charAt(0)) + 8 * (Number(square.charAt(1)) - 1);

const takenBy = (move: Move | undefined) =>
	move?.isEnPassant() ? `${move.to.charAt(0)}${move.from.charAt(1)}` : move?.captured && move.to;

const tookBy = ({ captured, promotion }: Move) =>
	(captured ? WORTH[captured] : 0) + (promotion ? WORTH[promotion] - 1 : 0);

function gainsIn(fen: string): ReadonlyMap<number, number> {
	const [pieceData = "", side, , passed = "-"] = fen.split(" ");
	return oracleHanging(pieceData, side as "w" | "b", passed === "-" ? -1 : numberOf(passed));
}

/** The square on which taking wins most, the lowest where several are alike. */
const greatestOf = (gains: ReadonlyMap<number, number>) =>
	[...gains].sort(([a, one], [b, other]) => other - one || a - b)[0];

/** The least that a side leaves, by any move. */
const leastLeft = (fen: string) =>
	Math.min(
		...new Chess(fen)
			.moves({ verbose: true })
			.map((move) => (greatestOf(gainsIn(move.after))?.[1] ?? 0) - tookBy(move)),
	);

/**
 * Does what hangs on a square after a ply count as left there? Rule by rule, as the page has them.
 */
function isLeft({ fens, moves, boards }: Replayed, result: string, ply: number, square: string) {
	const [move, before] = [moves[ply - 1] as Move, moves[ply - 2]];
	const at = numberOf(square);
	const gain = gainsIn(fens[ply] ?? "").get(at) ?? 0;
	const left = gain - tookBy(move);
	if (left < 2) return false;
	const pieceAfter = (frame: number) => JSON.stringify(boards[frame]?.get(square as "a1"));
	const hung = ply >= 2 ? (gainsIn(fens[ply - 2] ?? "").get(at) ?? 0) : 0;
	if (hung >= gain && pieceAfter(ply - 2) === pieceAfter(ply)) return false;
	const hasTaken = move.to === square && move.captured !== undefined;
	if (hasTaken && before?.captured !== undefined && before.to === square) return false;
	const hasWon = result === (move.color === "w" ? "1-0" : "0-1");
	if (hasWon && (hasTaken || moves.length - ply <= 10)) return false;
	return left - leastLeft(fens[ply - 1] ?? "") >= 2;
}

function hangingBySlowHand(game: Replayed, result: string): string[] {
	return game.moves.flatMap((_, index) => {
		const ply = index + 1;
		const [at] = greatestOf(gainsIn(game.fens[ply] ?? "")) ?? [];
		if (at === undefined) return [];
		const square = squareName(at as Square);
		if (!isLeft(game, result, ply, square)) return [];
		const next = game.moves[ply];
		const kind = next !== undefined && takenBy(next) !== square ? "missed" : "hanging";
		return [`${ply} ${kind} ${square}`];
	});
}

const leadOf = (fen: string, side: string) =>
	[...(fen.split(" ")[0] ?? "")].reduce((sum, letter) => {
		const worth = WORTH[letter.toLowerCase() as "p"] ?? 0;
		return sum + ((letter === letter.toLowerCase()) === (side === "b") ? worth : -worth);
	}, 0);

function trappedBySlowHand({ fens, moves }: Replayed): string[] {
	const trapped = fens.map((fen) => oracleStanding(fen.split(" ")[0] ?? "").trapped);
	return moves.flatMap((_, index) => {
		const fen = fens[index + 1] ?? "";
		const [, side = "w"] = fen.split(" ");
		const was = trapped[index] ?? [];
		return (trapped[index + 1] ?? []).flatMap((at) => {
			const square = squareName(at as Square);
			const isOwn = new Chess(fen).get(square as "a1")?.color === side;
			if (was.includes(at) || !isOwn) return [];
			const fate = moves.findIndex(
				(move, place) => place > index && (move.from === square || takenBy(move) === square),
			);
			if (fate < 0 || fate > index + 10 || takenBy(moves[fate]) !== square) return [];
			const replied = fens[Math.min(fate + 2, fens.length - 1)] ?? "";
			if (leadOf(fen, side) <= leadOf(replied, side)) return [];
			return [`${index + 1} trapped ${square}`];
		});
	});
}

/** Black's bishop has taken a pawn, and has no way back. */
const SHUT_IN = '[FEN "4k3/8/8/8/8/8/bPP5/2K5 w - - 0 1"]\n\n1. b3 Kd7 2. Kb2 Kd6 3. Kxa2 *';

const texts = [
	...Object.values(SAMPLE_GAMES),
	...["1-0", "0-1", "*"].map((result, seed) => `${wildGame(seed + 200)} ${result}`),
	SHUT_IN,
];

const LOSSES: ReadonlySet<MomentKind> = new Set(["hanging", "missed", "trapped"]);

test("the review reports the hanging pieces that the documentation lists, and no others", () => {
	const told = new Map<string, number>();
	for (const text of texts) {
		const { game, moments } = reviewed(text);
		const found = moments
			.filter(({ kind }) => LOSSES.has(kind))
			.map(({ ply, kind, squares }) => `${ply} ${kind} ${squares.map(squareName)}`);
		const slow = replayed(game);
		const expected = [...hangingBySlowHand(slow, game.result), ...trappedBySlowHand(slow)];
		expect(found.sort()).toEqual(expected.sort());
		for (const one of found) {
			const kind = one.split(" ")[1] ?? "";
			told.set(kind, (told.get(kind) ?? 0) + 1);
		}
	}
	for (const kind of LOSSES) expect(told.get(kind) ?? 0, kind).toBeGreaterThan(0);
});

/** A game by its moves and its result, and the pieces of which its review speaks. */
const CASES: readonly (readonly [string, string, readonly string[]])[] = [
	["an offer that won, and what was taken back, are none", SAMPLE_GAMES[1999] ?? "", []],
	["what was lost in any case, and bait at the end, are none", SAMPLE_GAMES[1985] ?? "", []],
	["sacrifices that nobody calls hanging", SAMPLE_GAMES[1858] ?? "", []],
	[
		"a knight that is looked on at",
		"1. e4 e5 2. Nf3 Nf6 3. Nxe5 Nxe4 4. Nc3 h6 5. Nxe4 d6 *",
		["4...h6 hanging n e4"],
	],
	[
		"a queen that takes what is guarded",
		"1. e4 e5 2. Qh5 Nc6 3. Qxf7+ Kxf7 0-1",
		["3.Qxf7+ hanging Q f7"],
	],
	[
		"what takes back is none",
		'[FEN "4k3/4q3/8/4p3/3P4/8/8/B3K3 w - - 0 1"]\n\n1. dxe5 Qxe5+ 2. Bxe5 *',
		[],
	],
	["a bishop that is shut in", SHUT_IN, ["2.Kb2 trapped b a2"]],
	[
		"a knight that is pinned, and exchanged",
		"1. e4 e5 2. Nf3 Nc6 3. Bb5 d6 4. d4 Bd7 5. Bxc6 Bxc6 *",
		[],
	],
];

test.each(CASES)("the hanging pieces of a game are reported: %s", (_name, text, wanted) => {
	const found = reviewed(text).moments.flatMap((moment) =>
		moment.kind === "hanging" || moment.kind === "trapped"
			? `${moment.move} ${moment.kind} ${pieceLetter(moment.piece)} ${squareName(moment.square)}`
			: [],
	);
	expect(found).toEqual(wanted);
});
