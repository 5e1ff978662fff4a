// Keys that act wherever they mean nothing else, as the tables of shortcuts list them.

import { hasModifier, isField } from "../../runtime/keyTarget.ts";

/** A line of a table of keys: what the listener does, and what the page of help says. */
export type KeyLine<Doer> = {
	/** Names of keys as events have them, letters small; "mod+shift+z" is Z with Shift and Ctrl, or Cmd on a Mac; "shift+n". */
	readonly keys: readonly string[];
	readonly text: string;
	/** Undefined for keys of what has the focus, which listens itself. Where it matters, it is told whether the key is held down. */
	readonly act?: (doer: Doer, isHeld?: boolean) => void;
};

export type KeyGroup<Doer> = {
	readonly title: string;
	readonly lines: readonly KeyLine<Doer>[];
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

/** Letters, digits, blanks: who speaks to a computer, or bumps its keys, may want none of them to act. */
const isCharacter = (name: string) => /^(?:shift\+)?.$/.test(name);

/** Does a blank press it? */
const isPressable = (target: EventTarget | null) =>
	target instanceof Element && target.closest("button, summary, input, a[href]") !== null;

/** A list to choose from takes letters; it has nothing to undo. */
const isForAll = (name: string, target: EventTarget | null) =>
	name.startsWith("mod+") && target instanceof Element && target.closest("select") !== null;

/** The line of what is pressed. Undefined where it is meant for something else, or for nothing. */
export function lineFor<Doer>(
	event: KeyboardEvent,
	lines: readonly KeyLine<Doer>[],
	takesCharacters: () => boolean,
): KeyLine<Doer> | undefined {
	const name = nameOf(event);
	if (name === undefined || (isField(event.target) && !isForAll(name, event.target)))
		return undefined;
	if (isCharacter(name) && (event.repeat || !takesCharacters())) return undefined;
	if (name === " " && isPressable(event.target)) return undefined;
	return lines.find(({ keys, act }) => act !== undefined && keys.includes(name));
}

/** Listens in the whole window. Returns a function that stops it. */
export function listenToKeys<Doer>(
	doer: Doer,
	groups: readonly KeyGroup<Doer>[],
	takesCharacters: () => boolean = () => true,
): () => void {
	const lines = groups.flatMap((group) => group.lines);
	const onKeyDown = (event: KeyboardEvent) => {
		const line = event.defaultPrevented ? undefined : lineFor(event, lines, takesCharacters);
		if (line?.act === undefined) return;
		event.preventDefault();
		line.act(doer);
	};
	window.addEventListener("keydown", onKeyDown);
	return () => window.removeEventListener("keydown", onKeyDown);
}
