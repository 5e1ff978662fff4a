// What keys are called: as keyboards have them printed on, and as they are spoken.

import { helpWords } from "../../messages/en/help.ts";

const ARROWS: Readonly<Record<string, string>> = {
	ArrowLeft: "←",
	ArrowRight: "→",
	ArrowUp: "↑",
	ArrowDown: "↓",
};

/** "mod+shift+z" is "Ctrl Shift Z", or "⌘ ⇧ Z" on a Mac. */
export function keyName(key: string, isMac: boolean): string {
	const names: Readonly<Record<string, string>> = helpWords.keyNames;
	if (key.startsWith("mod+")) {
		return `${isMac ? "⌘" : names.Control} ${keyName(key.slice(4), isMac)}`;
	}
	if (key.startsWith("shift+")) {
		return `${isMac ? "⇧" : names.Shift} ${keyName(key.slice(6), isMac)}`;
	}
	return ARROWS[key] ?? names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** How a symbol on a key is spoken. Undefined for what is spoken as it stands. */
export function spokenKey(name: string): string | undefined {
	const names: Readonly<Record<string, string>> = helpWords.spokenKeys;
	return names[name];
}
