// What has been found out about some games, and the ten of them that show most of it.

import type { Columns } from "../columns.ts";
import type { Judged } from "./judge.ts";
import { plyOf } from "./moments.ts";
import type { Places } from "./places.ts";
import type { Tally } from "./tally.ts";

/** Answered once for all that is asked about the same games. */
export type Found = {
	readonly key: string;
	/** The games in which I am looked at, and those in which they are. */
	readonly mine: Places;
	readonly theirs: Places;
	readonly tally: Tally;
	readonly isNobody: boolean;
	readonly judged: readonly Judged[];
};

const TEN = 10;

/** Games that show most of what stands out against me; else those that turned most squares. */
export function tenOf(columns: Columns, { mine: { games, sides }, judged }: Found) {
	const against = judged.filter(({ answer }) => answer.stands === "against");
	const isSilent = judged.every(({ answer }) => answer.stands === "few");
	const scored = Array.from(games, (game, index) => {
		const side = sides[index] as 0 | 1;
		let [weight, ply] = [0, 0];
		for (const { answer, size } of against) {
			const at = plyOf(columns, game, side, answer, "me");
			if (at === 0) continue;
			weight += size;
			ply ||= at;
		}
		return { game, side, ply, weight };
	});
	const showsWhatStandsOut = scored.some(({ weight }) => weight > 0);
	const all = showsWhatStandsOut
		? scored.filter(({ weight }) => weight > 0)
		: scored.map((one) => ({
				...one,
				ply: columns.at("swingPly", one.game),
				weight: columns.at("swing", one.game),
			}));
	all.sort((one, other) => other.weight - one.weight || other.game - one.game);
	return { places: isSilent ? [] : all.slice(0, TEN), showsWhatStandsOut };
}
