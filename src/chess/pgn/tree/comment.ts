// A comment's words, and the commands in it: [%csl Gd4] colours squares, [%cal Ge2e4] draws arrows,
// [%eval 0.3] says who is better, [%clk 0:10:00] and its like how long somebody took. All are saved
// by name. Words that only look like a command stay words.

import type { Arrow, ColouredSquare } from "../../game.ts";
import { type Square, squareNamed } from "../../square.ts";
import type { Oddity } from "../gameFault.ts";
import { decodeComment } from "../write/commentText.ts";
import { clockOddities } from "./clock.ts";

/** Content of a comment. */
export type Remark = {
	readonly text: string;
	readonly squares: readonly ColouredSquare[];
	readonly arrows: readonly Arrow[];
	/** The values of other commands, by name. */
	readonly commands: ReadonlyMap<string, readonly string[]>;
};

/** Line ends in a comment are where a file was wrapped. */
function unwrapped(text: string): string {
	if (!/[\r\n]/.test(text)) return text.trim();
	return text.replace(/\s+/g, (blanks) => (/[\r\n]/.test(blanks) ? " " : blanks)).trim();
}

const SQUARE = /^([YGRBOC])([a-h][1-8])$/;
const ARROW = /^([YGRBOC])([a-h][1-8])([a-h][1-8])$/;

/** Reads the entries of a list into another list; gives whether all could be read, else none is. */
function readList<Entry>(
	value: string,
	pattern: RegExp,
	make: (colour: string, from: Square, to: Square) => Entry,
	into: Entry[],
): boolean {
	const found = value === "" ? [] : value.split(",").map((part) => pattern.exec(part.trim()));
	if (found.includes(null)) return false;
	for (const entry of found) {
		const [, colour = "", from = "", to = from] = entry ?? [];
		into.push(make(colour, squareNamed(from), squareNamed(to)));
	}
	return true;
}

/** A command: its name, and its value up to the next bracket. */
const COMMAND = /\[%([-\w.]*)[ \t\r\n]+([^\] \t\r\n][^\]]*)?\]/y;

/** These may come without a value, and then say nothing. */
const MAY_BE_EMPTY = new Set(["csl", "cal", "eval"]);

/** Reads a comment from what stands between its braces; `report` is given each oddity. */
export function readComment(
	text: string,
	offset: number,
	report: (oddity: Oddity) => void,
): Remark {
	// Braces within a comment, and what is left of a command, would be misread when they are written
	// again.
	const inside = text.replace(/[{}]/g, (brace) => (brace === "{" ? "(" : ")"));
	const texts: string[] = [];
	const squares: ColouredSquare[] = [];
	const arrows: Arrow[] = [];
	const commands = new Map<string, string[]>();

	const addText = (from: number, to: number) => {
		const part = unwrapped(inside.slice(from, to));
		if (part !== "") texts.push(decodeComment(part.replaceAll("[%", "(%")));
	};

	const obey = (name: string, value: string, valueAt: number) => {
		if (
			name === "csl" &&
			readList(value, SQUARE, (colour, square) => ({ colour, square }), squares)
		)
			return;
		if (
			name === "cal" &&
			readList(value, ARROW, (colour, from, to) => ({ colour, from, to }), arrows)
		)
			return;
		for (const oddity of clockOddities(name, value, valueAt)) report(oddity);
		if (value === "") return;
		const known = commands.get(name);
		if (known === undefined) commands.set(name, [value]);
		else known.push(value);
	};

	const last = inside.lastIndexOf("]");
	let textAt = 0;
	let at = inside.indexOf("[%");
	while (at >= 0 && at < last) {
		COMMAND.lastIndex = at;
		const [whole, name = "", value = ""] = COMMAND.exec(inside) ?? [];
		if (whole === undefined || (value === "" && !MAY_BE_EMPTY.has(name))) {
			at = inside.indexOf("[%", at + 2);
			continue;
		}
		addText(textAt, at);
		textAt = at + whole.length;
		obey(name, value, offset + textAt - 1 - value.length);
		at = inside.indexOf("[%", textAt);
	}
	addText(textAt, inside.length);
	return { text: texts.join(" "), squares, arrows, commands };
}
