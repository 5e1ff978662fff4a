// An exercise in letters, for links and for the browser: compressed, and scrambled so that no
// answer can be read by looking. Whoever digs can: there is no key that a page could keep.
//
//     1.<letters>       the title, instructions, last day and tries, then each question as written

import { deflate, fromBase64, inflate, toBase64 } from "../../runtime/deflate.ts";
import { positionOf } from "../pose.ts";
import { cleanText, formatQuestion, parseQuestion, type Question } from "../question.ts";
import type { Exercise } from "./commands.ts";
import { areFree, FREE, termsOf } from "./terms.ts";

const VERSION = "1";

/** Letters above which a link is too long for messengers. */
export const MAX_LINK = 60_000;

const MOST_BYTES = 4_000_000;
const MOST_QUESTIONS = 5000;
const MAX_MOVE = 20;

/** Of a FEN two fields, or four, or all. */
const POSITION = /^\S{15,80} [wb]( \S{1,4} \S{1,2}( \d{1,4} \d{1,4})?)?$/;

/** Bytes that look like chance, always the same (mulberry32): once more, and they are as before. */
function scramble(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
	let state = 0x5ca1ab1e;
	return bytes.map((byte) => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return byte ^ (mixed & 255);
	});
}

/** Undefined where the text is no question: links may have been made by anybody. */
function questionIn(text: unknown): Question | undefined {
	const question = typeof text === "string" ? parseQuestion(text) : undefined;
	if (question === undefined || !POSITION.test(question.position)) return undefined;
	positionOf(question);
	return { ...question, move: cleanText(question.move).slice(0, MAX_MOVE) };
}

export async function packExercise({ title, questions, terms = FREE }: Exercise): Promise<string> {
	const { note, until, tries } = terms;
	// They stand in their order.
	const texts = questions.map(({ place: _, ...question }) => formatQuestion(question));
	const parts = [[cleanText(title), cleanText(note), until, tries], ...texts];
	const bytes = await deflate(new TextEncoder().encode(JSON.stringify(parts)));
	return `${VERSION}.${toBase64(scramble(bytes))}`;
}

/** Are these letters of a form that only later copies of this page know? */
export const isLater = (letters: string): boolean =>
	Number(/^(\d{1,3})\./.exec(letters)?.[1] ?? 0) > Number(VERSION);

/** Undefined where the letters are damaged, or those of something else. */
export async function unpackExercise(letters: string): Promise<Exercise | undefined> {
	const [version, packed = "", ...others] = letters.split(".");
	if (version !== VERSION || packed === "" || others.length > 0) return undefined;
	try {
		const bytes = await inflate(scramble(fromBase64(packed)), MOST_BYTES);
		const parts: unknown = JSON.parse(new TextDecoder().decode(bytes));
		if (!Array.isArray(parts) || parts.length < 2 || parts.length > MOST_QUESTIONS)
			return undefined;
		const [[title, note, until, tries], ...texts] = parts;
		const questions = texts.map(questionIn);
		const terms = termsOf(note, until, tries);
		if (typeof title !== "string" || terms === undefined || questions.includes(undefined)) {
			return undefined;
		}
		return {
			title: cleanText(title),
			questions: questions as Question[],
			...(!areFree(terms) && { terms }),
		};
	} catch {
		return undefined;
	}
}
