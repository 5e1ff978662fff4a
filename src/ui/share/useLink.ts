// The link to what is on view, for a component.

import { useEffect, useState } from "react";
import { useSession } from "../useApp.ts";
import { followLink, type MadeLink } from "./followLink.ts";

/** Makes links while they are wanted. */
export function useLink(isWanted: boolean): MadeLink {
	const { store } = useSession();
	const [made, setMade] = useState<MadeLink>({ link: undefined, isFailed: false });
	useEffect(() => {
		if (!isWanted) return;
		return followLink(store, (change) => setMade((before) => ({ ...before, ...change })));
	}, [store, isWanted]);
	return made;
}
