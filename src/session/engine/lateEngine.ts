// Loads what fetches the engine and starts it.

import { latePart } from "../../loading/loadPart.ts";

export const loadEngine = latePart("engine", () => import("./supply.ts"));
