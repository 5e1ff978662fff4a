// Parts that come after the board: when they are wanted, or ahead of that while nothing else is to be done.

import { loadChunk } from "./loadPart.ts";

export const loadPanels = () => loadChunk("game", () => import("../app/analysis/gamePanels.ts"));
export const loadKeeping = () => loadChunk("keeping", () => import("../store/saving/keeping.ts"));
export const loadLinks = () => loadChunk("links", () => import("../store/links/openLink.ts"));
export const loadPacking = () => loadChunk("packing", () => import("../store/links/packedGame.ts"));
export const loadAnswers = () =>
	loadChunk("answers", () => import("../app/analysis/sidePanels.tsx"));
export const loadLook = () =>
	loadChunk("look", () => import("../features/open/samples/SamplePreview.tsx"));
export const loadFollowing = () =>
	loadChunk("follow", () => import("../features/open/follow/followAddress.tsx"));
export const loadSent = () => loadChunk("sent", () => import("../features/open/shareTarget.ts"));

/** Milliseconds after which a visitor who has no mouse is shown what one would show. */
const REST = 1500;

/** Never where there is a mouse to look with. */
export const loadLookForTouch = () =>
	new Promise<Awaited<ReturnType<typeof loadLook>>>((resolve, reject) => {
		if (matchMedia("(hover: none)").matches) {
			setTimeout(() => loadLook().then(resolve, reject), REST);
		}
	});
