// What is seen of a square under a tint.

import { mixed, type Rgb, squareColour, type Tint } from "../../src/board/palette.ts";

export function tinted(isPale: boolean, over: Tint | undefined): Rgb {
	const under = squareColour(isPale);
	return mixed(under, over?.colour ?? under, over?.alpha ?? 0);
}
