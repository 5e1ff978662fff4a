// The text for a followed file that could not be fetched.

import type { FollowFault } from "../../../follow/followFault.ts";
import { followFaultWords } from "../../../messages/en/panels/follow.ts";
import { sentenceOf } from "../../../messages/sentenceOf.ts";

/** A fault that another page has sent may be a sentence already. */
export const followFaultText = (fault: FollowFault | string | undefined): string =>
	typeof fault === "object" ? sentenceOf<FollowFault>(followFaultWords, fault) : `${fault}`;
