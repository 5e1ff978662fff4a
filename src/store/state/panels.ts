// What can be open beside the board: a panel that was asked for, or why a square is what it is. A panel is a line here and a folder in
// ui, which app/analysis/SidePanel.tsx joins to it.

type Rule = {
	/** What it is called for those who do not see it. */
	readonly title: string;
	/** Does it lie over the explanation of a square? It has something to say of that, and leaves it open below. */
	readonly isOverInspector: boolean;
};

export const PANELS = {
	candidates: { title: "Candidate moves", isOverInspector: false },
	review: { title: "Review", isOverInspector: false },
	compare: { title: "Compare", isOverInspector: false },
	share: { title: "Share", isOverInspector: true },
	search: { title: "Search", isOverInspector: false },
	tags: { title: "Tags", isOverInspector: false },
	chapters: { title: "Chapters", isOverInspector: false },
	load: { title: "Load Game", isOverInspector: false },
	library: { title: "Games", isOverInspector: false },
} as const satisfies Record<string, Rule>;

export type Panel = keyof typeof PANELS;

/** What is seen beside the board: a panel, or a square's explanation. */
export type Answer = Panel | "inspector";

export const titleOf = (answer: Answer): string =>
	answer === "inspector" ? "Why this square" : PANELS[answer].title;

/** May a square be explained while this panel is open, or none? */
export const leavesInspector = (panel: Panel | undefined): boolean =>
	panel === undefined || PANELS[panel].isOverInspector;

type Open = { readonly inspected: object | undefined; readonly panel: Panel | undefined };

/** What lies on top. Undefined where nothing is open. */
export const onTop = ({ inspected, panel }: Open): Answer | undefined =>
	inspected === undefined || (panel !== undefined && PANELS[panel].isOverInspector)
		? panel
		: "inspector";
