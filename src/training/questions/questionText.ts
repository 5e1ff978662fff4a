// Questions of Practise as short texts, so that a link can hold twenty of them, whoever makes it.

import { type Square, squareName, squareNamed } from "../../chess/square.ts";
import { BLACKS, CONTESTED, WHITES } from "../../control/classes.ts";
import { COACH_LETTER, formatCoached, parseCoached } from "../exercise/coached.ts";
import type { Question as Coached } from "../exercise/commands.ts";
import { wholeFen } from "../exercise/wholeFen.ts";

/** A position, and a move from it as squares ("e2e4") where one was played. */
export type PositionSource = { readonly fen: string; readonly move: string | undefined };

export const OWNED = [WHITES, BLACKS, CONTESTED] as const;
export type Owned = (typeof OWNED)[number];

export type Question = PositionSource & {
	/**
	 * Which pieces hang; which squares the move turns, or lets go of; the move itself; a move that
	 * wins a square; which squares are of a class; or what a coach asked in an exercise.
	 */
	readonly asks: "hang" | "turn" | "letGo" | "reply" | "win" | "coached" | Owned;
	/** The three of which one is of the class, or the one to be won. */
	readonly squares?: readonly Square[] | undefined;
	/** The coach's. */
	readonly coached?: Coached;
};

const LETTERS = { h: "hang", t: "turn", l: "letGo", r: "reply", w: "win" } as const;

type Letter = keyof typeof LETTERS;

const letterOf = (asks: Question["asks"]): string =>
	typeof asks === "number" ? String(asks) : asks.charAt(0);

const needsMove = (asks: Question["asks"]) =>
	asks === "turn" || asks === "letGo" || asks === "reply";

/** How many squares a question may name. */
const THREE = 3;

/** Text behind the position: a move, or squares. */
const restOf = ({ asks, move, squares }: Question): string | undefined =>
	needsMove(asks) ? move : squares?.map(squareName).join("");

/** "h<FEN>", "t<FEN>!e2e4", "1<FEN>", "1<FEN>!c4d5e4", "w<FEN>!e5": blanks as underscores. */
export function formatQuestion(question: Question): string {
	const rest = restOf(question);
	const { asks, fen, coached } = question;
	if (coached !== undefined) return formatCoached(coached);
	return `${letterOf(asks)}${fen.replaceAll(" ", "_")}${rest === undefined ? "" : `!${rest}`}`;
}

export const coachedQuestion = (coached: Coached): Question => ({
	asks: "coached",
	fen: wholeFen(coached.position),
	move: undefined,
	coached,
});

/** Undefined where it is no question. */
export function parseQuestion(text: string): Question | undefined {
	if (text.startsWith(COACH_LETTER)) {
		const coached = parseCoached(text);
		return coached && coachedQuestion(coached);
	}
	const [, kind = "", position = "", rest] =
		/^([htlrw123])([^!]+)(?:!([a-h1-8qrbn]{2,6}))?$/.exec(text) ?? [];
	const asks = LETTERS[kind as Letter] ?? OWNED.find((one) => String(one) === kind);
	if (asks === undefined) return undefined;
	const fen = position.replaceAll("_", " ");
	if (needsMove(asks)) {
		return /^.{4,5}$/.test(rest ?? "") ? { asks, fen, move: rest } : undefined;
	}
	const count = asks === "win" ? 1 : typeof asks === "number" ? THREE : 0;
	if (rest === undefined) return asks === "win" ? undefined : { asks, fen, move: undefined };
	const squares = (rest.match(/[a-h][1-8]/g) ?? []).map(squareNamed);
	if (squares.length !== count || rest.length !== 2 * count) return undefined;
	return { asks, fen, move: undefined, squares };
}

/** Query behind the address of the page of practice. */
export const questionsQuery = (questions: readonly Question[]): string =>
	`?q=${encodeURIComponent(questions.map(formatQuestion).join("~"))}`;
