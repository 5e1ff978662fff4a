// Names of keys, as keyboards have them printed on.

import { helpWords } from "../../messages/en/help.ts";

const ARROWS: Readonly<Record<string, string>> = {
	ArrowLeft: "←",
	ArrowRight: "→",
	ArrowUp: "↑",
	ArrowDown: "↓",
};

/** "mod+shift+z" is "Ctrl Shift Z", or "⌘ ⇧ Z" on a Mac. */
export function keyName(key: string, isMac = /Mac|iP/.test(navigator.platform)): string {
	const names: Readonly<Record<string, string>> = helpWords.keyNames;
	if (key.startsWith("mod+")) {
		return `${isMac ? "⌘" : names.Control} ${keyName(key.slice(4), isMac)}`;
	}
	if (key.startsWith("shift+")) {
		return `${isMac ? "⇧" : names.Shift} ${keyName(key.slice(6), isMac)}`;
	}
	return ARROWS[key] ?? names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
