// The move list as rows: two moves each, numbered, and between them rows of comments and
// variations. Nested variations become one flat list of words.

import type { CommentPlace } from "../../chess/annotate.ts";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { type Game, moveNumberText, type Notes, positionAt } from "../../chess/game.ts";
import { BLACK, WHITE } from "../../chess/piece.ts";

export type MoveRow = {
	readonly kind: "moves";
	readonly number: number;
	/** Nothing where the row begins with Black's move. */
	readonly white: Frame | undefined;
	readonly black: Frame | undefined;
};

export type Word =
	| { readonly kind: "move"; readonly frame: Frame; readonly number: string }
	| ({ readonly kind: "text"; readonly text: string; readonly of: Frame } & Pick<
			CommentPlace,
			"part"
	  >)
	| { readonly kind: "open" | "close"; readonly of: Frame };

export type NoteRow = {
	readonly kind: "note";
	readonly of: Frame;
	readonly words: readonly Word[];
	/** Which part of a long note this is, from 0. */
	readonly part: number;
};

export type Row = MoveRow | NoteRow;

const hasText = ({ before, after }: Notes) => before !== "" || after !== "";

/** A comment, if there is one. */
const textWords = (of: Frame, part: CommentPlace["part"], text: string): Word[] =>
	text === "" ? [] : [{ kind: "text", text, of, part }];

/** A variation from its first move to its end, with what branches off in parentheses. */
function wordsFrom(game: Game, start: Frame): Word[] {
	const words: Word[] = [];
	/** Does the next move need its number, after a comment or a parenthesis? */
	let needsNumber = true;
	const add = (frame: Frame) => {
		const { move, notes } = positionAt(game, frame);
		words.push(...textWords(frame, "before", notes.before));
		const number =
			needsNumber || move?.side === WHITE ? moveNumberText(positionAt(game, frame)) : "";
		words.push({ kind: "move", frame, number });
		words.push(...textWords(frame, "after", notes.after));
		needsNumber = hasText(notes);
	};
	/**
	 * A stack of what is still to be written: the moves after a frame, a variation to open or
	 * close.
	 */
	const waiting: { readonly kind: "follow" | "open" | "close"; readonly frame: Frame }[] = [];
	add(start);
	waiting.push({ kind: "follow", frame: start });
	for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
		const { kind, frame } = next;
		if (kind === "close") {
			words.push({ kind, of: frame });
			needsNumber = true;
		} else if (kind === "open") {
			words.push({ kind, of: frame });
			needsNumber = true;
			add(frame);
			waiting.push({ kind: "close", frame }, { kind: "follow", frame });
		} else {
			const [main, ...others] = positionAt(game, frame).next;
			if (main === undefined) continue;
			add(main);
			waiting.push({ kind: "follow", frame: main });
			for (const other of others.reverse()) waiting.push({ kind: "open", frame: other });
		}
	}
	return words;
}

/** The rows of a game: its main line, with notes between. */
export function moveRows(game: Game): Row[] {
	const rows: Row[] = [];
	const note = (of: Frame, words: readonly Word[]) =>
		rows.push({ kind: "note", of, words, part: 0 });
	const text = (of: Frame, part: CommentPlace["part"], content: string) => {
		const words = textWords(of, part, content);
		if (words.length > 0) note(of, words);
	};
	const first = positionAt(game, FIRST_FRAME);
	text(FIRST_FRAME, "after", first.notes.after);
	let before = FIRST_FRAME;
	for (let at = first.next[0]; at !== undefined; at = positionAt(game, at).next[0]) {
		const { move, number, notes } = positionAt(game, at);
		text(at, "before", notes.before);
		const last = rows.at(-1);
		if (move?.side === BLACK && last?.kind === "moves" && last.black === undefined) {
			rows[rows.length - 1] = { ...last, black: at };
		} else {
			const isBlack = move?.side === BLACK;
			rows.push({
				kind: "moves",
				number,
				white: isBlack ? undefined : at,
				black: isBlack ? at : undefined,
			});
		}
		text(at, "after", notes.after);
		for (const variation of positionAt(game, before).next.slice(1)) {
			note(variation, wordsFrom(game, variation));
		}
		before = at;
	}
	return rows;
}
