// What to train and the table of openings, of real players and of games of chance: the same numbers
// by chess.js and the oracle alone, word by word as docs/answers.md has it.

import { readFileSync } from "node:fs";
import { Chess } from "chess.js";
import { expect, test } from "vitest";
import type { Cost } from "../../src/collection/answers/worth.ts";
import { collectionOf, gameText } from "../support/collection.ts";
import { atRoot } from "../support/core.ts";
import { chance } from "../support/random.ts";
import { slowGame } from "./slowHand.ts";

const real = readFileSync(atRoot("tests/answers/players.pgn"), "utf8");

const ME = "Made Up";

/** Games of chance, in which much is lost, of one player with either colour. */
function madeGames(): string {
	const next = chance(23);
	const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
	const made = Array.from({ length: 60 }, (_, number) => {
		const chess = new Chess();
		for (let ply = 0; ply < 70 && !chess.isGameOver(); ply++) {
			const moves = chess.moves({ verbose: true });
			const captures = moves.filter(({ captured }) => captured !== undefined);
			const from = next() < 0.5 && captures.length > 0 ? captures : moves;
			chess.move(pick(from).san);
		}
		const other = number % 3 === 0 ? 1900 : 1550;
		const [White, Black, ...ratings] =
			number % 2 === 0
				? [ME, `Other ${number}`, 1500, other]
				: [`Other ${number}`, ME, other, 1500];
		// What chance gives is half mine, so that the two sides differ.
		const mine = number % 2 === 0 ? "0-1" : "1-0";
		const Result = next() < 0.5 ? mine : pick(["1-0", "0-1", "1/2-1/2"]);
		const [WhiteElo, BlackElo] = ratings.map(String);
		const tags = { White, Black, WhiteElo, BlackElo, Result } as Record<string, string>;
		return gameText(
			tags,
			`${chess
				.pgn()
				.split("\n")
				.at(-1)
				?.replace(/ (?:\*|[01/2-]+)$/, "")} ${Result}`,
		);
	});
	return made.join("");
}

const made = madeGames();

const gamesIn = (text: string) =>
	text
		.split(/(?=\[White )/)
		.filter((game) => game !== "")
		.map(slowGame);

const all = [...gamesIn(real), ...gamesIn(made)];

type Side = (typeof all)[number]["sides"][0];
type Played = { readonly mine: Side; readonly theirs: Side; readonly score: number };

/** A player's games, with twice the score. */
const playedBy = (me: string) =>
	all.flatMap(({ sides, result, family, ratings }) => {
		const at = sides.findIndex(({ name }) => name === me);
		if (at < 0 || result < 0) return [];
		const [mine, theirs] = at === 0 ? sides : [sides[1], sides[0]];
		return [{ mine, theirs, family, at, ratings, score: at === 0 ? result : 2 - result }];
	});

/** Does a side that scored so much have a loss? Chances are not worked out by hand. */
const LOSSES: Readonly<Record<string, (side: Side, score: number) => boolean>> = {
	inOpening: ({ lost }) => (lost[0] ?? 0) > 0,
	inMiddlegame: ({ lost }) => (lost[1] ?? 0) > 0,
	inEndgame: ({ lost }) => (lost[2] ?? 0) > 0,
	centreLost: ({ lostCentre }) => lostCentre > 0,
	leadLost: ({ ahead }, score) => ahead > 0 && score < 2,
};

const mean = (numbers: readonly number[]) =>
	numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

function costSlowly(games: readonly Played[], kind: string) {
	const has = LOSSES[kind] ?? (() => false);
	const sides = games.flatMap(({ mine, theirs, score }) => [
		{ whose: "mine", has: has(mine, score), points: score / 2 },
		{ whose: "theirs", has: has(theirs, 2 - score), points: (2 - score) / 2 },
	]);
	const pointsOf = (isWith: boolean) =>
		mean(sides.filter((one) => one.has === isWith).map(({ points }) => points));
	const share = (whose: string) =>
		mean(sides.filter((one) => one.whose === whose).map((one) => Number(one.has)));
	const worth = Math.max(0, pointsOf(false) - pointsOf(true));
	const [mine, theirs] = [share("mine"), share("theirs")];
	return { kind, mine, theirs, points: (mine - theirs) * games.length * worth };
}

/** Those of whom there are twenty games with a result. */
const PLAYERS = [...new Set(all.flatMap(({ sides }) => sides.map(({ name }) => name)))].filter(
	(name) => playedBy(name).length >= 20,
);

test("there are players with enough games", () => expect(PLAYERS.length).toBeGreaterThan(0));

const textOf = (me: string) => (me === ME ? made : real);

/** Against like opponents, where there are twenty such games. */
function countedOf(me: string) {
	const games = playedBy(me);
	const alike = games.filter(
		({ ratings: [white = 0, black = 0] }) =>
			white > 0 && black > 0 && Math.abs(white - black) <= 100,
	);
	return alike.length >= 20 ? { games: alike, isAlike: true } : { games, isAlike: false };
}

test.each(PLAYERS)("what %s should train", async (me) => {
	const { asking } = (await collectionOf(textOf(me))).collection;
	const { games, isAlike } = countedOf(me);
	const { costs, ...found } = await asking.costs({ me: [me], filter: {} });
	expect(found).toEqual({ games: games.length, isAlike });
	expect(isAlike).toBe(me === ME);
	const slowly = Object.keys(LOSSES)
		.map((kind) => costSlowly(games, kind))
		.filter(({ points }) => points > 0)
		.sort((one, other) => other.points - one.points);
	const known = costs.filter(({ kind }) => kind !== "chanceMissed");
	expect(known).toHaveLength(Math.min(slowly.length, 3 - (costs.length - known.length)));
	if (me === ME) expect(known.length).toBeGreaterThan(1);
	known.forEach((cost: Cost<string>, index) => {
		const { points, ...shares } = slowly[index] ?? costSlowly(games, "");
		expect(cost).toMatchObject(shares);
		expect(cost.points).toBeCloseTo(points, 9);
	});
});

test.each(PLAYERS)("the openings of %s", async (me) => {
	const { asking } = (await collectionOf(textOf(me))).collection;
	const rows = await asking.openingTable({ me: [me], filter: {} });
	const games = playedBy(me).filter(({ family }) => family !== "");
	expect(rows.reduce((sum, row) => sum + row.games, 0)).toBe(games.length);
	for (const { family, colour, games: count, mine, theirs, centreLost } of rows) {
		const at = colour === "white" ? 0 : 1;
		const own = games.filter((game) => game.family === family && game.at === at);
		const others = games.filter((game) => game.family === family && game.at !== at);
		const none = (numbers: readonly number[]) => (numbers.length === 0 ? undefined : mean(numbers));
		expect([family, count, mine, theirs, centreLost]).toEqual([
			...[family, own.length, none(own.map(({ score }) => score / 2))],
			none(others.map(({ score }) => (2 - score) / 2)),
			none(own.map((game) => Number(game.mine.lostCentre > 0))),
		]);
	}
});
