// Late parts of the board: what a game needs, and the panels beside it.

import { latePart } from "../../loading/loadPart.ts";

export const loadGameParts = latePart("gameParts", () => import("./gameParts.ts"));
export const loadSidePanels = latePart("sidePanels", () => import("./sidePanels.tsx"));
