// The sign of a game that is followed: a button to its newest move, or plain text while that is on
// view.

import { useSyncExternalStore } from "react";
import { followWords } from "../../../messages/en/panels/follow.ts";
import type { Live } from "../../../session/follow/live.ts";
import { followFaultText } from "./followFaultText.ts";
import "../open.css";

type Props = {
	readonly live: Live;
	/** Does something beside it say why the file cannot be had? */
	readonly isQuiet?: boolean;
};

export function LiveSign({ live: { live, goToEnd }, isQuiet = false }: Props) {
	const { isThere, isAtEnd, isOver, fault, hasEnded } = useSyncExternalStore(
		live.subscribe,
		live.get,
	);
	const { sign: words } = followWords;
	const name = isOver ? words.over : words.live;
	const faultNote = fault === undefined ? undefined : followFaultText(fault);
	return (
		<span
			className={isOver ? "live-sign over small rigid nowrap" : "live-sign small rigid nowrap"}
			title={faultNote}
		>
			{isThere && isAtEnd && !hasEnded && <strong>{name}</strong>}
			{isThere && !isAtEnd && (
				<button
					type="button"
					className="quiet"
					aria-label={isOver ? words.goToLast : words.goToNewest}
					onClick={goToEnd}
				>
					{name}
				</button>
			)}
			{!isQuiet && (
				<span role="status">
					{faultNote !== undefined && ` ${hasEnded ? faultNote : words.tryingAgain(faultNote)}`}
				</span>
			)}
		</span>
	);
}
