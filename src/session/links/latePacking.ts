// The late part that packs games for links and reads them again.

import { latePart } from "../../runtime/late/loadPart.ts";

export const loadPacking = latePart("packing", () => import("./packedGame.ts"));
