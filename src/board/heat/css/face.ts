// Face of a square of a position, in one number: equal numbers look alike.
//
//     bits  0-4   look: class and size
//           5-12  frontiers
//          13-17  White's attackers, printed
//          18-22  Black's
//          23-27  how its piece stands

import { PLIGHTS } from "../../../control/standing.ts";
import type { Look } from "../look.ts";

export const lookIn = (face: number) => (face & 31) as Look;
export const sidesIn = (face: number): number => (face >> 5) & 255;
export const whiteIn = (face: number): number => (face >> 13) & 31;
export const blackIn = (face: number): number => (face >> 18) & 31;
export const plightsIn = (face: number) =>
	PLIGHTS.filter((_, bit) => ((face >> (23 + bit)) & 1) === 1);

type Parts = {
	readonly look?: number;
	readonly sides?: number;
	readonly white?: number;
	readonly black?: number;
	readonly plights?: readonly string[];
};

export const faceOf = ({ look = 0, sides = 0, white = 0, black = 0, plights = [] }: Parts) =>
	PLIGHTS.reduce(
		(face, plight, bit) => face | (plights.includes(plight) ? 1 << (23 + bit) : 0),
		look | (sides << 5) | (white << 13) | (black << 18),
	);
