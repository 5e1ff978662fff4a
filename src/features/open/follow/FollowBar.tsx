// The notice that a game is followed: its source or its fault, with a button to the newest move,
// and one that ends following.

import { useEffect, useSyncExternalStore } from "react";
import { followWords } from "../../../messages/en/panels/follow.ts";
import type { LiveState } from "../../../session/follow/live.ts";
import type { FollowedFile } from "../../../session/visit.ts";
import { followFaultText } from "./followFaultText.ts";
import { LiveSign } from "./LiveSign.tsx";
import { nameInAddress } from "./nameInAddress.ts";
import "../../../ui/notice.css";

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
