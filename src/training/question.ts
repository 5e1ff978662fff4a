// A question about a position: what is asked, of which squares, what is right, and its author's
// words; whoever asks, a coach, Practise, or one's own deck. It is written as a command, which
// makes a position of a PGN a question. It stands in a comment, where other programs leave it
// alone:
//
//     {[%ask black;c4f5;d5,f5;why;Where_can_a_black_knight_go%3F]}
//
// kind; region; right squares, or "map"; what follows an answer; text. Where they are needed the
// reason follows that its author gives, and the place of the question in its lesson. Nothing in it
// is a blank, so several questions of one position stand behind each other. In links, lessons and
// decks the command stands behind its version and its position:
//
//     1.<FEN>!<command>!<pieces after the move>!<move>
//
// the last two where it asks of a move, and blanks as underscores.

import { type Square, squareName, squareNamed } from "../chess/square.ts";
import { BLACKS, CONTESTED, type Control, NEUTRAL, WHITES } from "../control/classes.ts";
import { type Choice, type Choosing, formatChoices, parseChoices } from "./choices.ts";

/**
 * Kinds of questions: for squares of a class, squares that the next move turns, squares that the
 * move lets go of, hanging pieces of the side that has moved or of the one to move, the owner of
 * one square, or a move: a good reply, one that wins a square, or the best. The kind decides what
 * the map answers.
 */
export const ASK_KINDS = [
	"white",
	"black",
	"contested",
	"neutral",
	"turned",
	"letGo",
	"hanging",
	"whose",
	"reply",
	"hangingOwn",
	"win",
	"best",
] as const;
export type AskKind = (typeof ASK_KINDS)[number];

export const choosingOf = (kind: AskKind): Choosing =>
	kind === "whose" ? "class" : MOVES.has(kind) ? "move" : "squares";

const MOVES: ReadonlySet<AskKind> = new Set(["reply", "win", "best"]);

export const asksHanging = (kind: AskKind): boolean => kind === "hanging" || kind === "hangingOwn";

/** What hangs, and a move, is no part of the map. */
export const isOfMap = (kind: AskKind): boolean => !asksHanging(kind) && !MOVES.has(kind);

/** Two corners; or three squares of which one is right, in place of all between them. */
export type Region = {
	readonly from: Square;
	readonly to: Square;
	readonly three?: readonly Square[];
};

/** Shown to a pupil after an answer: why, the right answer, or nothing before the end. */
export const AFTERWARDS = ["why", "right", "end"] as const;
export type Afterwards = (typeof AFTERWARDS)[number];

export type Ask = {
	readonly kind: AskKind;
	/** The one square that is asked about or to be won; the whole board for other moves. */
	readonly region: Region;
	/** One class, squares, or moves: of these the map knows those alone that win a square. */
	readonly answer: "map" | readonly Choice[];
	readonly afterwards: Afterwards;
	/** Empty where the kind says enough. */
	readonly text: string;
	/** Why the answer is right, as its author says. */
	readonly reason?: string;
	/** From 1, where its author moved a question of the lesson to another place. */
	readonly place?: number;
};

/** The part of a command that could not be understood. */
export type AskFault = "parts" | "kind" | "region" | "answer" | "afterwards" | "text" | "noMove";

export const MIDDLE: Region = { from: squareNamed("c3"), to: squareNamed("f6") };
export const WHOLE: Region = { from: 0 as Square, to: 63 as Square };

/** A question for squares of the middle, or for whose one of them is, that is not there yet. */
export function newAsk(there: readonly Pick<Ask, "kind" | "region">[]): Ask {
	const isThere = ({ kind, region }: Pick<Ask, "kind" | "region">) =>
		there.some((one) => one.kind === kind && isSameRegion(one.region, region));
	const all = [
		...FIRST_KINDS.map((kind) => ({ kind, region: MIDDLE })),
		...squaresIn(MIDDLE).map((at) => ({ kind: "whose" as const, region: { from: at, to: at } })),
	];
	const rest = { answer: "map", afterwards: "why", text: "" } as const;
	return { kind: "white", region: MIDDLE, ...all.find((one) => !isThere(one)), ...rest };
}

const FIRST_KINDS = ["white", "black", "contested", "neutral"] as const;

/** Characters of a text; longer ones are cut. */
export const MAX_TEXT = 300;

const file = (square: Square) => square & 7;
const rank = (square: Square) => square >> 3;

/** The corners as a1 is to h8, whichever two were given. */
export function regionOf(one: Square, other: Square): Region {
	const least = Math.min(rank(one), rank(other)) * 8 + Math.min(file(one), file(other));
	const most = Math.max(rank(one), rank(other)) * 8 + Math.max(file(one), file(other));
	return { from: least as Square, to: most as Square };
}

/** Three squares, in their order. */
export function threeOf(squares: readonly Square[]): Region {
	const three = [...squares].sort((one, other) => one - other);
	return { from: three[0] as Square, to: three.at(-1) as Square, three };
}

/** From a1 on. */
export function squaresIn({ from, to, three }: Region): readonly Square[] {
	if (three !== undefined) return three;
	const squares: Square[] = [];
	for (let row = rank(from); row <= rank(to); row++) {
		for (let column = file(from); column <= file(to); column++) {
			squares.push((row * 8 + column) as Square);
		}
	}
	return squares;
}

export const isSameRegion = (one: Region, other: Region): boolean =>
	one.from === other.from && one.to === other.to && one.three?.join() === other.three?.join();

const isOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
	(names as readonly string[]).includes(name);

/** "c4f5", "middle", "board", or three squares: "c4d4f5". */
function parseRegion(text: string): Region | undefined {
	if (text === "middle") return MIDDLE;
	if (text === "board") return WHOLE;
	const [, one = "", other = "", third] =
		/^([a-h][1-8])([a-h][1-8])([a-h][1-8])?$/.exec(text) ?? [];
	if (one === "") return undefined;
	if (third === undefined) return regionOf(squareNamed(one), squareNamed(other));
	const three = new Set([one, other, third].map(squareNamed));
	return three.size === 3 ? threeOf([...three]) : undefined;
}

function formatRegion(region: Region): string {
	if (isSameRegion(region, MIDDLE)) return "middle";
	if (isSameRegion(region, WHOLE)) return "board";
	return (region.three ?? [region.from, region.to]).map(squareName).join("");
}

/** "map", or choices; squares lie within those that count. Undefined where it is no such thing. */
function parseAnswer(kind: AskKind, region: Region, text: string): Ask["answer"] | undefined {
	const choosing = choosingOf(kind);
	if (text === "map") return choosing === "move" && kind !== "win" ? undefined : "map";
	const choices = parseChoices(choosing, text);
	if (choosing !== "squares") return choices;
	const inside = new Set<Choice>(squaresIn(region));
	return choices?.every((one) => inside.has(one)) ? choices : undefined;
}

const formatAnswer = ({ kind, answer }: Pick<Ask, "kind" | "answer">): string =>
	answer === "map" ? "map" : formatChoices(choosingOf(kind), answer);

/** Half of a surrogate pair cannot be encoded, and controls are no text. */
export const cleanText = (text: string): string =>
	[...text.replace(/\p{Surrogate}/gu, "\ufffd").replace(/\p{Cc}+/gu, " ")]
		.slice(0, MAX_TEXT)
		.join("");

const encode = (text: string) =>
	encodeURIComponent(cleanText(text)).replaceAll("_", "%5F").replaceAll("%20", "_");

function decode(text: string): string | undefined {
	try {
		return cleanText(decodeURIComponent(text.replaceAll("_", " ")));
	} catch {
		return undefined;
	}
}

export function formatAsk(ask: Ask): string {
	const { kind, region, afterwards, text, reason = "", place } = ask;
	const parts = [kind, formatRegion(region), formatAnswer(ask), afterwards, encode(text)];
	if (reason !== "" || place !== undefined) parts.push(encode(reason));
	if (place !== undefined) parts.push(String(place));
	return parts.join(";");
}

const isFor = (kind: AskKind, region: Region): boolean => {
	if (kind === "whose" || kind === "win") return region.from === region.to;
	if (region.three !== undefined) return ofClass(kind) !== undefined;
	return !MOVES.has(kind) || isSameRegion(region, WHOLE);
};

const OF_CLASS: Readonly<Partial<Record<AskKind, Control>>> = {
	white: WHITES,
	black: BLACKS,
	contested: CONTESTED,
	neutral: NEUTRAL,
};

/** The class whose squares are asked for. */
export const ofClass = (kind: AskKind): Control | undefined => OF_CLASS[kind];

const PLACE = /^[1-9]\d{0,4}$/;

/** Parses a command. Returns its question, or which part is broken. */
export function parseAsk(command: string): Ask | AskFault {
	const [kind = "", area = "", right = "", afterwards = "", words, ...more] = command.split(";");
	const [why = "", at, ...rest] = more;
	if (words === undefined || rest.length > 0 || (at !== undefined && !PLACE.test(at)))
		return "parts";
	if (!isOf(ASK_KINDS, kind)) return "kind";
	const region = parseRegion(area);
	if (region === undefined || !isFor(kind, region)) return "region";
	const answer = parseAnswer(kind, region, right);
	if (answer === undefined) return "answer";
	if (!isOf(AFTERWARDS, afterwards)) return "afterwards";
	const [text, reason] = [decode(words), decode(why)];
	if (text === undefined || reason === undefined) return "text";
	return {
		kind,
		region,
		answer,
		afterwards,
		text,
		...(reason !== "" && { reason }),
		...(at !== undefined && { place: Number(at) }),
	};
}

export const isFault = (found: Ask | AskFault): found is AskFault => typeof found === "string";

/** Does the kind speak of the next move? */
export const needsMove = (kind: AskKind): boolean => kind === "turned" || kind === "letGo";

/** All that there is to know of a question. */
export type Question = Ask & {
	/**
	 * A FEN, or its first fields. Of a coach's question pieces and the side to move; for a move the
	 * first four, which tell what may be played; for what hangs after a pawn's two squares four,
	 * without castling.
	 */
	readonly position: string;
	/** The pieces after the next move, and its name; empty where the kind asks of none. */
	readonly next: string;
	readonly move: string;
};

/** Answered by the map, and in no words but those of its kind. */
export const plainAsk = (kind: AskKind, region: Region): Ask => ({
	kind,
	region,
	answer: "map",
	afterwards: "why",
	text: "",
});

/** The FEN of a question; what it does not say is as where a game has just begun. */
export function fenOf({ position }: Pick<Question, "position">): string {
	const fields = position.split(" ");
	return ["", "w", "-", "-", "0", "1"].map((usual, at) => fields[at] ?? usual).join(" ");
}

const VERSION = "1.";

/** Escapes the signs between parts, and between questions of a link. */
const withoutSigns = (text: string) => text.replaceAll("!", "%21").replaceAll("~", "%7E");

export function formatQuestion({ position, next, move, ...ask }: Question): string {
	const parts = [position.replaceAll(" ", "_"), withoutSigns(formatAsk(ask))];
	if (needsMove(ask.kind)) parts.push(next, move.replace(/[!~]/g, ""));
	return VERSION + parts.join("!");
}

/** Undefined where it is no question. */
export function parseQuestion(text: string): Question | undefined {
	if (!text.startsWith(VERSION)) return undefined;
	const [position = "", command = "", next = "", move = ""] = text.slice(VERSION.length).split("!");
	const ask = parseAsk(command);
	if (position === "" || isFault(ask) || needsMove(ask.kind) !== (next !== "")) return undefined;
	return { ...ask, position: position.replaceAll("_", " "), next, move };
}

/** Query behind the address of the page of practice. */
export const questionsQuery = (questions: readonly Question[]): string =>
	`?q=${encodeURIComponent(questions.map(formatQuestion).join("~"))}`;
