// What follows a settled step, piece by piece: each in a task of its own, so that none of them keeps the page from answering for long.

let queue: (() => void)[] = [];

function next(): void {
	const [work, ...rest] = queue;
	queue = rest;
	if (rest.length > 0) setTimeout(next);
	work?.();
}

/** Returns a function that asks for the work in a task of its own; asked again before its turn, it is done once. */
export function inTurn(work: () => void): () => void {
	return () => {
		if (queue.includes(work)) return;
		queue.push(work);
		if (queue.length === 1) setTimeout(next);
	};
}
