// How the keyboard walks over the cells of a board.

/** Cells by which a key moves. */
const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
	Home: [-7, 0],
	End: [7, 0],
	PageUp: [0, -7],
	PageDown: [0, 7],
};

const within = (value: number) => Math.min(7, Math.max(0, value));

/**
 * The cell that a key leads to from another, as far as the edge. Undefined for keys that do not
 * walk.
 */
export function cellBeside(cell: number, key: string): number | undefined {
	const step = STEPS[key];
	if (step === undefined) return undefined;
	const [columns, rows] = step;
	return within((cell >> 3) + rows) * 8 + within((cell & 7) + columns);
}
