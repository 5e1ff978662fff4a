// Windows are measured in the visitor's letters: for whom they are twice as large, a window of
// 1440 pixels is laid out as one of 720. What the rules say in pixels is for letters of 16.

/** A query in pixels, in letters: a browser's are 16 pixels at first, and the application's 15. */
const inLetters = (query) =>
	query.replace(/(\d+)px/g, (_, pixels) =>
		query.startsWith("@media") ? `${pixels / 16}em` : `${(pixels / 15).toFixed(4)}rem`,
	);

/** The application's own pages; frames are as large as their host makes them. */
const MEASURED = /\/src\/(app|board|features|ui)\/.*\.css$/;

export const letters = {
	name: "letters",
	enforce: "pre",
	transform: (code, id) =>
		MEASURED.test(id) ? code.replace(/@(?:media|container)[^{]+/g, inLetters) : undefined,
};
