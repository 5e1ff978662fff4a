// The theme that the page shows, and the way to the other one: for every button that changes it.

import { useSyncExternalStore } from "react";
import {
	choiceOf,
	followSystem,
	otherTheme,
	showTheme,
	systemTheme,
	type Theme,
	unknownTheme,
} from "../../runtime/theme.ts";

const shownTheme = (): Theme => {
	const { theme } = document.documentElement.dataset;
	return theme === "light" || theme === "dark" ? theme : systemTheme();
};

function followTheme(onChange: () => void): () => void {
	const end = followSystem(onChange);
	const choices = new MutationObserver(onChange);
	choices.observe(document.documentElement, { attributeFilter: ["data-theme"] });
	return () => {
		choices.disconnect();
		end();
	};
}

export function useTheme() {
	// A page that was sent says nothing of a choice, and is taken over as it was sent.
	const theme = useSyncExternalStore(followTheme, shownTheme, unknownTheme);
	const other = otherTheme(theme);
	return { theme, other, change: () => showTheme(choiceOf(other)) };
}
