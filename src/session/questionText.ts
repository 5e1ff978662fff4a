// Questions of Practise as short texts, so that a link can hold twenty of them, whoever makes it.

import { BLACKS, CONTESTED, WHITES } from "../control/classes.ts";

/** A position, and a move from it as squares ("e2e4") where one was played. */
export type PositionSource = { readonly fen: string; readonly move: string | undefined };

export const OWNED = [WHITES, BLACKS, CONTESTED] as const;
export type Owned = (typeof OWNED)[number];

export type Question = PositionSource & {
	/**
	 * Which pieces hang; which squares the move turns, or lets go of; the move itself; or which
	 * squares are of a class.
	 */
	readonly asks: "hang" | "turn" | "letGo" | "reply" | Owned;
};

const LETTERS = { h: "hang", t: "turn", l: "letGo", r: "reply" } as const;

type Letter = keyof typeof LETTERS;

const letterOf = (asks: Question["asks"]): string =>
	typeof asks === "number" ? String(asks) : asks.charAt(0);

const needsMove = (asks: Question["asks"]) =>
	asks === "turn" || asks === "letGo" || asks === "reply";

/** "h<FEN>", "t<FEN>!e2e4", "1<FEN>": blanks as underscores. */
export const formatQuestion = ({ asks, fen, move }: Question): string =>
	`${letterOf(asks)}${fen.replaceAll(" ", "_")}${needsMove(asks) ? `!${move}` : ""}`;

/** Undefined where it is no question. */
export function parseQuestion(text: string): Question | undefined {
	const [, kind = "", fen = "", move] =
		/^([htlr123])([^!]+)(?:!([a-h1-8qrbn]{4,5}))?$/.exec(text) ?? [];
	const asks = LETTERS[kind as Letter] ?? OWNED.find((one) => String(one) === kind);
	if (asks === undefined || needsMove(asks) !== (move !== undefined)) return undefined;
	return { asks, fen: fen.replaceAll("_", " "), move };
}

/** What follows the address of the page of practice. */
export const questionsQuery = (questions: readonly Question[]): string =>
	`?q=${encodeURIComponent(questions.map(formatQuestion).join("~"))}`;
