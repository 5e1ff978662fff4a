// Task queue for work after a step. Runs at most 1.5 ms of jobs per task, then yields to the
// browser.

/** When jobs have run for this long, the remaining ones wait for the next task. */
const TASK_BUDGET_MS = 1.5;

let queue: (() => void)[] = [];
/**
 * Is a task scheduled that drains the queue? Never two: a job that requests itself waits for the
 * next task.
 */
let isScheduled = false;

function drain(): void {
	const end = performance.now() + TASK_BUDGET_MS;
	try {
		while (queue.length > 0 && performance.now() < end) {
			const [job, ...rest] = queue;
			queue = rest;
			job?.();
		}
	} finally {
		isScheduled = queue.length > 0;
		if (isScheduled) setTimeout(drain);
	}
}

/**
 * Returns a function that requests the job. It runs after the code that requests it, and once,
 * however often it was requested before its turn. Jobs that measure the page run before jobs that
 * write to it: else the browser would have to lay out all that was written first.
 */
export function queuedJob(job: () => void, does: "reads" | "writes" = "writes"): () => void {
	return () => {
		if (queue.includes(job)) return;
		queue = does === "reads" ? [job, ...queue] : [...queue, job];
		if (isScheduled) return;
		isScheduled = true;
		queueMicrotask(drain);
	};
}
