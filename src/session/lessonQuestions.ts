// The questions of all chapters of a lesson. Chapters that hold none are not parsed, and others are
// parsed once for each text.

import type { Game } from "../chess/game.ts";
import { isFault } from "../chess/pgn/gameFault.ts";
import { joining, readFrom } from "../chess/pgn/readText.ts";
import { knownTag } from "../chess/pgn/tags/gameTitle.ts";
import { partOf, type Work } from "../chess/work.ts";
import { type Exercise, mayAsk, type Placed, questionsIn } from "../training/exercise/commands.ts";
import { areFree } from "../training/exercise/terms.ts";
import { type Ask, choosingOf, type Question } from "../training/question.ts";
import { titlesIn } from "./chapterEdits.ts";
import { sheetOf } from "./exerciseSheet.ts";
import { lessonName } from "./opening/lessonName.ts";
import type { AppState } from "./state/appState.ts";

/** A question, in its chapter. */
export type LessonQuestion = Placed & { readonly chapter: number };

type Games = Pick<AppState, "library" | "game">;

/** Questions lately found in texts of chapters. */
let lately: ReadonlyMap<string, readonly Placed[]> = new Map();

const inGames = new WeakMap<Game, readonly Placed[]>();

function questionsOf(game: Game): readonly Placed[] {
	const known = inGames.get(game) ?? questionsIn(game);
	inGames.set(game, known);
	return known;
}

function* readChapter(text: string): Work<readonly Placed[]> {
	const game = yield* readFrom(yield* joining([text]), 0);
	return isFault(game) ? [] : questionsOf(game);
}

const placeOf = ({ found }: LessonQuestion): number =>
	typeof found === "string" ? Number.POSITIVE_INFINITY : (found.place ?? Number.POSITIVE_INFINITY);

/** As they are asked: those that have a place by that, others in the order of the chapters. */
export function* findQuestions(games: Games): Work<readonly LessonQuestion[]> {
	const found = yield* readQuestions(games);
	return found.toSorted((one, other) => {
		const [first, second] = [placeOf(one), placeOf(other)];
		return first === second ? 0 : first - second;
	});
}

function* readQuestions({ library, game }: Games): Work<readonly LessonQuestion[]> {
	const inChapter = (chapter: number, placed: readonly Placed[]) =>
		placed.map((one) => ({ ...one, chapter }));
	if (library === undefined) return inChapter(0, questionsOf(game));
	const found: LessonQuestion[] = [];
	const texts = new Map<string, readonly Placed[]>();
	const count = library.games.length;
	for (const [index, { start, end }] of library.games.entries()) {
		const left = library.left.get(index);
		if (index === library.open) found.push(...inChapter(index, questionsOf(game)));
		else if (left !== undefined && "game" in left) {
			found.push(...inChapter(index, questionsOf(left.game)));
		} else {
			const text = left !== undefined && "pgn" in left ? left.pgn : library.text.slice(start, end);
			if (!mayAsk(text)) continue;
			const placed =
				lately.get(text) ?? (yield* partOf(readChapter(text), index / count, (index + 1) / count));
			texts.set(text, placed);
			found.push(...inChapter(index, placed));
		}
	}
	lately = texts;
	return found;
}

/** Title of the lesson: its study, its event, or its first chapter. */
export function lessonTitle(state: Games): string {
	const [first] = state.library?.games ?? [];
	const tagOf = (name: string) =>
		first === undefined || state.library?.open === 0
			? state.game.tags.get(name)
			: first.tags.find((tag) => tag.name === name)?.value;
	return lessonName(state) ?? knownTag(tagOf, "Event") ?? titlesIn(state)[0] ?? "";
}

/** A question for a move has to have one that is right. */
const isAskable = ({ kind, answer }: Ask) => choosingOf(kind) !== "move" || answer.length > 0;

/** Those that can be asked, in their chapters. */
export const soundQuestions = (found: readonly LessonQuestion[]) =>
	found.flatMap(({ chapter, frame, found: question }) =>
		typeof question === "string" || !isAskable(question) ? [] : [{ chapter, frame, question }],
	);

/**
 * All questions that can be posed, and which of them is the first of a position. Undefined where
 * that position has none: another's would give its answer away.
 */
export function poseSound<Posed>(
	found: readonly LessonQuestion[],
	at: Pick<LessonQuestion, "chapter" | "frame">,
	pose: (question: Question) => Posed,
): { readonly posed: readonly Posed[]; readonly first: number } | undefined {
	const sound = soundQuestions(found).flatMap(({ chapter, frame, question }) => {
		try {
			return [{ isHere: chapter === at.chapter && frame === at.frame, posed: pose(question) }];
		} catch {
			return [];
		}
	});
	const first = sound.findIndex(({ isHere }) => isHere);
	return first < 0 ? undefined : { posed: sound.map(({ posed }) => posed), first };
}

/** The title that an exercise has where its author gives it none. */
export const givenTitle = (state: Games, isOfChapter: boolean): string =>
	isOfChapter ? (titlesIn(state)[state.library?.open ?? 0] ?? "") : lessonTitle(state);

/** Of all chapters, or of the open one. */
export function exerciseOf(
	state: Games,
	found: readonly LessonQuestion[],
	isOfChapter = false,
): Exercise {
	const { title, ...terms } = sheetOf(state, isOfChapter);
	return {
		title: title.trim() || givenTitle(state, isOfChapter),
		questions: soundQuestions(found).map(({ question }) => question),
		...(!areFree(terms) && { terms }),
	};
}
