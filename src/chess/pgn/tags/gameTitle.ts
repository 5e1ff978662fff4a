// The title of a game: its players, else its chapter or event, else its first moves.

/** The tag with the name of a chapter, as studies have it. */
export const CHAPTER = "ChapterName";

/** The tag with the name of a whole lesson. */
export const STUDY = "StudyName";

type TagOf = (name: string) => string | undefined;

/** A tag that says something. Undefined for "?", "-", "????.??.??" and their like. */
export function knownTag(tagOf: TagOf, name: string): string | undefined {
	const value = tagOf(name)?.trim();
	return value === undefined || /^[?.\-*\s]*$/.test(value) ? undefined : value;
}

/** The title of a game without players. */
export const headingOf = (tagOf: TagOf): string | undefined =>
	[CHAPTER, "Event", STUDY]
		.map((name) => knownTag(tagOf, name))
		.find((value) => value !== undefined);

/**
 * The name of the chapter, to be shown beside the title. Undefined where it would repeat the title.
 */
export function chapterBeside(tagOf: TagOf): string | undefined {
	const players = ["White", "Black"].flatMap((name) => knownTag(tagOf, name) ?? []);
	const chapter = knownTag(tagOf, CHAPTER);
	return players.every((player) => chapter?.includes(player)) ? undefined : chapter;
}

/** Letters that are searched for first moves, and how many moves are shown. */
const SEARCHED_LETTERS = 600;
const MAX_FIRST_MOVES = 6;

/** "1. e4 e5 2. Nf3", from moves as a file has them. Empty where there are none. */
export function firstMoves(text: string): string {
	const bare = text
		.slice(0, SEARCHED_LETTERS)
		.replace(/\{[^}]*(?:\}|$)/g, " ")
		.replace(/;[^\n]*/g, " ")
		.replace(/\([^()]*(?:\)|$)/g, " ");
	const words = bare.match(/[a-hKQRBNO][-+#=\w]+/g) ?? [];
	return words
		.slice(0, MAX_FIRST_MOVES)
		.map((word, index) => (index % 2 === 0 ? `${index / 2 + 1}. ${word}` : word))
		.join(" ");
}

/** "White – Black". Undefined where neither is known. */
export function playersIn(tagOf: TagOf): string | undefined {
	const [white, black] = ["White", "Black"].map((name) => knownTag(tagOf, name));
	return (white ?? black) === undefined ? undefined : `${white ?? "?"} – ${black ?? "?"}`;
}

/** Its players, else the heading, else the first moves. */
export const gameTitle = (tagOf: TagOf, moves: () => string): string =>
	playersIn(tagOf) ?? headingOf(tagOf) ?? (moves() || "?");
