// Late parts of the store and the board, which boards in other pages and in the package ask for as
// well.

import { latePart } from "../loadPart.ts";

export const loadLoader = latePart("loader", () => import("../../store/opening/loader.ts"));
export const loadLinks = latePart("links", () => import("../../store/links/openLink.ts"));
export const loadPacking = latePart("packing", () => import("../../store/links/packedGame.ts"));
export const loadPackingFile = latePart("packing", () => import("../../store/links/packedFile.ts"));
export const loadPinning = latePart("pinning", () => import("../../store/state/pin.ts"));
export const loadMarks = latePart("marks", () => import("../../board/marks/late.ts"));
export const loadStanding = latePart("standing", () => import("../../standing/followStanding.ts"));
export const loadInsight = latePart("insight", () => import("../../standing/insightModule.ts"));
