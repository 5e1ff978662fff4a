// Writes the followed file into the address of the page, so that a reload continues to follow it.

import type { FollowedFile } from "../../../session/visit.ts";

/**
 * Names a file that is followed; nothing where another game is on view, or it is not asked any
 * more.
 */
export function nameInAddress(file: FollowedFile | undefined): void {
	const { instead, hasEnded } = file?.live.live.get() ?? {};
	const isNamed = file !== undefined && instead === undefined && !hasEnded;
	const url = new URL(window.location.href);
	if (isNamed) url.searchParams.set("follow", file.given);
	else url.searchParams.delete("follow");
	if (url.href !== window.location.href) history.replaceState(history.state, "", url);
}
