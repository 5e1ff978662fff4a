// The shortcuts of a round of Practise. Its listener acts by this table, and the page of help lists
// it.

import type { KeyGroup } from "../../../ui/input/keys.ts";

export type RoundCommands = { goOn(): void; skip(): void; end(): void; toBoard(): void };

export const ROUND_KEYS: KeyGroup<RoundCommands> = {
	name: "practise",
	lines: [
		{ keys: ["Enter"], effect: "answer", act: ({ goOn }) => goOn() },
		{ keys: ["s"], effect: "skipQuestion", act: ({ skip }) => skip() },
		{
			keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"],
			effect: "toSquares",
			act: ({ toBoard }) => toBoard(),
		},
		{ keys: [" "], effect: "markSquare" },
		{ keys: ["Escape"], effect: "endRound", act: ({ end }) => end() },
	],
};
