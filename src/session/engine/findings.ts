// Findings of a visit's engines, by position, and what the engines are doing.

import type { Engine, Search } from "../../engine/engine.ts";
import type { Evaluation } from "../../engine/evaluation.ts";
import { createStore } from "../../runtime/createStore.ts";
import type { EngineProblem } from "./engineProblem.ts";
import { readKept, writeKept } from "./keptEvaluations.ts";
import { isEnough, type Known, withFound } from "./known.ts";
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

/** Milliseconds after which new findings are written. */
const WRITE_MS = 1000;

export type Findings = ReturnType<typeof createFindings>;

export function createFindings() {
	const state = createStore<EngineState>({
		known: readKept(),
		loading: undefined,
		isThinking: false,
		progress: undefined,
		problem: undefined,
	});
	let writing: ReturnType<typeof setTimeout> | undefined;
	state.watch(["known"], () => {
		clearTimeout(writing);
		writing = setTimeout(() => writeKept(state.get().known), WRITE_MS);
	});

	function keep(fen: string, evaluation: Evaluation, nodes: number): void {
		state.set({ known: withFound(state.get().known, keyOf(fen), { ...evaluation, nodes }) });
	}

	return {
		state,
		keep,
		/** Evaluation of a position, where it is as good as is asked for. */
		of(fen: string, nodes: number, lines = 1): Evaluation | undefined {
			const before = state.get().known.get(keyOf(fen));
			return before && isEnough(fen, before, nodes, lines) ? before : undefined;
		},
		async ask(fen: string, engine: Engine, search: Search): Promise<Evaluation> {
			const evaluation = await engine.evaluate(fen, search);
			keep(fen, evaluation, search.nodes);
			return evaluation;
		},
	};
}
