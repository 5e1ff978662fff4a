// The text of the box that a game is typed into, and its caret. The box appears before there is a
// session, and in several places.

import { useSyncExternalStore } from "react";
import { createStore } from "../../runtime/createStore.ts";

type Selection = readonly [start: number, end: number];

type Typed = {
	readonly text: string;
	/** Where somebody was typing when the box went. */
	readonly selection: Selection | undefined;
};

const typed = createStore<Typed>({ text: "", selection: undefined });

export const setTypedText = (text: string): void => typed.set({ text });

const textNow = () => typed.get().text;

export const useTypedText = (): string => useSyncExternalStore(typed.subscribe, textNow, () => "");

export const keepSelection = (selection: Selection): void => typed.set({ selection });

/** Gives the selection once. */
export function takeSelection(): Selection | undefined {
	const { selection } = typed.get();
	if (selection !== undefined) typed.set({ selection: undefined });
	return selection;
}
