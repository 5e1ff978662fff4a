// How the heat of a square looks, as a number: its class and, for the lens of strength, its size.

import type { Control } from "../../control/classes.ts";

/**
 * A square's look: no tint, the four classes, and the four in the sizes of the lens of strength.
 */
export type Look = number & { readonly unit: "look" };

export const BARE = 0 as Look;
export const lookOf = (control: Control): Look => (control + 1) as Look;

const CLASS_LOOKS = 4;

/** The class that a look is one of. */
export const classOf = (look: Look): Control =>
	(look <= CLASS_LOOKS ? look - 1 : Math.floor((look - CLASS_LOOKS - 1) / 3)) as Control;

/** The look of a class of which one side has so many attackers more than the other. */
export const sizedLook = (control: Control, excess: number): Look =>
	(CLASS_LOOKS + control * 3 + Math.min(3, Math.max(1, excess))) as Look;

/** The land that a look belongs to: none where the tint does not fill its square. */
export const landOf = (look: number): number => (look <= CLASS_LOOKS ? look : BARE);

/**
 * How far within its square a tint begins, as a part of the square's edge: where one attacker more,
 * two, three.
 */
const INSETS = [0.25, 0.125, 0] as const;

export const insetOf = (look: Look): number =>
	look <= CLASS_LOOKS ? 0 : (INSETS[(look - CLASS_LOOKS - 1) % 3] ?? 0);
