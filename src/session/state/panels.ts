// The panels beside the board. Some are tabs, some are opened by a row of a tab and lie in its
// place, and guests take the place of all tabs. A new panel is a line here, a folder in
// src/features, a line in app/analysis/OpenPanel.tsx, and its title in messages/en/lens.ts.

import type { Square } from "../../chess/square.ts";

/** The tabs beside the list of moves, which is shown while no panel is open. */
export type Tab = "explain" | "review" | "edit" | "share";

/** The tab that a panel is, or lies in. */
const PANELS = {
	explain: "explain",
	candidates: "explain",
	compare: "explain",
	evaluations: "explain",
	review: "review",
	edit: "edit",
	tags: "edit",
	exercise: "edit",
	share: "share",
	search: "guest",
	load: "guest",
	library: "guest",
	lessons: "guest",
	settings: "guest",
} as const satisfies Record<string, Tab | "guest">;

export type Panel = keyof typeof PANELS;

/** The tab of a panel; "guest" for one that takes the place of all tabs. */
export const tabOf = (panel: Panel): Tab | "guest" => PANELS[panel];

/** Is it opened by a row of a tab? */
export const isRow = (panel: Panel): boolean => tabOf(panel) !== panel && tabOf(panel) !== "guest";

export const isGuest = (panel: Panel | undefined): boolean =>
	panel !== undefined && tabOf(panel) === "guest";

/** The state in which a panel is open, or none: positions are compared while that panel is. */
export const opened = (panel: Panel | undefined) => ({
	panel,
	isComparing: panel === "compare",
});

/** The state in which a square is explained in its tab. */
export const explaining = (square: Square) => ({
	...opened("explain"),
	inspected: { square, isPinned: true },
	explainedSquare: square,
});
