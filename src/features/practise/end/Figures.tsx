// Results of a round, in figures and bars.

import type { CSSProperties } from "react";
import { sumWords } from "../../../messages/en/screens/practiseChoice.ts";
import type { Round } from "../round/roundState.ts";
import { confusedIn, seenIn } from "./sums.ts";

const words = sumWords;

type FigureProps = { readonly value: string; readonly name: string };

export const Figure = ({ value, name }: FigureProps) => (
	<div>
		<dt className="small soft">{name}</dt>
		<dd>{value}</dd>
	</div>
);

export function SeenRows({ round }: { readonly round: Round }) {
	const seen = seenIn(round);
	const confused = confusedIn(round);
	if (seen.length === 0) return null;
	return (
		<>
			<h3 className="small">{words.seen}</h3>
			<ul className="end-seen">
				{seen.map(({ seen: one, found, of }) => (
					<li key={one}>
						<span>{words.seenClass(one)}</span>
						<i style={{ "--share": found / of } as CSSProperties} />
						<span className="soft small">{words.ofAll(found, of)}</span>
					</li>
				))}
			</ul>
			{confused && (
				<p className="soft">{words.confused(confused.is, confused.taken, confused.square)}</p>
			)}
		</>
	);
}
