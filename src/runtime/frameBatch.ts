// Batches jobs into the next animation frame. Each job runs once per frame, however often it is
// requested; all jobs of a frame run in one callback of the browser.

type Job = () => void;

let queue: Job[] = [];
/** The jobs that have run in the current frame. Undefined between frames. */
let done: Set<Job> | undefined;
/** Jobs that were requested again after they had run in the current frame. */
let again: Job[] = [];

function drain(): void {
	done = new Set();
	try {
		for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
			done.add(job);
			job();
		}
	} finally {
		done = undefined;
		queue = [...queue, ...again];
		again = [];
		if (queue.length > 0) requestAnimationFrame(drain);
	}
}

/**
 * Returns a function that requests the job. Requested during a frame, it runs in that frame unless
 * it has run there already.
 */
export function animationJob(job: Job): () => void {
	return () => {
		const waiting = done?.has(job) ? again : queue;
		if (waiting.includes(job)) return;
		waiting.push(job);
		if (done === undefined && queue.length === 1) requestAnimationFrame(drain);
	};
}
