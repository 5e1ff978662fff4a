// Makes the lesson page of the open game, or of all games of its file: each is read, coloured and
// drawn, in slices.

import { loadStamps, markupOfPieces, type StampSheet } from "../../../board/picture/stamps.ts";
import { SvgPen } from "../../../board/picture/svgPen.ts";
import { paletteIn } from "../../../board/styles/lateStyles.ts";
import type { Frame } from "../../../chess/frame.ts";
import type { Game } from "../../../chess/game.ts";
import { isFault } from "../../../chess/pgn/gameFault.ts";
import { joining, readFrom } from "../../../chess/pgn/readText.ts";
import { gameTitle } from "../../../chess/pgn/tags/gameTitle.ts";
import { formatPgn } from "../../../chess/pgn/write/formatPgn.ts";
import { WHITE } from "../../../chess/piece.ts";
import type { Work } from "../../../chess/work.ts";
import { CLASS_LIST } from "../../../control/classes.ts";
import type { GameControl } from "../../../control/controlMap.ts";
import type { Insight } from "../../../control/insight.ts";
import { lessonWords } from "../../../messages/en/panels/lesson.ts";
import { positionWords } from "../../../messages/en/position.ts";
import { textFaultText } from "../../../messages/textFaults.ts";
import { inSlices } from "../../../runtime/slices.ts";
import { titleIn, titlesIn } from "../../../session/chapterEdits.ts";
import { textsIn } from "../../../session/opening/chapters.ts";
import type { Session } from "../../../session/session.ts";
import { tellPosition } from "../../../ui/tellPosition.ts";
import { detailsOf } from "../detailsOf.ts";
import type { MakeFile } from "../exportProps.ts";
import { BOARD, paintPicture, pictureHeight } from "../picture/paintPicture.ts";
import { loadInsightFor, seenAt } from "../picture/pictureAt.ts";
import { lessonOutline } from "./lessonOutline.ts";
import {
	type Lesson,
	type LessonBlock,
	type LessonChapter,
	lessonPage,
	nameOfFile,
} from "./lessonPage.ts";
import { lineOf } from "./lineOf.ts";

/** A diagram is some 30 kB: so many are on a page, and for one game, at most. */
const MAX_DIAGRAMS = 400;
const MAX_DIAGRAMS_IN_GAME = 40;
/** A position to play through is some 150 bytes. */
const MAX_PLIES = 20_000;

export type LessonOptions = {
	/** All games of the file, or the one on view? */
	readonly isWhole: boolean;
	readonly showsPatterns: boolean;
};

type Tools = {
	readonly session: Session;
	readonly insight: Insight | undefined;
	readonly stamps: StampSheet;
	readonly showsPatterns: boolean;
	readonly maxDiagrams: number;
	/** Of lines that can be played through. */
	readonly maxPlies: number;
};

function drawDiagram(
	{ session, insight, stamps, showsPatterns }: Tools,
	game: Game,
	control: GameControl,
	frame: Frame,
	prefix: string,
): LessonBlock {
	const seen = seenAt(session, game, control, frame, insight);
	const pen = new SvgPen(stamps.stamps, prefix);
	const caption = tellPosition(game, frame);
	const whole = {
		...seen,
		picture: { ...seen.picture, showsPatterns },
		caption: [],
		meaning: undefined,
		isTransparent: true,
	};
	paintPicture(pen, 1, stamps.sheet, whole);
	const svg = pen.document(BOARD, pictureHeight(whole), caption, "");
	return { kind: "drawing", svg, caption };
}

function* makeChapter(tools: Tools, game: Game, name: string, title: string): Work<LessonChapter> {
	const control = tools.session.core.computeControl(game.placements);
	const outline = lessonOutline(game, tools.maxDiagrams);
	const blocks: LessonBlock[] = [];
	for (const [index, item] of outline.entries()) {
		const isText = item.kind !== "diagram";
		blocks.push(isText ? item : drawDiagram(tools, game, control, item.frame, `${name}-${index}-`));
		yield index / outline.length;
	}
	const details = [playersBeside(game, title), detailsOf(game)].filter(Boolean).join(", ");
	const line = game.plies === 0 ? undefined : lineOf(game, control, tools.maxPlies);
	return { title, details, blocks, pgn: formatPgn(game), line };
}

/** "White – Black", where the title does not say it. */
function playersBeside({ tags }: Game, title: string): string {
	const players = gameTitle(
		(name) => (name === "White" || name === "Black" ? tags.get(name) : undefined),
		() => "",
	);
	return players === "?" || title.includes(players) ? "" : players;
}

/** In place of a game that cannot be read its chapter says why. */
function* makeAllChapters(tools: Tools): Work<LessonChapter[]> {
	const state = tools.session.store.get();
	const titles = titlesIn(state);
	const library = yield* joining(textsIn(state));
	const chapters: LessonChapter[] = [];
	for (const [index, title] of titles.entries()) {
		const game = yield* readFrom(library, index);
		const text = isFault(game) ? lessonWords.unreadable(textFaultText(game)) : "";
		chapters.push(
			isFault(game)
				? { title, details: "", blocks: [{ kind: "text", text }], pgn: undefined, line: undefined }
				: yield* makeChapter(tools, game, `chapter-${index + 1}`, title),
		);
		yield (index + 1) / titles.length;
	}
	return chapters;
}

function* makeOpenChapter(tools: Tools): Work<LessonChapter[]> {
	const state = tools.session.store.get();
	return [yield* makeChapter(tools, state.game, "chapter-1", titleIn(state.game))];
}

export const makeLesson: MakeFile<LessonOptions> = async (session, options, report, signal) => {
	const { game, orientation, options: looks, library } = session.store.get();
	const games = options.isWhole ? (library?.games.length ?? 1) : 1;
	const tools = {
		session,
		insight: await loadInsightFor(session),
		stamps: await loadStamps(looks.pieces),
		showsPatterns: options.showsPatterns,
		maxPlies: Math.max(1, Math.floor(MAX_PLIES / games)),
		maxDiagrams: Math.max(1, Math.min(MAX_DIAGRAMS_IN_GAME, Math.floor(MAX_DIAGRAMS / games))),
	};
	const run = inSlices(() => !signal.aborted, report);
	const chapters = await run(options.isWhole ? makeAllChapters(tools) : makeOpenChapter(tools));
	const [first] = chapters;
	const tagOf = (name: string) => game.tags.get(name);
	// Moves are no title.
	const isNamed = gameTitle(tagOf, () => "") !== "?";
	const lesson: Lesson = {
		title: chapters.length === 1 && first && isNamed ? first.title : nameOfFile(tagOf),
		home: new URL(".", document.baseURI).href,
		orientation: orientation === WHITE ? "white" : "black",
		tints: Object.fromEntries(
			CLASS_LIST.map(({ key, control }) => {
				const { pale, deep } = paletteIn(looks).tints[control].on;
				return [key, [pale, deep] as const];
			}),
		),
		chapters,
		pieces: markupOfPieces(tools.stamps),
		notice: positionWords.credit[looks.pieces],
	};
	return new Blob([lessonPage(lesson)], { type: "text/html" });
};
