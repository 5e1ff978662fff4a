// What is asked of a position: which squares of the middle a side has, what hangs, or which squares a move turns. A question is a short
// text, so that a link can hold ten; posed, it knows its answer.

import { gameFrom, playMove } from "../../chess/edit.ts";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { NO_PIECE, sideOf, WHITE } from "../../chess/piece.ts";
import { pieceOn } from "../../chess/placement.ts";
import { SQUARE_COUNT, type Square, squareName } from "../../chess/square.ts";
import { BLACKS, CLASSES, CONTESTED, type Control, WHITES } from "../../control/classes.ts";
import { controlAt, type GameControl } from "../../control/controlMap.ts";
import type { Core } from "../../control/core.ts";
import type { Insight } from "../../control/insight.ts";
import type { Standing } from "../../control/standing.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { findStanding } from "../../standing/findStanding.ts";

/** A position, and a move from it as squares ("e2e4") where one was played. */
export type Source = { readonly fen: string; readonly move: string | undefined };

export type Question = Source & { readonly asks: "hang" | "turn" | Owned };

const OWNED = [WHITES, BLACKS, CONTESTED] as const;
type Owned = (typeof OWNED)[number];

export type Posed = Question & {
	/** The position, and what the move leads to. */
	readonly game: Game;
	readonly control: GameControl;
	readonly standing: Standing;
	readonly text: string;
	/** Squares that may be marked, and those that are right. */
	readonly among: ReadonlySet<Square>;
	readonly answer: ReadonlySet<Square>;
};

const SQUARES = Array.from({ length: SQUARE_COUNT }, (_, index) => index as Square);

/** c3 to f6. */
const MIDDLE = SQUARES.filter(
	(square) => (square & 7) >= 2 && (square & 7) <= 5 && square >> 3 >= 2 && square >> 3 <= 5,
);

const AFTER = (FIRST_FRAME + 1) as Frame;

const ASKED: Readonly<Record<Owned, string>> = {
	[WHITES]: "does White control",
	[BLACKS]: "does Black control",
	[CONTESTED]: "are contested",
};

/** Throws where the position or the move is none. */
export function pose(question: Question, core: Core, insight: Insight): Posed {
	const { fen, move, asks } = question;
	const start = gameFrom(fen);
	const game = move === undefined ? start : playMove(start, FIRST_FRAME, move).game;
	const control = core.computeControl(game.placements);
	const standing = findStanding(insight, game, FIRST_FRAME);
	const shared = { ...question, game, control, standing };
	const of = (from: readonly Square[], isRight: (square: Square) => boolean, text: string) => ({
		...shared,
		text,
		among: new Set(from),
		answer: new Set(from.filter(isRight)),
	});
	if (asks === "hang") {
		const side = fen.split(" ")[1] === "b" ? 1 : WHITE;
		const theirs = SQUARES.filter((square) => {
			const piece = pieceOn(game.placements, FIRST_FRAME, square);
			return piece !== NO_PIECE && sideOf(piece) !== side;
		});
		const [mover, other] = side === WHITE ? ["White", "Black"] : ["Black", "White"];
		const text = `${mover} is to move. Which of ${other}’s pieces hang?`;
		return of(theirs, (square) => (standing.gains[square] ?? 0) > 0, text);
	}
	if (asks === "turn") {
		const turns = (square: Square) =>
			controlAt(control, FIRST_FRAME, square) !== controlAt(control, AFTER, square);
		const san = positionAt(game, AFTER).move?.san;
		return of(MIDDLE, turns, `Which squares from c3 to f6 does ${san} turn?`);
	}
	const isAsked = (square: Square) => controlAt(control, FIRST_FRAME, square) === asks;
	return of(MIDDLE, isAsked, `Which squares from c3 to f6 ${ASKED[asks]}?`);
}

const KINDS: readonly Question["asks"][] = [WHITES, "turn", "hang", BLACKS, CONTESTED];

/** Something is to be found, and not everywhere. */
const isWorthAsking = ({ answer, among }: Posed): boolean =>
	answer.size > 0 && answer.size <= among.size * 0.75;

const shuffled = <Item>(items: readonly Item[], next: () => number): readonly Item[] =>
	items
		.map((item) => [next(), item] as const)
		.sort(([one], [other]) => one - other)
		.map(([, item]) => item);

/** So many questions about some of the positions, of all kinds; fewer where there is no more to ask. */
export function makeQuestions(
	sources: readonly Source[],
	wanted: number,
	next: () => number,
	core: Core,
	insight: Insight,
): readonly Posed[] {
	const made: Posed[] = [];
	for (const source of shuffled(sources, next)) {
		// Each kind in its turn, and another where it has nothing to ask of this position.
		const inTurn = KINDS.slice(made.length % 3).slice(0, 1);
		for (const asks of [...inTurn, ...shuffled(KINDS, next)]) {
			if (asks === "turn" && source.move === undefined) continue;
			const posed = pose({ ...source, asks }, core, insight);
			if (!isWorthAsking(posed)) continue;
			made.push(posed);
			break;
		}
		if (made.length === wanted) break;
	}
	return made;
}

/** What a square was and is, where a move is asked about. */
export function turnWords({ control }: Posed, square: Square): string {
	const whose = (frame: Frame): string => {
		const is: Control = controlAt(control, frame, square);
		return chessWords.whose(CLASSES[is].key);
	};
	const [was, is] = [whose(FIRST_FRAME), whose(AFTER)];
	const name = squareName(square);
	return was === is ? `${name} stays ${is}.` : `${name} was ${was} and becomes ${is}.`;
}

/** "h<FEN>", "t<FEN>!e2e4", "1<FEN>": blanks as underscores. */
export const formatQuestion = ({ asks, fen, move }: Question): string => {
	const kind = typeof asks === "number" ? String(asks) : asks.charAt(0);
	return `${kind}${fen.replaceAll(" ", "_")}${asks === "turn" ? `!${move}` : ""}`;
};

/** Undefined where it is no question. */
export function parseQuestion(text: string): Question | undefined {
	const [, kind = "", fen = "", move] =
		/^([ht123])([^!]+)(?:!([a-h1-8qrbn]{4,5}))?$/.exec(text) ?? [];
	const asks =
		kind === "h" ? "hang" : kind === "t" ? "turn" : OWNED.find((one) => String(one) === kind);
	if (asks === undefined || (asks === "turn") !== (move !== undefined)) return undefined;
	return { asks, fen: fen.replaceAll("_", " "), move };
}
