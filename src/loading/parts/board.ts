// Late parts that the board's screen asks for.

import { latePart } from "../loadPart.ts";

export const loadKeeping = latePart("keeping", () => import("../../store/saving/keeping.ts"));
export const loadRestoring = latePart("restored", () => import("../../store/saving/restore.ts"));
export const loadPrefetch = latePart("prefetch", () => import("../../app/prefetch.ts"));
export const loadGamePanels = latePart("game", () => import("../../app/analysis/gamePanels.ts"));
export const loadSidePanels = latePart(
	"answers",
	() => import("../../app/analysis/sidePanels.tsx"),
);
export const loadInput = latePart("reading", () => import("../../features/open/openInput.ts"));
export const loadSamplePreview = latePart(
	"sample",
	() => import("../../features/open/samples/SamplePreview.tsx"),
);
export const loadFollowing = latePart(
	"follow",
	() => import("../../features/open/follow/followAddress.tsx"),
);
export const loadShareTarget = latePart(
	"share-target",
	() => import("../../features/open/shareTarget.ts"),
);
