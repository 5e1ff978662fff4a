// Adds up the answers by chess.js and the oracle: one game after the other, word by word as
// docs/answers.md has it.

import { readFileSync } from "node:fs";
import { Chess, type Move, type Square } from "chess.js";
import { namesIn } from "../../../../scripts/openings.mjs";
import { FIRST_FRAME } from "../../../../src/chess/frame.ts";
import { searchedIn } from "../../../../src/review/mistakes/searched.ts";
import { oracleHanging, oracleMap } from "../../../oracle/oracle.ts";
import { atRoot, placementOf, testInsight } from "../../../support/core.ts";

type Colour = "w" | "b";

const NAMES: Record<string, string> = namesIn(
	readFileSync(atRoot("src/chess/openings/openings.txt"), "utf8"),
);

const WORTH: Readonly<Record<string, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 };

const indexOf = (square: string) =>
	"abcdefgh".indexOf(square.charAt(0)) + 8 * (Number(square.charAt(1)) - 1);

const dataOf = (fen: string) => fen.split(" ")[0] ?? "";

const worthOf = (move: Move | undefined) =>
	(move?.captured === undefined ? 0 : (WORTH[move.captured] ?? 0)) +
	(move?.promotion === undefined ? 0 : (WORTH[move.promotion] ?? 0) - 1);

/** Points of a colour in piece data, with pawns or without. */
function pointsOf(data: string, colour: Colour, withPawns: boolean): number {
	let sum = 0;
	for (const letter of data.replace(/[^a-z]/gi, "")) {
		const kind = letter.toLowerCase();
		if ((letter === kind) === (colour === "b") && (withPawns || kind !== "p"))
			sum += WORTH[kind] ?? 0;
	}
	return sum;
}

function aheadIn(fens: readonly string[], colour: Colour): number {
	const other = colour === "w" ? "b" : "w";
	const leads = fens.map((fen) => {
		const data = dataOf(fen);
		return pointsOf(data, colour, true) - pointsOf(data, other, true);
	});
	let quiet: number[] = [];
	for (let ply = 1; ply < leads.length; ply++) {
		const lead = leads[ply] ?? 0;
		if (lead < 3) quiet = [];
		else if (leads[ply - 1] === lead && (leads[ply + 1] ?? lead) === lead) quiet.push(ply);
		const isEnd = ply === leads.length - 1 && quiet.length >= 2;
		if (quiet.length === 6 || isEnd) return quiet[0] ?? 0;
	}
	return 0;
}

const CENTRE = ["d4", "e4", "d5", "e5"].map(indexOf);

/** White's squares of the centre less Black's. */
function balanceOf(letters: string): number {
	const count = (own: string) =>
		CENTRE.filter((square) => own.includes(letters[square] ?? "")).length;
	return count("wc") - count("bc");
}

function centreLost(balances: readonly number[], colour: Colour): number {
	const behind = balances.map((balance) => (colour === "w" ? -balance : balance) >= 2);
	for (let ply = 6; ply <= 30 && ply + 8 <= behind.length; ply++) {
		if (!behind[ply - 1] && behind.slice(ply, ply + 8).every(Boolean)) return ply;
	}
	return 0;
}

const insight = testInsight();

/**
 * Points of the side to move after so many plies and the captures after them, without castling. The
 * search is the product's, whose oracle (tests/control/material.test.ts) takes seconds a position.
 */
function searched(fen: string, depth: number): number {
	const [data = "", side, , passed = "-"] = fen.split(" ");
	const at = searchedIn(`${data} ${side} - ${passed} 0 1`, placementOf(data), FIRST_FRAME);
	const found = insight.searchMaterial(at, { depth, floor: -1500, ceiling: 1500 });
	return found?.points ?? Number.NaN;
}

/** The letters of a colour's pieces. */
const ownLetters = (data: string, colour: Colour) =>
	data.replace(colour === "w" ? /[^A-Z]/g : /[^a-z]/g, "");

/** Plies after which a colour's piece hung and was taken, and what that won. */
function lossesIn(moves: readonly Move[], colour: Colour) {
	const found: { ply: number; won: number; square: number }[] = [];
	moves.forEach((move, index) => {
		const before = moves[index - 1];
		if (before === undefined || before.color !== colour || move.captured === undefined) return;
		const took = worthOf(before);
		const after = moves[index + 1];
		const back = after?.to === move.to && after.captured ? (WORTH[after.captured] ?? 0) : 0;
		const worth = WORTH[move.captured] ?? 0;
		if (worth < 3 || worth - took - back < 2) return;
		const [data = "", side, , passed = "-"] = move.before.split(" ");
		const gains = oracleHanging(data, side as Colour, passed === "-" ? -1 : indexOf(passed));
		const won = (gains.get(indexOf(move.to)) ?? 0) - took;
		if (won >= 2) found.push({ ply: index, won, square: indexOf(move.to) });
	});
	const balance = (ply: number) => {
		const data = dataOf(moves[ply]?.before ?? moves.at(-1)?.after ?? "");
		return pointsOf(data, colour, true) - pointsOf(data, otherOf(colour), true);
	};
	// Not where a check was answered, where all was lost already, where the other side has nothing
	// left to win with, where it was paid for, or where any other move would have lost as much.
	return found.filter(({ ply }) => {
		const move = moves[ply - 1];
		if (move === undefined || new Chess(move.before).inCheck() || balance(ply - 1) <= -3)
			return false;
		const left = ownLetters(dataOf(moves[ply]?.after ?? ""), otherOf(colour));
		if (/^[kbn]?[kbn]?$/i.test(left)) return false;
		if (searched(move.before, 4) + searched(move.after, 3) < 2) return false;
		const earlier = [1, 2, 3, 4, 5]
			.filter((back) => ply >= back)
			.map((back) => balance(ply - back));
		const later = [1, 2, 3, 4, 5, 6, 7, 8].map((on) => balance(Math.min(moves.length, ply + on)));
		return later.every((lead) => lead <= Math.min(...earlier) - 2);
	});
}

const otherOf = (colour: Colour): Colour => (colour === "w" ? "b" : "w");

/** Whose squares count: a colour's own, and shared ones. */
const holds = (letters: string, colour: Colour, square: number) =>
	[colour, "c"].includes(letters[square] ?? "");

/** A game as it was played: its positions, and who controls which squares in each. */
type Course = {
	readonly moves: readonly Move[];
	readonly letters: readonly string[];
	/** Seconds that remained after each move; undefined where that is not known of each. */
	readonly clocks: readonly number[] | undefined;
};

/** Does a capture there win so much, three plies on? */
function isWon(fen: string, square: Square, least: number): boolean {
	const side = fen.split(" ")[1] as Colour;
	const lead = (one: string) =>
		pointsOf(dataOf(one), side, true) - pointsOf(dataOf(one), otherOf(side), true);
	const chess = new Chess(fen);
	return chess
		.attackers(square, side)
		.flatMap((from) => chess.moves({ square: from, verbose: true }))
		.filter(({ to, captured, promotion = "q" }) => to === square && captured && promotion === "q")
		.some(({ after }) => {
			const [data = "", other] = after.split(" ");
			return -searched(`${data} ${other} - - 0 1`, 3) - lead(fen) >= least;
		});
}

/** Squares of pieces that hang after a move for 2 more than it took, if that is examined. */
function leftHanging({ moves, letters }: Course, ply: number): number[] {
	const [move, reply] = [moves[ply - 1], moves[ply]];
	if (move === undefined || reply === undefined) return [];
	const [chess, controls, took] = [new Chess(reply.before), letters[ply] ?? "", worthOf(move)];
	const pieces = chess
		.board()
		.flat()
		.filter((piece) => piece !== null)
		.filter(({ color, type }) => color === move.color && !"pk".includes(type));
	const isExamined = pieces.some(({ type, square }) => {
		const at = indexOf(square);
		if (!holds(controls, reply.color, at)) return false;
		if (square === move.to && took > 0 && (WORTH[type] ?? 0) - took < 2) return false;
		const attackers = chess.attackers(square, reply.color);
		const isByPawn = attackers.some((from) => chess.get(from)?.type === "p");
		return !holds(controls, move.color, at) || "rq".includes(type) || isByPawn;
	});
	if (!isExamined) return [];
	const [data = "", , , passed = "-"] = reply.before.split(" ");
	const gains = oracleHanging(data, reply.color, passed === "-" ? -1 : indexOf(passed));
	return pieces
		.filter(({ square }) => (gains.get(indexOf(square)) ?? 0) - took >= 2)
		.filter(({ square }) => isWon(reply.before, square, took + 2))
		.map(({ square }) => indexOf(square));
}

/** Chances that a colour gave: after which ply, and whether one of the replies took what hung. */
function chancesOf(course: Course, colour: Colour) {
	const found: { readonly ply: number; isTaken: boolean }[] = [];
	let [last, isOpen] = [-2, false];
	course.moves.forEach(({ color }, index) => {
		const [ply, reply] = [index + 1, course.moves[index + 1]];
		const hanging = color === colour ? leftHanging(course, ply) : [];
		if (hanging.length === 0) return;
		if (!isOpen || last !== ply - 2) found.push({ ply, isTaken: false });
		const takes = (one: Move | undefined) =>
			one?.captured !== undefined && hanging.includes(indexOf(one.to));
		const stood = (one: Move) => new Chess(one.before).get(one.to)?.type;
		const chance = found.at(-1);
		// By one of four replies, where it still stands.
		const isTaken = [0, 1, 2, 3].some((later) => {
			const one = course.moves[index + 1 + 2 * later];
			const kind = one && reply && new Chess(reply.before).get(one.to)?.type;
			return one !== undefined && takes(one) && WORTH[stood(one) ?? ""] === WORTH[kind ?? ""];
		});
		// Or by a reply that is as good by the search.
		const isWorse =
			reply !== undefined && !(searched(reply.before, 4) + searched(reply.after, 3) < 2);
		if (chance !== undefined && (isTaken || !isWorse)) chance.isTaken = true;
		[last, isOpen] = [ply, !takes(reply)];
	});
	return found;
}

const BANDS = [1, 11, 18, 25, 32, 39];

/** By bands of moves. */
const bandsOf = (plies: readonly number[]) =>
	BANDS.map((from, band) => {
		const moves = plies.map((ply) => (ply + 1) >> 1);
		return moves.filter((move) => move >= from && move < (BANDS[band + 1] ?? 9999)).length;
	});

/** Moves of a colour with a clock, those with under a minute, and the same of chances. */
function clocksOf({ moves, clocks }: Course, colour: Colour, chances: readonly number[]) {
	if (clocks === undefined) return [0, 0, 0, 0];
	const isHurried = (ply: number) => (clocks[ply - 1] ?? 60) < 60;
	const own = moves.flatMap(({ color }, index) => (color === colour ? [index + 1] : []));
	return [own, own.filter(isHurried), chances, chances.filter(isHurried)].map(
		({ length }) => length,
	);
}

/** The squares that the mistake which cost most let go of, as its side sees them; what moved. */
function letGoBy({ moves, letters }: Course, losses: ReturnType<typeof lossesIn>) {
	const most = Math.max(...losses.map(({ won }) => won));
	const worst = losses.find(({ won }) => won === most);
	const move = moves[(worst?.ply ?? 0) - 1];
	if (worst === undefined || move === undefined) return { squares: new Set<number>(), kind: "" };
	const [before = "", after = ""] = [letters[worst.ply - 1], letters[worst.ply]];
	const squares = Array.from({ length: 64 }, (_, square) => square)
		.filter((square) => before[square] === move.color && after[square] !== move.color)
		.map((square) =>
			move.color === "w" ? square : (square % 8) + 8 * (7 - Math.floor(square / 8)),
		);
	return { squares: new Set(squares), kind: move.piece as string };
}

/** Of comments "[%clk 0:01:02]". */
function secondsIn(comments: readonly string[]): number[] {
	return comments.flatMap((comment) => {
		const [, hours, minutes, seconds] = /%clk (\d+):(\d+):(\d+)/.exec(comment) ?? [];
		return hours === undefined ? [] : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
	});
}

export type SlowGame = ReturnType<typeof slowGame>;

export function slowGame(pgn: string) {
	const chess = new Chess();
	chess.loadPgn(pgn);
	const moves = chess.history({ verbose: true });
	const fens = [moves[0]?.before ?? "", ...moves.map(({ after }) => after)];
	const headers = chess.getHeaders();
	const { Result: result = "", Date: day = "" } = headers;
	const named = fens
		.slice(1, 41)
		.map((fen) => NAMES[fen.split(" ", 2).join(" ")])
		.filter((name) => name !== undefined);
	const letters = fens.map((fen) => oracleMap(dataOf(fen)).letters);
	const balances = letters.map(balanceOf);
	const times = secondsIn(chess.getComments().map(({ comment = "" }) => comment));
	const course = { moves, letters, clocks: times.length === moves.length ? times : undefined };
	const phaseOf = (ply: number) => {
		if ((ply + 1) >> 1 <= 10) return 0;
		const data = dataOf(fens[ply] ?? "");
		return pointsOf(data, "w", false) <= 13 && pointsOf(data, "b", false) <= 13 ? 2 : 1;
	};
	const chances = { w: chancesOf(course, "w"), b: chancesOf(course, "b") };
	const sideOf = (colour: Colour) => {
		const sign = colour === "w" ? 1 : -1;
		const lost = [0, 0, 0];
		const losses = lossesIn(moves, colour);
		const given = chances[colour];
		for (const { ply } of losses) lost[phaseOf(ply)] = (lost[phaseOf(ply)] ?? 0) + 1;
		return {
			name: headers[colour === "w" ? "White" : "Black"] ?? "",
			more: balances.slice(15, 51).filter((balance) => sign * balance > 0).length,
			lostCentre: centreLost(balances, colour),
			ahead: aheadIn(fens, colour),
			lost,
			losses,
			given: given.length,
			taken: given.filter(({ isTaken }) => isTaken).length,
			missed: chances[otherOf(colour)].filter(({ isTaken }) => !isTaken).length,
			bands: bandsOf(given.map(({ ply }) => ply)),
			clocks: clocksOf(
				course,
				colour,
				given.map(({ ply }) => ply),
			),
			letGo: letGoBy(course, losses),
		};
	};
	return {
		result: { "1-0": 2, "0-1": 0, "1/2-1/2": 1 }[result] ?? -1,
		day: Number(day.replaceAll(".", "")),
		ratings: ["WhiteElo", "BlackElo"].map((name) => Number(headers[name] ?? 0)),
		month: Number(day.slice(0, 7).replace(".", "")),
		family: named.at(-1)?.split(":")[0] ?? "",
		centre: balances.slice(15, 51).length,
		sides: [sideOf("w"), sideOf("b")] as const,
	};
}
