// Choices for an answer, as numbers: squares; a class, for the owner of one square; from and to,
// for a move. How commands write choices, and the bits that codes have for them:
//
//     squares   a bit for each that can be pressed
//     class     three bits: 0 where nothing is chosen, else one more than the class
//     move      from and to, six bits each; both are a1 where nothing is chosen

import { type Square, squareName, squareNamed } from "../chess/square.ts";
import { CLASS_LIST, CLASSES, type Control } from "../control/classes.ts";

/** A square, a class, or a move: its beginning × 64 + its end. A promotion is one to a queen. */
export type Choice = number;

/** How a question is answered. */
export type Choosing = "squares" | "class" | "move";

export const moveChoice = (from: Square, to: Square): Choice => from * 64 + to;
export const fromOf = (move: Choice): Square => (move >> 6) as Square;
export const toOf = (move: Choice): Square => (move & 63) as Square;

const MOVE = /^([a-h][1-8])([a-h][1-8])$/;
const SQUARE = /^[a-h][1-8]$/;

const nameOf = (choosing: Choosing, choice: Choice): string => {
	if (choosing === "class") return CLASSES[choice as Control].key;
	if (choosing === "move") return squareName(fromOf(choice)) + squareName(toOf(choice));
	return squareName(choice as Square);
};

function choiceNamed(choosing: Choosing, name: string): Choice | undefined {
	if (choosing === "class") return CLASS_LIST.find(({ key }) => key === name)?.control;
	if (choosing === "squares") return SQUARE.test(name) ? squareNamed(name) : undefined;
	const [, from = "", to = ""] = MOVE.exec(name) ?? [];
	return from === to ? undefined : moveChoice(squareNamed(from), squareNamed(to));
}

/** Each once, from the least on. */
export const inOrder = (choices: Iterable<Choice>): Choice[] =>
	[...new Set(choices)].sort((one, other) => one - other);

/** "d5,f5", "contested", "d7d5,g8f6" or "none". */
export const formatChoices = (choosing: Choosing, choices: readonly Choice[]): string =>
	choices.map((one) => nameOf(choosing, one)).join(",") || "none";

export function parseChoices(choosing: Choosing, text: string): readonly Choice[] | undefined {
	if (text === "none") return choosing === "class" ? undefined : [];
	const choices = text.split(",").map((name) => choiceNamed(choosing, name));
	if (choices.includes(undefined) || (choosing === "class" && choices.length > 1)) return undefined;
	return inOrder(choices as Choice[]);
}

/** A code's facts about a question. */
export type Coded = { readonly choosing: Choosing; readonly pressable: readonly Square[] };

const CLASS_BITS = 3;
const MOVE_BITS = 12;

export const bitCount = ({ choosing, pressable }: Coded): number =>
	choosing === "squares" ? pressable.length : choosing === "class" ? CLASS_BITS : MOVE_BITS;

export const numberBits = (number: number, count: number): boolean[] =>
	Array.from({ length: count }, (_, bit) => ((number >> (count - 1 - bit)) & 1) === 1);

export const bitsNumber = (bits: readonly boolean[]): number =>
	bits.reduce((sum, bit) => 2 * sum + (bit ? 1 : 0), 0);

export function bitsOf(coded: Coded, chosen: readonly Choice[]): boolean[] {
	const { choosing, pressable } = coded;
	if (choosing === "squares") return pressable.map((square) => chosen.includes(square));
	const [first] = chosen;
	const number = first === undefined ? 0 : choosing === "class" ? first + 1 : first;
	return numberBits(number, bitCount(coded));
}

/** Undefined where no answer has such bits. */
export function chosenIn({ choosing, pressable }: Coded, bits: readonly boolean[]) {
	if (choosing === "squares") return pressable.filter((_, at) => bits[at]);
	const number = bitsNumber(bits);
	if (number === 0) return [];
	const choice = choosing === "class" ? number - 1 : number;
	return canChoose({ choosing, pressable }, choice) ? [choice] : undefined;
}

export function canChoose({ choosing, pressable }: Coded, choice: Choice): boolean {
	if (choosing === "squares") return pressable.includes(choice as Square);
	if (choosing === "class") return choice >= 0 && choice < CLASS_LIST.length;
	return choice >= 0 && choice < 64 * 64 && fromOf(choice) !== toOf(choice);
}
