// What the file says of its game beside the moves: its tags, as people read them.

import { useMemo } from "react";
import type { Game } from "../../chess/game.ts";
import { describeTags } from "../../chess/pgn/describeTags.ts";

export function Details({ game: { tags } }: { game: Game }) {
	const details = useMemo(() => describeTags(tags), [tags]);
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
