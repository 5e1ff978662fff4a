// Work that takes long on large games, in steps: a generator that says now and then which share of
// it is done. Whoever runs it may do other things between two steps, or leave it
// (runtime/slices.ts); who is in no hurry to do anything else finishes it at once.

/** Yields the share that is done, from 0 to 1. */
export type Work<Result> = Generator<number, Result, void>;

/** Runs a generator to its end without a pause. */
export function finish<Result>(work: Generator<unknown, Result, void>): Result {
	for (;;) {
		const step = work.next();
		if (step.done) return step.value;
	}
}

/** Work as a part of larger work, from one share of that to another. */
export function* partOf<Result>(work: Work<Result>, from: number, to: number): Work<Result> {
	for (;;) {
		const step = work.next();
		if (step.done) return step.value;
		yield from + step.value * (to - from);
	}
}

/** Deals with each item; so many of them in a step that it takes some milliseconds at most. */
export function* each<Item>(
	items: readonly Item[],
	deal: (item: Item, index: number) => void,
	atOnce = 64,
): Work<void> {
	for (let index = 0; index < items.length; index++) {
		if (index % atOnce === atOnce - 1) yield index / items.length;
		deal(items[index] as Item, index);
	}
}
