// How a line wins something, as the end of "allowed ..." or "missed ...": tactics by what they do
// on the board.

import type { Piece } from "../../../../chess/piece.ts";
import { type Square, squareName } from "../../../../chess/square.ts";
import { worthOf } from "../../../../chess/worth.ts";
import type { Named, Threat, Win } from "../../../../review/mistakes/reason.ts";
import type { Spoils } from "../../../../review/tactics/spoils.ts";
import type { Placed } from "../../../../review/tactics/tactic.ts";
import { listText } from "../../../format.ts";
import { chessWords } from "../../chess.ts";
import { counted } from "../../plural.ts";

/** "the bishop on b3". */
export const the = ({ piece, square }: Placed) =>
	`the ${chessWords.kind(piece)} on ${squareName(square)}`;

/** "a bishop". */
export const a = (piece: Piece) => `a ${chessWords.kind(piece)}`;

/** "the king", "the rook on a8": there is one king. */
const plainly = (target: Placed): string =>
	chessWords.kind(target.piece) === "king" ? "the king" : the(target);

/** "the king and the rook on a8". */
export const all = (targets: readonly Placed[]): string => listText(targets.map(plainly));

/** A move among others in a row: only the first has the number of a move of Black's. */
export const nameInLine = (name: string, index: number): string =>
	index > 0 ? name.replace(/^\d+\.{3}/, "") : name;

/** Moves in a row: "22...Nd4 23.Qd3 Bf5". */
export const line = (names: readonly string[]) => names.map(nameInLine).join(" ");

/** Gain of a move that takes a piece: "wins it", or "wins it for a bishop". */
export function wins(
	{ price, gain, target, ending }: Extract<Win, { kind: "hanging" }>,
	it: string,
): string {
	if (gain < worthOf(target.piece) - worthOf(price) - 1) {
		if (ending?.spoils === undefined) return `takes ${it}`;
		const what = spoilsText(ending.spoils);
		return ending.way.length === 0
			? `takes ${it} and wins ${what}`
			: `takes ${it}; after ${line(ending.way)} that is ${what}`;
	}
	return price ? `wins ${it} for ${a(price)}` : `wins ${it}`;
}

/** Kinds of pieces that are named one by one. */
const FEW = 2;

/** "a rook and two pawns". */
function pieces(taken: readonly Piece[]): string {
	const dearest = taken.toSorted((one, other) => worthOf(other) - worthOf(one));
	const kinds = [...new Set(dearest.map((piece) => chessWords.kind(piece)))];
	return listText(
		kinds.map((name) => {
			const count = taken.filter((piece) => chessWords.kind(piece) === name).length;
			return count === 1 ? `a ${name}` : counted(count, name);
		}),
	);
}

/** "the rook on a8", "a rook for a knight", "3 points". */
export function spoilsText(spoils: Spoils & { readonly square?: Square | undefined }): string {
	const { took, gave, square: at } = spoils;
	const [first] = took;
	if (first !== undefined && at !== undefined) return the({ piece: first, square: at });
	const most = Math.max(new Set(took).size, new Set(gave).size);
	if (took.length === 0 || most > FEW) return counted(spoils.points, "point");
	return gave.length === 0 ? pieces(took) : `${pieces(took)} for ${pieces(gave)}`;
}

type NamedWin = Extract<Win, { kind: Named }>;

type Later = Pick<NamedWin, "later" | "ending">;

/**
 * The moves that lead to what is won. They are left out where the pieces that the sentence named
 * simply fall, and say what is won where that is less than the piece that was named.
 */
function follows({ later, ending }: Later, target?: Placed): string {
	if (later === undefined || ending === undefined) return "";
	const { way, spoils, isPlain } = ending;
	if (spoils !== undefined && target !== undefined) {
		const { took, gave, points } = spoils;
		if (points >= 1 && points < worthOf(target.piece) - 1) {
			const isMuch = took.length + gave.length > FEW;
			return `; ${line(way)} wins ${isMuch ? counted(points, "point") : spoilsText(spoils)}`;
		}
	}
	return isPlain && target !== undefined ? "" : `; ${line(way)} follows`;
}

/** The end of what comes in two steps: the second hits, and a later one takes. */
const thenLater = (win: NamedWin) => (win.later === win.next ? "" : follows(win));

const last = ({ targets }: NamedWin): string => {
	const target = targets.at(-1);
	return target === undefined ? "" : plainly(target);
};

/** A piece that another holds on its line. */
function pinText(win: NamedWin, by: string): string {
	const [behind, pinned] = win.targets;
	if (behind === undefined || pinned === undefined) return by;
	if (win.gain < 1 && win.later === undefined && win.via === undefined) {
		return `${by}, which pins ${the(pinned)} to ${plainly(behind)}`;
	}
	const held = `${the(pinned)}, pinned to ${plainly(behind)} by ${the(win.actor)},`;
	return win.via === undefined
		? `${by}: ${held} can’t leave the line${follows(win, pinned)}`
		: `${by}: ${held} can’t take on ${squareName(win.via)}${follows(win)}`;
}

const kind = (one: Placed | undefined): string =>
	one === undefined ? "" : chessWords.kind(one.piece);

type Text = (win: NamedWin, by: string) => string;

const square = ({ via }: NamedWin): string => (via === undefined ? "" : squareName(via));

const guardOf = ({ guard }: NamedWin): string => (guard === undefined ? "" : the(guard));

function discoveredText(win: NamedWin, by: string): string {
	const mover = `the ${kind(win.mover)}`;
	if (win.check === "double")
		return `${by}, a double check from ${mover} and ${the(win.actor)}${follows(win, win.targets.at(-1))}`;
	return win.check === "discovered"
		? `${by}, a discovered check from ${the(win.actor)}${follows(win)}`
		: `${by}: ${mover} leaves ${square(win)} and opens the line of ${the(win.actor)} to ${last(win)}${follows(win, win.targets.at(-1))}`;
}

/** Of several targets the dearest come first; the king before all. */
const dearestFirst = (targets: readonly Placed[]): Placed[] => {
	const price = (piece: Piece) =>
		chessWords.kind(piece) === "king" ? Number.POSITIVE_INFINITY : worthOf(piece);
	return targets.toSorted((one, other) => price(other.piece) - price(one.piece));
};

const TEXTS: Readonly<Record<Named, Text>> = {
	interference: (win, by) =>
		win.targets.length === 0
			? `${by}: ${the(win.actor)} stands in the way of ${guardOf(win)}${follows(win)}`
			: `${by}: ${the(win.actor)} stands between ${guardOf(win)} and ${last(win)}${follows(win)}`,
	xRay: (win, by) =>
		`${by}: ${the(win.actor)} guards ${square(win)} through ${last(win)}${follows(win)}`,
	inBetween: (win, by) =>
		`the in-between ${by} before recapturing on ${square(win)}${follows(win)}`,
	attraction: (win, by) =>
		`${by}, luring the ${kind(win.targets[0])} to ${square(win)}${win.next === undefined ? "" : `, where ${win.next} hits it`}${thenLater(win)}`,
	deflection: (win, by) => `${by}, luring ${guardOf(win)} away from ${square(win)}${follows(win)}`,
	overloaded: (win, by) =>
		`${by}: ${guardOf(win)} can’t guard both ${all(win.targets)}${follows(win)}`,
	guardTaken: (win, by) =>
		`${by}, removing ${guardOf(win)}, which guards ${last(win)}${follows(win)}`,
	clearance: (win, by) =>
		`${by}: it clears ${square(win)}${win.next === undefined ? "" : ` for ${win.next}`}${thenLater(win)}`,
	skewer: (win, by) => {
		const [front, back] = win.targets;
		return front === undefined || back === undefined
			? by
			: `${by}, skewering ${plainly(front)} and, behind it, ${the(back)}${follows(win, back)}`;
	},
	pin: pinText,
	fork: (win, by) =>
		`${by}, forking ${all(dearestFirst(win.targets))}${follows(win, win.targets.at(-1))}`,
	discovered: discoveredText,
	trapped: (win, by) => `${by}, trapping ${last(win)}${follows(win, win.targets.at(-1))}`,
	promotion: (win, by) =>
		win.later === undefined
			? `${by}, a new ${chessWords.kind(win.targets[0]?.piece ?? win.mover.piece)}`
			: `${by}, after which the ${squareName(win.actor.square).charAt(0)}-pawn promotes`,
};

/** Threat of a quiet move, and why it cannot be met. */
function threatText({ next, targets, why, moves = 1 }: Threat, by: string): string {
	const victim = targets.at(-1);
	if (moves > 1) return `${by}, which threatens mate in ${moves} by ${next}`;
	if (why === "two") return `${by}, which threatens both ${all(targets)}`;
	const threat = `${by}, which threatens ${next}`;
	if (victim === undefined) return threat;
	return why === "trapped"
		? `${threat}; the ${kind(victim)} has no good square`
		: `${threat}, taking ${a(victim.piece)}`;
}

/** Moves that win something, as the end of "allowed ..." or "missed ...". */
export function winText(win: Win): string {
	const by = line(win.by);
	switch (win.kind) {
		case "hanging":
			return `${by}, which ${wins(win, the(win.target))}`;
		case "exchange":
			return `${by}, which wins ${a(win.target.piece)} for ${a(win.got)}`;
		case "attacked":
			return `${by}, which attacks ${all([...(win.others ?? []), win.target])}${follows(win, win.target)}`;
		case "threat":
			return threatText(win, by);
		default:
			return TEXTS[win.kind](win, by);
	}
}
