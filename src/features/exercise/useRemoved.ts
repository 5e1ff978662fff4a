// Takes back removals on a page: one after the other, the last first.

import { useState } from "react";
import { putWorkBack, type Taken } from "../../runtime/keep/work.ts";

type Removed = { readonly name: string; readonly taken: Taken };

export function useRemoved(renew: () => void) {
	const [removed, setRemoved] = useState<readonly Removed[]>([]);
	const last = removed.at(-1);
	return {
		/** The name of what was removed last; undefined where nothing is left to bring back. */
		last: last?.name,
		add(name: string, taken: Taken): void {
			setRemoved([...removed, { name, taken }]);
			renew();
		},
		bringBack(): void {
			if (last === undefined) return;
			putWorkBack(last.taken);
			setRemoved(removed.slice(0, -1));
			renew();
		},
		forget: () => setRemoved([]),
	};
}
