// Loads what finds mistakes and their reasons.

import { latePart } from "../../runtime/late/loadPart.ts";

export const loadGameReview = latePart("gameReview", () => import("./gameReview.ts"));
