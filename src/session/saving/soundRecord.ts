// Which records of the board's games can be read: a browser's storage may hold anything, as another
// version or another page of the origin wrote it. The parts of a record are read one by one
// (restore.ts); here is what all who look at records rely on.

import { isMoment } from "../../runtime/soundNumbers.ts";
import { type Saved, VERSION } from "./serialize.ts";

type Is = (value: unknown) => boolean;

const isText: Is = (value) => typeof value === "string";
const isNumber: Is = (value) => Number.isFinite(value);
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
	news: maybe(isText),
	reference: maybe(isObject),
	replaced: listOf(withFields(GAME)),
});

/** Undefined for what is no record of this version. */
export const soundRecord = (found: unknown): Saved | undefined =>
	isSaved(found) ? (found as Saved) : undefined;
