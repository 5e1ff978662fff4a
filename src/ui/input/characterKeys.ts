// Whether letters, digits and blanks act as shortcuts. People who dictate to a computer may turn
// them off.

const STORAGE_KEY = "square-control-keys";

export function takesCharacters(): boolean {
	try {
		return localStorage.getItem(STORAGE_KEY) !== "no";
	} catch {
		return true;
	}
}

/** Remembers the choice where that is possible. */
export function takeCharacters(takes: boolean): void {
	try {
		if (takes) localStorage.removeItem(STORAGE_KEY);
		else localStorage.setItem(STORAGE_KEY, "no");
	} catch {
		// Where nothing can be saved, they act.
	}
}
