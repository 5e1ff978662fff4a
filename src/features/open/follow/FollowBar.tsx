// That a game is followed, from where, and what is in the way: the newest move is a press away, and so is the end of it.

import { useSyncExternalStore } from "react";
import type { Live, LiveState } from "../../../follow/live.ts";
import { LiveSign } from "./LiveSign.tsx";
import "../../../ui/notice.css";

type Props = { readonly live: Live; readonly host: string; readonly stop: () => void };

/** Where the game comes from, or what is in the way. */
function told({ isThere, isOver, instead, fault, hasEnded }: LiveState, host: string): string {
	if (hasEnded) return `${fault}: ${host} is not asked any more.`;
	if (instead === "changed")
		return `You have changed the game from ${host}: it is yours, and new moves do not come into it.`;
	if (instead === "another")
		return isOver
			? `Another game is on view; the one from ${host} is over.`
			: `Another game is on view, while the one from ${host} goes on.`;
	if (fault !== undefined) return `${fault}. It is tried again.`;
	if (isOver) return `The game from ${host} is over; corrections still come.`;
	return isThere ? `Followed from ${host}` : `Waiting for ${host}…`;
}

export function FollowBar({ live, host, stop }: Props) {
	const state = useSyncExternalStore(live.live.subscribe, live.live.get);
	return (
		<div className="notice">
			{state.isThere && !state.hasEnded && <LiveSign live={live} isQuiet />}
			<span role="status">{told(state, host)}</span>
			<button type="button" className="quiet" onClick={stop}>
				{state.hasEnded ? "Dismiss" : "Stop following"}
			</button>
		</div>
	);
}
