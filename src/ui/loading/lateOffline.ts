// The late part that keeps the application for when there is no network.

import { latePart } from "../../runtime/late/loadPart.ts";

export const loadOffline = latePart("offline", () => import("./offline.ts"));
