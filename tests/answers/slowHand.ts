// What the answers add up, by chess.js and the oracle: one game after the other, word by word as
// docs/answers.md has it.

import { readFileSync } from "node:fs";
import { Chess, type Move } from "chess.js";
import { namesIn } from "../../scripts/openings.mjs";
import { oracleHanging, oracleMap } from "../oracle/oracle.ts";
import { atRoot } from "../support/core.ts";

type Colour = "w" | "b";

const NAMES: Record<string, string> = namesIn(
	readFileSync(atRoot("src/openings/openings.txt"), "utf8"),
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
	let run = 0;
	for (let ply = 1; ply < fens.length; ply++) {
		const data = dataOf(fens[ply] ?? "");
		run = pointsOf(data, colour, true) - pointsOf(data, other, true) >= 3 ? run + 1 : 0;
		if (run === 6 || (ply === fens.length - 1 && run >= 2)) return ply - run + 1;
	}
	return 0;
}

const CENTRE = ["d4", "e4", "d5", "e5"].map(indexOf);

/** White's squares of the centre less Black's. */
function balanceOf(fen: string): number {
	const { letters } = oracleMap(dataOf(fen));
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
	return found;
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
	const balances = fens.map(balanceOf);
	const phaseOf = (ply: number) => {
		if ((ply + 1) >> 1 <= 10) return 0;
		const data = dataOf(fens[ply] ?? "");
		return pointsOf(data, "w", false) <= 13 && pointsOf(data, "b", false) <= 13 ? 2 : 1;
	};
	const sideOf = (colour: Colour) => {
		const sign = colour === "w" ? 1 : -1;
		const lost = [0, 0, 0];
		const losses = lossesIn(moves, colour);
		for (const { ply } of losses) lost[phaseOf(ply)] = (lost[phaseOf(ply)] ?? 0) + 1;
		return {
			name: headers[colour === "w" ? "White" : "Black"] ?? "",
			more: balances.slice(15, 51).filter((balance) => sign * balance > 0).length,
			lostCentre: centreLost(balances, colour),
			ahead: aheadIn(fens, colour),
			lost,
			losses,
		};
	};
	return {
		result: { "1-0": 2, "0-1": 0, "1/2-1/2": 1 }[result] ?? -1,
		ratings: ["WhiteElo", "BlackElo"].map((name) => Number(headers[name] ?? 0)),
		month: Number(day.slice(0, 7).replace(".", "")),
		family: named.at(-1)?.split(":")[0] ?? "",
		centre: balances.slice(15, 51).length,
		sides: [sideOf("w"), sideOf("b")] as const,
	};
}
