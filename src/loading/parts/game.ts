// Late parts that are asked for where there is a game.

import { latePart } from "../loadPart.ts";

export const loadDesk = latePart("desk", () => import("../../features/write/deskParts.ts"));
export const loadPresenting = latePart(
	"present",
	() => import("../../features/present/presentParts.ts"),
);
export const loadOpenings = latePart("openings", () => import("../../openings/openings.ts"));
export const loadFilm = latePart("film", () => import("../../features/share/film/makeFilm.ts"));
export const loadLesson = latePart(
	"lesson",
	() => import("../../features/share/lesson/makeLesson.ts"),
);
export const loadParser = latePart("parser", () => import("../../chess/pgn/tree/parser.ts"));

/** For a build that leaves out the games of other sites, and with them what asks for these. */
const leftOut = () => Promise.reject(new Error("Games of other sites are not in this build"));

export const loadImport = latePart("import", () =>
	import.meta.env.VITE_IMPORT === "off"
		? leftOut()
		: import("../../features/open/import/openAddress.tsx"),
);
export const loadPlayer = latePart("player", () =>
	import.meta.env.VITE_IMPORT === "off"
		? leftOut()
		: import("../../features/open/import/askPlayer.tsx"),
);
