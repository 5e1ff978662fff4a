// What stands over a game that was opened from the list of many games.

export const fromGamesWords = {
	origin: "From My games.",
	back: "Back to the list (Esc)",
};
