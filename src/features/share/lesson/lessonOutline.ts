// The outline of a lesson on one game: its moves in paragraphs, what is said of them, and a diagram
// wherever something is said or drawn, and at its end.

import { FIRST_FRAME, type Frame } from "../../../chess/frame.ts";
import { type Game, moveNumberText, positionAt } from "../../../chess/game.ts";
import { moveWords } from "../../../messages/en/panels/moves.ts";
import { type MoveRow, moveRows, type NoteRow, type Word } from "../../../ui/moveText/moveRows.ts";
import { glyphOf } from "../../../ui/moveText/moveText.ts";

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
