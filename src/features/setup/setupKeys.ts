// The keys of the room where a position is set up: its listener acts by this table, and the page of help shows it.

import type { KeyGroup } from "../../ui/input/keys.ts";

type Doer = { flip(): void; undo(): void; redo(): void; leave(): void };

export const SETUP_KEYS: KeyGroup<Doer> = {
	title: "While a position is set up",
	lines: [
		{
			keys: ["K", "Q", "R", "B", "N", "P"],
			text: "On a square: puts that piece, as in a FEN: capitals for White, small letters for Black",
		},
		{ keys: ["Delete"], text: "On a square: takes away what stands there" },
		{ keys: ["f"], text: "Flip the board", act: ({ flip }) => flip() },
		{ keys: ["x", "mod+z"], text: "Undo", act: ({ undo }) => undo() },
		{ keys: ["mod+shift+z"], text: "Redo", act: ({ redo }) => redo() },
		{
			keys: ["Escape"],
			text: "Put a piece back; back to the board",
			act: ({ leave }) => leave(),
		},
	],
};
