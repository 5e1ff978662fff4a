// Waiting for what is to come true, without guessing how long it takes.

/** Milliseconds: twice what an embedded board has to answer. */
const PATIENCE = 30_000;
const PAUSE = 25;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Asks until the answer is right, and gives it; what throws meanwhile is asked again. */
export async function until<Value>(
	what: string,
	ask: () => Promise<Value>,
	isRight: (value: Value) => boolean | undefined,
): Promise<Value> {
	const end = Date.now() + PATIENCE;
	let last: unknown;
	while (true) {
		try {
			const value = await ask();
			if (isRight(value)) return value;
			last = JSON.stringify(value);
		} catch (error) {
			last = error;
		}
		if (Date.now() > end) throw new Error(`${what}: still ${last} after ${PATIENCE / 1000} s`);
		await pause();
	}
}
