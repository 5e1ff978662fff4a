// Loads what fetches the engine and starts it.

import { latePart } from "../../runtime/late/loadPart.ts";

export const loadEngine = latePart("engine", () => import("./supply.ts"));
