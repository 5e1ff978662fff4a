// How windows are measured: in the visitor's letters, so that whoever has them twice as large gets
// the layout of a window half as large. A phone is one whatever its letters are.

import { COLUMN, LOW } from "./windows.ts";

/** Windows of phones, upright or lying, in pixels of the window itself. */
const HELD = [COLUMN, LOW].join(" or ");

/** A list of queries in pixels, for letters that many times as large as the browser's. */
export function inLetters(query: string, times = 1): string {
	if (!query.includes("px")) return query;
	const any = `(${query.replaceAll(",", ") or (")})`;
	const measured = any.replace(/([\d.]+)px/g, (_, pixels) => `${(pixels * times) / 16}em`);
	return `((not (${HELD})) and (${measured})) or ((${HELD}) and (${any}))`;
}
