// Makes the lesson page of the open game, or of all games of its file: each is read, coloured and
// drawn, in slices.

import { squareIn } from "../../../board/heat/cells.ts";
import { loadStamps, markupOfPieces, type StampSheet } from "../../../board/picture/stamps.ts";
import { SvgPen } from "../../../board/picture/svgPen.ts";
import { paletteIn } from "../../../board/styles/lateStyles.ts";
import { pathTo } from "../../../chess/edit.ts";
import { FIRST_FRAME, type Frame } from "../../../chess/frame.ts";
import { type Game, moveNumberText, positionAt } from "../../../chess/game.ts";
import { isFault } from "../../../chess/pgn/gameFault.ts";
import { joining, readFrom } from "../../../chess/pgn/readText.ts";
import { gameTitle } from "../../../chess/pgn/tags/gameTitle.ts";
import { formatPgn } from "../../../chess/pgn/write/formatPgn.ts";
import { WHITE } from "../../../chess/piece.ts";
import { SQUARES, type Square } from "../../../chess/square.ts";
import type { Work } from "../../../chess/work.ts";
import { CLASS_LIST } from "../../../control/classes.ts";
import { controlAt, countsAt, type GameControl } from "../../../control/controlMap.ts";
import type { Insight } from "../../../control/insight.ts";
import { chessWords } from "../../../messages/en/chess.ts";
import { lessonWords } from "../../../messages/en/panels/lesson.ts";
import { moveWords } from "../../../messages/en/panels/moves.ts";
import { positionWords } from "../../../messages/en/position.ts";
import { textFaultText } from "../../../messages/textFaults.ts";
import { inSlices } from "../../../runtime/slices.ts";
import { titleIn, titlesIn } from "../../../session/chapterEdits.ts";
import { textsIn } from "../../../session/opening/chapters.ts";
import type { Session } from "../../../session/session.ts";
import { type MoveRow, moveRows, type NoteRow, type Word } from "../../../ui/moveText/moveRows.ts";
import { glyphOf } from "../../../ui/moveText/moveText.ts";
import { tellPosition } from "../../../ui/tellPosition.ts";
import { detailsOf } from "../detailsOf.ts";
import type { MakeFile } from "../exportProps.ts";
import { BOARD, paintPicture, pictureHeight } from "../picture/paintPicture.ts";
import { loadInsightFor, seenAt } from "../picture/pictureAt.ts";
import {
	type Lesson,
	type LessonBlock,
	type LessonChapter,
	type LessonLine,
	lessonPage,
	nameOfFile,
} from "./lessonPage.ts";

/** By reading order, a8 first. */
const IN_ORDER = SQUARES.map((cell) => squareIn(cell, WHITE));

const classAt = (control: GameControl, frame: Frame, square: Square): number =>
	CLASS_LIST.findIndex((one) => one.control === controlAt(control, frame, square));

function countsText(control: GameControl, frame: Frame): string {
	const counts = countsAt(control, frame);
	return CLASS_LIST.map(({ key, count }) => chessWords.controlCount(key, counts[count])).join(", ");
}

/** Up to so many moves. */
export function lineOf(game: Game, control: GameControl, maxPlies: number): LessonLine {
	const last = Math.min(game.plies, maxPlies) as Frame;
	const frames = pathTo(game, last);
	return {
		placements: frames.map((frame) => positionAt(game, frame).fen.split(" ")[0] ?? ""),
		owners: frames.map((frame) =>
			IN_ORDER.map((square) => classAt(control, frame, square)).join(""),
		),
		said: frames.map((frame) => `${tellPosition(game, frame)} ${countsText(control, frame)}.`),
		moves: frames.slice(1).map((frame) => {
			const position = positionAt(game, frame);
			const number = moveNumberText(position);
			const isBlacks = number.endsWith("...");
			return `${isBlacks ? "" : `${number} `}${position.move?.san}`;
		}),
	};
}

/**
 * The outline of a lesson on one game: its moves in paragraphs, what is said of them, and a diagram
 * wherever something is said or drawn, and at its end.
 */
export type OutlineItem =
	| { readonly kind: "moves" | "text"; readonly text: string }
	| { readonly kind: "diagram"; readonly frame: Frame };

function moveText(game: Game, frame: Frame): string {
	const { move, notes } = positionAt(game, frame);
	return `${move?.san ?? ""}${[...new Set(notes.nags)].map(glyphOf).join("")}`;
}

function rowText(game: Game, { white, black }: MoveRow): string {
	const first = white ?? black;
	if (first === undefined) return "";
	const texts = [white, black].flatMap((frame) =>
		frame === undefined ? [] : moveText(game, frame),
	);
	return `${moveNumberText(positionAt(game, first))} ${texts.join(" ")}`;
}

function wordText(game: Game, word: Word): string {
	if (word.kind === "text") return word.text;
	if (word.kind === "move") return `${word.number} ${moveText(game, word.frame)}`.trim();
	return word.kind === "open" ? "(" : word.kind === "close" ? ")" : "";
}

/** A comment on a position, and no variation. */
const isComment = ({ words }: NoteRow): boolean => words.every(({ kind }) => kind === "text");

/** A comment, or a variation in parentheses. */
function noteText(game: Game, note: NoteRow): string {
	const text = note.words.map((word) => wordText(game, word)).join(" ");
	const withoutBlanks = text.replace(/\( /g, "(").replace(/ \)/g, ")");
	return isComment(note) ? text : `(${withoutBlanks})`;
}

const isDrawnOn = (game: Game, frame: Frame): boolean => {
	const { arrows, squares } = positionAt(game, frame).notes;
	return arrows.length + squares.length > 0;
};

/**
 * Has at most `maxDiagrams`: with a comment at every move of a long file, more would make it a
 * book.
 */
export function lessonOutline(game: Game, maxDiagrams: number): OutlineItem[] {
	const items: OutlineItem[] = [];
	const shown = new Set<Frame>();
	const show = (frame: Frame) => {
		if (shown.has(frame) || shown.size === maxDiagrams) return;
		shown.add(frame);
		items.push({ kind: "diagram", frame });
	};
	if (isDrawnOn(game, FIRST_FRAME) || game.tags.has("FEN")) show(FIRST_FRAME);
	for (const row of moveRows(game)) {
		if (row.kind === "note") {
			if (isComment(row)) show(row.of);
			items.push({ kind: "text", text: noteText(game, row) });
			continue;
		}
		const last = items.at(-1);
		const text = rowText(game, row);
		if (last?.kind === "moves")
			items[items.length - 1] = { kind: "moves", text: `${last.text} ${text}` };
		else items.push({ kind: "moves", text });
		for (const frame of [row.white, row.black]) {
			if (frame !== undefined && isDrawnOn(game, frame)) show(frame);
		}
	}
	show(game.plies as Frame);
	const result = moveWords.result(game);
	if (result !== undefined) items.push({ kind: "moves", text: result });
	return items;
}

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

type LessonSetup = {
	readonly session: Session;
	readonly insight: Insight | undefined;
	readonly stamps: StampSheet;
	readonly showsPatterns: boolean;
	readonly maxDiagrams: number;
	/** Of lines that can be played through. */
	readonly maxPlies: number;
};

function drawDiagram(
	{ session, insight, stamps, showsPatterns }: LessonSetup,
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

function* makeChapter(
	setup: LessonSetup,
	game: Game,
	name: string,
	title: string,
): Work<LessonChapter> {
	const control = setup.session.core.computeControl(game.placements);
	const outline = lessonOutline(game, setup.maxDiagrams);
	const blocks: LessonBlock[] = [];
	for (const [index, item] of outline.entries()) {
		const isText = item.kind !== "diagram";
		blocks.push(isText ? item : drawDiagram(setup, game, control, item.frame, `${name}-${index}-`));
		yield index / outline.length;
	}
	const details = [playersBeside(game, title), detailsOf(game)].filter(Boolean).join(", ");
	const line = game.plies === 0 ? undefined : lineOf(game, control, setup.maxPlies);
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
function* makeAllChapters(setup: LessonSetup): Work<LessonChapter[]> {
	const state = setup.session.store.get();
	const titles = titlesIn(state);
	const library = yield* joining(textsIn(state));
	const chapters: LessonChapter[] = [];
	for (const [index, title] of titles.entries()) {
		const game = yield* readFrom(library, index);
		const text = isFault(game) ? lessonWords.unreadable(textFaultText(game)) : "";
		chapters.push(
			isFault(game)
				? { title, details: "", blocks: [{ kind: "text", text }], pgn: undefined, line: undefined }
				: yield* makeChapter(setup, game, `chapter-${index + 1}`, title),
		);
		yield (index + 1) / titles.length;
	}
	return chapters;
}

function* makeOpenChapter(setup: LessonSetup): Work<LessonChapter[]> {
	const state = setup.session.store.get();
	return [yield* makeChapter(setup, state.game, "chapter-1", titleIn(state.game))];
}

export const makeLesson: MakeFile<LessonOptions> = async (session, options, report, signal) => {
	const { game, orientation, options: looks, library } = session.store.get();
	const games = options.isWhole ? (library?.games.length ?? 1) : 1;
	const setup = {
		session,
		insight: await loadInsightFor(session),
		stamps: await loadStamps(looks.pieces),
		showsPatterns: options.showsPatterns,
		maxPlies: Math.max(1, Math.floor(MAX_PLIES / games)),
		maxDiagrams: Math.max(1, Math.min(MAX_DIAGRAMS_IN_GAME, Math.floor(MAX_DIAGRAMS / games))),
	};
	const run = inSlices(() => !signal.aborted, report);
	const chapters = await run(options.isWhole ? makeAllChapters(setup) : makeOpenChapter(setup));
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
		pieces: markupOfPieces(setup.stamps),
		notice: positionWords.credit[looks.pieces],
	};
	return new Blob([lessonPage(lesson)], { type: "text/html" });
};
