// Late part of the visitor's deck: puts questions into it, from My games and from the review.

import { latePart } from "../../runtime/late/loadPart.ts";

export const loadToDeck = latePart("toDeck", () => import("../../training/deck/toDeck.ts"));
