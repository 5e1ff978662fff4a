// Words of the About page.

import type { Counts, SquareClass } from "../../../control/classes.ts";
import type { Example } from "../../../features/about/examples.ts";

type ExampleWords = {
	readonly title: string;
	/** Position on the board, in words for screen readers. */
	readonly standing: string;
	readonly text: readonly string[];
};

/** Wraps the words of a link, or emphasised words, in an element. */
type Wrap<Node> = (text: string) => Node;

export const aboutWords = {
	heading: "About Square Control",
	lead: "Square Control colours every square of a chessboard by who controls it, move by move. Play a game, load one, or step through a famous one, and watch territory change hands.",
	credit: "Designed and developed by the founders of Square Control.",

	/** The way to the page of help, which a key opens too. */
	help: {
		heading: "Help",
		text: "All colours, gestures and keys on one page. The key ? opens it on every screen.",
		button: "Open the help",
	},

	/** The position that the page begins with. */
	first: {
		standing:
			"Kasparov against Topalov, Wijk aan Zee 1999: White’s rook has just taken a pawn on d4, where it can be taken.",
		counts: ({ light, dark, contested, neutral }: Counts) =>
			`Kasparov has just offered Topalov a rook on d4, at Wijk aan Zee in 1999. White controls ${light} squares, Black ${dark}; ${contested} are contested and ${neutral} neutral.`,
		colours:
			"White controls amber squares, Black blue ones. Neither side can land on a red square without loss, and nobody attacks a green one.",
	},

	classes: {
		heading: "The four colours",
		/** "Neutral. Nobody attacks the square." */
		line: <Node>(title: string, meaning: string, strong: Wrap<Node>): (string | Node)[] => [
			strong(`${title}.`),
			` ${meaning}`,
		],
		/** Meaning of each class, at length. */
		meanings: {
			neutral: "Nobody attacks the square, so whoever gets there is safe.",
			contested: "Both sides attack the square, and whoever lands there first loses something.",
			white:
				"White can put a piece there without loss, or is the only side that attacks the square.",
			black:
				"Black can put a piece there without loss, or is the only side that attacks the square.",
		} satisfies Record<SquareClass["key"], string>,
	},

	meaning: {
		heading: "What control means",
		question: <Node>(emphasised: Wrap<Node>): (string | Node)[] => [
			"Every colour answers one question: ",
			emphasised("if a side put a piece on this square now, would it lose something?"),
			" Attackers are not merely counted. The captures that would follow are played out.",
		],
		rules: {
			exchanges: <Node>(strong: Wrap<Node>): (string | Node)[] => [
				strong("Exchanges."),
				" One side lands, the other may take, the first may take back, and so on. Each time the cheapest piece goes first, and either side stops when going on would cost more. Pawn 1, knight and bishop 3, rook 5, queen 9.",
			],
			batteries: <Node>(strong: Wrap<Node>): (string | Node)[] => [
				strong("Batteries and x-rays."),
				" A bishop, rook or queen also attacks through the piece in front of it, of either side, once that piece has gone to the square.",
			],
			pins: <Node>(strong: Wrap<Node>): (string | Node)[] => [
				strong("Pins."),
				" A piece that shields its own king attacks only along the line that it shields.",
			],
			kings: <Node>(strong: Wrap<Node>): (string | Node)[] => [
				strong("Kings."),
				" A king may be the last to take, but never where it could be taken, and no piece attacks through it.",
			],
		},
		turn: "The side to move does not matter: the map shows what both sides control, not what happens next.",
	},

	pieces: {
		heading: "What hangs",
		lens: "Control and the side to move decide which pieces hang. The “What hangs” view marks them; Explain puts one piece into words.",
		measured:
			"In master-game positions, Stockfish agreed with capturing 88 of every 100 knights, bishops, rooks and queens we called hanging; with pawns included, 72 of every 100.",
	},

	examplesHeading: "Worked examples",
	examples: {
		counting: {
			title: "Counting is not enough",
			standing: "White has a rook on d2 with the queen behind it on d1. Black has a pawn on e6.",
			text: [
				"White attacks d5 twice, Black only once. But if White’s rook lands there, the pawn takes it, and the queen recaptures: a rook for a pawn. White loses by landing.",
				"Black fares no better: a pawn on d5 would simply be taken. Neither side can use the square, so it is contested. One step back, on d4, nothing disturbs White. And f5, which only the pawn attacks, is Black’s.",
			],
		},
		battery: {
			title: "A battery: strength in line",
			standing: "White has rooks on d2 and d1. Black has a rook on d8.",
			text: [
				"Two rooks on one file work together, the rear one through the front one. White lands on d5 with the front rook; if Black takes it, the second rook recaptures. A rook for a rook: Black gains nothing, and leaves it alone.",
				"Black’s own rook would be lost for nothing on d5. So the square is White’s, and so is the whole file up to d7. With a queen in front of a rook, the queen would have to land first, and d5 would be contested.",
			],
		},
		xRay: {
			title: "An x-ray: the enemy behind you",
			standing:
				"White has a queen on d3. Black has a knight on f6 and a rook on d1, behind the queen.",
			text: [
				"Black’s knight lands on d5. The queen could take it, but then the black rook, which looks at d5 through the queen, takes it: three points won, nine lost.",
				"So White lets the knight stand, and d5 is Black’s. Without the rook on d1 the square would be contested.",
			],
		},
		pin: {
			title: "A pin: present, but not on duty",
			standing: "White has a king on e1 and a knight on e4. Black has a rook on e8.",
			text: [
				"The knight on e4 shields its king from the rook. It may not leave the file, so it guards nothing at all: d6, f6 and c5, a knight’s jump away, are neutral.",
				"The rook meanwhile has e7, e6 and e5 to itself. A count of attackers would have given the knight eight squares.",
			],
		},
	} satisfies Record<Example["name"], ExampleWords>,

	worth: {
		heading: "What it is worth",
		squares:
			"Does the map mean anything? We moved pieces at random in some 3,000 master games (17,929 quiet moves) and asked the engine Stockfish. A piece on a square of its own side was captured by the very next move 8 times in 100, on a contested square 82 times, on the opponent’s 88. A piece already standing on an opponent’s square could be taken at a clear profit 63 times in 100, on a contested square 3 times.",
		limits:
			"The map judges the square, not the piece that goes there: a queen may still be lost on a square that a pawn would hold. It describes a position, and does not evaluate it.",
		review:
			"The review counts exchanges as well, and looks no further than a capture, the reply and a check. In 300 games Stockfish agreed with taking 93 of 100 pieces that were left hanging and taken, and 56 of 100 that nobody took; the review leaves these out unless asked. The review mentions four in 100 of the moves that lost a pawn and a half or more: counting does not show most of the mistakes in a game. For those ask the engine: the review then says what decided the game, with the map’s reasons.",
	},

	embedding: {
		heading: "In your own page",
		text: <Node>(demo: Wrap<Node>, docs: Wrap<Node>): (string | Node)[] => [
			"One line puts a game with its colours into an article, a lesson or a club’s page: ",
			demo("see it at work, and make yours"),
			". The ",
			docs("documentation"),
			" has the map explained, lessons, the package for programs, and how to host all of it.",
		],
	},

	privacy: {
		heading: "Privacy",
		/** `requests` and `imports` are sentences of their own, below. */
		text: <Node>(requests: string, imports: string, emphasised: Wrap<Node>): (string | Node)[] => [
			`Your games stay in this browser: nothing you load, type or play is sent anywhere. There are no accounts and no cookies. ${requests} ${imports} Your open game and the games in `,
			emphasised("My games"),
			" are kept on this device until you delete them or clear the site’s data. A link that you share holds its game behind the #, which no host gets to see. The engine, Stockfish, is fetched from this site when you ask for it, and runs in your browser. Once you have opened the page, it also works offline, without a network.",
		],
		/** For a build that names no script that counts visits. */
		requestsOwnHost: "By itself, the page loads files only from its own host.",
		requestsAnalytics: (host: string) =>
			`The page loads its files from its own host. It also loads a script that counts visits from ${host}, unless your browser asks not to be tracked.`,
		/** For a build that loads games of other sites. */
		imports:
			"It asks Lichess or Chess.com for games only when you press Load or Follow, and tells you beforehand what they will see.",
	},

	thanks: {
		heading: "Thanks",
		text: <Node>(pieces: Wrap<Node>, packages: Wrap<Node>): (string | Node)[] => [
			"The standard pieces are by Cburnett and Rfc1394 of Wikimedia Commons, as arranged by Stefan Haack for cm-chessboard, under the licence ",
			pieces("CC BY-SA 3.0"),
			". The rules of chess are chess.js’s, games are read with @mliebelt/pgn-parser, the board is drawn with Konva, and the page is made with React. Icons are Lucide’s. ",
			packages("All packages and their licences"),
		],
	},
};
