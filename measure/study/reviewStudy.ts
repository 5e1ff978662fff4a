// How often the review is right: every sentence by chess.js and the oracle; by Stockfish whether it
// was right to take what is said to hang, whether what is said to be trapped had no way out, and
// how many of the moves that lost much a sentence is about.

import { Chess, type Move } from "chess.js";
import type { Frame } from "../../src/chess/frame.ts";
import { type Game, positionAt } from "../../src/chess/game.ts";
import { type Square, squareName } from "../../src/chess/square.ts";
import { finish } from "../../src/chess/work.ts";
import { reviewWords } from "../../src/messages/en/panels/review.ts";
import { findFacts } from "../../src/review/facts.ts";
import type { Moment } from "../../src/review/moment.ts";
import { findMoments } from "../../src/review/review.ts";
import { checkMoment, type Replayed, replayed } from "../../tests/support/checkMoment.ts";
import { testCore, testInsight } from "../../tests/support/core.ts";
import type { Engine } from "./engine.ts";
import { share } from "./share.ts";

/** A move that loses so much, in hundredths of a pawn, where evaluations are cut at so much. */
const LOSS = 150;
const MOST = 1000;

/** A move that costs no more than this beside the best other move is right. */
const RIGHT = 50;

const core = testCore();
const insight = testInsight();

type Count = { right: number; of: number };

const WHAT = {
	board: "sentences true by chess.js and the oracle",
	taken: "left hanging, and taken: right to take",
	missed: "left hanging, and not taken: right to take",
	trapped: "trapped: nothing to be had from moving it",
	named: "moves that lost 1.5 pawns, and a sentence is about them",
	blamed: "moves said to leave a piece, and they lost 1.5 pawns",
} as const;

export type Tally = Record<keyof typeof WHAT, Count>;

export const newTally = (): Tally =>
	Object.fromEntries(Object.keys(WHAT).map((key) => [key, { right: 0, of: 0 }])) as Tally;

export const tellTally = (tally: Tally): string[] =>
	Object.entries(WHAT).map(([key, what]) => {
		const { right, of } = tally[key as keyof Tally];
		return `${what}: ${share(right, of)}`;
	});

function count(tally: Tally, key: keyof Tally, isRight: boolean): void {
	tally[key].of++;
	if (isRight) tally[key].right++;
}

/**
 * How much better the best of some moves is than the best of all others. Undefined where there are
 * none of either.
 */
async function lead(
	engine: Engine,
	fen: string,
	isOne: (move: Move) => boolean,
): Promise<number | undefined> {
	const moves = new Chess(fen).moves({ verbose: true });
	const [some, others] = [moves.filter(isOne), moves.filter((move) => !isOne(move))];
	if (some.length === 0 || others.length === 0) return undefined;
	const lans = (of: readonly Move[]) => of.map(({ lan }) => lan);
	return (await engine.evaluate(fen, lans(some))) - (await engine.evaluate(fen, lans(others)));
}

const takenOn = (move: Move): string | undefined => {
	if (move.captured === undefined) return undefined;
	return move.isEnPassant() ? `${move.to.charAt(0)}${move.from.charAt(1)}` : move.to;
};

/**
 * Is what a sentence claims to be won or lost so, by the engine? Undefined where it claims nothing
 * of the kind.
 */
async function judge(engine: Engine, fen: string, moment: Moment): Promise<boolean | undefined> {
	const square = squareName(moment.squares[0] as Square);
	if (moment.kind === "hanging" || moment.kind === "missed") {
		return ((await lead(engine, fen, (move) => takenOn(move) === square)) ?? 0) >= -RIGHT;
	}
	if (moment.kind === "trapped") {
		return ((await lead(engine, fen, ({ from }) => from === square)) ?? 0) <= RIGHT;
	}
	return undefined;
}

/** The plies of the moves that lost much. */
async function lossesIn(engine: Engine, game: Game): Promise<ReadonlySet<number>> {
	const losses = new Set<number>();
	let before: number | undefined;
	for (let ply = 0; ply <= game.plies; ply++) {
		const { fen } = positionAt(game, ply as Frame);
		const found = new Chess(fen).isGameOver() ? undefined : await engine.evaluate(fen);
		const now = found === undefined ? undefined : Math.max(-MOST, Math.min(MOST, found));
		if (before !== undefined && now !== undefined && before + now >= LOSS) losses.add(ply);
		before = now;
	}
	return losses;
}

function isTrue(played: Replayed, moment: Moment): boolean {
	try {
		checkMoment(played, moment);
		return true;
	} catch (error) {
		console.error(reviewWords.moment(moment), error);
		return false;
	}
}

/**
 * Adds up what a game's review says, and gives what the engine finds false. `quick` is asked about
 * every position, if it is there.
 */
export async function studyReview(
	engine: Engine,
	quick: Engine | undefined,
	game: Game,
	tally: Tally,
): Promise<string[]> {
	const facts = finish(findFacts(game, core.computeControl(game.placements), insight));
	const played = replayed(game);
	const losses = quick && (await lossesIn(quick, game));
	const spokenOf = new Set<number>();
	const wrong: string[] = [];
	for (const moment of finish(findMoments(facts))) {
		const { kind, ply } = moment;
		const isMissed = kind === "missed";
		count(tally, "board", isTrue(played, moment));
		const { fen } = positionAt(game, ply as Frame);
		const isRight = await judge(engine, fen, moment);
		if (isRight === undefined) continue;
		spokenOf.add(ply);
		if (isMissed) spokenOf.add(ply + 1);
		if (!isRight) wrong.push(`${reviewWords.moment(moment)} (${fen})`);
		if (kind === "trapped") count(tally, "trapped", isRight);
		else {
			count(tally, isMissed ? "missed" : "taken", isRight);
			if (losses) count(tally, "blamed", losses.has(ply));
		}
	}
	for (const ply of losses ?? []) count(tally, "named", spokenOf.has(ply));
	return wrong;
}
