// The late part that follows a game that grows.

import { latePart } from "../../../runtime/late/loadPart.ts";

export const loadFollowing = latePart("following", () => import("./followAddress.tsx"));
