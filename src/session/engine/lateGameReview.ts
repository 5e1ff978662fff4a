// Loads what finds mistakes and their reasons.

import { latePart } from "../../loading/loadPart.ts";

export const loadGameReview = latePart("gameReview", () => import("./gameReview.ts"));
