// The differences of two lists as sentences: the squares whose difference is more than chance can
// explain, and the method that shows it.

import { useMemo } from "react";
import type { Square } from "../../../chess/square.ts";
import type { Control } from "../../../control/classes.ts";
import {
	type Difference,
	differences,
	MIN_GAMES,
	sureDifferences,
} from "../../../games/collection/compare.ts";
import { studyWords } from "../../../messages/en/screens/study.ts";
import { Rich } from "../../../ui/Rich.tsx";
import { describeFilter } from "../filters/filterWords.ts";
import { useGamesContext } from "../useGames.ts";
import { showGames } from "./SquareShares.tsx";
import type { Counted } from "./studies.ts";
import { differenceFacts } from "./studyFacts.ts";

/** Sentences that are shown at first; the others can be opened. */
const MAX_SHOWN = 8;

export function useDifferences({ shares }: Counted): readonly Difference[] {
	return useMemo(() => {
		const [one, other] = shares;
		return one === undefined || other === undefined ? [] : differences(one, other);
	}, [shares]);
}

export function ComparisonPart({
	counted,
	all,
}: {
	readonly counted: Counted;
	readonly all: readonly Difference[];
}) {
	const { games } = useGamesContext();
	const { filters, shares, span } = counted;
	const words = studyWords.differences;
	const sure = useMemo(() => sureDifferences(all), [all]);
	const isFew = shares.some((one) => one.games < MIN_GAMES);
	const sentence = (one: Difference) => (
		<li key={one.cell}>
			{words.sentence(differenceFacts(one))}{" "}
			{filters.map((filter, index) => (
				<button
					key={describeFilter(filter)}
					type="button"
					className="quiet"
					onClick={() =>
						showGames(games, filter, span, (one.cell >> 2) as Square, (one.cell & 3) as Control)
					}
				>
					{words.games(index === 0 ? "first" : "second")}
				</button>
			))}
		</li>
	);
	return (
		<section className="column tight" aria-labelledby="study-differences">
			<h3 id="study-differences">{words.title(span.moves)}</h3>
			<ol className="study-lists small">
				{filters.map((filter, index) => (
					<li key={describeFilter(filter)}>
						<Rich
							text={words.list(shares[index]?.games ?? 0, describeFilter(filter), (text) => (
								<button type="button" className="quiet" onClick={() => games.choose(filter)}>
									{text}
								</button>
							))}
						/>
					</li>
				))}
			</ol>
			{sure.length === 0 && <p>{isFew ? words.tooFew(MIN_GAMES) : words.none}</p>}
			<ul className="study-sentences small">{sure.slice(0, MAX_SHOWN).map(sentence)}</ul>
			{sure.length > MAX_SHOWN && (
				<details>
					<summary>{words.more(sure.length - MAX_SHOWN)}</summary>
					<ul className="study-sentences small">{sure.slice(MAX_SHOWN).map(sentence)}</ul>
				</details>
			)}
			<p className="soft small">{words.method}</p>
		</section>
	);
}
