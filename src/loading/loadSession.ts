// The session's script with the rules of chess in it, loaded by whichever screen is first to want it.

import { loadChunk } from "./loadPart.ts";

export async function loadSession() {
	const { openSession } = await loadChunk("session", () => import("../app/session.ts"));
	return openSession();
}
