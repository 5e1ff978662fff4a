// The late part that shows questions on the wall: in a presentation, and from the results of a
// class.

import { latePart } from "../../runtime/late/loadPart.ts";

export const loadWall = latePart("wall", () => import("./Wall.tsx"));
