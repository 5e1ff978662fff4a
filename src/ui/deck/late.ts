// The late part that puts questions into the visitor's deck: from My games and from the review.

import { latePart } from "../../runtime/late/loadPart.ts";

export const loadToDeck = latePart("toDeck", () => import("../../training/deck/toDeck.ts"));
