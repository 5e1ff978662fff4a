// The command that makes a position of a PGN a question. It stands in a comment, where other
// programs leave it alone:
//
//     {[%ask black;c4f5;d5,f5;why;Where_can_a_black_knight_go%3F]}
//
// kind; region; right squares, or "map"; what follows an answer; text. Where they are needed the
// reason follows that its author gives, and the place of the question in its lesson. Nothing in it
// is a blank, so several questions of one position stand behind each other.

import { type Square, squareName, squareNamed } from "../chess/square.ts";
import { type Choice, type Choosing, formatChoices, parseChoices } from "./choices.ts";

/**
 * Kinds of questions: for squares of a class, squares that the next move turns, squares that the
 * move lets go of, hanging pieces of the side that has moved or of the one to move, the owner of
 * one square, or a move. The kind decides what the map answers.
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
] as const;
export type AskKind = (typeof ASK_KINDS)[number];

export const choosingOf = (kind: AskKind): Choosing =>
	kind === "whose" ? "class" : kind === "reply" ? "move" : "squares";

export const asksHanging = (kind: AskKind): boolean => kind === "hanging" || kind === "hangingOwn";

/** What hangs, and a reply, is no part of the map. */
export const isOfMap = (kind: AskKind): boolean => !asksHanging(kind) && kind !== "reply";

/** Two corners. */
export type Region = { readonly from: Square; readonly to: Square };

/** Shown to a pupil after an answer: why, the right answer, or nothing before the end. */
export const AFTERWARDS = ["why", "right", "end"] as const;
export type Afterwards = (typeof AFTERWARDS)[number];

export type Ask = {
	readonly kind: AskKind;
	/** The one square where the question is whose it is; the whole board for a move. */
	readonly region: Region;
	/** The right answer: one class, squares, or moves, of which the map knows nothing. */
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

/** From a1 on. */
export function squaresIn({ from, to }: Region): Square[] {
	const squares: Square[] = [];
	for (let row = rank(from); row <= rank(to); row++) {
		for (let column = file(from); column <= file(to); column++) {
			squares.push((row * 8 + column) as Square);
		}
	}
	return squares;
}

export const isSameRegion = (one: Region, other: Region): boolean =>
	one.from === other.from && one.to === other.to;

const isOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
	(names as readonly string[]).includes(name);

/** "c4f5", "middle" or "board". */
function parseRegion(text: string): Region | undefined {
	if (text === "middle") return MIDDLE;
	if (text === "board") return WHOLE;
	const [, one = "", other = ""] = /^([a-h][1-8])([a-h][1-8])$/.exec(text) ?? [];
	return one === "" ? undefined : regionOf(squareNamed(one), squareNamed(other));
}

export function formatRegion(region: Region): string {
	if (isSameRegion(region, MIDDLE)) return "middle";
	if (isSameRegion(region, WHOLE)) return "board";
	return squareName(region.from) + squareName(region.to);
}

/** "map", or choices; squares lie within those that count. Undefined where it is no such thing. */
function parseAnswer(kind: AskKind, region: Region, text: string): Ask["answer"] | undefined {
	const choosing = choosingOf(kind);
	if (text === "map") return choosing === "move" ? undefined : "map";
	const choices = parseChoices(choosing, text);
	if (choosing !== "squares") return choices;
	const inside = new Set<Choice>(squaresIn(region));
	return choices?.every((one) => inside.has(one)) ? choices : undefined;
}

export const formatAnswer = ({ kind, answer }: Pick<Ask, "kind" | "answer">): string =>
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
	if (kind === "whose") return region.from === region.to;
	return kind !== "reply" || isSameRegion(region, WHOLE);
};

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
