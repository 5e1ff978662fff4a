// How wide the pictures of the samples are: as three of them fit on a phone, and larger where there
// is room. samples.css stands words beside them in the same windows.

import { scaledPx } from "../../../ui/canvas/scaledPx.ts";
import { isWindow } from "../../../ui/hooks/useMedia.ts";

const ROOMY = "(min-width: 48em) and (min-height: 53.75em)";
const UPRIGHT = "(min-width: 48em) and (orientation: portrait)";

/** CSS pixels. */
export function sampleWidth(): number {
	if (isWindow(UPRIGHT)) return 144;
	return scaledPx(isWindow(ROOMY) ? 84 : 72);
}
