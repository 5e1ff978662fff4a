// The panels that can be open beside the board. A new panel is a line here, a folder in
// src/features, a line in app/analysis/sidePanels.tsx, and its title in messages/en/lens.ts.

type Rule = {
	/**
	 * Does it lie over the explanation of a square? Such a panel leaves the explanation open below.
	 */
	readonly isOverInspector: boolean;
};

export const PANELS = {
	candidates: { isOverInspector: false },
	review: { isOverInspector: false },
	compare: { isOverInspector: false },
	share: { isOverInspector: true },
	search: { isOverInspector: false },
	tags: { isOverInspector: false },
	chapters: { isOverInspector: false },
	load: { isOverInspector: false },
	library: { isOverInspector: false },
	settings: { isOverInspector: false },
} as const satisfies Record<string, Rule>;

export type Panel = keyof typeof PANELS;

/** The names of all side panels: those above, and the explanation of a square. */
export type SidePanelName = Panel | "inspector";

/** May a square be explained while this panel is open, or none? */
export const leavesInspector = (panel: Panel | undefined): boolean =>
	panel === undefined || PANELS[panel].isOverInspector;

type Open = {
	readonly inspected: { readonly isRest?: true } | undefined;
	readonly panel: Panel | undefined;
};

/** The state in which a panel is open, or none: positions are compared while that panel is. */
export const opened = (panel: Panel | undefined) => ({
	panel,
	isComparing: panel === "compare",
});

/** The visible side panel. Undefined if none is open. */
export const onTop = ({ inspected, panel }: Open): SidePanelName | undefined =>
	inspected === undefined ||
	inspected.isRest ||
	(panel !== undefined && PANELS[panel].isOverInspector)
		? panel
		: "inspector";
