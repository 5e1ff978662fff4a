// Data in localStorage that several tabs share. Its rules:
//
// 1. Data that grows alone, as a pupil's answer, has a key of its own: two tabs never write one.
// 2. Other data is changed by a function of its stored state, never by a copy of the tab.
// 3. Removed data is put back only where nothing has come in its place.
// 4. Other tabs hear of a change and read again.
// 5. Writes that a killed browser has not brought to the disk come back (`journal.ts`).
//
// A text is written whole or not at all. Where the browser refuses one, it stays for the visit,
// until another tab writes it.

import { openJournal } from "./journal.ts";

type Refused = { readonly text: string; readonly over: string | null };

const refused = new Map<string, Refused>();

function storedText(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

function textOf(key: string): string | null {
	const stored = storedText(key);
	const held = refused.get(key);
	return held?.over === stored ? held.text : stored;
}

/** Returns whether the browser keeps it. */
function writeText(key: string, text: string): boolean {
	try {
		localStorage.setItem(key, text);
		refused.delete(key);
		note(key, text);
		return true;
	} catch {
		refused.set(key, { text, over: storedText(key) });
		return false;
	}
}

function remove(key: string): void {
	refused.delete(key);
	try {
		localStorage.removeItem(key);
		note(key, null);
	} catch {
		// The browser keeps nothing.
	}
}

/** Acts of this tab, for what comes back after all has been read. */
const readers = new Set<() => void>();

const note = openJournal((lost) => {
	for (const [key, text] of lost) {
		if (text === null) remove(key);
		else writeText(key, text);
	}
	for (const act of readers) act();
});

/** `parse` is given what JSON made of the text, which may have been changed by hand. */
export type Parse<Value> = (found: unknown) => Value | undefined;

export function readShared<Value>(key: string, parse: Parse<Value>): Value | undefined {
	try {
		return parse(JSON.parse(textOf(key) ?? ""));
	} catch {
		return undefined;
	}
}

/** Changes what is stored now, whoever wrote it; returns whether the browser keeps it. */
export function changeShared<Value>(
	key: string,
	parse: Parse<Value>,
	change: (stored: Value | undefined) => Value,
): boolean {
	return writeText(key, JSON.stringify(change(readShared(key, parse))));
}

/** All keys that begin so. */
export function sharedKeys(prefix: string): string[] {
	let stored: string[] = [];
	try {
		stored = Object.keys(localStorage);
	} catch {
		// The browser keeps nothing.
	}
	return [...new Set([...stored, ...refused.keys()])].filter(
		(key) => key.startsWith(prefix) && textOf(key) !== null,
	);
}

/** Texts that were taken out, by their keys. */
export type Taken = ReadonlyMap<string, string>;

export function takeShared(keys: readonly string[]): Taken {
	const taken = new Map<string, string>();
	for (const key of keys) {
		const text = textOf(key);
		if (text !== null) taken.set(key, text);
		remove(key);
	}
	return taken;
}

export function putBack(taken: Taken): void {
	for (const [key, text] of taken) if (textOf(key) === null) writeText(key, text);
}

/**
 * Acts when another tab changes one of these keys, when this page comes back from the history, and
 * when something comes back that the browser had lost.
 */
export function onShared(prefixes: readonly string[], act: () => void): () => void {
	const hear = ({ key }: StorageEvent) => {
		if (key === null || prefixes.some((prefix) => key.startsWith(prefix))) act();
	};
	const comeBack = ({ persisted }: PageTransitionEvent) => persisted && act();
	window.addEventListener("storage", hear);
	window.addEventListener("pageshow", comeBack);
	readers.add(act);
	return () => {
		readers.delete(act);
		window.removeEventListener("storage", hear);
		window.removeEventListener("pageshow", comeBack);
	};
}
