// Words of boards in other pages' frames and of overlays for streams.

export const embedWords = {
	/** The link to the application, with words for those who do not see its sign. */
	application: <Node>(
		name: (text: string) => Node,
		icon: Node,
		unseen: (text: string) => Node,
	): (string | Node)[] => [name("Square Control "), icon, unseen(" (opens in a new tab)")],
	/** "Reading the game… 40%" */
	progress: (work: string, percent: number) => `${work} ${percent}%`,
	/** Squares of a class before and now: "22 → 28", spoken "22, now 28". */
	compared: <Node>(
		before: number,
		now: number,
		unspoken: (text: string) => Node,
		unseen: (text: string) => Node,
	): (number | Node)[] => [before, unspoken(" → "), unseen(", now "), now],
	/** "28 White": the number is seen in a bar, the class is spoken. */
	share: <Node>(
		squares: number,
		title: string,
		unseen: (text: string) => Node,
	): (string | Node)[] => [squares > 0 ? String(squares) : "", unseen(` ${title}`)],
	/** On the picture of a stream, in the place of a game. */
	nothingComes: (why: string) => `No game yet: ${why}`,
	followsNothing: "Its address has no follow= and no pgn=",
	chapter: "Chapter",
	slow: "The board’s files did not arrive",
	/** Of directives with their source, such as "connect-src 'self'". */
	lacking: (directives: string) => `The board’s content security policy lacks ${directives}`,
};
