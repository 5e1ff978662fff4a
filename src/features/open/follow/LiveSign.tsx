// Whether the newest move of a game that is followed is on view, and whether it is the last; pressed, it leads there.

import { useSyncExternalStore } from "react";
import type { Live } from "../../../follow/live.ts";
import "./live.css";

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
	const name = isOver ? "Over" : "Live";
	return (
		<span className={isOver ? "live-sign over" : "live-sign"} title={fault}>
			{isThere && isAtEnd && !hasEnded && <strong>{name}</strong>}
			{isThere && !isAtEnd && (
				<button
					type="button"
					className="quiet"
					aria-label={`${name}: go to the ${isOver ? "last" : "newest"} move`}
					onClick={goToEnd}
				>
					{name}
				</button>
			)}
			{!isQuiet && (
				<span role="status">
					{fault !== undefined && ` ${fault}${hasEnded ? "" : ", trying again"}`}
				</span>
			)}
		</span>
	);
}
