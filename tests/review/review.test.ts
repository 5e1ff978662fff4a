// The review of a game: every sentence is checked, word by word, against chess.js and the oracle.

import { Chess, type Square as ChessSquare } from "chess.js";
import { expect, test } from "vitest";
import { readGame } from "../../src/chess/pgn/readGame.ts";
import { splitPgn } from "../../src/chess/pgn/splitPgn.ts";
import { BLACK } from "../../src/chess/piece.ts";
import { squareName } from "../../src/chess/square.ts";
import { findFacts } from "../../src/review/facts.ts";
import { KINDS, type Kind, type Moment } from "../../src/review/moment.ts";
import { atOnce, findMoments, storyOf } from "../../src/review/review.ts";
import { SAMPLE_GAMES } from "../../src/ui/open/sampleGames.ts";
import { oracleHanging, oracleMap, oracleStanding } from "../oracle/oracle.ts";
import { testCore, testInsight } from "../support/core.ts";
import { games } from "../support/games.ts";
import { chance } from "../support/random.ts";

const core = testCore();
const insight = testInsight();

/** A game of moves drawn by chance, captures before others half of the time: pieces hang and fall all the time. */
function wildGame(seed: number): string {
	const next = chance(seed);
	const chess = new Chess();
	for (let ply = 0; ply < 90 && !chess.isGameOver(); ply++) {
		const moves = chess.moves({ verbose: true });
		const captures = moves.filter(({ captured }) => captured !== undefined);
		const from = captures.length > 0 && next() < 0.5 ? captures : moves;
		chess.move(from[Math.floor(next() * from.length)] as (typeof moves)[number]);
	}
	return chess.pgn();
}

const texts = [
	...Object.values(SAMPLE_GAMES),
	...games.map(({ moves }) => moves),
	...[1, 2, 3, 4, 5, 6, 7, 8].map(wildGame),
];

function reviewed(text: string) {
	const [piece] = splitPgn(text);
	if (piece === undefined) throw new Error("no game");
	const game = readGame(text, piece);
	const facts = atOnce(findFacts(game, core.computeControl(game.placements), insight));
	return { game, moments: atOnce(findMoments(facts)) };
}

/** The game by chess.js alone: positions, and the moves with their names. */
function replayed(text: string) {
	const { game } = reviewed(text);
	const chess = new Chess(game.positions[0]?.fen);
	const fens = [chess.fen()];
	const names = [""];
	const moves: ReturnType<Chess["move"]>[] = [];
	for (const { move } of game.positions.slice(1, game.plies + 1)) {
		const dots = chess.turn() === "w" ? "." : "...";
		const number = chess.moveNumber();
		moves.push(chess.move(move?.san ?? ""));
		names.push(`${number}${dots}${move?.san}`);
		fens.push(chess.fen());
	}
	const boards = fens.map((fen) => new Chess(fen));
	const maps = fens.map((fen) => oracleMap(fen.split(" ")[0] ?? ""));
	return { fens, names, moves, boards, maps };
}

type Replayed = ReturnType<typeof replayed>;

const KIND_NAMES = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };

const takenOn = ({ moves }: Replayed, ply: number): string | undefined => {
	const move = moves[ply - 1];
	if (move?.captured === undefined) return undefined;
	return move.isEnPassant() ? `${move.to.charAt(0)}${move.from.charAt(1)}` : move.to;
};

function checkHanging(game: Replayed, { ply, squares, gain, isMissed, side, text }: Moment) {
	const [square = ""] = squares.map(squareName);
	const fen = game.fens[ply] ?? "";
	const [pieceData = "", mover = "w", , passed = "-"] = fen.split(" ");
	const at =
		passed === "-" ? -1 : "abcdefgh".indexOf(passed.charAt(0)) + 8 * (Number(passed.charAt(1)) - 1);
	expect(oracleHanging(pieceData, mover as "w" | "b", at).get(squares[0] as number)).toBe(gain);
	const piece = game.boards[ply]?.get(square as ChessSquare);
	expect(piece?.color).toBe(side === BLACK ? "b" : "w");
	const name = KIND_NAMES[piece?.type ?? "k"];
	const start = `After ${game.names[ply]} the ${name} on ${square} hangs: taking it wins ${gain}.`;
	const who = mover === "w" ? "White" : "Black";
	const next = game.names[ply + 1];
	const isTaken = takenOn(game, ply + 1) === square;
	expect(isMissed).toBe(next !== undefined && !isTaken);
	if (next === undefined) expect(text).toBe(`${start} The game ended there.`);
	else if (isTaken) expect(text).toBe(`${start} ${who} took it with ${next}.`);
	else expect(text).toBe(`${start} ${who} played ${next} and left the ${name}.`);
}

function checkTrapped(game: Replayed, { ply, squares, text }: Moment) {
	const [square = ""] = squares.map(squareName);
	const [pieceData = "", mover] = (game.fens[ply] ?? "").split(" ");
	expect(oracleStanding(pieceData).trapped).toContain(squares[0]);
	const piece = game.boards[ply]?.get(square as ChessSquare);
	expect(piece?.color).toBe(mover);
	const start = `After ${game.names[ply]} the ${KIND_NAMES[piece?.type ?? "k"]} on ${square} is trapped: it would be lost wherever it goes.`;
	const fate = game.moves.findIndex(
		(move, index) => index >= ply && (move.from === square || takenOn(game, index + 1) === square),
	);
	const isTaken = fate >= 0 && takenOn(game, fate + 1) === square && fate < ply + 10;
	expect(isTaken).toBe(true);
	expect(text).toBe(`${start} It was taken with ${game.names[fate + 1]}.`);
}

const countsAt = ({ maps }: Replayed, ply: number) => {
	const [light = 0, dark = 0, contested = 0] = maps[ply]?.counts ?? [];
	return { light, dark, contested };
};

function checkTurned(game: Replayed, { ply, squares }: Moment) {
	const [before = "", now = ""] = [game.maps[ply - 1]?.letters, game.maps[ply]?.letters];
	expect(squares).toEqual(
		[...now].flatMap((letter, at) => (letter === before.charAt(at) ? [] : [at])),
	);
}

function checkSwing(game: Replayed, moment: Moment) {
	const [then, now] = [countsAt(game, moment.ply - 1), countsAt(game, moment.ply)];
	checkTurned(game, moment);
	expect(moment.text).toBe(
		`${game.names[moment.ply]} turned ${moment.squares.length} squares: White’s went from ${then.light} to ${now.light}, Black’s from ${then.dark} to ${now.dark}.`,
	);
}

function checkSquare(game: Replayed, { ply, squares, side, text }: Moment) {
	const square = squares[0] as number;
	const letter = side === BLACK ? "b" : "w";
	const letters = game.maps.map((map) => map.letters.charAt(square));
	expect(new Set(letters.slice(ply))).toEqual(new Set([letter]));
	expect(letters[ply - 1]).not.toBe(letter);
	const name = squareName(square as never);
	const board = game.boards[ply] as Chess;
	const other = side === BLACK ? "w" : "b";
	const [king = "a1"] = board.findPiece({ type: "k", color: other });
	const far = (one: string, two: string, place: number) =>
		Math.abs(one.charCodeAt(place) - two.charCodeAt(place));
	const isBeside = Math.max(far(king, name, 0), far(king, name, 1)) === 1;
	const [who, whose] = side === BLACK ? ["Black", "White"] : ["White", "Black"];
	const isCentre = ["d4", "e4", "d5", "e5"].includes(name);
	const what = isCentre
		? `${name} in the centre`
		: isBeside
			? `${name} beside ${whose}’s king`
			: `${name}, which no pawn of ${whose}’s could attack any more,`;
	expect(text).toBe(`From ${game.names[ply]} on, ${what} was ${who}’s to the end.`);
	if (isCentre || isBeside) return;
	for (const after of game.boards.slice(ply)) {
		const attackers = after.attackers(name as ChessSquare, other);
		expect(attackers.filter((from) => after.get(from)?.type === "p")).toEqual([]);
	}
}

function checkTension(game: Replayed, moment: Moment) {
	checkTurned(game, moment);
	const [then, now] = [countsAt(game, moment.ply - 1), countsAt(game, moment.ply)];
	expect(moment.text).toBe(
		`${then.contested} squares were contested; ${game.names[moment.ply]} left ${now.contested}.`,
	);
}

const CHECKS: Readonly<Record<Kind, (game: Replayed, moment: Moment) => void>> = {
	hanging: checkHanging,
	trapped: checkTrapped,
	swing: checkSwing,
	square: checkSquare,
	tension: checkTension,
};

test("every sentence is true", () => {
	const kinds = new Map<Kind, number>();
	for (const text of texts) {
		const game = replayed(text);
		for (const moment of reviewed(text).moments) {
			CHECKS[moment.kind](game, moment);
			kinds.set(moment.kind, (kinds.get(moment.kind) ?? 0) + 1);
		}
	}
	// Each kind was there to be checked.
	expect([...kinds.keys()].sort()).toEqual(Object.keys(KINDS).sort());
});

test("a story has ten moments at most, one a move, in the order of the game", () => {
	for (const text of texts) {
		const { moments } = reviewed(text);
		const story = storyOf(moments);
		const plies = story.map(({ ply }) => ply);
		expect(story.length).toBeLessThanOrEqual(10);
		expect(plies).toEqual([...new Set(plies)].sort((one, other) => one - other));
		for (const moment of story) expect(moments).toContain(moment);
	}
});

test("a game without moves has no moments", () => {
	expect(reviewed("*").moments).toEqual([]);
});
