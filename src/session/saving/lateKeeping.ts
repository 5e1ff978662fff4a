// The late parts that keep games in the browser, and restore them.

import { latePart } from "../../runtime/late/loadPart.ts";

export const loadKeeping = latePart("keeping", () => import("./keeping.ts"));

export const loadRestoring = latePart("restoring", () => import("./restore.ts"));
