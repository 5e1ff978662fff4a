// Findings of a visit's engines, by position, and what the engines are doing.

import type { Engine, Search } from "../../engine/engine.ts";
import type { EngineLine, Evaluation } from "../../engine/evaluation.ts";
import { createStore } from "../../runtime/createStore.ts";
import { createKeptLines } from "../../runtime/keptLines.ts";
import type { EngineProblem } from "./engineProblem.ts";
import { isEnough, type Known, withFound } from "./known.ts";
import { keyOf } from "./written.ts";

// Evaluations that survive a reload, in the browser's storage: those of the positions that were
// looked at last.

const KEY = "square-control-evaluations";
const MOST_POSITIONS = 500;
const MOST_MOVES = 10;

const scoreText = ({ cp, mate }: Pick<EngineLine, "cp" | "mate">) =>
	mate === null ? String(cp) : `#${mate}`;

/** A position, its nodes and depth, and its lines, between tabs. */
export const kept = (key: string, { nodes, depth, lines }: Known): string =>
	[
		key,
		nodes,
		depth,
		...lines.map((line) => `${scoreText(line)} ${line.moves.slice(0, MOST_MOVES).join(" ")}`),
	].join("\t");

const LINE = /^(#?)(-?\d{1,6})((?: [a-h][1-8][a-h][1-8][nbrq]?)+)$/;

function lineOf(text: string): EngineLine | undefined {
	const [, isMate, number, moves] = LINE.exec(text) ?? [];
	if (number === undefined || moves === undefined) return undefined;
	const value = Number(number);
	const score = isMate ? { cp: null, mate: value } : { cp: value, mate: null };
	return { ...score, moves: moves.trim().split(" ") };
}

export function readLine(text: string): readonly [string, Known] | undefined {
	const [key, nodes, depth, ...rest] = text.split("\t");
	const lines = rest.flatMap((one) => lineOf(one) ?? []);
	const [best] = lines;
	const counts = [Number(nodes), Number(depth)];
	if (!key || best === undefined || lines.length < rest.length) return undefined;
	if (!counts.every((count) => Number.isInteger(count) && count >= 0)) return undefined;
	const { cp, mate } = best;
	return [key, { cp, mate, lines, nodes: counts[0] ?? 0, depth: counts[1] ?? 0 }];
}

const evaluations = createKeptLines<Known>(KEY, {
	most: MOST_POSITIONS,
	format: kept,
	parse: readLine,
	isBetter: (stored, own) => stored.nodes > own.nodes && stored.lines.length >= own.lines.length,
});

const readKept = evaluations.read;

/** Those without lines say how a game ended, which is known without them. */
const writeKept = (known: ReadonlyMap<string, Known>): boolean =>
	evaluations.write(new Map([...known].filter(([, { lines }]) => lines.length > 0)));

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
