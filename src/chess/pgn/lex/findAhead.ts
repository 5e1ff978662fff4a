// Looking ahead in a text, for what lies at or behind a place. What was found is remembered until
// it has been passed: a text that lacks a closing brace is searched for it once, and not once for
// each brace that opens.

/** Asked for places that rise; `find` gives the length of the text where there is nothing more. */
export function findAhead(find: (from: number) => number): (from: number) => number {
	let found = -1;
	return (from) => {
		if (found < from) found = find(from);
		return found;
	};
}

/** Finds a letter ahead. */
export const findLetter = (text: string, letter: string): ((from: number) => number) =>
	findAhead((from) => {
		const found = text.indexOf(letter, from);
		return found < 0 ? text.length : found;
	});
