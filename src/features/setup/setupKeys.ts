// The shortcuts while a position is set up. Its listener acts by this table, and the page of help
// lists it.

import type { KeyGroup } from "../../ui/input/keys.ts";

type Commands = { flip(): void; undo(): void; redo(): void; leave(): void };

export const SETUP_KEYS: KeyGroup<Commands> = {
	name: "setup",
	lines: [
		{ keys: ["K", "Q", "R", "B", "N", "P"], effect: "putPiece" },
		{ keys: ["Delete"], effect: "removePiece" },
		{ keys: ["f"], effect: "flip", act: ({ flip }) => flip() },
		{ keys: ["x", "mod+z"], effect: "undoSetup", act: ({ undo }) => undo() },
		{ keys: ["mod+shift+z", "mod+y"], effect: "redoSetup", act: ({ redo }) => redo() },
		{ keys: ["Escape"], effect: "leaveSetup", act: ({ leave }) => leave() },
	],
};
