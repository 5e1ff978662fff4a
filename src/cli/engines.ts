// UCI programs as child processes, and several of them at work. None outlives this process.

import { type ChildProcess, spawn } from "node:child_process";
import { createEngine, type Engine } from "../engine/engine.ts";
import type { Connect, Settings } from "../engine/session.ts";
import { LineCutter } from "../engine/uci.ts";

const running = new Set<ChildProcess>();

/** Ends a program with what it has started itself: a script may start the engine. */
function kill(child: ChildProcess): void {
	if (!running.delete(child) || child.pid === undefined) return;
	try {
		if (process.platform === "win32") child.kill("SIGKILL");
		else process.kill(-child.pid, "SIGKILL");
	} catch {
		// It has ended by itself.
	}
}

const killAll = () => {
	for (const child of running) kill(child);
};

/** Ended by a signal, as shells count it. */
const SIGNALS = [
	["SIGINT", 130],
	["SIGTERM", 143],
	["SIGHUP", 129],
] as const;

/** Ends the programs with this one, at a signal or when its reader has seen enough. */
export function endWithUs(): void {
	process.on("exit", killAll);
	for (const [signal, status] of SIGNALS) process.once(signal, () => process.exit(status));
}

/** How long what a program has said may take to arrive after its end. */
const LAST_WORDS_MS = 500;

/** A UCI program by its path; one in JavaScript is run by Node.js. */
export const programAt =
	(path: string): Connect =>
	({ line, end }) => {
		const isScript = /\.[cm]?js$/.test(path);
		const child = spawn(isScript ? process.execPath : path, isScript ? [path] : [], {
			stdio: ["pipe", "pipe", "ignore"],
			detached: process.platform !== "win32",
			windowsHide: true,
		});
		running.add(child);
		const lines = new LineCutter();
		child.stdout.setEncoding("utf8").on("data", (text: string) => {
			for (const one of lines.add(text)) line(one);
		});
		// What cannot be sent has its reason in the end of the program.
		child.stdin.on("error", () => {});
		child.on("error", (error) => end(error.message));
		child.on("exit", (status, signal) => {
			const detail = signal ?? `exit status ${status}`;
			const timer = setTimeout(() => end(detail), LAST_WORDS_MS);
			child.on("close", () => {
				clearTimeout(timer);
				end(detail);
			});
		});
		return {
			send: (text) => child.stdin.write(`${text}\n`),
			close: () => {
				kill(child);
				child.stdout.destroy();
				child.stdin.destroy();
				child.unref();
			},
		};
	};

/** Several engines, which take work as they become free. */
export class Engines {
	readonly #engines: Engine[] = [];
	readonly #idle: Engine[];
	readonly #waiting: ((engine: Engine) => void)[] = [];

	constructor(connect: Connect, count: number, settings: Partial<Settings>) {
		for (let index = 0; index < count; index++) this.#engines.push(createEngine(connect, settings));
		this.#idle = [...this.#engines];
	}

	/** Runs work with an engine of its own. */
	async run<Result>(work: (engine: Engine) => Promise<Result>): Promise<Result> {
		const engine =
			this.#idle.pop() ?? (await new Promise<Engine>((take) => this.#waiting.push(take)));
		try {
			return await work(engine);
		} finally {
			const next = this.#waiting.shift();
			if (next === undefined) this.#idle.push(engine);
			else next(engine);
		}
	}

	close(): void {
		for (const engine of this.#engines) engine.close();
	}
}
