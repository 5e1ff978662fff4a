// How far a round is: a bar for each question, filled as far as it earned points.

import type { CSSProperties } from "react";
import { practiseWords } from "../../../messages/en/screens/practise.ts";
import { FULL_POINTS } from "../../../training/mark.ts";
import { isOver, type Round } from "../../../training/round.ts";

/** The bars have no name of their own where words say the same. */
export function Progress({ round }: { readonly round: Round }) {
	const { place, questions, results } = round;
	const label = isOver(round) ? undefined : practiseWords.progress(place + 1, questions.length);
	return (
		<div
			className="progress beside tight"
			role="img"
			aria-label={label}
			aria-hidden={label === undefined}
		>
			{questions.map((_, at) => {
				const result = results[at];
				const share = (result?.points ?? 0) / FULL_POINTS;
				return (
					<i
						// biome-ignore lint/suspicious/noArrayIndexKey: places of a round
						key={at}
						data-done={result !== undefined || undefined}
						data-now={(at === place && result === undefined) || undefined}
						style={{ "--share": share } as CSSProperties}
					/>
				);
			})}
		</div>
	);
}
