// Whether the newest move of a game that is followed is on view; pressed, it leads there.

import { useSyncExternalStore } from "react";
import type { Live } from "../../follow/live.ts";
import "./live.css";

type Props = {
	readonly live: Live;
	/** Does something beside it say why the file cannot be had? */
	readonly isQuiet?: boolean;
};

export function LiveSign({ live: { live, goToEnd }, isQuiet = false }: Props) {
	const { isThere, isAtEnd, fault } = useSyncExternalStore(live.subscribe, live.get);
	return (
		<span className="live-sign" title={fault}>
			{isThere && isAtEnd && <strong>Live</strong>}
			{isThere && !isAtEnd && (
				<button
					type="button"
					className="quiet"
					aria-label="Live: go to the newest move"
					onClick={goToEnd}
				>
					Live
				</button>
			)}
			{!isQuiet && <span role="status">{fault !== undefined && " Not reached, trying again"}</span>}
		</span>
	);
}
