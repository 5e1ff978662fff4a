// The link to the current view, for a component.

import { useCallback, useEffect, useRef, useState } from "react";
import { useSession } from "../../../ui/hooks/useApp.ts";
import { followLink, type LinkFollower, type MadeLink, NO_LINK } from "./followLink.ts";

export type Link = MadeLink & {
	/** The link to the view at this moment, made or to be made. */
	readonly now: () => Promise<string>;
};

/** Makes links while it is on: with all games of the file, or the open one alone. */
export function useLink(isOn: boolean, isWhole = false): Link {
	const { store } = useSession();
	const [made, setMade] = useState<MadeLink>(NO_LINK);
	const follower = useRef<LinkFollower>(undefined);
	useEffect(() => {
		if (!isOn) return;
		setMade(NO_LINK);
		const following = followLink(store, isWhole, (change) =>
			setMade((before) => ({ ...before, ...change })),
		);
		follower.current = following;
		return following.stop;
	}, [store, isOn, isWhole]);
	const now = useCallback(
		() => follower.current?.now() ?? Promise.reject(new Error("Links are not being made")),
		[],
	);
	return { ...made, now };
}
