// An embedded board that follows a file, which its frame requests or the embedding page sends.

import { LiveSign } from "../features/open/follow/LiveSign.tsx";
import { addressToFollow } from "../follow/addressToFollow.ts";
import { createLive } from "../follow/live.ts";
import { followTogether } from "../follow/together.ts";
import { followWords } from "../messages/en/panels/follow.ts";
import { embedWords } from "../messages/en/screens/embed.ts";
import type { Session } from "../session/session.ts";

export function createFollowing({ store, core, actions }: Session) {
	const live = createLive(store, core, actions, followWords.news);
	return {
		...live,
		sign: <LiveSign live={live} />,
		/** Follows an address with requests of the frame's own. */
		follow(given: string): void {
			const address = addressToFollow(given, window.location.href);
			if (address === undefined) store.set({ problem: embedWords.cannotFollow(given) });
			else followTogether(address, live.hear);
		},
	};
}

export type Following = ReturnType<typeof createFollowing>;
