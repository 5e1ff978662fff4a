// The keys of every page.

import type { KeyGroup } from "../ui/input/keys.ts";

export const PAGE_KEYS: KeyGroup<{ openHelp(): void }> = {
	title: "Everywhere",
	lines: [{ keys: ["?"], text: "This help", act: ({ openHelp }) => openHelp() }],
};
