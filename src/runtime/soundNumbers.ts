// Bounds of numbers that are read from storage or from a file: either may have been changed by
// hand, and a number of 309 digits is one to JavaScript.

const MOST = 1_000_000_000;

/** Dates beyond are of no clock. */
const LAST_TIME = Date.UTC(2200, 0);

export const isCount = (value: unknown): value is number =>
	Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST;

/** Milliseconds since 1970. */
export const isTime = (value: unknown): value is number => isBetween(value, 0, LAST_TIME);

/** The last moment that a Date can have, in milliseconds since 1970. */
const LAST_MOMENT = 8.64e15;

/** A time of any clock, however wrong it is set. */
export const isMoment = (value: unknown): value is number =>
	isBetween(value, -LAST_MOMENT, LAST_MOMENT);

export const isBetween = (value: unknown, least: number, most: number): value is number =>
	typeof value === "number" && value >= least && value <= most;
