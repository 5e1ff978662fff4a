// The list of an answer as it stands: what the engine refuted has left it, what holds comes first.
// While it is on view its moments are checked.

import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Moment } from "../../../games/collection/answers/answer.ts";
import type { Whose } from "../../../games/collection/answers/moments.ts";
import type { CostKind } from "../../../games/collection/answers/shown/costs.ts";
import type { Opened } from "../answers/answerState.ts";
import { useGamesContext } from "../useGames.ts";
import { claimsOf, holdingFirst, verdictAbout } from "./fitMoments.ts";

/** Of the moments that are at hand: how many there are to check, are checked, and hold. */
export type Counts = { readonly all: number; readonly checked: number; readonly hold: number };

export function useListed(
	key: Opened | CostKind | undefined,
	rows: readonly Moment[],
	whose: Whose,
) {
	const { checking } = useGamesContext();
	const { values } = useSyncExternalStore(checking.checks.subscribe, checking.checks.get);
	const wanted = useMemo(
		() => (key === undefined ? [] : claimsOf({ key, whose }, rows)),
		[key, rows, whose],
	);
	useEffect(() => checking.want(wanted), [checking, wanted]);
	// Not between two lists: what both have stays in hand.
	useEffect(() => () => checking.want([]), [checking]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the verdicts are those of `values`
	return useMemo(() => {
		const none = { all: 0, checked: 0, hold: 0 };
		if (key === undefined) return { listed: rows, counts: none, unchecked: new Set<Moment>() };
		const verdicts = wanted.map(({ row }) => verdictAbout(checking, { key, whose }, row));
		const counts: Counts = {
			all: wanted.length,
			checked: verdicts.filter((one) => one !== undefined).length,
			hold: verdicts.filter((one) => one === true).length,
		};
		// Beside others that were checked.
		const left = wanted.filter((_, at) => counts.checked > 0 && verdicts[at] === undefined);
		const unchecked = new Set(left.map(({ row }) => row));
		return { listed: holdingFirst(checking, { key, whose }, rows), counts, unchecked };
	}, [checking, key, rows, whose, wanted, values]);
}
