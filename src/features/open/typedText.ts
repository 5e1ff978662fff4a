// The text of the box that a game is typed into, and its caret. The box appears before there is a
// session, and in several places.

import { useSyncExternalStore } from "react";
import { createStore } from "../../runtime/createStore.ts";

type Selection = readonly [start: number, end: number];

type Typed = {
	readonly text: string;
	/** Has any of it been pasted, dropped or put there, since the box was empty? */
	readonly isPasted: boolean;
	/** Where somebody was typing when the box went. */
	readonly selection: Selection | undefined;
};

const typed = createStore<Typed>({ text: "", isPasted: false, selection: undefined });

export const setTypedText = (text: string, isPasted = true): void =>
	typed.set({ text, isPasted: text !== "" && (isPasted || typed.get().isPasted) });

/** How the text has come into the box. */
export const boxOrigin = (): "typed" | "pasted" => (typed.get().isPasted ? "pasted" : "typed");

/** Empties the box after its text was opened, unless somebody has gone on in it. */
export function clearTypedText(opened: string): void {
	if (typed.get().text === opened) setTypedText("");
}

const textNow = () => typed.get().text;

export const useTypedText = (): string => useSyncExternalStore(typed.subscribe, textNow, () => "");

export const keepSelection = (selection: Selection): void => typed.set({ selection });

/** Gives the selection once. */
export function takeSelection(): Selection | undefined {
	const { selection } = typed.get();
	if (selection !== undefined) typed.set({ selection: undefined });
	return selection;
}
