// The session of this visit, a late part that all screens share.

import { latePart } from "../loading/loadPart.ts";

const loadSession = latePart("session", () => import("./session.ts"));

/** The session of this visit, the same for all who ask. */
export const openSession = async () => (await loadSession()).openSession();
