// The door to the PGN parser: it comes in here and nowhere else. It is given two things, both short: moves,
// each once, in its own spelling and with nothing between them; and tags, one by one. Variations, comments and the commands in
// them, glyphs and results are ours (moveTree.ts, comment.ts, notation.ts).

import { parse } from "@mliebelt/pgn-parser";
import type { Work } from "../../work.ts";
import { PgnError } from "../pgnError.ts";
import { CHAPTER } from "../tags/gameTitle.ts";
import { isKnownTag } from "../tags/tagNames.ts";

/** The parser recurses once a move, and gives up at some 5,000. */
const STRETCH = 500;

/** What the parser gives, as far as we use it. */
type Parsed = {
	readonly moves: readonly { readonly notation: { readonly notation: string } }[];
	readonly messages?: readonly { readonly message: string; readonly key?: string }[];
};

/** It wants a result behind every game. */
const parseGame = (text: string) => parse(`${text} *`, { startRule: "game" }) as unknown as Parsed;

type SyntaxFault = { readonly location?: { readonly start: { readonly offset: number } } };

function parseStretch(words: readonly string[]): string[] {
	const text = words.join(" ");
	try {
		return parseGame(text).moves.map(({ notation }) => notation.notation);
	} catch (error) {
		const { location } = error as SyntaxFault;
		const before = text.slice(0, location?.start.offset).split(" ").length - 1;
		throw new PgnError(`Expected a move but "${words[before]}" found.`);
	}
}

/** The notation of each of these words, which are asked for once. A PgnError names the one that is no move to the parser. */
export function* parseMoves(words: Iterable<string>): Work<Map<string, string>> {
	const distinct = [...new Set(words)];
	const found = new Map<string, string>();
	for (let at = 0; at < distinct.length; at += STRETCH) {
		yield at / distinct.length;
		const stretch = distinct.slice(at, at + STRETCH);
		parseStretch(stretch).forEach((notation, index) => {
			found.set(stretch[index] ?? "", notation);
		});
	}
	return found;
}

/** What the parser has to say of a tag. It stumbles over times with millis: those are told by us. */
export function tagMessages(name: string, value: string): string[] {
	// Any text; the parser does not know it, and we do.
	if (name === CHAPTER) return [];
	if (/time$/i.test(name) && /\.\d+$/.test(value))
		return [`Unusual use of millis in time: ${value}`];
	// It takes its time for each; that it does not know a name we know as well.
	if (!isKnownTag(name) && /^[-\w.]+$/.test(name)) return [`Tag: "${name}" not known: "${value}"`];
	try {
		const { messages = [] } = parseGame(`[${name} "${value.replace(/[\\"]/g, "\\$&")}"]\n\n`);
		// That the result differs from the one of the moves: here there are no moves.
		return messages.filter(({ key }) => key !== "Result").map(({ message }) => message);
	} catch {
		return [`Format of tag: "${name}" not correct: "${value}"`];
	}
}
