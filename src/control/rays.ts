// Squares beside each other and on lines, worked out once.

import { fileOf, rankOf, SQUARES, type Square } from "../chess/square.ts";

/** Files to the right, ranks up. */
export type Way = readonly [number, number];

export const STRAIGHT: readonly Way[] = [[1, 0], [0, 1], [-1, 0], [0, -1]]; // biome-ignore format: one row
export const DIAGONAL: readonly Way[] = [[1, 1], [-1, 1], [-1, -1], [1, -1]]; // biome-ignore format: one row
/** A knight's. */
export const JUMPS: readonly Way[] = [1, -1].flatMap((one) =>
	[2, -2].flatMap((two): Way[] => [
		[one, two],
		[two, one],
	]),
);

function stepped(from: Square, [files, ranks]: Way): Square | undefined {
	const [file, rank] = [fileOf(from) + files, rankOf(from) + ranks];
	if (file < 0 || file > 7 || rank < 0 || rank > 7) return undefined;
	return (rank * 8 + file) as Square;
}

/** By square: where one step leads. */
export const stepsFrom = (ways: readonly Way[]) =>
	SQUARES.map((from) => ways.flatMap((way) => stepped(from, way) ?? []));

function rayFrom(from: Square, way: Way): Square[] {
	const ray: Square[] = [];
	for (let at = stepped(from, way); at !== undefined; at = stepped(at, way)) ray.push(at);
	return ray;
}

/** By square: the squares each way to the edge. */
const raysFrom = (ways: readonly Way[]) =>
	SQUARES.map((from) => ways.map((way) => rayFrom(from, way)));

export const STRAIGHTS = raysFrom(STRAIGHT);
export const DIAGONALS = raysFrom(DIAGONAL);
export const ALL_WAYS = raysFrom([...STRAIGHT, ...DIAGONAL]);

/** The squares between two on a line; undefined where no line joins them. */
export function between(from: Square, to: Square): readonly Square[] | undefined {
	for (const ray of ALL_WAYS[from] ?? []) {
		const end = ray.indexOf(to);
		if (end >= 0) return ray.slice(0, end);
	}
	return undefined;
}
