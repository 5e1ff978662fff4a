// The engines of a visit: one looks at the position on view while somebody wants to see what it
// finds, several at a whole game, and they rest in a tab that is not seen. What they have found is
// kept by position: changes, variations and what is undone keep theirs.

import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import type { Engine, Search } from "../../engine/engine.ts";
import type { Evaluation } from "../../engine/evaluation.ts";
import type { Pool } from "../../engine/pool.ts";
import { createStore, type Store } from "../../runtime/createStore.ts";
import { onePerSession } from "../onePerSession.ts";
import type { Session } from "../session.ts";
import { type EngineProblem, problemOf } from "./engineProblem.ts";
import { readKept, writeKept } from "./keptEvaluations.ts";
import { isEnough, type Known, withFound } from "./known.ts";
import { loadEngine } from "./lateEngine.ts";
import { loadGameReview } from "./lateGameReview.ts";
import type { Supply } from "./supply.ts";
import { whenSeen } from "./whenSeen.ts";
import { keyOf } from "./written.ts";

export type EngineState = {
	/** By key. */
	readonly known: ReadonlyMap<string, Known>;
	/** The share of the engine's files that is there. Undefined unless they are on their way. */
	readonly loading: number | undefined;
	/** Does it look at the position on view? */
	readonly isThinking: boolean;
	/** The share of a game that is done. Undefined unless it goes through one. */
	readonly progress: number | undefined;
	/** Why it could not do what it was asked last. */
	readonly problem: EngineProblem | undefined;
};

export type Evaluations = Store<EngineState> & {
	/** Looks at the position on view, and at every later one. Returns a function that stops it. */
	follow(): () => void;
	/** Looks at all positions of the main line without an evaluation, and again at doubtful ones. */
	evaluateGame(): void;
	/** What it says of any position, asked unless as much is known. Rejects where it cannot say. */
	evaluate(fen: string): Promise<Evaluation>;
	/** Stops what goes through the game. */
	stop(): void;
	/** Asks again after a failure. */
	retry(): void;
};

/** For the position on view, some seconds; for an answer. */
const VIEW_NODES = 1_000_000;
const VIEW_LINES = 3;
const ANSWER_NODES = 200_000;

/** Questions about a game, for each of its plies and beside them, as a rule. */
const LIKELY_ASKED = 1.4;
const LIKELY_SUSPECTS = 24;

/** Milliseconds for which a position has to be on view. */
const REST_MS = 120;

/** Milliseconds for which the engine stays after an answer. */
const LINGER_MS = 10_000;

function begin({ store }: Session): Evaluations {
	const state = createStore<EngineState>({
		known: readKept(),
		loading: undefined,
		isThinking: false,
		progress: undefined,
		problem: undefined,
	});
	let supply: Supply | undefined;
	let followers = 0;
	let view: AbortController | undefined;
	let whole: AbortController | undefined;
	let answering = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let leaving: ReturnType<typeof setTimeout> | undefined;

	function keep(fen: string, evaluation: Evaluation, nodes: number): void {
		state.set({ known: withFound(state.get().known, keyOf(fen), { ...evaluation, nodes }) });
	}

	async function enginesNow(signal?: AbortSignal): Promise<Pool> {
		const { createSupply } = await loadEngine();
		signal?.throwIfAborted();
		supply ??= createSupply((loading) => state.set({ loading }));
		return supply.get();
	}

	function endIfIdle(): void {
		if (whole !== undefined || answering > 0) return;
		if (followers === 0) supply?.leave();
		if (view === undefined) supply?.end();
		else supply?.rest();
	}

	async function look(fen: string, game: Game, controller: AbortController): Promise<void> {
		const { signal } = controller;
		const { first } = await enginesNow(signal);
		signal.throwIfAborted();
		const evaluation = await first.evaluate(fen, {
			nodes: VIEW_NODES,
			lines: VIEW_LINES,
			urgent: true,
			game: game.tags,
			signal,
			// What is found by then counts less than what is found in the end.
			onProgress: (found) => keep(fen, found, Math.max(1, found.depth)),
		});
		keep(fen, evaluation, VIEW_NODES);
	}

	function pause(): void {
		clearTimeout(timer);
		view?.abort();
		view = undefined;
		state.set({ isThinking: false });
	}

	function think(): void {
		pause();
		if (followers === 0 || document.hidden) {
			endIfIdle();
			return;
		}
		const { game, settledFrame } = store.get();
		const { fen } = positionAt(game, settledFrame);
		const known = state.get().known.get(keyOf(fen));
		if (known !== undefined && isEnough(fen, known, VIEW_NODES, VIEW_LINES)) return;
		const controller = new AbortController();
		view = controller;
		state.set({ isThinking: true, problem: undefined });
		look(fen, game, controller)
			.catch((error) => {
				if (!controller.signal.aborted) state.set({ problem: problemOf(error) });
			})
			.finally(() => {
				if (view !== controller) return;
				view = undefined;
				state.set({ isThinking: false });
			});
	}

	/** For an answer; another is often asked when it is there, so the engine stays for a while. */
	async function answer(fen: string): Promise<Evaluation> {
		answering += 1;
		try {
			const known = knownOf(fen, ANSWER_NODES);
			return known ?? (await askAbout(fen, (await enginesNow()).first, { nodes: ANSWER_NODES }));
		} finally {
			answering -= 1;
			clearTimeout(leaving);
			leaving = setTimeout(endIfIdle, LINGER_MS);
		}
	}

	function thinkSoon(): void {
		if (followers === 0) return;
		pause();
		timer = setTimeout(think, REST_MS);
	}

	function knownOf(fen: string, nodes: number, lines = 1): Evaluation | undefined {
		const before = state.get().known.get(keyOf(fen));
		return before && isEnough(fen, before, nodes, lines) ? before : undefined;
	}

	async function askAbout(fen: string, engine: Engine, search: Search): Promise<Evaluation> {
		const evaluation = await engine.evaluate(fen, search);
		keep(fen, evaluation, search.nodes);
		return evaluation;
	}

	async function goThrough(game: Game, { signal }: AbortController): Promise<void> {
		state.set({ progress: 0, problem: undefined });
		const { askAboutGame } = await loadGameReview();
		const all = LIKELY_ASKED * game.plies + LIKELY_SUSPECTS;
		let done = 0;
		/** A position that comes again is searched once, whichever engine is the first. */
		const underWay = new Map<string, Promise<Evaluation>>();
		const search = async (fen: string, nodes: number, lines: number): Promise<Evaluation> => {
			await whenSeen(signal);
			const engines = await enginesNow(signal);
			const found = await engines.run(async (engine) => {
				signal.throwIfAborted();
				// Each is a game of its own: what an engine remembers of others would make its answers
				// depend on how many engines there are.
				const options = { nodes, lines, game: {}, signal };
				return document.hidden ? undefined : askAbout(fen, engine, options);
			});
			return found ?? search(fen, nodes, lines);
		};
		const asking = (lines: number) => async (frame: Frame, nodes: number) => {
			const { fen } = positionAt(game, frame);
			const key = `${keyOf(fen)} ${nodes} ${lines}`;
			const asked = knownOf(fen, nodes, lines) ?? underWay.get(key) ?? search(fen, nodes, lines);
			if (asked instanceof Promise) underWay.set(key, asked);
			const found = await asked;
			underWay.delete(key);
			done += 1;
			if (!signal.aborted) state.set({ progress: Math.min(1, done / all) });
			return found;
		};
		await askAboutGame(game, asking, () => state.get().known);
	}

	function stop(): void {
		whole?.abort();
		whole = undefined;
		state.set({ progress: undefined });
		endIfIdle();
	}

	function evaluateGame(): void {
		whole?.abort();
		const controller = new AbortController();
		whole = controller;
		goThrough(store.get().game, controller)
			.catch((error) => {
				if (!controller.signal.aborted) state.set({ problem: problemOf(error) });
			})
			.finally(() => {
				if (whole === controller) stop();
			});
	}

	// While steps come fast it rests: what it finds of a position gone by would be shown at each.
	store.watch(["frame", "settledFrame", "game"], thinkSoon);
	store.watch(["game"], (next, previous) => {
		// A game that was changed has the tags that it had.
		if (next.game.tags !== previous.game.tags) stop();
	});
	let writing: ReturnType<typeof setTimeout> | undefined;
	state.watch(["known"], () => {
		clearTimeout(writing);
		writing = setTimeout(() => writeKept(state.get().known), 1000);
	});

	return {
		...state,
		follow() {
			followers += 1;
			const following = new AbortController();
			const { signal } = following;
			document.addEventListener("visibilitychange", think, { signal });
			think();
			return () => {
				following.abort();
				followers -= 1;
				if (followers > 0) return;
				pause();
				endIfIdle();
			};
		},
		evaluateGame,
		evaluate: answer,
		stop,
		retry() {
			supply?.forget();
			state.set({ problem: undefined });
			think();
		},
	};
}

/** The engines of a session, the same for all callers. Nothing is fetched until it is asked. */
export const evaluationsOf = onePerSession(begin);
