// Late parts that the first screen asks for: the screens, and what one visit has in common.
// A line makes a part: its name in errors, and the module. `scripts/chunks.mjs` reads these lines.

import { latePart } from "../loadPart.ts";

export const loadAnalysis = latePart("analysis", () => import("../../app/analysis/Analysis.tsx"));
const loadSession = latePart("session", () => import("../../app/session.ts"));
export const loadAbout = latePart("about", () => import("../../features/about/About.tsx"));
export const loadGames = latePart("games", () => import("../../features/games/GamesScreen.tsx"));
export const loadPractise = latePart(
	"practise",
	() => import("../../features/practise/PractiseScreen.tsx"),
);
export const loadSetup = latePart("setup", () => import("../../features/setup/SetupScreen.tsx"));
export const loadHelp = latePart("help", () => import("../../app/HelpScreen.tsx"));
export const loadOffline = latePart("offline", () => import("../../app/offline.ts"));
/** A language to see what is not said by the room of messages; in development alone. */
export const loadPseudo = latePart("pseudo", () =>
	import.meta.env.DEV
		? import("../../messages/pseudo.ts")
		: Promise.reject(new Error("There is no such language in this build")),
);
export const loadVitals = latePart("vitals", () => import("web-vitals"));

/** The session of this visit, the same for all who ask. */
export const openSession = async () => (await loadSession()).openSession();
