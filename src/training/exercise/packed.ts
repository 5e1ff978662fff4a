// An exercise in letters, for links and for the browser: compressed, and scrambled so that no
// answer can be read by looking. Whoever digs can: there is no key that a page could keep.

import type { Square } from "../../chess/square.ts";
import { exerciseWords } from "../../messages/en/exercise/pupil.ts";
import { deflate, fromBase64, inflate, toBase64 } from "../../runtime/deflate.ts";
import { positionOf } from "../pose.ts";
import {
	AFTERWARDS,
	ASK_KINDS,
	cleanText,
	formatAnswer,
	formatRegion,
	isFault,
	needsMove,
	parseAsk,
} from "../question.ts";
import type { Exercise, Question } from "./commands.ts";
import { areFree, FREE, termsOf } from "./terms.ts";

/**
 * The first kind has a title and questions. The second has instructions, a last day, tries and
 * reasons besides, and is used where there are any: copies of the page that know the first alone
 * are given an exercise of that kind which says so (`olderLetters`). The third has a question for
 * what hangs of the side to move, which copies of the second say that they are too old for.
 */
const FIRST = "1";
const SECOND = "2";
const THIRD = "3";

/** Letters above which a link is too long for messengers. */
export const MAX_LINK = 60_000;

const MOST_BYTES = 4_000_000;
const MOST_QUESTIONS = 5000;
const MAX_MOVE = 20;

/**
 * Of a FEN two fields, or four. Pages that knew four of moves alone read them of any kind: no new
 * version is needed where a pawn may be taken in passing.
 */
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
function questionIn(row: unknown, isFirst: boolean): Question | undefined {
	if (!Array.isArray(row) || row.length < PARTS) return undefined;
	if (row.length > (isFirst ? PARTS : PARTS + 1)) return undefined;
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

async function pack(version: string, parts: readonly unknown[]): Promise<string> {
	const bytes = await deflate(new TextEncoder().encode(JSON.stringify(parts)));
	return `${version}.${toBase64(scramble(bytes))}`;
}

export async function packExercise({ title, questions, terms }: Exercise): Promise<string> {
	const rows = questions.map(rowOf);
	const isOwn = questions.some(({ kind }) => kind === "hangingOwn");
	if (!isOwn && terms === undefined && questions.every(({ reason }) => reason === undefined)) {
		return pack(FIRST, [cleanText(title), ...rows]);
	}
	const { note, until, tries } = terms ?? FREE;
	return pack(isOwn ? THIRD : SECOND, [[cleanText(title), cleanText(note), until, tries], ...rows]);
}

/** For copies of the page that do not know these letters; undefined where all know them. */
export async function olderLetters(letters: string): Promise<string | undefined> {
	if (letters.startsWith(`${FIRST}.`)) return undefined;
	const { title, text } = exerciseWords.older;
	const region = { from: 0 as Square, to: 0 as Square };
	const ask = { kind: "whose", region, answer: "map", afterwards: "end", text } as const;
	return pack(FIRST, [title, rowOf({ ...ask, position: `${BARE} w`, next: "", move: "" })]);
}

/** No pieces but the kings. */
const BARE = "4k3/8/8/8/8/8/8/4K3";

/** Are these letters of a kind that only later copies of this page know? */
export const isLater = (letters: string): boolean =>
	Number(/^(\d{1,3})\./.exec(letters)?.[1] ?? 0) > Number(THIRD);

/** Undefined where the letters are damaged, or those of something else. */
export async function unpackExercise(letters: string): Promise<Exercise | undefined> {
	const [version, packed = "", ...others] = letters.split(".");
	const isFirst = version === FIRST;
	const isKnown = [FIRST, SECOND, THIRD].some((one) => one === version);
	if (!isKnown || packed === "" || others.length > 0) return undefined;
	try {
		const bytes = await inflate(scramble(fromBase64(packed)), MOST_BYTES);
		const rows: unknown = JSON.parse(new TextDecoder().decode(bytes));
		if (!Array.isArray(rows) || rows.length < 2 || rows.length > MOST_QUESTIONS) return undefined;
		const [head, ...given] = rows;
		const questions = given.map((row) => questionIn(row, isFirst));
		const [title, note, until, tries] = isFirst ? [head, "", "", 1] : (head as unknown[]);
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
