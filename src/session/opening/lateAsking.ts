// Loads the asking about games that are brought.

import { latePart } from "../../runtime/late/loadPart.ts";

export const loadAsking = latePart("asking", () => import("./askAbout.ts"));
