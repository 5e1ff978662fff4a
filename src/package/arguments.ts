// Checks of arguments, before anything is read from them: types protect only programs that are
// compiled with them.

/** Names what was expected and what came: "Undefined", "Number", "Promise". */
export const argumentError = (expected: string, value: unknown): TypeError =>
	new TypeError(`Wanted ${expected}, got ${Object.prototype.toString.call(value).slice(8, -1)}`);

/** Returns the object, or none where nothing came. A TypeError where it is something else. */
export function requireObject<Wanted extends object>(
	expected: string,
	value: Wanted | undefined,
): Wanted | undefined {
	if (value === undefined || (typeof value === "object" && value !== null)) return value;
	throw argumentError(`${expected} as an object`, value);
}

/** Returns the text. Throws a TypeError where it is none. */
export function requireText(expected: string, value: unknown): string {
	if (typeof value === "string") return value;
	throw argumentError(`${expected} as a string`, value);
}
