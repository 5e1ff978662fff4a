// The link to what is on view, for a component.

import { useEffect, useState } from "react";
import { useSession } from "../useApp.ts";
import { followLink, type MadeLink, NO_LINK } from "./followLink.ts";

/** Makes links while they are wanted: with all games of the file, or the open one alone. */
export function useLink(isWanted: boolean, isWhole = false): MadeLink {
	const { store } = useSession();
	const [made, setMade] = useState<MadeLink>(NO_LINK);
	useEffect(() => {
		if (!isWanted) return;
		setMade(NO_LINK);
		return followLink(store, isWhole, (change) => setMade((before) => ({ ...before, ...change })));
	}, [store, isWanted, isWhole]);
	return made;
}
