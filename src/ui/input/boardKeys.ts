// Arrow keys on a board of 64 buttons, in the order in which they are seen.

import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, number>> = {
	ArrowLeft: -1,
	ArrowRight: 1,
	ArrowUp: -8,
	ArrowDown: 8,
};

const CELLS = 64;

/** The cell that a key leads to; undefined for other keys and at the edge. */
export function nextCell(event: KeyboardEvent, cell: number): number | undefined {
	const step = STEPS[event.key];
	if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return undefined;
	event.preventDefault();
	const next = cell + step;
	const leavesRow = Math.abs(step) === 1 && next >> 3 !== cell >> 3;
	return next < 0 || next >= CELLS || leavesRow ? undefined : next;
}
