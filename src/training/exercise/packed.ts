// An exercise in letters, for links and for the browser: compressed, and scrambled so that no
// answer can be read by looking. Whoever digs can: there is no key that a page could keep.

import { deflate, fromBase64, inflate, toBase64 } from "../../runtime/deflate.ts";
import {
	AFTERWARDS,
	ASK_KINDS,
	cleanText,
	formatAnswer,
	formatRegion,
	isFault,
	needsMove,
	parseAsk,
} from "./ask.ts";
import type { Exercise, Question } from "./questions.ts";
import { positionOf } from "./right.ts";
import { areFree, FREE, termsOf } from "./terms.ts";

/** Before the letters; a later kind has a higher one. */
const VERSION = "1";

/** Letters above which a link is too long for messengers. */
export const MAX_LINK = 60_000;

const MOST_BYTES = 4_000_000;
const MOST_QUESTIONS = 5000;
const MAX_MOVE = 20;

/** Of a FEN two fields, or four. */
const POSITION = /^\S{15,80} [wb]( \S{1,4} \S{1,2})?$/;

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

type Row = readonly (string | number)[];

/** Parts of a row; with a reason there is one more. */
const PARTS = 8;

const rowOf = (question: Question): Row => [
	question.position,
	question.next,
	question.move,
	ASK_KINDS.indexOf(question.kind),
	formatRegion(question.region),
	formatAnswer(question),
	AFTERWARDS.indexOf(question.afterwards),
	question.text,
	...(question.reason === undefined ? [] : [question.reason]),
];

/** Undefined where the row is no question: links may have been made by anybody. */
function questionIn(row: unknown): Question | undefined {
	if (!Array.isArray(row) || row.length < PARTS || row.length > PARTS + 1) return undefined;
	const [position, next, move, kind, region, squares, afterwards, text, reason = ""] = row;
	const texts = [position, next, move, region, squares, text, reason];
	if (!texts.every((part) => typeof part === "string")) return undefined;
	const ask = parseAsk([ASK_KINDS[kind], region, squares, AFTERWARDS[afterwards], ""].join(";"));
	const isMove = !isFault(ask) && needsMove(ask.kind);
	if (isFault(ask) || !POSITION.test(position) || isMove !== (next !== "")) return undefined;
	const question = {
		...ask,
		text: cleanText(text),
		...(reason !== "" && { reason: cleanText(reason) }),
		position,
		next,
		move: cleanText(move).slice(0, MAX_MOVE),
	};
	positionOf(question);
	return question;
}

export async function packExercise({ title, questions, terms }: Exercise): Promise<string> {
	const { note, until, tries } = terms ?? FREE;
	const parts = [[cleanText(title), cleanText(note), until, tries], ...questions.map(rowOf)];
	const bytes = await deflate(new TextEncoder().encode(JSON.stringify(parts)));
	return `${VERSION}.${toBase64(scramble(bytes))}`;
}

/** Are these letters of a kind that only later copies of this page know? */
export const isLater = (letters: string): boolean =>
	Number(/^(\d{1,3})\./.exec(letters)?.[1] ?? 0) > Number(VERSION);

/** Undefined where the letters are damaged, or those of something else. */
export async function unpackExercise(letters: string): Promise<Exercise | undefined> {
	const [version, packed = "", ...others] = letters.split(".");
	if (version !== VERSION || packed === "" || others.length > 0) return undefined;
	try {
		const bytes = await inflate(scramble(fromBase64(packed)), MOST_BYTES);
		const rows: unknown = JSON.parse(new TextDecoder().decode(bytes));
		if (!Array.isArray(rows) || rows.length < 2 || rows.length > MOST_QUESTIONS) return undefined;
		const [head, ...given] = rows;
		const questions = given.map(questionIn);
		const [title, note, until, tries] = head as unknown[];
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
