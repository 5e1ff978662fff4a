// Which records of the board's games can be read: a browser's storage may hold anything, as another
// version or another page of the origin wrote it. The parts of a record are read one by one
// (restore.ts); here is what all who look at records rely on.

import { isMoment } from "../../runtime/soundNumbers.ts";
import type { NamedThing } from "../import/addresses.ts";
import { type Happened, type News, PLAIN_NEWS } from "../state/news.ts";
import { type Saved, VERSION } from "./serialize.ts";

type Is = (value: unknown) => boolean;

const isText: Is = (value) => typeof value === "string";
const isNumber: Is = (value) => Number.isFinite(value);
const isAny: Is = () => true;
const isObject: Is = (value) => typeof value === "object" && value !== null;
const listOf =
	(is: Is): Is =>
	(value) =>
		Array.isArray(value) && value.every(is);
const maybe =
	(is: Is): Is =>
	(value) =>
		value === undefined || is(value);
const withFields =
	(fields: Readonly<Record<string, Is>>): Is =>
	(value) =>
		isObject(value) &&
		Object.entries(fields).every(([name, is]) => is((value as Record<string, unknown>)[name]));

const isLeft: Is = (value) =>
	withFields({ frame: isNumber })(value) ||
	withFields({ pgn: isText, path: listOf(isNumber) })(value);

const GAME = {
	pgn: maybe(isText),
	path: maybe(listOf(isNumber)),
	library: maybe(
		withFields({
			text: isText,
			open: isNumber,
			left: listOf((one) => Array.isArray(one) && isNumber(one[0]) && isLeft(one[1])),
			lesson: maybe(withFields({ id: isText, version: maybe(isText) })),
		}),
	),
};

const isSaved = withFields({
	...GAME,
	version: (value) => value === VERSION,
	at: isMoment,
	changedAt: maybe(isMoment),
	known: maybe((value) => isObject(value) && Object.values(value as object).every(isMoment)),
	reference: maybe(isObject),
	replaced: listOf(withFields(GAME)),
});

const isGames = withFields({ count: isNumber, areChapters: isAny });
const THINGS: Readonly<Record<NamedThing["code"], true>> = {
	game: true,
	study: true,
	round: true,
	chapter: true,
	month: true,
	player: true,
};
const isThing = withFields({
	code: (code) => isText(code) && Object.hasOwn(THINGS, code as string),
});

type Code = Exclude<News["code"], (typeof PLAIN_NEWS)[number]>;

/** The facts of news. */
const FACTS: {
	readonly [One in Code]: Readonly<
		Record<Exclude<keyof Extract<Happened, { readonly code: One }>, "code">, Is>
	>;
} = {
	file: { name: isText },
	files: { first: isText, second: isText, count: isNumber },
	fetched: {
		what: isThing,
		site: (site) => site === "lichess" || site === "chesscom",
		isWhole: isAny,
	},
	turned: { number: isNumber, before: isNumber, games: isGames },
	lesson: { name: isText },
	chaptersAdded: { first: isNumber, last: isNumber },
	chaptersFilled: { number: isNumber, count: isNumber },
	sideToMove: { side: isNumber },
	lineAdded: { moves: listOf(isText) },
	lineKept: { moves: listOf(isText) },
};

const isHappened: Is = (found) => {
	const { code } = found as { code?: unknown };
	if ((PLAIN_NEWS as readonly unknown[]).includes(code)) return true;
	return (
		typeof code === "string" && Object.hasOwn(FACTS, code) && withFields(FACTS[code as Code])(found)
	);
};

/** Undefined for what no sentence can tell: the game is there all the same. */
export const soundNews = (found: unknown): News | undefined =>
	isObject(found) && isHappened(found) && withFields({ closed: maybe(isGames) })(found)
		? (found as News)
		: undefined;

/** Undefined for what is no record of this version. */
export const soundRecord = (found: unknown): Saved | undefined =>
	isSaved(found) ? (found as Saved) : undefined;
