// What a lens shows of a square: which look it has, and how many attackers are printed in it.

import type { Frame } from "../chess/frame.ts";
import { SQUARE_COUNT, type Square } from "../chess/square.ts";
import { BLACKS, CONTESTED, type Control, NEUTRAL, WHITES } from "../control/classes.ts";
import { controlAt, type GameControl } from "../control/controlMap.ts";
import type { Attackers } from "../control/core.ts";
import type { Lens } from "../store/lenses.ts";
import { BARE, type Look, lookOf, shadeOf } from "./palette.ts";

export type Seen = {
	readonly lens: Lens;
	readonly tintsNeutral: boolean;
	/** Nothing before anything has been analysed. */
	readonly control: GameControl | undefined;
	readonly frame: Frame;
	/** For the lenses that count. */
	readonly attackers: Attackers | undefined;
};

/** Does a lens have to know how many pieces attack each square? */
export const countsAttackers = (lens: Lens): boolean => lens === "strength" || lens === "attackers";

/** How many attackers more than the other side the owner of a square has; on a contested one, either side. */
function excessOn(control: Control, white: number, black: number): number {
	if (control === CONTESTED) return Math.abs(white - black);
	return control === WHITES ? white - black : black - white;
}

function look({ lens, tintsNeutral, attackers }: Seen, control: Control, square: Square): Look {
	if (lens === "white") return control === WHITES ? lookOf(control) : BARE;
	if (lens === "black") return control === BLACKS ? lookOf(control) : BARE;
	if (control === NEUTRAL && !tintsNeutral) return BARE;
	if (lens !== "strength" || attackers === undefined) return lookOf(control);
	const [white, black] = [attackers.white[square] ?? 0, attackers.black[square] ?? 0];
	return shadeOf(control, excessOn(control, white, black));
}

/** The looks of all squares, a1 first, into `into`. */
export function looksOf(seen: Seen, into: Uint8Array): Uint8Array {
	const { control, frame } = seen;
	for (let index = 0; index < SQUARE_COUNT; index++) {
		const square = index as Square;
		into[square] = control ? look(seen, controlAt(control, frame, square), square) : BARE;
	}
	return into;
}
