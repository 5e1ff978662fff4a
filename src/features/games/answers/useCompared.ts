// With whom the visitor is compared.

import type { ComparedWith } from "../../../messages/en/answers/persons.ts";
import { useGames } from "../useGames.ts";

export function useCompared(): ComparedWith {
	const hasMe = useGames((state) => state.me.length > 0 && !state.filter.player);
	const them = useGames((state) => state.filter.them);
	if (!hasMe) return { kind: "nobody" };
	return them === undefined ? { kind: "me" } : { kind: "one", name: them };
}
