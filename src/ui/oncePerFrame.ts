// Work that many changes ask for and one picture on screen needs once.

/** Gives what asks for the work in the next animation frame. */
export function oncePerFrame(work: () => void): () => void {
	let isWaiting = false;
	return () => {
		if (isWaiting) return;
		isWaiting = true;
		requestAnimationFrame(() => {
			isWaiting = false;
			work();
		});
	};
}
