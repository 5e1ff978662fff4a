// Findings of a visit's engines, by position, and what the engines are doing.

import type { Engine, Search } from "../../engine/engine.ts";
import type { EngineLine, Evaluation } from "../../engine/evaluation.ts";
import { createStore } from "../../runtime/createStore.ts";
import { collection } from "../../runtime/keep/collection.ts";
import { readLatest } from "../../runtime/keep/latest.ts";
import { isCount, isMoment } from "../../runtime/soundNumbers.ts";
import type { EngineProblem } from "./engineProblem.ts";
import { isEnough, type Known, withFound } from "./known.ts";
import { keyOf } from "./written.ts";

/** Evaluations that survive a reload: those of the positions that were looked at last. */
type Evaluated = Known & {
	/** Milliseconds since 1970. */
	readonly at: number;
};

const MOST_POSITIONS = 500;
const MOST_MOVES = 10;

const MOVE = /^[a-h][1-8][a-h][1-8][nbrq]?$/;

const isScore = ({ cp, mate }: Pick<EngineLine, "cp" | "mate">): boolean =>
	(cp === null) !== (mate === null) && Number.isSafeInteger(cp ?? mate);

function isLine(found: unknown): found is EngineLine {
	const line = (found ?? {}) as EngineLine;
	const { moves } = line;
	const areMoves = Array.isArray(moves) && moves.every((move) => MOVE.test(String(move)));
	return areMoves && moves.length > 0 && isScore(line);
}

/** The stored record may be of another version, or written by another page. */
export function asEvaluated(found: unknown): Evaluated | undefined {
	const one = (found ?? {}) as Evaluated;
	const { lines, nodes, depth, at } = one;
	const areLines = Array.isArray(lines) && lines.length > 0 && lines.every(isLine);
	return areLines && isScore(one) && isCount(nodes) && isCount(depth) && isMoment(at)
		? one
		: undefined;
}

const evaluations = collection("evaluations", asEvaluated);

const isBetter = (stored: Known, own: Known): boolean =>
	stored.nodes > own.nodes && stored.lines.length >= own.lines.length;

/** Those without lines say how a game ended, which is known without them. */
async function write(known: ReadonlyMap<string, Known>): Promise<void> {
	const own = new Map([...known].filter(([, { lines }]) => lines.length > 0));
	await evaluations.change([...own.keys()], (stored, key) => {
		const one = own.get(key);
		if (one === undefined || (stored && isBetter(stored, one))) return undefined;
		const lines = one.lines.map((line) => ({ ...line, moves: line.moves.slice(0, MOST_MOVES) }));
		return { ...one, lines, at: Date.now() };
	});
}

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
		known: new Map(),
		loading: undefined,
		isThinking: false,
		progress: undefined,
		problem: undefined,
	});
	let written: ReadonlyMap<string, Known> = state.get().known;
	let writing: ReturnType<typeof setTimeout> | undefined;
	const failed = (error: unknown) => console.warn(error);

	function writeNew(): void {
		const { known } = state.get();
		const fresh = [...known].filter(([key, one]) => written.get(key) !== one);
		// What is refused is written with the next.
		write(new Map(fresh)).then(() => {
			written = known;
		}, failed);
	}

	state.watch(["known"], () => {
		clearTimeout(writing);
		writing = setTimeout(writeNew, WRITE_MS);
	});

	readLatest(evaluations, MOST_POSITIONS).then((stored) => {
		if (stored.size === 0) return;
		let known: ReadonlyMap<string, Known> = stored;
		for (const [key, own] of state.get().known) known = withFound(known, key, own);
		written = new Map([...stored].filter(([key, one]) => known.get(key) === one));
		state.set({ known });
	}, failed);

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
