// Loads the asking about games that are brought.

import { latePart } from "../../loading/loadPart.ts";

export const loadAsking = latePart("asking", () => import("./askAbout.ts"));
