// Follows the file that an address names: asks the visitor first where it is on another host, and
// names it in the address of the page.

import "../../../ui/notice.css";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { followWords, whomFaultWords } from "../../../messages/en/panels/follow.ts";
import { sentenceOf } from "../../../messages/sentenceOf.ts";
import { createLive, type LiveState } from "../../../session/follow/live.ts";
import { followTogether } from "../../../session/follow/together.ts";
import { type Whom, whomToAsk } from "../../../session/follow/whomToAsk.ts";
import type { Session } from "../../../session/session.ts";
import { type FollowedFile, visitOf } from "../../../session/visit.ts";
import { DialogFrame } from "../../../ui/dialog/DialogFrame.tsx";
import { showDialog } from "../../../ui/dialog/showDialog.ts";
import { followFaultText } from "./followFaultText.ts";
import { LiveSign } from "./LiveSign.tsx";
import { nameInAddress } from "./nameInAddress.ts";

/** The source of the game, or its fault. */
function noticeText(
	{ isThere, isOver, instead, fault, hasEnded }: LiveState,
	host: string,
): string {
	const { bar: words } = followWords;
	if (hasEnded) return words.ended(followFaultText(fault), host);
	if (instead === "changed") return words.changed(host);
	if (instead === "another") return isOver ? words.anotherOver(host) : words.another(host);
	if (fault !== undefined) return words.triedAgain(followFaultText(fault));
	if (isOver) return words.over(host);
	return isThere ? words.followed(host) : words.waiting(host);
}

/**
 * The notice that a game is followed: its source or its fault, with a button to the newest move,
 * and one that ends following.
 */
export function FollowBar({ file }: { readonly file: FollowedFile }) {
	const { live, host, stop } = file;
	const state = useSyncExternalStore(live.live.subscribe, live.live.get);
	// After a visit to another screen the address does not name the file any more.
	useEffect(() => nameInAddress(file), [file]);
	return (
		<div className="notice">
			{state.isThere && !state.hasEnded && <LiveSign live={live} isQuiet />}
			<span role="status">{noticeText(state, host)}</span>
			<button type="button" className="quiet" onClick={stop}>
				{state.hasEnded ? followWords.bar.dismiss : followWords.bar.stop}
			</button>
		</div>
	);
}

type Props = {
	readonly url: string;
	readonly host: string;
	/** Called with true where it may. */
	readonly done: (mayAsk: true | undefined) => void;
};

function FollowDialog({ url, host, done }: Props) {
	const { dialog: words } = followWords;
	const dialog = useRef<HTMLDialogElement>(null);
	const first = useRef<HTMLButtonElement>(null);
	const mayAsk = useRef<true>(undefined);
	const close = () => dialog.current?.close();
	const agree = () => {
		mayAsk.current = true;
		close();
	};
	return (
		<DialogFrame
			title={words.title}
			dialog={dialog}
			first={first}
			onClose={() => done(mayAsk.current)}
		>
			<p className="import-addresses column tight breaks">
				<code className="small">{url}</code>
			</p>
			<p className="soft small">{words.whatIsSent(host)}</p>
			<p className="row">
				<button ref={first} type="button" onClick={agree}>
					{words.follow}
				</button>
				<button type="button" onClick={close}>
					{words.cancel}
				</button>
			</p>
		</DialogFrame>
	);
}

function start({ url, host }: Whom, given: string, session: Session): void {
	const { store, core, actions, places } = session;
	const { followed } = visitOf(session);
	const live = createLive(store, core, actions);
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
		requestAnimationFrame(() => places.focusSoon("moves"));
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
