// Questions of a kind about some of many positions, drawn by chance.

import { gameFrom } from "../../chess/edit.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { type Square, squareNamed } from "../../chess/square.ts";
import type { Work } from "../../chess/work.ts";
import { type Control, NEUTRAL } from "../../control/classes.ts";
import { controlAt } from "../../control/controlMap.ts";
import type { Core } from "../../control/core.ts";
import type { Insight } from "../../control/insight.ts";
import { ownOf, type Posed, pose } from "../pose.ts";
import {
	MIDDLE,
	ofClass,
	plainAsk,
	type Question,
	regionOf,
	squaresIn,
	threeOf,
} from "../question.ts";
import { RULES } from "../rules.ts";
import { countWins, waysOf } from "../win.ts";
import { askAt, askHanging, askMove, type PositionSource } from "./ask.ts";
import { type Asking, askingAt, type QuestionKind } from "./kinds.ts";

/** b2 to g7. */
const INNER = squaresIn(regionOf(squareNamed("b2"), squareNamed("g7")));

export type Wanted = {
	readonly kind: QuestionKind;
	readonly count: number;
	/** Squares of which one is to be right in every question. */
	readonly squares?: readonly Square[] | undefined;
};

type Modules = Pick<Wanted, "squares"> & {
	readonly core: Core;
	readonly insight: Insight;
	readonly next: () => number;
};

const shuffled = <Item>(items: readonly Item[], next: () => number): readonly Item[] =>
	items
		.map((item) => [next(), item] as const)
		.sort(([one], [other]) => one - other)
		.map(([, item]) => item);

/** More squares than these that a move lets go of are a search, no question. */
const MOST_LET_GO = 5;
/** Moves that win a square: of more than these any will do. */
const MOST_WINS = 3;

/** Something is to be found, and not everywhere. */
function isWorthAsking({ right, pressable, question: { kind } }: Posed): boolean {
	if (kind === "letGo" && right.length > MOST_LET_GO) return false;
	return right.length > 0 && right.length <= pressable.length * 0.75;
}

/** Three squares that somebody attacks, one of them of the class, if there are such. */
export function threeAbout(
	fen: string,
	asks: Control,
	{ core, next, squares = INNER }: Pick<Modules, "core" | "next" | "squares">,
): readonly Square[] | undefined {
	const control = core.computeControl(gameFrom(fen).placements);
	const at = (square: Square) => controlAt(control, FIRST_FRAME, square);
	const right = shuffled(squares, next).find((square) => at(square) === asks);
	const others = shuffled(INNER, next).filter(
		(square) => at(square) !== NEUTRAL && at(square) !== asks,
	);
	if (right === undefined || others.length < 2) return undefined;
	return [right, ...others.slice(0, 2)];
}

/** A square of the middle that few moves win. */
function squareToWin(fen: string, { core, insight, next }: Modules): Square | undefined {
	const control = core.computeControl(gameFrom(fen).placements);
	const ways = waysOf(fen, core, insight);
	return shuffled(squaresIn(MIDDLE), next).find((square) => {
		if (controlAt(control, FIRST_FRAME, square) === ownOf(ways.side)) return false;
		const wins = countWins(ways, square);
		return wins > 0 && wins <= MOST_WINS;
	});
}

const OWNED = ["white", "black", "contested"] as const;

/** The questions of a kind about a position, in the order in which they are tried. */
function* questionsAbout(
	{ fen, move }: PositionSource,
	asking: Asking,
	modules: Modules,
	turn: number,
): Generator<Question> {
	const owners = OWNED.map((_, index) => OWNED[(index + turn) % OWNED.length] ?? "white");
	switch (asking) {
		case "oneOfThree":
			for (const kind of owners) {
				const squares = threeAbout(fen, ofClass(kind) as Control, modules);
				if (squares !== undefined) yield askAt(fen, plainAsk(kind, threeOf(squares)));
			}
			break;
		case "whose":
			for (const kind of owners) yield askAt(fen, plainAsk(kind, MIDDLE));
			break;
		case "hangs":
			yield askHanging(fen);
			break;
		case "turns":
		case "letGo":
			if (move !== undefined) yield askMove(fen, move, asking === "turns" ? "turned" : "letGo");
			break;
		case "reply": {
			const square = squareToWin(fen, modules);
			if (square !== undefined) yield askAt(fen, plainAsk("win", regionOf(square, square)));
		}
	}
}

/** The first of the positions left that has such a question, which is taken out of them. */
function* find(
	left: PositionSource[],
	asking: Asking,
	modules: Modules,
	turn: number,
): Generator<number, Posed | undefined, void> {
	const { core, insight, squares } = modules;
	for (const [index, source] of left.entries()) {
		yield 0;
		for (const question of questionsAbout(source, asking, modules, turn)) {
			const posed = pose(question, { core, insight }, RULES);
			const isWanted = squares?.some((square) => posed.right.includes(square)) ?? true;
			if (!isWanted || !isWorthAsking(posed)) continue;
			left.splice(index, 1);
			return posed;
		}
	}
	return undefined;
}

/** At most as many as are wanted; each position is asked about once. */
export function* makeQuestions(
	sources: readonly PositionSource[],
	{ kind, count, squares }: Wanted,
	next: () => number,
	core: Core,
	insight: Insight,
): Work<readonly Posed[]> {
	const modules = { core, insight, next, squares };
	const left = [...shuffled(sources, next)];
	const made: Posed[] = [];
	for (let place = 0; place < count; place++) {
		const asking = askingAt(kind, place, count);
		const posed = yield* find(left, asking, modules, made.length);
		if (posed !== undefined) made.push(posed);
		else if (kind !== "mixed") break;
	}
	return made;
}
