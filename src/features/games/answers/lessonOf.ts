// The moments of an answer as a lesson with a question for each: a chapter begins where one asks.
// It is handed out like any other exercise. How many questions there are, and of which kinds, is
// chosen. What the map would answer with no square is not asked.

import { gameFrom, playMove } from "../../../chess/edit.ts";
import { FIRST_FRAME } from "../../../chess/frame.ts";
import { CHAPTER } from "../../../chess/pgn/tags/gameTitle.ts";
import { formatPgn } from "../../../chess/pgn/write/formatPgn.ts";
import { inputOf } from "../../../chess/rules.ts";
import { addAsk, questionAt } from "../../../training/exercise/commands.ts";
import { type PoseModules, pose } from "../../../training/pose.ts";
import {
	type Ask,
	fenOf,
	MIDDLE,
	plainAsk,
	type Question,
	WHOLE,
} from "../../../training/question.ts";
import { askedMove } from "../../../training/rules.ts";

/** A question of a round, and what its chapter is called. */
export type Part = { readonly question: Question; readonly title: string };

/** As the answer asks of its moments, or squares of a class. */
export type MadeKind = "asked" | "white" | "black" | "contested" | "neutral";

/** Contents of an exercise; kinds take turns. */
export type Made = { readonly count: number; readonly kinds: readonly MadeKind[] };

/** Its own kind first, then the others: one of them may have no answer there. */
const inTurn = (kinds: readonly MadeKind[], at: number): readonly MadeKind[] =>
	kinds.map((_, index) => kinds[(at + index) % kinds.length] ?? "asked");

function chapterOf(
	{ question, title }: Part,
	event: string,
	tools: PoseModules,
	kinds: readonly MadeKind[],
): string | undefined {
	const start = gameFrom(fenOf(question));
	const move = askedMove(question);
	const { game } =
		move === undefined ? { game: start } : playMove(start, FIRST_FRAME, inputOf(move));
	const ask = kinds
		.flatMap((made): readonly Ask[] => {
			// The best move is the engine's.
			if (made === "asked" && question.kind === "best") return [question];
			const kind = made === "asked" ? question.kind : made;
			// The middle, of which a code has room for five questions, before the whole board.
			const regions = kind === "hanging" ? [WHOLE] : [MIDDLE, WHOLE];
			return regions.map((region) => plainAsk(kind, region));
		})
		.find((one) => {
			const asked = questionAt(game, FIRST_FRAME, one);
			return asked !== undefined && pose(asked, tools).right.length > 0;
		});
	if (ask === undefined) return undefined;
	const tags = new Map([...game.tags, ["Event", event] as const, [CHAPTER, title] as const]);
	return formatPgn(addAsk({ ...game, tags }, FIRST_FRAME, ask).game);
}

/** A text of PGN for each chapter. */
export function lessonOf(
	parts: readonly Part[],
	event: string,
	tools: PoseModules,
	{ count, kinds }: Made,
): string[] {
	const texts: string[] = [];
	for (const part of parts) {
		if (texts.length >= count) break;
		const text = chapterOf(part, event, tools, inTurn(kinds, texts.length));
		if (text !== undefined) texts.push(text);
	}
	return texts;
}
