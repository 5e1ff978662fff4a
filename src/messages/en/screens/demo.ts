// Words of the page that shows boards in a page: what its script writes. The rest is in demo.html.

export const demoWords = {
	copy: "Copy",
	copied: "Copied",
	/** On the button, where the browser does not allow copying. */
	selected: "Selected",
	selectedWhy: "The browser doesn’t allow copying. The text is selected: copy it by hand",
	/** Where the board of the lesson is: "3 of 40: Bb5". At the start no move led there. */
	ply: (ply: number, plies: number, san: string) => `${ply} of ${plies}: ${san || "the start"}`,
	/** In the place of a board of others. */
	boardMissing: "This board did not load.",
	noGame: "No game here: the board still shows the last one.",
};
