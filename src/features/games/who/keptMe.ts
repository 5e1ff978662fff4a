// Who the visitor is among the players, kept for the next visit.

const STORAGE_KEY = "square-control-me";

/** The names that were chosen, none of them perhaps; undefined where nobody was asked. */
export function keptMe(): readonly string[] | undefined {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
		const isList = Array.isArray(kept) && kept.every((name) => typeof name === "string");
		return isList ? kept : undefined;
	} catch {
		return undefined;
	}
}

/** With the games. */
export function forgetMe(): void {
	try {
		localStorage.removeItem(STORAGE_KEY);
	} catch {
		// There is nothing then.
	}
}

export function keepMe(names: readonly string[]): void {
	try {
		localStorage.setItem(STORAGE_KEY, JSON.stringify(names));
	} catch {
		// The browser saves nothing: the next visit asks again.
	}
}
