// The late part that keeps games in the browser.

import { latePart } from "../../loading/loadPart.ts";

export const loadKeeping = latePart("keeping", () => import("./keeping.ts"));
