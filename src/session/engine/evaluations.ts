// The engine of a visit: it looks at the position on view while somebody wants to see what it
// finds, or at a whole game, and rests in a tab that is not seen. What it has found is kept by
// position: changes, variations and what is undone keep theirs.

import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { createEngine, type Engine } from "../../engine/engine.ts";
import { EngineError, type EngineFault } from "../../engine/engineFault.ts";
import type { Evaluation } from "../../engine/evaluation.ts";
import { createStore, type Store } from "../../runtime/createStore.ts";
import type { AppStore } from "../../store/state/appStore.ts";
import type { Session } from "../session.ts";
import { EngineFileError, type EngineFileFault, fetchEngine } from "./engineFiles.ts";
import { readKept, writeKept } from "./keptEvaluations.ts";
import { connectWorker } from "./workerConnection.ts";
import { foundAt, keyOf } from "./written.ts";

/** An evaluation, and how many positions the engine was given for it. */
export type Known = Evaluation & { readonly nodes: number };

export type EngineProblem =
	| EngineFileFault
	| EngineFault
	| { readonly code: "other"; readonly detail: string };

export type EngineState = {
	/** By the keys of positions. */
	readonly known: ReadonlyMap<string, Known>;
	/** The share of the engine's files that is there. Undefined unless they are on their way. */
	readonly loading: number | undefined;
	/** Does it look at the position on view? */
	readonly isThinking: boolean;
	/** How many positions of a game are done. Undefined unless it goes through one. */
	readonly progress: { readonly done: number; readonly all: number } | undefined;
	/** Why it could not do what it was asked last. */
	readonly problem: EngineProblem | undefined;
};

export type Evaluations = Store<EngineState> & {
	/** Looks at the position on view, and at every later one. Returns a function that stops it. */
	follow(): () => void;
	/** Looks at all positions of the main line that have no evaluation. */
	evaluateGame(): void;
	/** Stops what goes through the game. */
	stop(): void;
	/** Asks again after a failure. */
	retry(): void;
};

/** For the position on view: some seconds. */
const VIEW_NODES = 1_000_000;
const VIEW_LINES = 3;

/** For each position of a game. */
export const GAME_NODES = 10_000;

/** Milliseconds for which a position has to be on view. */
const REST_MS = 120;

function problemOf(error: unknown): EngineProblem | undefined {
	if (error instanceof EngineFileError) return error.fault;
	if (error instanceof EngineError) {
		return error.fault.code === "cancelled" ? undefined : error.fault;
	}
	if (error instanceof DOMException && error.name === "AbortError") return undefined;
	console.error(error);
	return { code: "other", detail: error instanceof Error ? error.message : String(error) };
}

/** The engine, once its files are there. */
function createSupply(state: Store<EngineState>) {
	let coming: Promise<Engine> | undefined;
	let engine: Engine | undefined;
	async function bring(): Promise<Engine> {
		const { signal } = new AbortController();
		state.set({ loading: 0 });
		try {
			const files = await fetchEngine({
				signal,
				onProgress: (loading) => state.set({ loading }),
			});
			engine = createEngine(connectWorker(files));
			return engine;
		} catch (error) {
			coming = undefined;
			throw error;
		} finally {
			state.set({ loading: undefined });
		}
	}
	return {
		get(): Promise<Engine> {
			coming ??= bring();
			return coming;
		},
		/** Ends the worker. The next question starts it again. */
		end: () => engine?.close(),
		/** Fetches the files anew at the next question. */
		forget(): void {
			engine?.close();
			coming = undefined;
		},
	};
}

/** Resolves in a tab that is seen. */
function whenSeen(signal: AbortSignal): Promise<void> {
	if (!document.hidden) return Promise.resolve();
	return new Promise((resolve, reject) => {
		const done = new AbortController();
		const end = (how: () => void) => () => {
			done.abort();
			how();
		};
		const onChange = () => document.hidden || end(resolve)();
		document.addEventListener("visibilitychange", onChange, { signal: done.signal });
		signal.addEventListener(
			"abort",
			end(() => reject(signal.reason)),
			{ signal: done.signal },
		);
	});
}

function begin({ store }: Session): Evaluations {
	const state = createStore<EngineState>({
		known: readKept(),
		loading: undefined,
		isThinking: false,
		progress: undefined,
		problem: undefined,
	});
	const supply = createSupply(state);
	let followers = 0;
	let view: AbortController | undefined;
	let whole: AbortController | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function keep(fen: string, evaluation: Evaluation, nodes: number): void {
		const { known } = state.get();
		const key = keyOf(fen);
		const before = known.get(key);
		if (before !== undefined && before.nodes > nodes) return;
		const next = new Map(known);
		// The latest stands last.
		next.delete(key);
		state.set({ known: next.set(key, { ...evaluation, nodes }) });
	}

	function endIfIdle(): void {
		if (view === undefined && whole === undefined) supply.end();
	}

	async function look(fen: string, game: Game, controller: AbortController): Promise<void> {
		const { signal } = controller;
		const engine = await supply.get();
		signal.throwIfAborted();
		const evaluation = await engine.evaluate(fen, {
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
		if (known !== undefined && (known.nodes >= VIEW_NODES || known.lines.length === 0)) return;
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

	function thinkSoon(): void {
		if (followers === 0) return;
		pause();
		timer = setTimeout(think, REST_MS);
	}

	async function goThrough(game: Game, controller: AbortController): Promise<void> {
		const { signal } = controller;
		const frames = Array.from({ length: game.plies + 1 }, (_, frame) => frame as Frame);
		const isToDo = (frame: Frame) => foundAt(game, frame, state.get().known) === undefined;
		const all = frames.filter(isToDo);
		state.set({ progress: { done: 0, all: all.length }, problem: undefined });
		for (const [done, frame] of all.entries()) {
			await whenSeen(signal);
			const { fen } = positionAt(game, frame);
			const engine = await supply.get();
			signal.throwIfAborted();
			keep(
				fen,
				await engine.evaluate(fen, { nodes: GAME_NODES, game: game.tags, signal }),
				GAME_NODES,
			);
			if (!signal.aborted) state.set({ progress: { done: done + 1, all: all.length } });
		}
	}

	function stop(): void {
		whole?.abort();
		whole = undefined;
		state.set({ progress: undefined });
	}

	function evaluateGame(): void {
		stop();
		const controller = new AbortController();
		whole = controller;
		goThrough(store.get().game, controller)
			.catch((error) => {
				if (!controller.signal.aborted) state.set({ problem: problemOf(error) });
			})
			.finally(() => {
				if (whole !== controller) return;
				stop();
				endIfIdle();
			});
	}

	store.watch(["settledFrame", "game"], thinkSoon);
	store.watch(["game"], (next, previous) => {
		// A game that was changed has the tags that it had.
		if (next.game.tags !== previous.game.tags) stop();
	});
	document.addEventListener("visibilitychange", think);
	let writing: ReturnType<typeof setTimeout> | undefined;
	state.watch(["known"], () => {
		clearTimeout(writing);
		writing = setTimeout(() => writeKept(state.get().known), 1000);
	});

	return {
		...state,
		follow() {
			followers += 1;
			think();
			return () => {
				followers -= 1;
				if (followers > 0) return;
				pause();
				endIfIdle();
			};
		},
		evaluateGame,
		stop,
		retry() {
			supply.forget();
			state.set({ problem: undefined });
			think();
		},
	};
}

const all = new WeakMap<AppStore, Evaluations>();

/** The engine of a session, one for all callers. Nothing is fetched until it is asked. */
export function evaluationsOf(session: Session): Evaluations {
	const known = all.get(session.store);
	if (known !== undefined) return known;
	const evaluations = begin(session);
	all.set(session.store, evaluations);
	return evaluations;
}
