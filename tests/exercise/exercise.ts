// Exercises made by chance, for tests.

import type { Square } from "../../src/chess/square.ts";
import {
	AFTERWARDS,
	type Ask,
	KINDS,
	needsMove,
	regionOf,
	squaresIn,
} from "../../src/exercise/ask.ts";
import type { Exercise, Question } from "../../src/exercise/questions.ts";
import { randomPieceData } from "../support/random.ts";

const TEXTS = ["", "Where can a black knight go?", "a_b; {c} [%ask d] ~ ]", "<b>é</b> 100 % 棋 🙂"];

const pickFrom =
	(next: () => number) =>
	<Item>(items: readonly Item[]): Item =>
		items[Math.floor(next() * items.length)] as Item;

export function randomAsk(next: () => number): Ask {
	const pick = pickFrom(next);
	const square = () => Math.floor(next() * 64) as Square;
	const region = regionOf(square(), square());
	const inside = squaresIn(region).filter(() => next() < 0.3);
	return {
		kind: pick(KINDS),
		region,
		answer: next() < 0.5 ? "map" : inside,
		afterwards: pick(AFTERWARDS),
		text: pick(TEXTS),
	};
}

export function randomQuestion(next: () => number): Question {
	const ask = randomAsk(next);
	const isMove = needsMove(ask.kind);
	return {
		...ask,
		position: `${randomPieceData(next)} ${next() < 0.5 ? "w" : "b"}`,
		next: isMove ? randomPieceData(next) : "",
		move: isMove ? "16...Nd3" : "",
	};
}

export const randomExercise = (next: () => number, most = 6): Exercise => ({
	title: pickFrom(next)(TEXTS),
	questions: Array.from({ length: 1 + Math.floor(next() * most) }, () => randomQuestion(next)),
});

export const randomAnswers = (pressable: readonly (readonly Square[])[], next: () => number) =>
	pressable.map((squares) => squares.filter(() => next() < 0.3));
