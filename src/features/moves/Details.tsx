// What the file says of its game beside the moves: its tags, as people read them.

import { useMemo } from "react";
import type { Game } from "../../chess/game.ts";
import { describeTags } from "../../chess/pgn/tags/describeTags.ts";

/** A list of more would take seconds to show. */
const MOST_SHOWN = 200;

export function Details({ game: { tags } }: { game: Game }) {
	const details = useMemo(() => describeTags(tags).slice(0, MOST_SHOWN), [tags]);
	if (details.length === 0) return null;
	return (
		<details className="disclosure">
			<summary>Details</summary>
			<dl className="details">
				{details.map(({ name, label, text }) => (
					<div key={name} title={name}>
						<dt>{label}</dt>
						<dd>
							<bdi>{text}</bdi>
						</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
