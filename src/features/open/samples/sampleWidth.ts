// How wide the pictures of the samples are: as three of them fit on a phone, and larger where there
// is room. open.css stands words beside them in the same windows.

import { scaledPx } from "../../../ui/canvas/scaledPx.ts";
import { isWindow } from "../../../ui/hooks/useMedia.ts";
import { COLUMN, TABLET } from "../../../ui/style/windows.ts";

const HIGH = "(min-height: 860px)";

/** CSS pixels. */
export function sampleWidth(): number {
	if (isWindow(TABLET)) return 144;
	return scaledPx(!isWindow(COLUMN) && isWindow(HIGH) ? 84 : 72);
}
