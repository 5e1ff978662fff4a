// All keys in one table: the listeners act by it, and the page of help is made from it.

import { LENSES } from "../store/lenses.ts";
import type { Panel } from "../store/panels.ts";
import type { Session } from "../ui/useApp.ts";
import type { KeyGroup, KeyLine } from "./keys.ts";
import { STEP_KEYS } from "./stepKeys.ts";

/** Asking again closes it. */
function togglePanel({ store, actions }: Session, panel: Panel): void {
	actions.setPanel(store.get().panel === panel ? undefined : panel);
}

/** To the box that is there, or opens the panel with one. */
function goToLoadBox(session: Session): void {
	if (session.places.find("text") === undefined) togglePanel(session, "load");
	else session.places.focus(["text"]);
}

const LENS_KEYS = LENSES.map(
	({ name, title }, index): KeyLine<Session> => ({
		keys: [String(index + 1)],
		text: title,
		act: ({ actions }) => actions.setLens(name),
	}),
);

/** Those of the analysis board. */
export const BOARD_KEYS: readonly KeyGroup<Session>[] = [
	{
		...STEP_KEYS,
		lines: [
			...STEP_KEYS.lines,
			{ keys: [" "], text: "Play, or pause", act: ({ places }) => places.find("play")?.click() },
		],
	},
	{
		title: "Game and board",
		lines: [
			{ keys: ["f"], text: "Flip the board", act: ({ actions }) => actions.flip() },
			{
				keys: ["x", "mod+z"],
				text: "Undo the last change of the game",
				act: ({ actions }) => actions.undo(),
			},
			{ keys: ["l"], text: "Load a game", act: goToLoadBox },
			{ keys: ["s"], text: "Share", act: (session) => togglePanel(session, "share") },
			{ keys: ["Escape"], text: "Put a piece back; close what lies over the game" },
		],
	},
	{ title: "Lenses", lines: LENS_KEYS },
];

/** Those of every page. */
export const PAGE_KEYS: KeyGroup<{ openHelp(): void }> = {
	title: "Everywhere",
	lines: [{ keys: ["?"], text: "This help", act: ({ openHelp }) => openHelp() }],
};

/** Those of what has the focus. */
const FOCUS_KEYS: readonly KeyGroup<never>[] = [
	{
		title: "On a square of the board",
		lines: [
			{
				keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"],
				text: "To the next square",
			},
			{ keys: ["Home", "End", "PageUp", "PageDown"], text: "To the edge of the board" },
			{
				keys: ["Enter", " "],
				text: "Pick up a piece and put it down; explain a square where there is none to pick up",
			},
			{ keys: ["i"], text: "Explain any square" },
		],
	},
	{
		title: "In the list of moves",
		lines: [{ keys: ["ArrowUp", "ArrowDown"], text: "To the move above or below" }],
	},
	{
		title: "On the timeline",
		lines: [
			{ keys: ["PageUp", "PageDown"], text: "Ten moves forward or back" },
			{ keys: ["Home", "End"], text: "To the start or the end" },
		],
	},
];

export const ALL_KEYS: readonly KeyGroup<never>[] = [...BOARD_KEYS, PAGE_KEYS, ...FOCUS_KEYS];
