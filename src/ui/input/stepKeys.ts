// The keys that step through a game, in the application and in boards of other pages.

import type { Session } from "../hooks/useApp.ts";
import type { KeyGroup } from "./keys.ts";

export const STEP_KEYS: KeyGroup<Pick<Session, "actions">> = {
	title: "Through the game",
	lines: [
		{ keys: ["ArrowRight"], text: "Forward one move", act: ({ actions }) => actions.forward() },
		{ keys: ["ArrowLeft"], text: "Back one move", act: ({ actions }) => actions.back() },
		{ keys: ["ArrowUp", "Home"], text: "To the start", act: ({ actions }) => actions.goToStart() },
		{ keys: ["ArrowDown", "End"], text: "To the end", act: ({ actions }) => actions.goToEnd() },
	],
};
