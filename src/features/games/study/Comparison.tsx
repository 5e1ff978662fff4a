// What two lists differ in, in sentences: the squares where the difference is more than chance can explain, and how that is known.

import { useMemo } from "react";
import type { Square } from "../../../chess/square.ts";
import {
	type Difference,
	differences,
	FEWEST_GAMES,
	sureDifferences,
} from "../../../collection/compare.ts";
import type { Control } from "../../../control/classes.ts";
import { describeFilter } from "../filterWords.ts";
import { useOpened } from "../useGames.ts";
import { showGames } from "./SquareShares.tsx";
import type { Counted } from "./studies.ts";
import { describeDifference } from "./studyWords.ts";

/** So many are told at first. */
const TOLD = 8;

const numbers = new Intl.NumberFormat("en");

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
	const { games } = useOpened();
	const { filters, shares, span } = counted;
	const sure = useMemo(() => sureDifferences(all), [all]);
	const isFew = shares.some((one) => one.games < FEWEST_GAMES);
	const sentence = (one: Difference) => (
		<li key={one.cell}>
			{describeDifference(one)}.{" "}
			{filters.map((filter, index) => (
				<button
					key={describeFilter(filter)}
					type="button"
					className="quiet"
					onClick={() =>
						showGames(games, filter, span, (one.cell >> 2) as Square, (one.cell & 3) as Control)
					}
				>
					{index === 0 ? "First’s games" : "Second’s games"}
				</button>
			))}
		</li>
	);
	return (
		<section aria-labelledby="study-differences">
			<h3 id="study-differences">What differs {span.words}</h3>
			<ol className="study-lists">
				{filters.map((filter, index) => (
					<li key={describeFilter(filter)}>
						<button type="button" className="quiet" onClick={() => games.choose(filter)}>
							{numbers.format(shares[index]?.games ?? 0)}
						</button>{" "}
						{describeFilter(filter)}
					</li>
				))}
			</ol>
			{sure.length === 0 && (
				<p>
					{isFew
						? `With fewer than ${FEWEST_GAMES} games on a side, chance can explain anything.`
						: "No square differs by more than chance can explain."}
				</p>
			)}
			<ul className="study-sentences">{sure.slice(0, TOLD).map(sentence)}</ul>
			{sure.length > TOLD && (
				<details>
					<summary>{sure.length - TOLD} more</summary>
					<ul className="study-sentences">{sure.slice(TOLD).map(sentence)}</ul>
				</details>
			)}
			<p className="soft small">
				Every game counts alike, however long. A square is named where its difference is larger than
				an interval that is wide enough for all 64 squares and four classes at once: were there no
				difference at all, one comparison in twenty would name any. Squares that are named have a
				frame on the board.
			</p>
		</section>
	);
}
