// The late part that presents a game on the whole screen.

import { latePart } from "../../loading/loadPart.ts";

export const loadPresenting = latePart("presenting", () => import("./presentParts.ts"));
