// Light and dark: the system's, until the visitor chooses.

const KEY = "square-control-theme";

export type Theme = "light" | "dark";

const darkness = () => matchMedia("(prefers-color-scheme: dark)");

export const systemTheme = (): Theme => (darkness().matches ? "dark" : "light");

/** The theme of pages that are rendered without a window. */
export const unknownTheme = (): Theme => "light";

export const otherTheme = (theme: Theme): Theme => (theme === "dark" ? "light" : "dark");

/** The choice to store for a theme: the system's own follows the system. */
export const choiceOf = (theme: Theme): Theme | undefined =>
	theme === systemTheme() ? undefined : theme;

export function followSystem(onChange: () => void): () => void {
	const query = darkness();
	query.addEventListener("change", onChange);
	return () => query.removeEventListener("change", onChange);
}

export function chosenTheme(): Theme | undefined {
	try {
		const kept = localStorage.getItem(KEY);
		return kept === "light" || kept === "dark" ? kept : undefined;
	} catch {
		return undefined;
	}
}

/** Shows a theme, or follows the system, and remembers it where that is possible. */
export function showTheme(theme: Theme | undefined): void {
	if (theme === undefined) delete document.documentElement.dataset.theme;
	else document.documentElement.dataset.theme = theme;
	try {
		if (theme === undefined) localStorage.removeItem(KEY);
		else localStorage.setItem(KEY, theme);
	} catch {
		// A theme that cannot be kept lasts for this visit.
	}
}
