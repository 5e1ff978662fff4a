// All keys there are, for the page of help.

import { PRESENT_KEYS } from "../features/present/presentKeys.ts";
import { SETUP_KEYS } from "../features/setup/setupKeys.ts";
import type { KeyGroup } from "../ui/input/keys.ts";
import { PAGE_KEYS } from "./pageKeys.ts";
import { BOARD_KEYS } from "./shortcuts.ts";

/** Those of what has the focus, which listens itself. */
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

export const ALL_KEYS: readonly KeyGroup<never>[] = [
	...BOARD_KEYS,
	PAGE_KEYS,
	...FOCUS_KEYS,
	SETUP_KEYS,
	PRESENT_KEYS,
];
