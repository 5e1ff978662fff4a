// Words of the answers about me and the others: a sentence each, its two numbers, and the games
// behind them.

import { BLACK } from "../../../chess/piece.ts";
import { squareName, turnedFor } from "../../../chess/square.ts";
import type { Answer, Shows } from "../../../games/collection/answers/answer.ts";
import type { Whose } from "../../../games/collection/answers/moments.ts";
import { language, listText, numberText } from "../../format.ts";
import { counted } from "../plural.ts";
import { spokenOpening } from "./openingNames.ts";
import { type ComparedWith, type Person, peopleOf, verb } from "./persons.ts";

const KINDS: Readonly<Record<string, string>> = {
	p: "a pawn",
	n: "a knight",
	b: "a bishop",
	r: "a rook",
	q: "the queen",
	k: "the king",
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const percent = (share: number) => `${numberText(Math.round(100 * share))}%`;

/** "May 2024"; the year where the month is not known. */
const monthText = (day: number) =>
	Math.floor(day / 100) % 100 === 0 ? String(Math.floor(day / 10_000)) : monthOf(day);

const monthOf = (day: number) =>
	new Intl.DateTimeFormat(language.code, {
		month: "long",
		year: "numeric",
		timeZone: "UTC",
	}).format(new Date(Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1)));

const since = ({ since: day }: Answer) => (day === undefined ? "" : `since ${monthText(day)}`);

const asColour = ({ colour }: Answer) =>
	colour === undefined ? "" : ` as ${colour === "white" ? "White" : "Black"}`;

const opening = ({ family = "" }: Answer) => spokenOpening(family);

/** The numbers beside it are of one opening. */
const leastAlike = (answer: Answer) =>
	answer.family === undefined ? "" : `; biggest gap: ${opening(answer)}${asColour(answer)}`;

const byMove = ({ move }: Answer) => (move === undefined ? "" : `, most often by ${move}`);

const timeText = (seconds: number) => (seconds === 60 ? "a minute" : counted(seconds, "second"));

type Sentence = (answer: Answer, mine: Person, theirs: Person) => string;

/** Sentences for a difference against me, for a difference in my favour, and for no difference. */
type Sentences = { readonly against: Sentence; readonly for: Sentence; readonly same: Sentence };

const squares = (answer: Answer, mine: Person) => {
	const names = listText((answer.squares ?? []).map(squareName));
	const piece = KINDS[answer.piece ?? ""];
	return `${capital(mine.whose)} mistakes give up ${names}${piece === undefined ? "" : `, most often with ${piece}`}.`;
};

const moves = ({ from, to, clock }: Answer) =>
	`${from === undefined ? "" : `, most often at moves ${from} to ${to}`}${
		clock === undefined ? "" : `, with under ${timeText(clock)} left`
	}`;

const SENTENCES: Readonly<Record<Answer["key"], Sentences>> = {
	openings: {
		against: (answer, mine) =>
			`${mine.first} ${verb(mine, "score")} badly with ${opening(answer)}${asColour(answer)}.`,
		for: (answer, mine) =>
			`${mine.first} ${verb(mine, "score")} well with ${opening(answer)}${asColour(answer)}.`,
		same: (answer) => `No opening stands out${leastAlike(answer)}.`,
	},
	centreInOpening: {
		against: (answer, mine) =>
			`In ${opening(answer)} ${mine.name} ${verb(mine, "lose")} the centre early${byMove(answer)}.`,
		for: (answer, _, theirs) =>
			`In ${opening(answer)} ${theirs.name} ${verb(theirs, "lose")} the centre first${byMove(answer)}.`,
		same: (answer, mine) => `No single opening costs ${mine.whom} the centre${leastAlike(answer)}.`,
	},
	centre: {
		against: (answer, mine, theirs) => centre(answer, mine, theirs, "less"),
		for: (answer, mine, theirs) => centre(answer, mine, theirs, "more"),
		same: (_, mine, theirs) =>
			`${mine.first} ${verb(mine, "hold")} the centre as much as ${theirs.name} ${verb(theirs, "do")} at moves 8 to 25.`,
	},
	better: {
		against: (answer, mine) => better(answer, mine, "more"),
		for: (answer, mine) => better(answer, mine, "fewer"),
		same: (answer) => `No change in pieces lost ${since(answer)}.`,
	},
	punish: {
		against: (_, mine, theirs) => punish(theirs, mine),
		for: (_, mine, theirs) => punish(mine, theirs),
		same: (_, mine, theirs) =>
			`${mine.first} ${verb(mine, "take")} what hangs as often as ${theirs.name} ${verb(theirs, "do")}.`,
	},
	phase: {
		against: (answer, mine, theirs) => phase(answer, mine, theirs, "more"),
		for: (answer, mine, theirs) => phase(answer, mine, theirs, "less"),
		same: ({ phase: at, mine: own = 0, theirs: others = 0 }, mine, theirs) => {
			const mistakes = `${mine.whose} mistakes and ${theirs.isOne ? theirs.whose : "theirs"}`;
			return Math.min(own, others) > 0.5
				? `Most of ${mistakes} are in the ${at}.`
				: `${capital(mistakes)} are spread over the game in the same way.`;
		},
	},
	won: {
		against: (_, mine) => `${mine.first} ${verb(mine, "let")} won games slip.`,
		for: (_, mine) => `${mine.first} ${verb(mine, "convert")} more won games.`,
		same: (_, mine, theirs) =>
			`${mine.first} ${verb(mine, "convert")} won games as often as ${theirs.name} ${verb(theirs, "do")}.`,
	},
	saved: {
		against: (_, mine) => `${mine.first} ${verb(mine, "save")} fewer lost games.`,
		for: (_, mine) => `${mine.first} ${verb(mine, "save")} more lost games.`,
		same: (_, mine, theirs) =>
			`${mine.first} ${verb(mine, "save")} lost games as often as ${theirs.name} ${verb(theirs, "do")}.`,
	},
	squares: {
		against: squares,
		for: (answer, mine, theirs) => {
			const names = listText((answer.squares ?? []).map(squareName));
			return `${mine.first} ${verb(mine, "keep")} ${names}, which ${theirs.name} ${verb(theirs, "give")} up.`;
		},
		same: squares,
	},
	hanging: {
		against: (answer, mine) => `${mine.first} ${verb(mine, "hang")} more pieces${moves(answer)}.`,
		for: (_, mine) => `${mine.first} ${verb(mine, "hang")} fewer pieces.`,
		same: (_, mine, theirs) =>
			`${mine.first} ${verb(mine, "hang")} as many pieces as ${theirs.name} ${verb(theirs, "do")}.`,
	},
};

function centre({ colour }: Answer, mine: Person, theirs: Person, how: string): string {
	const where = colour === undefined ? ", in the same games" : ", with the same colour";
	return `${mine.first} ${verb(mine, "hold")} the centre ${how} than ${theirs.name} ${verb(theirs, "do")}${where}.`;
}

function better(answer: Answer, mine: Person, how: string): string {
	const was =
		answer.before === undefined
			? ""
			: ` Before, ${mine.name} lost one in ${percent(answer.before)} of games.`;
	return `${capital(since(answer))} ${mine.name} ${verb(mine, "have")} lost ${how} pieces.${was}`;
}

const punish = (more: Person, less: Person) =>
	`${more.first} ${verb(more, "punish")} ${less.whom} more than ${less.name} ${verb(less, "punish")} ${more.whom}.`;

const phase = ({ phase: at }: Answer, mine: Person, theirs: Person, how: string) =>
	`${mine.first} ${verb(mine, "go")} wrong ${how} than ${theirs.name} ${verb(theirs, "do")} in the ${at}.`;

const more = (count: number, what: string) => counted(count, `more ${what}`);

/** The games that are too few: mine, or those of the others. */
const fewer = ({ mineOf, theirsOf }: Answer) =>
	theirsOf < mineOf ? `${counted(theirsOf, "game")} to compare with` : counted(mineOf, "game");

/** Sentences for too few games, or for none that an answer could be about. */
const NEEDS: Readonly<Record<Answer["key"], (answer: Answer, needed: number) => string>> = {
	openings: (answer, needed) =>
		answer.family === undefined
			? `Openings: ${more(needed, "game")} needed`
			: `Openings: ${opening(answer)}${asColour(answer)} has ${fewer(answer)}, ${numberText(needed)} more needed`,
	centreInOpening: (answer, needed) =>
		answer.family === undefined
			? `The centre in an opening: ${more(needed, "game")} needed`
			: `${capital(opening(answer))}: ${fewer(answer)}, ${numberText(needed)} more needed`,
	centre: (_, needed) => `The centre: ${more(needed, "game")} needed`,
	better: (answer, needed) =>
		answer.since === undefined
			? `Getting better: ${more(needed, "game")} with dates needed`
			: `Getting better: ${more(needed, "game")} ${since(answer)} needed`,
	punish: () => "Punishing: no chances found",
	phase: () => "Phases: no mistakes found",
	won: () => "Winning won games: none found",
	saved: () => "Saving lost games: none found",
	squares: () => "Squares: no mistakes found",
	hanging: (_, needed) => `Hanging: ${more(needed, "game")} needed`,
};

/** "your opponents’" after what is mine. */
const ofOthers = ({ whose, isOne }: Person) => (isOne ? whose : "your opponents’");

/** What is counted where there are few: "Hanging pieces taken". */
const COUNTED: Readonly<Record<Answer["key"], (answer: Answer) => string>> = {
	openings: (answer) => `${capital(opening(answer))}${asColour(answer)}`,
	centreInOpening: (answer) => `Centre lost with ${opening(answer)}${asColour(answer)}`,
	centre: () => "More of the centre at moves 8 to 25",
	better: () => "Games with a piece lost",
	punish: () => "Hanging pieces taken",
	phase: ({ phase: at }) => `In the ${at}`,
	won: () => "Won games converted",
	saved: () => "Lost games saved",
	squares: (answer) =>
		`${listText((answer.squares ?? []).map(squareName), "disjunction")} given up`,
	hanging: () => "Pieces left hanging",
};

/** "you scored 31% in 8 games, 47% in your others as White". */
function openingOfFew(answer: Answer, mine: Person): string {
	const others = answer.usual?.[0];
	const beside =
		others === undefined ? "" : `, ${percent(others)} in ${mine.whose} others${asColour(answer)}`;
	return `${mine.name} scored ${percent(answer.mine ?? 0)} in ${counted(answer.mineOf, "game")}${beside}`;
}

/** What a few are of, where the words before do not say it. */
const NOUNS: { readonly [Key in Answer["key"]]?: string } = {
	centreInOpening: "game",
	punish: "chance",
	phase: "mistake",
	squares: "mistake",
	hanging: "game",
};

/** The most that is honest of few games. */
function ofFew(answer: Answer, mine: Person, theirs: Person): string {
	const what = COUNTED[answer.key](answer);
	if (answer.key === "openings") return `${what}: ${openingOfFew(answer, mine)}`;
	const { minePart = 0, mineOf, theirsPart = 0, theirsOf } = answer;
	if (answer.key === "centre")
		return `${what}, in ${mine.whose} ${counted(mineOf, "game")} and ${theirs.whose} ${numberText(theirsOf)}`;
	const of = answer.key === "hanging" ? "in" : "of";
	const noun = NOUNS[answer.key];
	const all = `${mine.whose} ${noun === undefined ? numberText(mineOf) : counted(mineOf, noun)}`;
	const own = `${what}: ${numberText(minePart)} ${of} ${all}`;
	if (answer.key === "better")
		return `${own} ${since(answer)}, ${numberText(theirsPart)} of ${numberText(theirsOf)} before`;
	if (theirsOf === 0) return own;
	return `${own}, ${numberText(theirsPart)} ${of} ${theirs.whose} ${numberText(theirsOf)}`;
}

/** "{x} of your {n} games, {y} of your opponents’ {m}". */
const partsOf = (answer: Answer, what: string, mine: Person, theirs: Person) =>
	`${numberText(answer.minePart ?? 0)} of ${mine.whose} ${counted(answer.mineOf, what)}, ${numberText(
		answer.theirsPart ?? 0,
	)} of ${ofOthers(theirs)} ${numberText(answer.theirsOf)}`;

/** Where the sentence names no opening, the numbers are those of the one that differs most. */
const whichOpening = (answer: Answer) =>
	answer.stands === "same" && answer.family !== undefined
		? `${capital(opening(answer))}${asColour(answer)}: `
		: "";

const BEHIND: Readonly<Record<Answer["key"], Sentence>> = {
	openings: (answer, me, theirs) => {
		const [mine, others] = answer.usual ?? [];
		const usual =
			mine === undefined || others === undefined
				? ""
				: `; other openings${asColour(answer)}: ${me.name} ${verb(me, "score")} ${percent(mine)}, ${theirs.name} ${percent(others)}`;
		const games = `${me.whose} ${counted(answer.mineOf, "game")}, ${ofOthers(theirs)} ${numberText(answer.theirsOf)}${usual}`;
		return capital(`${whichOpening(answer)}${games}`);
	},
	centreInOpening: (answer, mine, theirs) =>
		`${whichOpening(answer)}${partsOf(answer, "game", mine, theirs)}`,
	centre: ({ mineOf }) => `at moves 8 to 25 of ${counted(mineOf, "game")}`,
	better: ({ mineOf, theirsOf }) =>
		`${counted(mineOf, "game")} since, ${numberText(theirsOf)} before`,
	punish: ({ mineOf, theirsOf }, mine, theirs) =>
		`${capital(mine.whose)} ${counted(mineOf, "chance")}, ${ofOthers(theirs)} ${numberText(theirsOf)}`,
	phase: (answer, mine, theirs) => partsOf(answer, "mistake", mine, theirs),
	won: (answer, mine, theirs) => partsOf(answer, "game", mine, theirs),
	saved: (answer, mine, theirs) => partsOf(answer, "game", mine, theirs),
	squares: (answer, mine, theirs) => {
		const [first] = answer.squares ?? [];
		const asBlack =
			first === undefined || answer.colour !== undefined
				? ""
				: ` (${squareName(turnedFor(first, BLACK))} as Black)`;
		const which = first === undefined ? "" : `${squareName(first)}${asBlack}: `;
		return which + partsOf(answer, "mistake", mine, theirs);
	},
	hanging: ({ mineOf, clocksNeeded }) => {
		const clocks =
			clocksNeeded === undefined ? "" : `. Clock: ${more(clocksNeeded, "game")} with times needed`;
		return `pieces a game, in ${counted(mineOf, "game")}; the list shows those lost for nothing or not taken${clocks}`;
	},
};

/** Headings of the games behind an answer, those of one side. */
const LISTED: Readonly<Record<Answer["key"], Sentence>> = {
	openings: (answer, { whose }) =>
		`${capital(whose)} games with ${opening(answer)}${asColour(answer)}`,
	centreInOpening: (answer, who) =>
		`Games with ${opening(answer)} where ${who.name} ${verb(who, "lose")} the centre`,
	centre: (_, __, other) => `Games where ${other.name} ${verb(other, "hold")} more of the centre`,
	better: (answer) => `Your games ${since(answer)} where you lost a piece`,
	punish: (_, { name }) => `Chances ${name} missed`,
	phase: ({ phase: at }, { whose }) => `${capital(whose)} mistakes in the ${at}`,
	won: ({ stands }, { name }) =>
		`Games where ${name} led ${stands === "for" ? "and won" : "but didn’t win"}`,
	saved: ({ stands }, { name, isOne }) =>
		`Games where ${name} ${isOne ? "was" : "were"} behind ${stands === "for" ? "but didn’t lose" : "and lost"}`,
	squares: (answer, { whose }) =>
		`${capital(whose)} mistakes that gave up ${listText((answer.squares ?? []).map(squareName), "disjunction")}`,
	hanging: (_, { name }) => `Pieces ${name} left hanging`,
};

/** Answers of one difference, and whether more of it is against me. */
const ONE_DIFFERENCE: { readonly [Key in Answer["key"]]?: 1 | -1 } = {
	centre: -1,
	better: 1,
	punish: -1,
	won: -1,
	saved: -1,
	hanging: 1,
};

/** Numbers that differ by as much do not look the same, of 1 and of pieces a game. */
const SEEN = 0.05;
const SEEN_PIECES = 0.1;

/** Which way the two numbers differ to the eye, though chance may explain it. */
function leaning({ key, mine = 0, theirs = 0 }: Answer): "against" | "for" | undefined {
	const worse = ONE_DIFFERENCE[key];
	const difference = mine - theirs;
	const seen = key === "hanging" ? SEEN_PIECES : SEEN;
	if (worse === undefined || Math.abs(difference) < seen) return undefined;
	return difference * worse > 0 ? "against" : "for";
}

/** A share, or pieces a game. */
const valueText = ({ key }: Pick<Answer, "key">, value: number): string =>
	key === "hanging" ? numberText(Math.round(value * 10) / 10) : percent(value);

export const answerWords = {
	/** Heading of the listed games, mine or theirs. */
	listed(answer: Answer, whose: Whose, compared: ComparedWith): string {
		const [mine, theirs] = peopleOf(compared);
		if (whose === "me") return LISTED[answer.key](answer, mine, theirs);
		if (answer.key === "better")
			return LISTED.better(answer, mine, theirs).replace("since", "before");
		return LISTED[answer.key](answer, theirs, mine);
	},
	sentence(answer: Answer, compared: ComparedWith): string {
		const people = peopleOf(compared);
		if (answer.stands === "few")
			return answer.mine === undefined ? answerWords.needs(answer) : ofFew(answer, ...people);
		const sentences = SENTENCES[answer.key];
		if (answer.stands !== "same") return sentences[answer.stands](answer, ...people);
		const leans = leaning(answer);
		// Among many in grey it is an item, no sentence.
		const item = sentences[leans ?? "same"](answer, ...people).replace(/\..*$/, "");
		return leans === undefined ? item : `${item}, though this may be chance`;
	},
	behind(answer: Answer, compared: ComparedWith): string {
		if (answer.stands === "few")
			return answer.mine === undefined ? "" : "Too few: this may be chance.";
		const text = BEHIND[answer.key](answer, ...peopleOf(compared));
		const isLeaning = answer.stands === "same" && leaning(answer) !== undefined;
		return isLeaning ? `${text}. Among so many comparisons, this may be chance.` : text;
	},
	/** "26%", "1.3"; a dash where nothing is behind it. */
	number(answer: Answer, whose: "mine" | "theirs"): string {
		const value = answer[whose];
		return value === undefined ? "–" : valueText(answer, value);
	},
	value: valueText,
	needs: (answer: Answer): string => NEEDS[answer.key](answer, answer.needed ?? 1),
	tenGames: {
		title: (count: number) =>
			count === 10 ? "Ten games to look at" : `${counted(count, "game")} to look at`,
		/** White and Black are nobody. */
		showing(shows: Shows, answers: readonly Answer[], { kind }: ComparedWith): string {
			if (shows === "standing") return "These show what stands out.";
			const why = answers.every(({ stands }) => stands === "same" || stands === "few")
				? "All ten differences may be chance: "
				: kind === "nobody"
					? ""
					: "Nothing stands out against you: ";
			const what =
				shows === "mistakes"
					? "these look like your costliest mistakes, starting with games not won."
					: "in these games the most squares changed hands.";
			return capital(why + what);
		},
		show: "Show them",
		practise: "Begin a round",
		/** Too few games for any answer. */
		bring: (count: number) => `Add ${more(count, "game")}: insights begin at 20.`,
	},
};
