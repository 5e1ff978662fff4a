// The colour of a square under a tint.

import { mixed, type Palette, PLAIN, type Rgb, type Tint } from "../../src/board/heat/palette.ts";

export function tinted(isPale: boolean, over: Tint | undefined, on: Palette = PLAIN): Rgb {
	const under = isPale ? on.pale : on.deep;
	return mixed(under, over?.colour ?? under, over?.alpha ?? 0);
}
