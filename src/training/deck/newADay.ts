// How many new questions of the deck are asked in a day, as the visitor chose: the rest waits for
// the next day, so that thousands do not come at once.

import { changeWork, readWork } from "../../runtime/keep/work.ts";

const KEY = "new-a-day";

export const NEW_A_DAY_CHOICES = [5, 10, 20, 50] as const;
export const NEW_A_DAY = 20;

/** The saved text may have been changed by hand. */
const parse = (found: unknown): number =>
	NEW_A_DAY_CHOICES.find((one) => one === found) ?? NEW_A_DAY;

export const readNewADay = (): number => readWork(KEY, parse) ?? NEW_A_DAY;

export const keepNewADay = (chosen: number): void => changeWork(KEY, parse, () => chosen);
