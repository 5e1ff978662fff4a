// Late parts of the board in other pages' frames.

import { latePart } from "../loadPart.ts";

export const loadExtras = latePart("extras", () => import("../../embed/extras.tsx"));
export const loadOverlay = latePart("overlay", () => import("../../embed/Overlay.tsx"));
export const loadFollowed = latePart("follow", () => import("../../embed/following.tsx"));
export const loadDrawings = latePart("drawings", () => import("../../embed/drawings.ts"));
