// The order in which the questions of a lesson are asked: that of its moves, until its author puts
// one elsewhere. Then each has its place in its command, in whatever chapter it stands.

import type { Game } from "../chess/game.ts";
import { isFault } from "../chess/pgn/gameFault.ts";
import { joining, readFrom } from "../chess/pgn/readText.ts";
import { formatPgn } from "../chess/pgn/write/formatPgn.ts";
import { finish } from "../chess/work.ts";
import { setAsk } from "../training/exercise/commands.ts";
import type { Ask } from "../training/question.ts";
import { replaceTexts } from "./chapterEdits.ts";
import type { LessonQuestion } from "./lessonQuestions.ts";
import { textsIn } from "./opening/chapters.ts";
import type { Session } from "./session.ts";

const isBefore = (one: LessonQuestion, other: LessonQuestion): boolean => {
	if (one.chapter !== other.chapter) return one.chapter < other.chapter;
	return one.frame === other.frame ? one.index <= other.index : one.frame < other.frame;
};

const areAsPlayed = (order: readonly LessonQuestion[]): boolean =>
	order.every((one, at) => at === 0 || isBefore(order[at - 1] ?? one, one));

type Placing = { readonly one: LessonQuestion; readonly place: number | undefined };

function withPlaces(game: Game, placings: readonly Placing[]): Game {
	return placings.reduce((now, { one, place }) => {
		const { frame, index, found } = one;
		// A question that cannot be read stays as it is, and is asked nowhere.
		if (typeof found === "string" || found.place === place) return now;
		const { place: _, ...ask }: Ask = found;
		const placed = place === undefined ? ask : { ...ask, place };
		return setAsk(now, frame, index, placed).game;
	}, game);
}

/** All questions of the lesson, as they are to be asked: one change. */
export function orderQuestions(
	{ store, actions }: Session,
	order: readonly LessonQuestion[],
): void {
	const state = store.get();
	const { library, game } = state;
	const asPlayed = areAsPlayed(order);
	const placings = order.map((one, at): Placing => ({ one, place: asPlayed ? undefined : at + 1 }));
	const inChapter = (chapter: number) => placings.filter(({ one }) => one.chapter === chapter);
	const open = withPlaces(game, inChapter(library?.open ?? 0));
	if (library === undefined) {
		actions.edit((_, frame) => ({ game: open, frame }));
		return;
	}
	const texts = textsIn(state).map((text, chapter) => {
		const there = inChapter(chapter);
		if (there.length === 0 || chapter === library.open) return text;
		const read = finish(readFrom(finish(joining([text])), 0));
		return isFault(read) ? text : formatPgn(withPlaces(read, there));
	});
	replaceTexts(state, store, texts, open);
}
