// The session of this visit, a late part that all screens share.

import { latePart } from "../../runtime/late/loadPart.ts";

const loadSession = latePart("session", () => import("./session.ts"));

/** The session of this visit, one object for all callers. */
export const openSession = async () => (await loadSession()).openSession();
