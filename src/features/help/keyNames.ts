// Keys as keyboards have them printed on.

const NAMES: Readonly<Record<string, string>> = {
	ArrowLeft: "←",
	ArrowRight: "→",
	ArrowUp: "↑",
	ArrowDown: "↓",
	PageUp: "Page Up",
	PageDown: "Page Down",
	Escape: "Esc",
	" ": "Space",
};

/** Symbols as they are spoken. */
const SPOKEN: Readonly<Record<string, string>> = {
	"←": "left arrow",
	"→": "right arrow",
	"↑": "up arrow",
	"↓": "down arrow",
	"?": "question mark",
};

/** "mod+shift+z" is "Ctrl Shift Z", or "⌘ ⇧ Z" on a Mac. */
export function keyName(key: string, isMac: boolean): string {
	if (key.startsWith("mod+")) return `${isMac ? "⌘" : "Ctrl"} ${keyName(key.slice(4), isMac)}`;
	if (key.startsWith("shift+")) return `${isMac ? "⇧" : "Shift"} ${keyName(key.slice(6), isMac)}`;
	return NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** Undefined where it is spoken as it stands. */
export const spokenKey = (name: string): string | undefined => SPOKEN[name];
