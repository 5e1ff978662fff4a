// What follows a settled step: one piece after another, and no longer at a time than a page may be kept from answering.

/** Milliseconds of work after which the rest waits for a task of its own. */
const MOST = 1.5;

let queue: (() => void)[] = [];
/** Is somebody coming to do what is in the queue? One alone: work that asks for itself again has to wait for a task of its own. */
let isComing = false;

function drain(): void {
	const end = performance.now() + MOST;
	try {
		while (queue.length > 0 && performance.now() < end) {
			const [work, ...rest] = queue;
			queue = rest;
			work?.();
		}
	} finally {
		isComing = queue.length > 0;
		if (isComing) setTimeout(drain);
	}
}

/**
 * Returns a function that asks for the work, once what asks has been done; asked again before its turn, it is done once. What looks at
 * where things are on the page comes before what writes to it: it would have all that is written laid out first.
 */
export function inTurn(work: () => void, does: "looks" | "writes" = "writes"): () => void {
	return () => {
		if (queue.includes(work)) return;
		queue = does === "looks" ? [work, ...queue] : [...queue, work];
		if (isComing) return;
		isComing = true;
		queueMicrotask(drain);
	};
}
