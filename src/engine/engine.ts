// The queue of searches of one engine. One search runs at a time; an urgent one goes first, and
// the search that it interrupts is asked again later. An engine that dies or falls silent is
// started once more for the search in hand.

import { type Askable, askable } from "./askable.ts";
import { EngineError, type EngineFault } from "./engineFault.ts";
import type { Evaluation } from "./evaluation.ts";
import { sanLine } from "./playedMoves.ts";
import { type Connect, Session, type Settings } from "./session.ts";
import { USUAL } from "./settings.ts";

/** An AbortSignal, as far as it is needed. */
type Signal = {
	readonly aborted: boolean;
	addEventListener(type: "abort", listener: () => void): void;
	removeEventListener(type: "abort", listener: () => void): void;
};

export type Search = {
	readonly nodes: number;
	/** Lines of play, from 1; 1 unless given. */
	readonly lines?: number;
	/** Goes before all others, and interrupts one that is not urgent. */
	readonly urgent?: boolean;
	/** Anything. What an engine remembers of a game is no use in another. */
	readonly game?: unknown;
	readonly signal?: Signal;
	/** Called at each depth. */
	readonly onProgress?: (evaluation: Evaluation) => void;
};

export type Engine = {
	/** Rejects with an EngineError. */
	evaluate(fen: string, search: Search): Promise<Evaluation>;
	/** By what the engine goes, once it has said so. */
	name(): string | undefined;
	/** Ends the engine; what is asked and not answered is cancelled. */
	close(): void;
};

type Job = {
	readonly position: Askable;
	readonly search: Search;
	readonly resolve: (evaluation: Evaluation) => void;
	readonly reject: (error: unknown) => void;
	isSettled: boolean;
	isInterrupted: boolean;
	hasFailed: boolean;
};

/** Stockfish's own bound is far above. */
const MOST_NODES = 1e12;

const cancelled = () => new EngineError({ code: "cancelled" });

const isRestarted = ({ code }: EngineFault) => code === "died" || code === "silent";

class Queue {
	readonly #start: () => Session;
	readonly #waiting: Job[] = [];
	#running: Job | undefined;
	#session: Session | undefined;

	constructor(start: () => Session) {
		this.#start = start;
	}

	get name(): string | undefined {
		return this.#session?.name;
	}

	add(job: Job): void {
		if (job.search.urgent) {
			this.#waiting.unshift(job);
			const running = this.#running;
			if (running !== undefined && !running.search.urgent) {
				running.isInterrupted = true;
				this.#session?.stop();
			}
		} else this.#waiting.push(job);
		if (this.#running === undefined) void this.#run();
	}

	cancel(job: Job): void {
		if (job.isSettled) return;
		const index = this.#waiting.indexOf(job);
		if (index >= 0) this.#waiting.splice(index, 1);
		else if (job === this.#running) this.#session?.stop();
		this.#settle(job, () => job.reject(cancelled()));
	}

	close(): void {
		this.#failAll(cancelled());
		const session = this.#session;
		this.#session = undefined;
		session?.close();
	}

	#settle(job: Job, how: () => void): void {
		if (job.isSettled) return;
		job.isSettled = true;
		how();
	}

	#failAll(error: EngineError): void {
		const jobs = [this.#running, ...this.#waiting.splice(0)];
		for (const job of jobs) if (job) this.#settle(job, () => job.reject(error));
	}

	async #run(): Promise<void> {
		for (let job = this.#waiting.shift(); job !== undefined; job = this.#waiting.shift()) {
			this.#running = job;
			await this.#serve(job);
			this.#running = undefined;
		}
	}

	/** Behind those that are urgent, before all others. */
	#putBack(job: Job): void {
		job.isInterrupted = false;
		const index = this.#waiting.findIndex(({ search }) => !search.urgent);
		this.#waiting.splice(index < 0 ? this.#waiting.length : index, 0, job);
	}

	async #serve(job: Job): Promise<void> {
		this.#session ??= this.#start();
		const session = this.#session;
		const { position, search } = job;
		const { nodes, lines = 1, game, onProgress = () => {} } = search;
		try {
			const evaluation = await session.search({
				position,
				nodes: Math.min(MOST_NODES, Math.max(1, Math.floor(nodes) || 1)),
				lines: Math.min(position.moves, Math.max(1, Math.floor(lines) || 1)),
				game,
				onProgress: (known) => {
					if (!job.isSettled) onProgress(known);
				},
			});
			if (job.isSettled) return;
			if (job.isInterrupted) return this.#putBack(job);
			const [best] = evaluation?.lines ?? [];
			if (evaluation === undefined || sanLine(position.fen, best?.moves ?? [], 1).length === 0) {
				throw new EngineError({ code: "empty" });
			}
			this.#settle(job, () => job.resolve(evaluation));
		} catch (error) {
			this.#recover(job, session, error);
		}
	}

	#recover(job: Job, session: Session, error: unknown): void {
		const fault = error instanceof EngineError ? error.fault : undefined;
		if (fault?.code !== "empty") {
			if (this.#session === session) this.#session = undefined;
			session.close();
		}
		if (job.isSettled) return;
		if (fault === undefined || fault.code === "empty") {
			this.#settle(job, () => job.reject(error));
		} else if (job.isInterrupted) this.#putBack(job);
		else if (isRestarted(fault) && !job.hasFailed) {
			job.hasFailed = true;
			this.#waiting.unshift(job);
		} else this.#failAll(new EngineError(fault));
	}
}

/** An engine, which is started when it is first asked, and again when it is asked after its end. */
export function createEngine(connect: Connect, settings: Partial<Settings> = {}): Engine {
	const queue = new Queue(() => new Session(connect, { ...USUAL, ...settings }));
	return {
		name: () => queue.name,
		close: () => queue.close(),
		async evaluate(fen, search) {
			const { signal } = search;
			if (signal?.aborted) throw cancelled();
			const position = askable(fen);
			if (position.answer !== undefined) return position.answer;
			let stop = () => {};
			try {
				return await new Promise<Evaluation>((resolve, reject) => {
					const flags = { isSettled: false, isInterrupted: false, hasFailed: false };
					const job: Job = { position, search, resolve, reject, ...flags };
					stop = () => queue.cancel(job);
					signal?.addEventListener("abort", stop);
					queue.add(job);
				});
			} finally {
				signal?.removeEventListener("abort", stop);
			}
		},
	};
}
