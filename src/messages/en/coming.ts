// What is asked of a game that comes while a lesson is open.

import type { Way } from "../../store/state/appState.ts";
import { numberText } from "../format.ts";

/** What has become of one, and of several. */
const WAYS: Readonly<Record<Way, readonly [string, string]>> = {
	typed: ["was typed", "were typed"],
	pasted: ["was pasted", "were pasted"],
	dropped: ["was dropped", "were dropped"],
	shared: ["was shared", "were shared"],
	file: ["came from a file", "came from a file"],
	sample: ["was chosen", "were chosen"],
	address: ["was fetched", "were fetched"],
	link: ["came with a link", "came with a link"],
	games: ["came from My games", "came from My games"],
	practise: ["came from Practise", "came from Practise"],
};

/** "A game was pasted:", before its title. A position has no moves. */
function came(by: Way, count: number, isPosition: boolean): string {
	const [one, many] = WAYS[by];
	if (count > 1) return `${numberText(count)} games ${many}:`;
	return isPosition ? `A position ${one}.` : `A game ${one}:`;
}

export const comingWords = {
	came,
	/** The title of the first of several. */
	andMore: (title: string, count: number) =>
		count === 1 ? title : `${title} and ${numberText(count - 1)} more`,
	/** The numbers of the first and the last chapter. */
	add: (first: number, last: number) =>
		first === last ? `Add as chapter ${first}` : `Add as chapters ${first} to ${last}`,
	/** In the place of the lesson, or where no lesson is open any more. */
	open: (isLesson: boolean) => (isLesson ? "Open instead" : "Open"),
	drop: "Leave it out (Esc)",
	waiting: (count: number) =>
		count === 1 ? "1 more is waiting." : `${numberText(count)} more are waiting.`,
};
