// The late part that edits comments, glyphs and drawings.

import { latePart } from "../../loading/loadPart.ts";

export const loadDesk = latePart("desk", () => import("./deskParts.ts"));
