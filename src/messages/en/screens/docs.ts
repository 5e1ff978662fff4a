// Words of the documentation's search, and of its buttons.

import { numberText } from "../../format.ts";

export const docsWords = {
	search: "Search the documentation",
	found: (count: number): string =>
		count === 0 ? "Nothing is found." : count === 1 ? "1 place" : `${count} places`,
	tooLong: (length: number, most: number): string =>
		`These are ${numberText(length)} letters, and at most ${most} are looked for.`,
	failed: "The search could not be loaded.",
	/** On the button of a code, and after a press. */
	copy: "Copy",
	copied: "Copied",
	/** Where the browser does not allow copying. */
	selected: "Selected",
};
