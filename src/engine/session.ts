// One connection to an engine, from its greeting to its end: one question at a time, each with a
// bound for its time and for the lines that come instead of an answer.

import type { Askable } from "./askable.ts";
import { type Awaited, EngineError, type EngineFault } from "./engineFault.ts";
import { type Evaluation, Infos } from "./evaluation.ts";
import { parseUci, type UciInfo } from "./uci.ts";

/** A program or a worker that speaks UCI. Nothing is sent to it after `close`. */
export type Connection = { send(line: string): void; close(): void };

export type Connect = (events: {
	line(text: string): void;
	/** It has ended by itself, or could not be started. */
	end(detail: string): void;
}) => Connection;

export type Settings = {
	/** Megabytes of the engine's table of positions. */
	readonly hash: number;
	/** Seconds until a greeting; they include the time that loading takes. */
	readonly startSeconds: number;
	/** Seconds until any other answer. */
	readonly answerSeconds: number;
	/**
	 * Seconds after which an engine that was asked and says nothing is asked whether it is ready, and
	 * as many until it counts as silent. UCI has engines answer that at once; not all do.
	 */
	readonly pulseSeconds?: number;
};

/** A search: its position and limits. */
export type Task = {
	readonly position: Askable;
	readonly nodes: number;
	readonly lines: number;
	readonly game: unknown;
	readonly onProgress: (evaluation: Evaluation) => void;
};

/** Stockfish says less than 250 lines of play times MultiPV. */
const MOST_LINES = 100_000;

/** The slowest engine looks at so many nodes in a millisecond, and may say nothing meanwhile. */
const NODES_PER_MS = 5;

type Question = {
	readonly waiting: Awaited;
	readonly ms: number;
	readonly onInfo: (info: UciInfo) => void;
	readonly resolve: () => void;
	readonly reject: (error: EngineError) => void;
};

export class Session {
	readonly #settings: Settings;
	readonly #connection: Connection | undefined;
	readonly #started: Promise<void>;
	#question: Question | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#pulse: ReturnType<typeof setTimeout> | undefined;
	#linesSince = 0;
	#fault: EngineFault | undefined;
	#isStarted = false;
	#isStopping = false;
	#multiPv = 1;
	#game: unknown;

	/** By what the engine goes. */
	name: string | undefined;

	constructor(connect: Connect, settings: Settings) {
		this.#settings = settings;
		let isConnected = false;
		try {
			this.#connection = connect({
				line: (text) => this.#take(text),
				// It may end before there is anything to close.
				end: (detail) =>
					isConnected
						? this.#fail({ code: "died", detail })
						: queueMicrotask(() => this.#fail({ code: "died", detail })),
			});
		} catch (error) {
			this.#fault = {
				code: "died",
				detail: error instanceof Error ? error.message : String(error),
			};
		}
		isConnected = true;
		this.#started = this.#start();
		// Whoever searches first hears of a failure.
		this.#started.catch(() => {});
	}

	/** Searches; nothing if no score came, as when stopped early. Rejects with an EngineError. */
	async search(task: Task): Promise<Evaluation | undefined> {
		this.#isStopping = false;
		await this.#started;
		if (task.game !== this.#game) {
			this.#game = task.game;
			await this.#ask(["ucinewgame", "isready"], "readyok", this.#answerMs);
		}
		if (this.#isStopping) return undefined;
		const { position, nodes, lines } = task;
		const infos = new Infos();
		const onInfo = (info: UciInfo) => {
			infos.add(info);
			// The lines of one depth come one after the other.
			if (!info.isExact || info.multipv !== lines || this.#isStopping) return;
			const known = infos.evaluation(position.side, lines);
			if (known !== undefined) task.onProgress(known);
		};
		const commands = [`position fen ${position.fen}`, `go nodes ${nodes}`];
		if (lines !== this.#multiPv) commands.unshift(`setoption name MultiPV value ${lines}`);
		this.#multiPv = lines;
		await this.#ask(commands, "bestmove", this.#answerMs + nodes / NODES_PER_MS, onInfo);
		return infos.evaluation(position.side, lines);
	}

	/** Ends the search; its answer comes soon, or the engine counts as silent. */
	stop(): void {
		if (this.#isStopping) return;
		this.#isStopping = true;
		if (this.#question?.waiting !== "bestmove") return;
		this.#send("stop");
		this.#wait(this.#question, this.#answerMs);
	}

	close(): void {
		this.#fail({ code: "cancelled" });
	}

	get #answerMs(): number {
		return this.#settings.answerSeconds * 1000;
	}

	async #start(): Promise<void> {
		await this.#ask(["uci"], "uciok", this.#settings.startSeconds * 1000);
		const options = [
			"setoption name Threads value 1",
			`setoption name Hash value ${this.#settings.hash}`,
		];
		await this.#ask([...options, "isready"], "readyok", this.#answerMs);
		this.#isStarted = true;
	}

	#ask(
		commands: readonly string[],
		waiting: Awaited,
		ms: number,
		onInfo: (info: UciInfo) => void = () => {},
	): Promise<void> {
		return new Promise((resolve, reject) => {
			if (this.#fault !== undefined) return reject(new EngineError(this.#fault));
			this.#question = { waiting, ms, onInfo, resolve, reject };
			this.#linesSince = 0;
			this.#wait(this.#question, ms);
			this.#feelPulse();
			for (const command of commands) this.#send(command);
		});
	}

	#wait({ waiting }: Question, ms: number): void {
		clearTimeout(this.#timer);
		const seconds = Math.ceil(ms / 1000);
		this.#timer = setTimeout(() => this.#fail({ code: "silent", waiting, seconds }), ms);
	}

	/** A worker that its browser has ended tells nobody. What loads is busy. */
	#feelPulse(): void {
		clearTimeout(this.#pulse);
		const { pulseSeconds } = this.#settings;
		const waiting = this.#question?.waiting;
		if (pulseSeconds === undefined || waiting === undefined || !this.#isStarted) return;
		const seconds = 2 * pulseSeconds;
		const fail = () => this.#fail({ code: "silent", waiting, seconds });
		// Two timers: what came while the page was busy is read between them.
		this.#pulse = setTimeout(() => {
			this.#send("isready");
			this.#pulse = setTimeout(fail, pulseSeconds * 1000);
		}, pulseSeconds * 1000);
	}

	#send(line: string): void {
		if (this.#fault === undefined) this.#connection?.send(line);
	}

	#take(text: string): void {
		if (this.#fault !== undefined) return;
		if (++this.#linesSince > MOST_LINES) this.#fail({ code: "tooMuch", lines: MOST_LINES });
		const line = parseUci(text);
		const question = this.#question;
		if (line?.code === "name") this.name = line.name;
		else if (line?.code === "info" && question?.waiting === "bestmove") {
			// An engine at work may take longer, unless it was asked to stop.
			if (!this.#isStopping) this.#wait(question, question.ms);
			question.onInfo(line);
		} else if (line !== undefined && line.code === question?.waiting) {
			this.#question = undefined;
			clearTimeout(this.#timer);
			question.resolve();
		}
		this.#feelPulse();
	}

	#fail(fault: EngineFault): void {
		if (this.#fault !== undefined) return;
		this.#fault = fault;
		clearTimeout(this.#timer);
		clearTimeout(this.#pulse);
		const question = this.#question;
		this.#question = undefined;
		this.#connection?.close();
		question?.reject(new EngineError(fault));
	}
}
