// On phones a panel is a sheet that rises from below, and never lies over the board: where it
// would, the page scrolls what is above the board away while the sheet is open.

import type { Places } from "../../store/state/places.ts";
import { NARROW } from "../../ui/hooks/useMedia.ts";

/** Returns a function that scrolls back. */
export function clearBoard(places: Places): (() => void) | undefined {
	if (!matchMedia(NARROW).matches) return undefined;
	const [board, sheet] = [places.find("board"), places.find("sidePanel")];
	if (board === undefined || sheet === undefined) return undefined;
	const covered = board.getBoundingClientRect().bottom - sheet.getBoundingClientRect().top;
	if (covered <= 0) return undefined;
	const before = scrollY;
	window.scrollBy(0, covered);
	const after = scrollY;
	return () => {
		// Unless the visitor has scrolled on.
		if (scrollY === after) window.scrollTo(0, before);
	};
}
