// Words of the documentation's search.

export const docsWords = {
	search: "Search the documentation",
	found: (count: number): string =>
		count === 0 ? "Nothing is found." : count === 1 ? "1 place" : `${count} places`,
	failed: "The search could not be loaded.",
};
