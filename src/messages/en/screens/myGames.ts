// Words of My games: whose games they are, the five filters, and the texts around the answers. The
// words of the answers themselves are in answers/answers.ts.

import { type Square, squareName } from "../../../chess/square.ts";
import type { Answer } from "../../../games/collection/answers/answer.ts";
import type { Outcome, Side } from "../../../games/collection/filter.ts";
import type { Row } from "../../../games/collection/row.ts";
import { numberText } from "../../format.ts";
import { type ComparedWith, surnameOf } from "../answers/persons.ts";
import { counted } from "../plural.ts";
import { dayText } from "./day.ts";
import { moveAt } from "./gamesFilter.ts";

const TIMES: Readonly<Record<string, string>> = {
	months3: "Last 3 months",
	months12: "Last 12 months",
	thisYear: "This year",
	lastYear: "Last year",
};

const OUTCOMES: Readonly<Record<Outcome, string>> = { won: "Won", drawn: "Drawn", lost: "Lost" };
const OUTCOME_LIST: Readonly<Record<Outcome, string>> = { won: "Won", drawn: "Drew", lost: "Lost" };

const listed = (names: readonly string[]): string =>
	names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** How often a square was mine, and theirs: from 0 to 1. */
type Held = { readonly mine: number; readonly theirs: number };

export const myGamesWords = {
	/** A game of a deck's question. */
	gone: (white: string, black: string) =>
		`The game ${white || "?"} – ${black || "?"} is no longer in My games.`,
	views: { title: "View", answers: "Insights", games: "Games", squares: "Squares" },
	/** The name's own button. */
	change: "Whose games",
	nobody: "Everybody’s games",
	games: (games: number) => counted(games, "game"),
	some: (games: number, all: number) => `${numberText(games)} of ${counted(all, "game")}`,
	who: {
		/** "Are you Nadja Brandt? In all 300 games, also as nadja_b." The name is shown between. */
		before: "Are you ",
		after: (games: number, all: number, others: readonly string[]) => {
			const where =
				games === all
					? `In all ${numberText(all)} games`
					: `In ${numberText(games)} of ${numberText(all)} games`;
			return `? ${where}${others.length === 0 ? "" : `, also as ${listed(others)}`}.`;
		},
		yes: "Yes",
		other: "Someone else",
		/** Where no name is in most games. */
		open: "Are you one of these players?",
		choose: "Choose",
		title: "Which of these is you?",
		lead: "Tick all the names you play under; they count as one.",
		search: "Search names",
		person: (name: string, games: number) => `${name || "?"}, ${counted(games, "game")}`,
		more: (count: number) => `${counted(count, "more name")}: search for yours.`,
		none: "None of these is me",
		done: "These are mine",
	},
	filters: {
		title: "Which games",
		colour: { title: "Colour", any: "Either colour", white: "As White", black: "As Black" },
		outcome: { title: "Result", any: "Any result", ...OUTCOMES },
		/** Where the games are nobody’s. */
		winner: { white: "White won", black: "Black won", drawn: "Drawn" },
		opening: { title: "Opening", any: "Every opening" },
		time: {
			title: "When",
			any: "All time",
			name: (id: string) => TIMES[id] ?? id,
			days: (since: number | undefined, until: number | undefined) =>
				[
					since === undefined ? "" : `from ${dayText(since)}`,
					until === undefined ? "" : `to ${dayText(until)}`,
				]
					.filter((part) => part !== "")
					.join(" "),
		},
		opponent: { title: "Opponent", any: "Any opponent" },
		/** An entry of a menu, with its games. */
		entry: (name: string, games: number) => `${name || "?"} (${numberText(games)})`,
		clear: (title: string) => `Clear: ${title}`,
		more: "More filters",
	},
	list: {
		both: (white: string, black: string) => `${white || "?"} – ${black || "?"}`,
		opponent: "Opponent",
		/** Of the other side's move that left a piece hanging. */
		after: (move: string) => `after ${move}`,
		/** How it went for me, as a row says it. */
		outcome: (outcome: Outcome | undefined) =>
			outcome === undefined ? "–" : OUTCOME_LIST[outcome],
		mine: (outcome: Outcome | undefined, side: Side, name: string, elo: number) =>
			`${outcome === undefined ? "Not ended" : OUTCOME_LIST[outcome]} ${side === "white" ? "as White" : "as Black"} against ${name || "?"}${elo > 0 ? ` (${elo})` : ""}`,
	},
	preview: {
		title: "The game",
		about: ({ event, date, opening, eco }: Row) =>
			[event, date, opening || eco].filter((part) => part !== "").join(" · "),
		board: (ply: number) =>
			ply === 0 ? "The start position" : `The position after ${moveAt(ply)}`,
		moment: ({ found, swing, swingPly, hung }: Row) =>
			[
				found === undefined
					? `Most squares changed at ${moveAt(swingPly)}: ${numberText(swing)}.`
					: `Found at ${moveAt(found.ply)}.`,
				hung ? `A hanging piece was taken for ${counted(hung, "point")}.` : "",
			]
				.filter((part) => part !== "")
				.join(" "),
		press: "Pick a row to open its game at this move.",
		fromStart: "From the start",
	},
	answers: {
		mine: (compared: ComparedWith) => (compared.kind === "nobody" ? "White" : "You"),
		theirs: (compared: ComparedWith) =>
			compared.kind === "nobody"
				? "Black"
				: compared.kind === "one"
					? surnameOf(compared.name)
					: "Opponents",
		out: "What stands out",
		/** Months are compared with those before them, both of them mine. */
		times: { mine: "since", theirs: "before" },
		/** Below a number of pieces. */
		perGame: "a game",
		gamesOf: {
			mine: (number: string) => `Since then ${number}, show the games`,
			theirs: (number: string) => `Before ${number}, show the games`,
		},
		numbers: ({ key }: Answer, mine: string, theirs: string, compared: ComparedWith) =>
			key === "better"
				? `Since then ${mine} · before ${theirs}`
				: `${myGamesWords.answers.mine(compared)} ${mine} · ${myGamesWords.answers.theirs(compared)} ${theirs}`,
		same: "About the same, or chance",
		few: "Too few: may be chance",
		fewFit: (games: number, least: number) =>
			`${counted(games, "game")} ${games === 1 ? "matches" : "match"}; insights begin at ${least}. See ${games === 1 ? "it" : "them"} in the Games tab.`,
		counting: "Looking through the games…",
		gamesOfMine: (number: string, compared: ComparedWith) =>
			`${myGamesWords.answers.mine(compared)}: ${number}, show the games`,
		gamesOfTheirs: (number: string, compared: ComparedWith) =>
			`${myGamesWords.answers.theirs(compared)}: ${number}, show the games`,
		practise: "Practise these",
		makeExercise: "Make an exercise",
		/** Options of the exercise. */
		made: {
			count: "Questions, at most",
			kinds: "Kinds of question",
			names: {
				asked: "What the insight is about",
				white: "White’s squares",
				black: "Black’s squares",
				contested: "Contested squares",
				neutral: "Neutral squares",
			},
			make: "Make it",
		},
		/** The lesson of the games to look at. */
		myMoments: "From my games",
		back: "‹ All insights",
		/** From the opened answer to its panel, for the keyboard. */
		enter: "Go to its games",
		/** The games of an answer are mine, or theirs. */
		whose: {
			title: "Whose games are listed",
			me: ({ key }: Answer, { kind }: ComparedWith) =>
				key === "better" ? "Since then" : kind === "nobody" ? "White’s" : "Yours",
			them: ({ key }: Answer, compared: ComparedWith) =>
				key === "better"
					? "Before"
					: compared.kind === "nobody"
						? "Black’s"
						: compared.kind === "one"
							? `${surnameOf(compared.name)}’s`
							: "Theirs",
		},
		/** Those that show it, and of which square. */
		listed: (what: string, square: Square | undefined) =>
			square === undefined ? what : `${what}, with ${squareName(square)}`,
		toLookAt: "Games to look at",
		noGames: "No game shows this.",
		all: (total: number) => (total === 1 ? "1 game" : `All ${counted(total, "game")}`),
		more: (left: number) => `Show more (${numberText(left)} left)`,
	},
	map: {
		title: "Squares, you minus them",
		mine: (compared: ComparedWith) =>
			compared.kind === "nobody" ? "White controls it more" : "You control it more",
		theirs: (compared: ComparedWith) =>
			compared.kind === "nobody"
				? "Black does"
				: compared.kind === "one"
					? `${surnameOf(compared.name)} does`
					: "Opponents do",
		how: "How to read this",
		/** Below the board, until a square is pressed. */
		hint: (isAllChance: boolean) =>
			isAllChance
				? "At this move every difference may be chance."
				: "Pick a square for its games, or a move in the strip.",
		number: (difference: number) =>
			`${difference > 0 ? "+" : "−"}${numberText(Math.abs(difference))}`,
		square: (square: Square, { mine, theirs }: Held, compared: ComparedWith, isChance: boolean) =>
			`${squareName(square)}: ${compared.kind === "nobody" ? "White’s" : "yours"} in ${Math.round(100 * mine)} of 100 moves, ${compared.kind === "nobody" ? "Black’s" : "theirs"} in ${Math.round(100 * theirs)}${isChance ? "; may be chance" : ""}`,
		interval: ({ interval: [from, to] = [0, 0], key }: Answer, compared: ComparedWith) => {
			const unit = key === "hanging" ? "" : " in 100";
			const by = key === "hanging" ? 1 : 100;
			const text = (value: number) => numberText(Math.round(value * by * 10) / 10);
			return `${compared.kind === "nobody" ? "White’s number minus Black’s" : "Your number minus theirs"}: between ${text(from)} and ${text(to)}${unit} (95% confidence).`;
		},
		chance:
			"The ten insights are judged together: with no real difference, one player in twenty would still see one that stands out.",
		squares: (games: number, isTurned: boolean, compared: ComparedWith) =>
			`Each number: in how many more moves of 100 a square was ${compared.kind === "nobody" ? "White’s than Black’s" : "yours than theirs"}, over ${counted(games, "game")}.${isTurned ? " Games as Black are flipped, with you at the bottom." : ""} No number: it may be chance.`,
	},
	/** An answer's number in each year. */
	trend: {
		title: "Year by year",
		hundreds: "By 100 games",
		/** "2019: 31% in 40 games" */
		step: (label: string, value: string, games: number) =>
			`${label}: ${value} in ${counted(games, "game")}`,
		hundred: (first: number) => `Games ${numberText(first)} to ${numberText(first + 99)}`,
	},
	strip: {
		title: "Move on the board",
		play: "Play from move 1 to 40",
		stop: "Stop",
		move: (move: number | undefined) => (move === undefined ? "All moves" : `Move ${move}`),
	},
};
