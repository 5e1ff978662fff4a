// Runs long work in slices; between two of them the page handles events and paints.

import { finish, type Work } from "../chess/work.ts";

/** A frame has 16 ms. */
const SLICE_MS = 10;

/** Thrown by work whose result nobody needs any more. */
export class Stopped extends Error {
	override readonly name = "Stopped";
}

/** Runs work to its end, slice by slice. Returns its result. */
export type Run = <Result>(work: Work<Result>) => Promise<Result>;

/**
 * Yields to the browser. A message is handled sooner than any timer, and after the visitor's input.
 */
function turn(): Promise<void> {
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(undefined);
	});
}

/**
 * Runs work until it is cancelled, and then rejects with Stopped. Reports progress between two
 * slices. Short work is done before this returns.
 */
export const inSlices =
	(isWanted: () => boolean, tell: (done: number) => void): Run =>
	async (work) => {
		for (;;) {
			if (!isWanted()) throw new Stopped();
			const end = performance.now() + SLICE_MS;
			let step = work.next();
			while (!step.done && performance.now() < end) step = work.next();
			if (step.done) return step.value;
			tell(step.value);
			await turn();
		}
	};

/** Runs work in slices, without progress or cancelling. */
export const unhurried: Run = inSlices(
	() => true,
	() => {},
);

/** Runs work synchronously, where nothing else waits. */
export const atOnce: Run = async (work) => finish(work);
