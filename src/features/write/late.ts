// The late part that edits comments, glyphs and drawings.

import { latePart } from "../../runtime/late/loadPart.ts";

export const loadDesk = latePart("desk", () => import("./deskParts.ts"));
