// English plurals.

import { numberText } from "../format.ts";

/** "1 move", "1,200 moves". A word that does not take an s brings its own second form. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
	`${numberText(count)} ${count === 1 ? one : many}`;
