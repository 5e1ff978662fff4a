// A game as a lesson is read: its moves in paragraphs, what is said of them, and a diagram wherever
// something is said or drawn, and at its end.

import { FIRST_FRAME, type Frame } from "../../../chess/frame.ts";
import { type Game, numberText, positionAt } from "../../../chess/game.ts";
import { moveWords } from "../../../messages/en/panels/moves.ts";
import { type MoveRow, moveRows, type NoteRow, type Word } from "../../../ui/moveText/moveRows.ts";
import { glyphOf } from "../../../ui/moveText/moveText.ts";

export type LessonPart =
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
	return `${numberText(positionAt(game, first))} ${texts.join(" ")}`;
}

function wordText(game: Game, word: Word): string {
	if (word.kind === "text") return word.text;
	if (word.kind === "move") return `${word.number} ${moveText(game, word.frame)}`.trim();
	return word.kind === "open" ? "(" : word.kind === "close" ? ")" : "";
}

/** A comment on a position, and not a variation. */
const isComment = ({ words }: NoteRow): boolean => words.every(({ kind }) => kind === "text");

/** None inside of parentheses, which variations stand in. */
function noteText(game: Game, note: NoteRow): string {
	const text = note.words.map((word) => wordText(game, word)).join(" ");
	const tight = text.replace(/\( /g, "(").replace(/ \)/g, ")");
	return isComment(note) ? text : `(${tight})`;
}

const isDrawnOn = (game: Game, frame: Frame): boolean => {
	const { arrows, squares } = positionAt(game, frame).notes;
	return arrows.length + squares.length > 0;
};

/**
 * With so many diagrams at most: a comment at every move of a long file would make a book of it.
 */
export function lessonParts(game: Game, most: number): LessonPart[] {
	const parts: LessonPart[] = [];
	const shown = new Set<Frame>();
	const show = (frame: Frame) => {
		if (shown.has(frame) || shown.size === most) return;
		shown.add(frame);
		parts.push({ kind: "diagram", frame });
	};
	if (isDrawnOn(game, FIRST_FRAME) || game.tags.has("FEN")) show(FIRST_FRAME);
	for (const row of moveRows(game)) {
		if (row.kind === "note") {
			if (isComment(row)) show(row.of);
			parts.push({ kind: "text", text: noteText(game, row) });
			continue;
		}
		const last = parts.at(-1);
		const text = rowText(game, row);
		if (last?.kind === "moves")
			parts[parts.length - 1] = { kind: "moves", text: `${last.text} ${text}` };
		else parts.push({ kind: "moves", text });
		for (const frame of [row.white, row.black]) {
			if (frame !== undefined && isDrawnOn(game, frame)) show(frame);
		}
	}
	show(game.plies as Frame);
	const result = moveWords.result(game.result);
	if (result !== undefined) parts.push({ kind: "moves", text: result });
	return parts;
}
