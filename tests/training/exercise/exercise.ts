// Exercises made by chance, for tests.

import type { Square } from "../../../src/chess/square.ts";
import type { Coded } from "../../../src/training/choices.ts";
import type { Exercise } from "../../../src/training/exercise/commands.ts";
import type { Question } from "../../../src/training/question.ts";
import {
	AFTERWARDS,
	ASK_KINDS,
	type Ask,
	choosingOf,
	needsMove,
	regionOf,
	squaresIn,
	WHOLE,
} from "../../../src/training/question.ts";
import { randomPieceData } from "../../support/random.ts";

const TEXTS = ["", "Where can a black knight go?", "a_b; {c} [%ask d] ~ ]", "<b>é</b> 100 % 棋 🙂"];

const pickFrom =
	(next: () => number) =>
	<Item>(items: readonly Item[]): Item =>
		items[Math.floor(next() * items.length)] as Item;

/** None, one or two, in their order. */
const randomMoves = (next: () => number) =>
	new Set(
		Array.from({ length: Math.floor(next() * 3) }, () => {
			const from = Math.floor(next() * 64);
			return 64 * from + ((from + 1 + Math.floor(next() * 63)) % 64);
		}).sort((one, other) => one - other),
	);

function randomAsk(next: () => number): Ask {
	const pick = pickFrom(next);
	const square = () => Math.floor(next() * 64) as Square;
	const kind = pick(ASK_KINDS);
	const choosing = choosingOf(kind);
	const one = square();
	const region = { squares: regionOf(square(), one), class: regionOf(one, one), move: WHOLE };
	const answer = {
		squares: squaresIn(region.squares).filter(() => next() < 0.3),
		class: [Math.floor(next() * 4)],
		move: [...randomMoves(next)],
	};
	return {
		kind,
		region: kind === "win" ? region.class : region[choosing],
		answer: choosing !== "move" && next() < 0.5 ? "map" : answer[choosing],
		afterwards: pick(AFTERWARDS),
		text: pick(TEXTS),
	};
}

/** Of an author who says why and where. */
export const randomAuthored = (next: () => number): Ask => ({
	...randomAsk(next),
	...(next() < 0.5 && { reason: "It wins; the [%ask] knight is 100 % lost_" }),
	...(next() < 0.5 && { place: 1 + Math.floor(next() * 5000) }),
});

export function randomQuestion(next: () => number): Question {
	const ask = randomAsk(next);
	const isMove = needsMove(ask.kind);
	return {
		...ask,
		position: `${randomPieceData(next)} ${next() < 0.5 ? "w" : "b"}${choosingOf(ask.kind) === "move" ? " KQ e3" : ""}`,
		next: isMove ? randomPieceData(next) : "",
		move: isMove ? "16...Nd3" : "",
	};
}

export const randomExercise = (next: () => number, most = 6): Exercise => ({
	title: pickFrom(next)(TEXTS),
	questions: Array.from({ length: 1 + Math.floor(next() * most) }, () => randomQuestion(next)),
});

export const randomAnswers = (asked: readonly Coded[], next: () => number): number[][] =>
	asked.map(({ choosing, pressable }) => {
		if (choosing === "squares") return pressable.filter(() => next() < 0.3);
		if (next() < 0.2) return [];
		return choosing === "class" ? [Math.floor(next() * 4)] : [...randomMoves(next)].slice(0, 1);
	});
