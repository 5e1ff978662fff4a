// The text for a followed file that could not be fetched.

import { followFaultWords } from "../../../messages/en/panels/follow.ts";
import { sentenceOf } from "../../../messages/sentenceOf.ts";
import type { FollowFault } from "../../../session/follow/followFault.ts";

/** A fault that another page has sent may be a sentence already. */
export const followFaultText = (fault: FollowFault | string | undefined): string =>
	typeof fault === "object" ? sentenceOf<FollowFault>(followFaultWords, fault) : `${fault}`;
