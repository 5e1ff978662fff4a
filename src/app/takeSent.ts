// Whether the system hands something over to this page; what takes it up is loaded only then.

import { SHARED } from "../offline/names.ts";
import type { Session } from "../ui/useApp.ts";
import { loadChunk } from "./chunks.ts";

export async function takeSent(session: Session, show: (text: string) => void): Promise<void> {
	const isShared = location.search === `?${SHARED}`;
	const isInstalled = matchMedia("(display-mode: standalone)").matches;
	if (!isShared && !isInstalled) return;
	if (isShared) history.replaceState(history.state, "", location.pathname);
	const { openLaunched, openShared } = await loadChunk("sent", () => import("../ui/open/sent.ts"));
	openLaunched(session, show);
	if (isShared) await openShared(session, show);
}
