// A bar on a terminal: games, megabytes, time left. Nothing where nobody looks.

const EVERY_MS = 200;
const WIDTH = 24;

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

function durationText(seconds: number): string {
	const whole = Math.ceil(seconds);
	const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
	const two = (number: number) => String(number).padStart(2, "0");
	return `${hours > 0 ? `${hours}:` : ""}${two(minutes)}:${two(whole % 60)}`;
}

/** The bar as text. Without a whole there is no share of it, and no time left. */
export function progressText(games: number, done: number, whole: number, seconds: number): string {
	const amount = `${games} games, ${megabytes(done)}${whole > 0 ? ` of ${megabytes(whole)}` : ""} MB`;
	if (whole === 0) return amount;
	const share = Math.min(1, done / whole);
	const filled = Math.round(share * WIDTH);
	const left = share > 0 ? `, ${durationText((seconds / share) * (1 - share))} left` : "";
	return `[${"#".repeat(filled)}${".".repeat(WIDTH - filled)}] ${amount}${left}`;
}

export class Progress {
	readonly #whole: number;
	readonly #started = Date.now();
	#shown = 0;
	done = 0;

	/** `whole`: the bytes of all files, 0 where nobody knows. */
	constructor(whole: number) {
		this.#whole = whole;
	}

	/** Passes bytes on, and counts those that have been taken. */
	async *pass(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
		for await (const bytes of input) {
			yield bytes;
			this.done += bytes.length;
		}
	}

	show(games: number): void {
		const now = Date.now();
		if (!process.stderr.isTTY || now - this.#shown < EVERY_MS) return;
		this.#shown = now;
		const text = progressText(games, this.done, this.#whole, (now - this.#started) / 1000);
		process.stderr.write(`\r\u001b[K${text}`);
	}

	clear(): void {
		if (process.stderr.isTTY && this.#shown > 0) process.stderr.write("\r\u001b[K");
	}
}
