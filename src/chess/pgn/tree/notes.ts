// Notes of a move, put together from comments, glyphs and draw offers.

import { NO_NOTES, type Notes } from "../../game.ts";
import type { WrittenMove } from "../write/writtenGame.ts";
import { CLOCKS } from "./clock.ts";
import type { Remark } from "./comment.ts";

const textOf = (remarks: readonly Remark[]) =>
	remarks
		.map(({ text }) => text)
		.filter((text) => text !== "")
		.join(" ");

/** All values of a command in one. */
const joined = (values: readonly string[]) =>
	values.map((value, index) => (index < values.length - 1 ? value.trimEnd() : value)).join(" ");

function commandsIn(remarks: readonly Remark[]): Map<string, string> {
	const found = new Map<string, string[]>();
	for (const { commands } of remarks) {
		for (const [name, values] of commands) {
			const known = found.get(name);
			if (known === undefined) found.set(name, [...values]);
			else for (const value of values) known.push(value);
		}
	}
	return new Map([...found].map(([name, values]) => [name, joined(values)]));
}

const DECIMAL = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Pawns as a number; anything else, such as a mate, as it is written. */
function evaluationIn(text: string | undefined): Notes["evaluation"] {
	const value = text?.trim();
	return value !== undefined && DECIMAL.test(value) ? Number(value) : text;
}

/** The notes of what stands behind a move, or before the first one. */
export function notesOn(remarks: readonly Remark[]): Notes {
	if (remarks.length === 0) return NO_NOTES;
	const commands = [...commandsIn(remarks)];
	return {
		...NO_NOTES,
		after: textOf(remarks),
		squares: remarks.flatMap(({ squares }) => squares),
		arrows: remarks.flatMap(({ arrows }) => arrows),
		evaluation: evaluationIn(commands.find(([name]) => name === "eval")?.[1]),
		clocks: new Map(
			commands
				.filter(([name]) => CLOCKS.has(name))
				.map(([name, value]) => [name, value.trimEnd()] as const),
		),
		others: new Map(commands.filter(([name]) => name !== "eval" && !CLOCKS.has(name))),
	};
}

export function notesOf({ before, after, glyphs, hasDrawOffer }: WrittenMove): Notes {
	const notes = notesOn(after);
	if (before.length === 0 && glyphs.length === 0 && !hasDrawOffer) return notes;
	return { ...notes, before: textOf(before), nags: glyphs, drawOffer: hasDrawOffer };
}
