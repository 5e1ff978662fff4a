// What may help where a part of the page did not come.

/** Undefined for any other problem. */
export function problemHint(problem: string, isOnline: boolean): string | undefined {
	if (!/^Loading chunk \S+ failed/.test(problem)) return undefined;
	return isOnline
		? "A part of this page did not come. Try again; if that does not help, load the page again: your game stays."
		: "You are offline, and a part of this page has not come yet. Try again when you are back: your text stays.";
}
