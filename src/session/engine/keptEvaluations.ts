// Evaluations that survive a reload, in the browser's storage: those of the positions that were
// looked at last.

import type { EngineLine } from "../../engine/evaluation.ts";
import { createKeptLines } from "../../runtime/keptLines.ts";
import type { Known } from "./known.ts";

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

export const readKept = evaluations.read;

/** Those without lines say how a game ended, which is known without them. */
export const writeKept = (known: ReadonlyMap<string, Known>): boolean =>
	evaluations.write(new Map([...known].filter(([, { lines }]) => lines.length > 0)));
