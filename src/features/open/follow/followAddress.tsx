// Following what an address names, in the application: asks whether it may be asked for where it is of another host, and names it in the address of the page
// for as long as it is on view, so that a reload goes on with it.

import { useEffect } from "react";
import { createLive } from "../../../follow/live.ts";
import { followTogether } from "../../../follow/together.ts";
import { type Whom, whomToAsk } from "../../../follow/whomToAsk.ts";
import { shown } from "../../../ui/dialog/showDialog.ts";
import type { Session } from "../../../ui/hooks/useApp.ts";
import { FollowBar } from "./FollowBar.tsx";
import { FollowDialog } from "./FollowDialog.tsx";
import { followed } from "./followed.ts";

/** Whom the visitor has let ask in this visit. */
const agreed = new Set<string>();

/** What is followed; without its address where that is not asked for any more, so that whoever names it again has it asked for. */
let current: { readonly url: string | undefined; readonly stop: () => void } | undefined;

/** What the address of the page says is followed. */
function nameInAddress(given: string | undefined): void {
	const url = new URL(window.location.href);
	if (given === undefined) url.searchParams.delete("follow");
	else url.searchParams.set("follow", given);
	if (url.href !== window.location.href) history.replaceState(history.state, "", url);
}

const isNowhere = () => document.activeElement === document.body;

function begin({ url, host }: Whom, given: string, session: Session): void {
	const { store, core, actions, places } = session;
	const live = createLive(store, core, actions);
	const stopAsking = followTogether(url, (news) => {
		if (news.isFinal) current = { url: undefined, stop };
		void live.hear(news);
	});
	// What is no longer on view, or not asked for any more, is nothing to begin with at the next visit.
	const name = () => {
		const { instead, hasEnded } = live.live.get();
		nameInAddress(instead === undefined && !hasEnded ? given : undefined);
	};
	live.live.subscribe(name);
	const stop = () => {
		stopAsking();
		live.stop();
		current = undefined;
		followed.set({ Bar: undefined });
		nameInAddress(undefined);
		requestAnimationFrame(() => places.focusSoon("moves", isNowhere));
	};
	current = { url, stop };
	/** Who comes back from another room comes by an address without it. */
	function Bar() {
		useEffect(name, []);
		return <FollowBar live={live} host={host} stop={stop} />;
	}
	nameInAddress(given);
	followed.set({ Bar });
}

/** Returns whether it is followed now. */
export async function followAddress(given: string, session: Session): Promise<boolean> {
	const whom = whomToAsk(given, window.location.href);
	if (typeof whom === "string") {
		nameInAddress(undefined);
		session.actions.setProblem(whom);
		return false;
	}
	const { url, host, isOwn } = whom;
	if (current?.url === url) return true;
	const mayAsk =
		isOwn ||
		agreed.has(host) ||
		(await shown<true>((done) => <FollowDialog url={url} host={host} done={done} />));
	if (!mayAsk) {
		nameInAddress(undefined);
		return false;
	}
	agreed.add(host);
	current?.stop();
	begin(whom, given, session);
	return true;
}

/** Follows what the address of the page names. */
export async function followNamed(session: Session): Promise<void> {
	const given = new URLSearchParams(window.location.search).get("follow")?.trim();
	if (given) await followAddress(given, session);
}
