// Faces of squares under a lens: the look of each, and whether the numbers of attackers are printed
// in it. A new lens is a line here and one in lenses.ts.

import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { WHITE } from "../../chess/piece.ts";
import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import { BLACKS, CONTESTED, type Control, NEUTRAL, WHITES } from "../../control/classes.ts";
import { controlAt, type GameControl } from "../../control/controlMap.ts";
import type { Attackers } from "../../control/core.ts";
import type { PinLine } from "../../control/going/pins.ts";
import type { Lens } from "./lenses.ts";
import { BARE, type Look, lookOf, sizedLook } from "./look.ts";

type LensRule = {
	/** Has it to be known how many pieces attack each square? */
	readonly countsAttackers: boolean;
	/** Are their numbers printed in the squares? */
	readonly printsAttackers: boolean;
	/** Have pins to be found? */
	readonly findsPins: boolean;
	/** Are squares of a class seen as such, if nothing else is said of them? */
	shows(control: Control): boolean;
	/** White's and Black's attackers are zero where nobody counts them. */
	look(control: Control, white: number, black: number, hasTurned: boolean): Look;
};

/**
 * How many attackers more than the other side the owner of a square has; on a contested one, either
 * side.
 */
function excessOn(control: Control, white: number, black: number): number {
	if (control === CONTESTED) return Math.abs(white - black);
	return control === WHITES ? white - black : black - white;
}

const PLAIN = {
	countsAttackers: false,
	printsAttackers: false,
	findsPins: false,
	shows: () => true,
};

/** The squares of one class alone. */
const onlyOf = (shown: Control): LensRule => ({
	...PLAIN,
	shows: (control) => control === shown,
	look: (control) => (control === shown ? lookOf(control) : BARE),
});

export const LENS = {
	control: { ...PLAIN, look: lookOf },
	strength: {
		...PLAIN,
		countsAttackers: true,
		look: (control, white, black) => sizedLook(control, excessOn(control, white, black)),
	},
	attackers: { ...PLAIN, countsAttackers: true, printsAttackers: true, look: lookOf },
	white: onlyOf(WHITES),
	black: onlyOf(BLACKS),
	tension: {
		...PLAIN,
		look: (control, _white, _black, hasTurned) =>
			control === CONTESTED || hasTurned ? lookOf(control) : BARE,
	},
	// The lines of the pins alone.
	pins: { ...PLAIN, findsPins: true, shows: () => false, look: () => BARE },
	// Marks round the pieces say it all.
	pieces: { ...PLAIN, shows: () => false, look: () => BARE },
} as const satisfies Record<Lens, LensRule>;

export type Seen = {
	readonly lens: Lens;
	readonly tintsNeutral: boolean;
	/** Undefined before anything has been analysed. */
	readonly control: GameControl | undefined;
	readonly frame: Frame;
	/** Frame whose classes the squares had before. Undefined at the start. */
	readonly before: Frame | undefined;
	/** For the lenses that count. */
	readonly attackers: Attackers | undefined;
	/** For the lens of pins. */
	readonly pins?: readonly PinLine[] | undefined;
};

/** Lines of pins in the colour of the side that pins: marks, the pinned piece's the largest. */
function paintPins(pins: readonly PinLine[], into: Uint8Array): void {
	const looked = ({ side }: PinLine, size: number) =>
		sizedLook(side === WHITE ? WHITES : BLACKS, size);
	for (const pin of pins) for (const at of pin.line) into[at] = looked(pin, 1);
	for (const pin of pins) into[pin.square] = looked(pin, 3);
}

/**
 * The looks of squares that are not what they are in a pinned position, all others bare, into
 * `into`.
 */
export function differencesOf(
	{ control, frame, tintsNeutral }: Pick<Seen, "control" | "frame" | "tintsNeutral">,
	pinned: GameControl,
	into: Uint8Array,
): void {
	for (let index = 0; index < SQUARE_COUNT; index++) {
		const is = control && controlAt(control, frame, index as Square);
		const was = controlAt(pinned, FIRST_FRAME, index as Square);
		const isSeen = is !== undefined && is !== was && (is !== NEUTRAL || tintsNeutral);
		into[index] = isSeen ? lookOf(is) : BARE;
	}
}

/** The looks of all squares, a1 first, into `into`. */
export function looksOf(seen: Seen, into: Uint8Array): Uint8Array {
	const { control, frame, before, attackers, tintsNeutral } = seen;
	if (control === undefined) return into.fill(BARE);
	const rule: LensRule = LENS[seen.lens];
	for (let index = 0; index < SQUARE_COUNT; index++) {
		const square = index as Square;
		const is = controlAt(control, frame, square);
		if (is === NEUTRAL && !tintsNeutral) {
			into[square] = BARE;
			continue;
		}
		const hasTurned = before !== undefined && controlAt(control, before, square) !== is;
		const [white, black] = [attackers?.white[square] ?? 0, attackers?.black[square] ?? 0];
		into[square] = rule.look(is, white, black, hasTurned);
	}
	if (rule.findsPins) paintPins(seen.pins ?? [], into);
	return into;
}
