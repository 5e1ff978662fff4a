// Several engines at work, each with one piece of work at a time, and started as they are needed.

import type { Engine } from "./engine.ts";
import { EngineError } from "./engineFault.ts";

/** Has an engine ended or fallen silent twice, as where there is no memory for another? */
const isEngineLost = (error: unknown): boolean =>
	error instanceof EngineError && ["died", "silent"].includes(error.fault.code);

export class Pool {
	readonly #create: () => Engine;
	readonly #most: () => number;
	readonly #engines: Engine[] = [];
	readonly #busy = new Set<Engine>();
	readonly #waiting: ((engine: Engine) => void)[] = [];
	/** Below `most` once an engine was lost beside others. */
	#bound = Number.POSITIVE_INFINITY;

	/** `most` is asked whenever there is work; below 1 it counts as 1. */
	constructor(create: () => Engine, most: () => number) {
		this.#create = create;
		this.#most = most;
	}

	/** For searches that are urgent: the same engine each time, whatever else it has to do. */
	get first(): Engine {
		return this.#engines[0] ?? this.#add();
	}

	/** Runs work with an engine of its own. Another engine repeats the work that loses one. */
	async run<Result>(work: (engine: Engine) => Promise<Result>): Promise<Result> {
		for (let isRepeated = false; ; isRepeated = true) {
			const engine =
				this.#takeFree() ?? (await new Promise<Engine>((take) => this.#waiting.push(take)));
			try {
				return await work(engine);
			} catch (error) {
				if (!isEngineLost(error) || !this.#drop(engine, isRepeated)) throw error;
			} finally {
				this.#release(engine);
			}
		}
	}

	/** Ends all but the first. */
	rest(): void {
		for (const engine of this.#engines.slice(1)) engine.close();
	}

	/** Ends all; what is asked and not answered is cancelled. */
	close(): void {
		this.#bound = Number.POSITIVE_INFINITY;
		for (const engine of this.#engines) engine.close();
	}

	get #count(): number {
		return Math.max(1, Math.min(this.#bound, this.#most()));
	}

	#add(): Engine {
		const engine = this.#create();
		this.#engines.push(engine);
		return engine;
	}

	#takeFree(): Engine | undefined {
		if (this.#busy.size >= this.#count) return undefined;
		const engine = this.#engines.find((one) => !this.#busy.has(one)) ?? this.#add();
		this.#busy.add(engine);
		return engine;
	}

	#release(engine: Engine): void {
		this.#busy.delete(engine);
		while (this.#waiting.length > 0) {
			const free = this.#takeFree();
			if (free === undefined) break;
			this.#waiting.shift()?.(free);
		}
		const idle = this.#engines.filter((one) => !this.#busy.has(one));
		const surplus = idle.slice(Math.max(0, this.#count - this.#busy.size));
		for (const one of surplus) if (one !== this.first) one.close();
	}

	/** Goes on without an engine, if there is another. Work that loses two is at fault itself. */
	#drop(engine: Engine, isRepeated: boolean): boolean {
		if (isRepeated || this.#engines.length < 2) {
			this.#bound = Number.POSITIVE_INFINITY;
			return false;
		}
		this.#engines.splice(this.#engines.indexOf(engine), 1);
		this.#bound = this.#engines.length;
		return true;
	}
}
