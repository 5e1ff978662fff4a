// Cards of moves in the order of the game: a few at length, the others behind a press.

import type { ReactNode } from "react";

/** How a card is shown. */
export type CardLook = {
	readonly isCurrent: boolean;
	/** With a picture of the position that the move led to. */
	readonly isLarge: boolean;
};

type Props<One> = {
	readonly few: readonly One[];
	readonly others: readonly One[];
	/** Label of the press, with the number of the others. */
	readonly summary: (count: number) => string;
	/** The ply that is on view. */
	readonly ply: number;
	readonly plyOf: (one: One) => number;
	readonly cardOf: (one: One, look: CardLook) => ReactNode;
};

export function FewFirst<One>({ few, others, summary, ply, plyOf, cardOf }: Props<One>) {
	const isCurrent = (one: One) => plyOf(one) === ply;
	const list = (all: readonly One[], isLarge: boolean) => (
		<ol className="moments column tight list">
			{all.map((one, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a move may have more than one card
				<li key={place}>{cardOf(one, { isCurrent: isCurrent(one), isLarge })}</li>
			))}
		</ol>
	);
	return (
		<>
			{list(few, true)}
			{others.length > 0 && (
				<details open={others.some(isCurrent) || undefined}>
					<summary className="strong">{summary(others.length)}</summary>
					{list(others, false)}
				</details>
			)}
		</>
	);
}
