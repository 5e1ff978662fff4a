// The link to what is on view, for a component.

import { useEffect, useState } from "react";
import { useSession } from "../useApp.ts";
import { followLink, type MadeLink, NO_LINK } from "./followLink.ts";

/** Makes links while they are wanted. */
export function useLink(isWanted: boolean): MadeLink {
	const { store } = useSession();
	const [made, setMade] = useState<MadeLink>(NO_LINK);
	useEffect(() => {
		if (!isWanted) return;
		return followLink(store, (change) => setMade((before) => ({ ...before, ...change })));
	}, [store, isWanted]);
	return made;
}
