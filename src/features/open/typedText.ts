// What stands in the box that a game is typed into: it outlasts the box, wherever the visitor goes meanwhile.

import { useSyncExternalStore } from "react";
import { createStore } from "../../runtime/createStore.ts";

const typed = createStore({ text: "" });

export const setTypedText = (text: string): void => typed.set({ text });

export const useTypedText = (): string =>
	useSyncExternalStore(typed.subscribe, () => typed.get().text);
