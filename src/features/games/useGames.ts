// React's way to the many games.

import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react";
import type { Core } from "../../control/core.ts";
import type { Moment } from "../../games/collection/answers/answer.ts";
import type { Source } from "../../games/collection/source.ts";
import type { Opened } from "./answers/answerState.ts";
import type { AnswerStore } from "./answers/answerStore.ts";
import type { Made } from "./answers/lessonOf.ts";
import type { Checking } from "./checked/checking.ts";
import type { Reviewing } from "./engine/reviewing.ts";
import type { Games } from "./games.ts";
import type { GamesState } from "./gamesState.ts";
import type { TrainerRequest, TrainerRow } from "./trainer/trainerMoments.ts";
import type { Loss } from "./training/losses.ts";
import type { Who } from "./who/who.ts";

/** Asks the visitor whose games to fetch from another site; undefined if none. */
export type AskPlayer = () => Promise<Source | undefined>;

export type GamesContextValue = {
	readonly games: Games;
	readonly askPlayer: AskPlayer;
	readonly openCore: () => Promise<Core>;
	readonly who: Who;
	readonly answers: AnswerStore;
	readonly checking: Checking;
	readonly reviewing: Reviewing;
	/** Opens the files that came from the board there, at their first game. */
	readonly openFirst: () => void;
	/** Opens a game of the list on the board, at a ply. */
	readonly open: (place: number, ply?: number) => void;
	/** Opens the game of an answer's list at its moment, under the title of the list. */
	readonly openMomentOf: (about: Opened, row: Moment, title: string) => Promise<void>;
	/** Opens the last of my games with a kind of loss, at its moment. */
	readonly showLoss: (loss: Loss, title: string) => Promise<void>;
	/** Leaves for a round of an answer's moments, once an engine has looked at them. */
	readonly practise: (about: Opened, signal: AbortSignal) => Promise<void>;
	/**
	 * Puts them into the deck; gives how many are new and how many were there, or nothing where that
	 * failed.
	 */
	readonly train: (about: Opened | Loss) => Promise<{ added: number; known: number } | undefined>;
	/** The questions that `train` puts there, as the deck names them. */
	readonly trainedIds: (about: Opened | Loss) => Promise<readonly string[]>;
	/** Leaves for a round of those that are in the deck. */
	readonly trainNow: (about: Opened | Loss) => Promise<void>;
	/** Leaves for a page of moments to print, or to save, for a trainer. */
	readonly toTrainer: (request: TrainerRequest) => void;
	/** The moments of such a page. */
	readonly trainerRows: (request: TrainerRequest) => Promise<readonly TrainerRow[]>;
	/** Makes a lesson of them with a question for each, and leaves for the board to hand it out. */
	readonly makeExercise: (about: Opened, title: string, made: Made) => void;
};

export const GamesContext = createContext<GamesContextValue | undefined>(undefined);

export function useGamesContext(): GamesContextValue {
	const opened = useContext(GamesContext);
	if (opened === undefined) throw new Error("There are no games here");
	return opened;
}

/** Selectors give primitives or stored references. */
export function useGames<Value>(select: (state: GamesState) => Value): Value {
	const { store } = useGamesContext().games;
	return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/**
 * What the games answer. It is asked again where something else is asked about, and the answer of
 * before stays until then; nothing is asked where `ask` gives nothing.
 */
export function useAnswer<Answer>(
	ask: (games: Games) => Promise<Answer> | undefined,
	about: readonly unknown[],
): Answer | undefined {
	const { games } = useGamesContext();
	const [answer, setAnswer] = useState<Answer>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: `about` says it
	useEffect(() => {
		let isCurrent = true;
		ask(games)?.then((found) => isCurrent && setAnswer(found), games.fail);
		return () => {
			isCurrent = false;
		};
	}, [games, ...about]);
	return answer;
}
