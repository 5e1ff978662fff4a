// The late part that pins a position to compare others with.

import { latePart } from "../../runtime/late/loadPart.ts";

export const loadReference = latePart("reference", () => import("./reference.ts"));
