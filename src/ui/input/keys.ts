// Shortcuts: tables of keys, and the listener that acts by them. They act wherever the focus does
// not need the key itself, as a text field does. The tables are gameKeys.ts beside this file, and
// app/commands.ts, setupKeys.ts and presentKeys.ts where they act.

import type { Lens } from "../../board/heat/lenses.ts";
import type { KeyEffect, KeyGroupName } from "../../messages/en/help.ts";
import { hasModifier, isField } from "../../runtime/keyTarget.ts";

/** One shortcut: its keys, what the listener does, and what the page of help says of it. */
export type KeyLine<Context> = {
	/**
	 * Names of keys as events have them, letters small. "shift+n" is N with Shift; "mod+shift+z" is
	 * Z with Shift and Ctrl, or Cmd on a Mac.
	 */
	readonly keys: readonly string[];
	/** The name of its text in messages/en/help.ts, or the lens that it chooses. */
	readonly effect: KeyEffect | { readonly lens: Lens };
	/**
	 * Undefined for keys of what has the focus, which listens itself. `isHeld` says whether the key
	 * repeats.
	 */
	readonly act?: (context: Context, isHeld?: boolean) => void;
};

/** Shortcuts under one heading on the page of help. */
export type KeyGroup<Context> = {
	readonly name: KeyGroupName;
	readonly lines: readonly KeyLine<Context>[];
};

/** The keys of every page. */
export const PAGE_KEYS: KeyGroup<{ openHelp(): void }> = {
	name: "page",
	lines: [{ keys: ["?"], effect: "help", act: ({ openHelp }) => openHelp() }],
};

type Pressed = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** The name of what is pressed in a table. Undefined for what no table has. */
export function nameOf(event: Pressed): string | undefined {
	const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
	const name = key.length === 1 ? key.toLowerCase() : key;
	// On many keyboards they need Shift.
	if ((name === "?" || name === "/") && !altKey && !ctrlKey && !metaKey) return name;
	if (!hasModifier(event)) return name;
	if (shiftKey && !altKey && !ctrlKey && !metaKey)
		return key.length === 1 ? `shift+${name}` : undefined;
	if (altKey || !(ctrlKey || metaKey)) return undefined;
	return shiftKey ? `mod+shift+${name}` : `mod+${name}`;
}

/** Letters, digits, blanks. People who dictate, or hit keys by accident, can turn them off. */
const isCharacter = (name: string) => /^(?:shift\+)?.$/.test(name);

/** Does the space bar press it? */
const isPressable = (target: EventTarget | null) =>
	target instanceof Element && target.closest("button, summary, input, a[href]") !== null;

/** A list to choose from takes letters but no shortcuts with Ctrl: it has nothing to undo. */
const isForAll = (name: string, target: EventTarget | null) =>
	name.startsWith("mod+") && target instanceof Element && target.closest("select") !== null;

/** One of a few is chosen by arrow keys. */
const isChosenBy = (name: string, target: EventTarget | null) =>
	name.startsWith("Arrow") && target instanceof Element && target.matches("[type=radio]");

/** The shortcut that is pressed. Undefined where the key is meant for something else. */
export function lineFor<Context>(
	event: KeyboardEvent,
	lines: readonly KeyLine<Context>[],
	takesCharacters: () => boolean,
): KeyLine<Context> | undefined {
	const name = nameOf(event);
	if (name === undefined || (isField(event.target) && !isForAll(name, event.target)))
		return undefined;
	if (isChosenBy(name, event.target)) return undefined;
	if (isCharacter(name) && (event.repeat || !takesCharacters())) return undefined;
	if (name === " " && isPressable(event.target)) return undefined;
	return lines.find(({ keys, act }) => act !== undefined && keys.includes(name));
}

/** Listens in the whole window. Returns a function that stops it. */
export function listenToKeys<Context>(
	context: Context,
	groups: readonly KeyGroup<Context>[],
	takesCharacters: () => boolean = () => true,
): () => void {
	const lines = groups.flatMap((group) => group.lines);
	const onKeyDown = (event: KeyboardEvent) => {
		const line = event.defaultPrevented ? undefined : lineFor(event, lines, takesCharacters);
		if (line?.act === undefined) return;
		event.preventDefault();
		line.act(context);
	};
	window.addEventListener("keydown", onKeyDown);
	return () => window.removeEventListener("keydown", onKeyDown);
}
