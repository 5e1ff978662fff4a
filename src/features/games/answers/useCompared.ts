// With whom the visitor is compared.

import type { Asked } from "../../../games/collection/answers/who/counted.ts";
import type { ComparedWith } from "../../../messages/en/answers/persons.ts";
import { askedIn } from "../gamesState.ts";
import { useGames } from "../useGames.ts";

/** In what was asked, which may be older than what is chosen now. */
export function comparedIn({ me, filter: { them } }: Asked): ComparedWith {
	if (me.length === 0) return { kind: "nobody" };
	return them === undefined ? { kind: "me" } : { kind: "one", name: them };
}

export function useCompared(): ComparedWith {
	const me = useGames((state) => state.me);
	const filter = useGames((state) => state.filter);
	return comparedIn(askedIn({ me, filter }));
}
