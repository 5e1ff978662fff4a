// `setTimeout` rounded up to a 50 ms grid, so that timers that end at about the same time share one
// repaint: a repaint costs the same however much has changed.

const GRID_MS = 50;

/** Runs the work after the given time, or up to 50 ms later. Returns a function that cancels it. */
export function alignedTimeout(milliseconds: number, work: () => void): () => void {
	const now = performance.now();
	const due = Math.ceil((now + milliseconds) / GRID_MS) * GRID_MS;
	const timer = setTimeout(work, due - now);
	return () => clearTimeout(timer);
}
