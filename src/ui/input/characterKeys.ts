// Do letters, digits and blanks act as shortcuts? Whoever speaks to a computer may not want that.

const KEY = "square-control-keys";

export function takesCharacters(): boolean {
	try {
		return localStorage.getItem(KEY) !== "no";
	} catch {
		return true;
	}
}

/** Remembers the choice where that is possible. */
export function takeCharacters(isWanted: boolean): void {
	try {
		if (isWanted) localStorage.removeItem(KEY);
		else localStorage.setItem(KEY, "no");
	} catch {
		// Where nothing can be kept, they act.
	}
}
