// Has this browser a deck? Known before the first paint: the deck itself is read later.

const KEY = "square-control-trained";

export function hasTrained(): boolean {
	try {
		return localStorage.getItem(KEY) !== null;
	} catch {
		return false;
	}
}

export function rememberDeck(isThere: boolean): void {
	try {
		if (!isThere) localStorage.removeItem(KEY);
		else if (!hasTrained()) localStorage.setItem(KEY, "yes");
	} catch {
		// The browser saves nothing: the start page says nothing of the deck.
	}
}
