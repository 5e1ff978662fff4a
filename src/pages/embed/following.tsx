// An embedded board that follows a file, which its frame requests or the embedding page sends.

import { LiveSign } from "../../features/open/follow/LiveSign.tsx";
import { whomFaultWords } from "../../messages/en/panels/follow.ts";
import { sentenceOf } from "../../messages/sentenceOf.ts";
import { createLive } from "../../session/follow/live.ts";
import { followTogether } from "../../session/follow/together.ts";
import { type WhomFault, whomToAsk } from "../../session/follow/whomToAsk.ts";
import type { Session } from "../../session/session.ts";

export function createFollowing({ store, core, actions }: Session) {
	const live = createLive(store, core, actions);
	return {
		...live,
		sign: <LiveSign live={live} />,
		/** Follows an address with requests of the frame's own. */
		follow(given: string): void {
			const whom = whomToAsk(given, window.location.href);
			if ("code" in whom) {
				store.set({ problem: sentenceOf<WhomFault>(whomFaultWords, whom) });
			} else followTogether(whom.url, live.hear);
		},
	};
}

export type Following = ReturnType<typeof createFollowing>;
