// What stands over a game that was opened from the list of many games.

export const fromGamesWords = {
	origin: "From your games.",
	back: "Back to the list (Esc)",
};
