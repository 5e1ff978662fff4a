// Waiting so that what waits about as long comes at once: each picture of the page costs the same, however much has changed in it.

/** Milliseconds between the moments at which anything comes. */
const BEAT = 50;

/** Does the work after a time, or up to a beat later. Returns a function that calls it off. */
export function together(milliseconds: number, work: () => void): () => void {
	const now = performance.now();
	const due = Math.ceil((now + milliseconds) / BEAT) * BEAT;
	const timer = setTimeout(work, due - now);
	return () => clearTimeout(timer);
}
