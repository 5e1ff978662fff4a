// React's way to the many games.

import { createContext, useContext, useSyncExternalStore } from "react";
import type { Games, GamesState } from "./games.ts";

export type Opened = {
	readonly games: Games;
	/** Opens a game of the list on the board, at a ply. */
	readonly open: (place: number, ply?: number) => void;
};

export const GamesContext = createContext<Opened | undefined>(undefined);

export function useOpened(): Opened {
	const opened = useContext(GamesContext);
	if (opened === undefined) throw new Error("There are no games here");
	return opened;
}

/** Selectors give primitives or stored references. */
export function useGames<Value>(select: (state: GamesState) => Value): Value {
	const { store } = useOpened().games;
	return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
