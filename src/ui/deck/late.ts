// Late parts of the visitor's deck: what puts questions into it, from My games and from the review;
// and how many are due, on the start page and in the menu.

import { latePart } from "../../runtime/late/loadPart.ts";

export const loadToDeck = latePart("toDeck", () => import("../../training/deck/toDeck.ts"));

export const loadDueToday = latePart("dueToday", () => import("./DueToday.tsx"));
