// The late part that pins a position to compare others with.

import { latePart } from "../../loading/loadPart.ts";

export const loadReference = latePart("reference", () => import("./reference.ts"));
