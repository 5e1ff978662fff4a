// The door to the PGN parser: it comes in here and nowhere else. It is given two things, both
// short: moves, each once, in its own spelling and with nothing between them; and tags, one by one.
// Variations, comments and the commands in them, glyphs and results are ours (moveTree.ts,
// comment.ts, notation.ts).

import { parse } from "@mliebelt/pgn-parser";
import type { Work } from "../../work.ts";
import { type GameFault, PgnError } from "../gameFault.ts";
import { isKnownTag } from "../tags/tagNames.ts";

/** The parser recurses once a move, and gives up at some 5,000. */
const STRETCH = 500;

/** Result of the parser, as far as we use it. */
type Parsed = {
	readonly moves: readonly { readonly notation: { readonly notation: string } }[];
	readonly messages?: readonly ParserMessage[];
};

type ParserMessage = {
	readonly message: string;
	/** Name and value of a tag, where the message is about one. */
	readonly key?: string;
	readonly value?: string;
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
		throw new PgnError({ code: "noMove", word: `${words[before]}` });
	}
}

/**
 * The notation of each of these words, which are asked for once. A PgnError names the one that is
 * no move to the parser.
 */
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

/** The fault that a message of the parser names. */
function faultOf({ message, key: name, value }: ParserMessage): GameFault {
	if (name !== undefined && value !== undefined) {
		if (message.startsWith("Format of tag")) return { code: "tagFormat", name, value };
	}
	if (message === "Tag TimeControl has to have a value") return { code: "timeControlEmpty" };
	if (message === 'Use "-" for an unknown value') return { code: "ratingNotDash" };
	return { code: "parserText", text: message };
}

/** Faults of a tag, by the parser. It fails on times with milliseconds: we find those. */
export function tagFaults(name: string, value: string): GameFault[] {
	if (/time$/i.test(name) && /\.\d+$/.test(value)) {
		return [{ code: "timeWithMillis", time: value }];
	}
	// The parser is slow, and tagNames.ts alone says which names are known.
	if (!isKnownTag(name) && /^[-\w.]+$/.test(name)) return [{ code: "tagNotKnown", name, value }];
	try {
		const { messages = [] } = parseGame(`[${name} "${value.replace(/[\\"]/g, "\\$&")}"]\n\n`);
		// That the result differs from the one of the moves: here there are no moves.
		return messages
			.filter(({ key, message }) => key !== "Result" && !message.startsWith("Tag: "))
			.map(faultOf);
	} catch {
		return [{ code: "tagFormat", name, value }];
	}
}
