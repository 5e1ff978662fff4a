// Games of real players and games of chance, and what both sides did in them by chess.js.

import { readFileSync } from "node:fs";
import { Chess } from "chess.js";
import { gameText } from "../../../support/collection.ts";
import { atRoot } from "../../../support/core.ts";
import { chance } from "../../../support/random.ts";
import { slowGame } from "./slowHand.ts";

export const real = readFileSync(atRoot("tests/games/answers/players.pgn"), "utf8");

export const ME = "Made Up";

const GAMES = 100;
const PLIES = 70;

/** At the end nothing is taken: a lead counts where it is quiet. */
const QUIET_PLIES = 10;
const FRENCH = ["e4", "e6", "d4", "d5"];

const two = (number: number) => String(number).padStart(2, "0");

/** Moves of chance, of which one side takes more often; a third of the games has clocks. */
function playedMoves(next: () => number, number: number): string {
	const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
	const chess = new Chess();
	for (let ply = 0; ply < PLIES && !chess.isGameOver(); ply++) {
		const moves = chess.moves();
		const captures = moves.filter((san) => san.includes("x"));
		const greed = ply % 2 === number % 2 ? 0.6 : 0.3;
		const quiet = moves.filter((san) => !san.includes("x"));
		const calm = ply >= PLIES - QUIET_PLIES && quiet.length > 0 ? quiet : moves;
		const from = next() < greed && captures.length > 0 && calm === moves ? captures : calm;
		const known = number % 4 < 2 ? FRENCH[ply] : undefined;
		chess.move(known ?? pick(from));
		const seconds = Math.max(1, 200 - 5 * ply + Math.floor(next() * 40));
		if (number % 3 === 0)
			chess.setComment(`[%clk 0:${two(Math.floor(seconds / 60))}:${two(seconds % 60)}]`);
	}
	const line = chess.pgn().split("\n").at(-1) ?? "";
	return line.replace(/ (?:\*|[01/2-]+)$/, "");
}

/** Games of chance, in which much is lost, of one player with either colour. */
function madeGames(): string {
	const next = chance(23);
	const made = Array.from({ length: GAMES }, (_, number) => {
		const moves = playedMoves(next, number);
		const isWhite = number % 2 === 0;
		const players = [
			{ name: ME, elo: "1500" },
			{ name: `Other ${number}`, elo: number % 3 === 0 ? "1900" : "1550" },
		];
		const [white, black] = isWhite ? players : players.toReversed();
		// All of the French and half of the rest are against me, so that the two sides differ.
		const drawn = ["1-0", "0-1", "1/2-1/2"][Math.floor(next() * 3)] ?? "";
		const Result = number % 4 < 2 || next() < 0.5 ? (isWhite ? "0-1" : "1-0") : drawn;
		const tags = {
			White: white?.name ?? "",
			Black: black?.name ?? "",
			WhiteElo: white?.elo ?? "",
			BlackElo: black?.elo ?? "",
			Date: `2024.${two(1 + Math.floor((number * 12) / GAMES))}.15`,
			Result,
		};
		return gameText(tags, `${moves} ${Result}`);
	});
	return made.join("");
}

const made = madeGames();

export const textOf = (me: string) => (me === ME ? made : real);

const gamesIn = (text: string) =>
	text
		.split(/(?=\[White )/)
		.filter((game) => game !== "")
		.map(slowGame);

export const realAll = gamesIn(real);
export const madeAll = gamesIn(made);
export const all = [...realAll, ...madeAll];

/** A player's games, with twice the score. */
export const playedBy = (me: string) =>
	all.flatMap(({ sides, result, family, ratings }) => {
		const at = sides.findIndex(({ name }) => name === me);
		if (at < 0 || result < 0) return [];
		const [mine, theirs] = at === 0 ? sides : [sides[1], sides[0]];
		return [{ mine, theirs, family, at, ratings, score: at === 0 ? result : 2 - result }];
	});

/** Those of whom there are twenty games with a result. */
export const PLAYERS = [
	...new Set(all.flatMap(({ sides }) => sides.map(({ name }) => name))),
].filter((name) => playedBy(name).length >= 20);
