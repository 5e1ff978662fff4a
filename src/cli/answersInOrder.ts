// Answers that become ready in any order, written in the order in which they were asked for.

import { write } from "./answerLines.ts";

/** A line for standard output, if there is one, and problems for standard error. */
export type Answer = { readonly line: string | undefined; readonly problems: readonly string[] };

export class AnswersInOrder {
	/** So many are held at most. */
	readonly #most: number;
	readonly #pending: Promise<void>[] = [];
	#last: Promise<void> = Promise.resolve();
	#fail: (error: unknown) => void = () => {};
	/** Rejects at the first answer that fails. */
	readonly failure = new Promise<never>((_, reject) => {
		this.#fail = reject;
	});
	isClean = true;

	constructor(most: number) {
		this.#most = most;
		this.failure.catch(() => {});
	}

	/** Waits while too many are not written yet. */
	async add(answer: Promise<Answer>): Promise<void> {
		// Answers before it go first, also before its failure.
		answer.catch(() => {});
		const written = this.#last.then(async () => this.#write(await answer));
		written.catch(this.#fail);
		this.#last = written;
		this.#pending.push(written);
		if (this.#pending.length >= this.#most) await this.#pending.shift();
	}

	/** Waits until all is written. */
	end(): Promise<void> {
		return this.#last;
	}

	async #write({ line, problems }: Answer): Promise<void> {
		if (line !== undefined) await write(process.stdout, `${line}\n`);
		if (problems.length === 0) return;
		this.isClean = false;
		// Nobody may be listening: the answers go on all the same.
		await write(process.stderr, `${problems.join("\n")}\n`).catch(() => {});
	}
}
