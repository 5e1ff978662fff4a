// What is to be done for the next picture on screen: asked for by many, done once, and all of it in one call of the browser.

type Work = () => void;

let queue: Work[] = [];
/** What has been done for the picture that is being made. Undefined between pictures. */
let done: Set<Work> | undefined;
/** What was asked for again once it had been done. */
let again: Work[] = [];

function drain(): void {
	done = new Set();
	try {
		for (let work = queue.shift(); work !== undefined; work = queue.shift()) {
			done.add(work);
			work();
		}
	} finally {
		done = undefined;
		queue = [...queue, ...again];
		again = [];
		if (queue.length > 0) requestAnimationFrame(drain);
	}
}

/** Returns a function that asks for the work. What is asked for while a picture is made belongs to it, unless it has been done for it already. */
export function inFrame(work: Work): () => void {
	return () => {
		const waiting = done?.has(work) ? again : queue;
		if (waiting.includes(work)) return;
		waiting.push(work);
		if (done === undefined && queue.length === 1) requestAnimationFrame(drain);
	};
}
