// The late part that pins a position to compare others with.

import { latePart } from "../../loading/loadPart.ts";

export const loadPinning = latePart("pinning", () => import("../state/pin.ts"));
