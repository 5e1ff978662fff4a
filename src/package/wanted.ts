// What our functions are given, looked at before anything asks of it what it has not: types are there for those alone who compile with
// them.

/** Says what was wanted, and what came: "Undefined", "Number", "Promise". */
export const unwanted = (wanted: string, value: unknown): TypeError =>
	new TypeError(`Wanted ${wanted}, got ${Object.prototype.toString.call(value).slice(8, -1)}`);

/** A text, or a TypeError. */
export function text(wanted: string, value: unknown): string {
	if (typeof value === "string") return value;
	throw unwanted(`${wanted} as a string`, value);
}
