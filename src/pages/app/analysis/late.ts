// Late parts of the board: those of an open game, and the panels in the place of its moves.

import { latePart } from "../../../runtime/late/loadPart.ts";

export const loadGameParts = latePart("gameParts", () => import("./gameParts.ts"));
export const loadSidePanels = latePart("sidePanels", () => import("./OpenPanel.tsx"));
