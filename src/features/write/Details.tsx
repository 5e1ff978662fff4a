// The tags of the game, as people read them.

import { useMemo } from "react";
import { describeTags } from "../../chess/pgn/tags/describeTags.ts";
import { moveWords } from "../../messages/en/panels/moves.ts";
import { tagWords } from "../../messages/en/panels/tags.ts";
import { PLAN_TAGS } from "../../session/chapterPlans.ts";
import { SHEET_TAGS } from "../../session/exerciseSheet.ts";

/** A longer list would take seconds to show. */
const MAX_TAGS_SHOWN = 200;

export function Details({ tags }: { readonly tags: ReadonlyMap<string, string> }) {
	const details = useMemo(
		() =>
			describeTags(tags)
				.filter(({ name }) => !PLAN_TAGS.has(name) && !SHEET_TAGS.has(name))
				.slice(0, MAX_TAGS_SHOWN),
		[tags],
	);
	if (details.length === 0) return null;
	return (
		<details className="disclosure">
			<summary>{moveWords.details}</summary>
			<dl className="details">
				{details.map(({ name, meaning }) => (
					<div key={name} title={name}>
						<dt>{tagWords.label(name)}</dt>
						<dd>
							<bdi>{tagWords.meaning(meaning)}</bdi>
						</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
