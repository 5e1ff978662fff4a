// The move list as rows: two moves each, numbered, broken where a comment or a variation stands between them. Variations are flat lists of
// words, however deep they lie in each other.

import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { type Game, type Notes, numberText, positionAt } from "../../chess/game.ts";
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
	| { readonly kind: "text"; readonly text: string; readonly of: Frame }
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

/** A variation from its first move to its end, with what branches off in parentheses. */
function wordsFrom(game: Game, start: Frame): Word[] {
	const words: Word[] = [];
	/** Is the number to be said, since something stands before? */
	let isFresh = true;
	const say = (frame: Frame) => {
		const { move, notes } = positionAt(game, frame);
		if (notes.before !== "") words.push({ kind: "text", text: notes.before, of: frame });
		const number = isFresh || move?.side === WHITE ? numberText(positionAt(game, frame)) : "";
		words.push({ kind: "move", frame, number });
		if (notes.after !== "") words.push({ kind: "text", text: notes.after, of: frame });
		isFresh = hasText(notes);
	};
	/** Work still to be done, the next last: what follows a frame, or a variation to begin or end. */
	const waiting: { readonly kind: "follow" | "open" | "close"; readonly frame: Frame }[] = [];
	say(start);
	waiting.push({ kind: "follow", frame: start });
	for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
		const { kind, frame } = next;
		if (kind === "close") {
			words.push({ kind, of: frame });
			isFresh = true;
		} else if (kind === "open") {
			words.push({ kind, of: frame });
			isFresh = true;
			say(frame);
			waiting.push({ kind: "close", frame }, { kind: "follow", frame });
		} else {
			const [main, ...others] = positionAt(game, frame).next;
			if (main === undefined) continue;
			say(main);
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
	const text = (of: Frame, said: string) => {
		if (said !== "") note(of, [{ kind: "text", text: said, of }]);
	};
	const first = positionAt(game, FIRST_FRAME);
	text(FIRST_FRAME, [first.notes.before, first.notes.after].filter(Boolean).join(" "));
	let before = FIRST_FRAME;
	for (let at = first.next[0]; at !== undefined; at = positionAt(game, at).next[0]) {
		const { move, number, notes } = positionAt(game, at);
		text(at, notes.before);
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
		text(at, notes.after);
		for (const variation of positionAt(game, before).next.slice(1)) {
			note(variation, wordsFrom(game, variation));
		}
		before = at;
	}
	return rows;
}
