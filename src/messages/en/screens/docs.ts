// Words of the documentation's search, and of its buttons.

import { numberText } from "../../format.ts";
import { counted } from "../plural.ts";

export const docsWords = {
	search: "Search the documentation",
	found: (count: number): string => (count === 0 ? "Nothing found." : counted(count, "result")),
	tooLong: (length: number, most: number): string =>
		`That is ${numberText(length)} characters: at most ${most} can be searched for.`,
	failed: "The search could not be loaded.",
	/** On the button of a code, and after a press. */
	copy: "Copy",
	copied: "Copied",
	/** Where the browser does not allow copying. */
	selected: "Selected",
};
