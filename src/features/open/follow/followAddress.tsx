// Follows the file that an address names: asks the visitor first where it is on another host, and
// names it in the address of the page.

import { followWords, whomFaultWords } from "../../../messages/en/panels/follow.ts";
import { sentenceOf } from "../../../messages/sentenceOf.ts";
import { createLive } from "../../../session/follow/live.ts";
import { followTogether } from "../../../session/follow/together.ts";
import { type Whom, whomToAsk } from "../../../session/follow/whomToAsk.ts";
import type { Session } from "../../../session/session.ts";
import { type FollowedFile, visitOf } from "../../../session/visit.ts";
import { showDialog } from "../../../ui/dialog/showDialog.ts";
import { isNowhere } from "../../../ui/input/isNowhere.ts";
import { FollowDialog } from "./FollowDialog.tsx";
import { nameInAddress } from "./nameInAddress.ts";

export { FollowBar } from "./FollowBar.tsx";

function start({ url, host }: Whom, given: string, session: Session): void {
	const { store, core, actions, places } = session;
	const { followed } = visitOf(session);
	const live = createLive(store, core, actions, followWords.news);
	const stopAsking = followTogether(url, (file) => {
		// An address that is entered again is requested again.
		if (file.isFinal) followed.set({ file: { ...now(), url: undefined } });
		void live.hear(file);
	});
	const stop = () => {
		stopAsking();
		live.stop();
		followed.set({ file: undefined });
		nameInAddress(undefined);
		requestAnimationFrame(() => places.focusSoon("moves", isNowhere));
	};
	const file: FollowedFile = { given, url, host, live, stop };
	const now = () => followed.get().file ?? file;
	live.live.subscribe(() => nameInAddress(file));
	followed.set({ file });
	nameInAddress(file);
}

/** Returns whether it is followed now. */
export async function followAddress(given: string, session: Session): Promise<boolean> {
	const whom = whomToAsk(given, window.location.href);
	if ("code" in whom) {
		nameInAddress(undefined);
		session.actions.setProblem(sentenceOf(whomFaultWords, whom));
		return false;
	}
	const { url, host, isOwn } = whom;
	const { agreedHosts, followed } = visitOf(session);
	if (followed.get().file?.url === url) return true;
	const mayAsk =
		isOwn ||
		agreedHosts.has(host) ||
		(await showDialog<true>((done) => <FollowDialog url={url} host={host} done={done} />));
	if (!mayAsk) {
		nameInAddress(undefined);
		return false;
	}
	agreedHosts.add(host);
	followed.get().file?.stop();
	start(whom, given, session);
	return true;
}

/** Follows the file that the address of the page names. */
export async function followNamed(session: Session): Promise<void> {
	const given = new URLSearchParams(window.location.search).get("follow")?.trim();
	if (given) await followAddress(given, session);
}
