// UCI programs as child processes, and several of them at work for a program of ours. None outlives
// this process.

import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import type { Frame } from "../chess/frame.ts";
import { type Game, positionAt } from "../chess/game.ts";
import { createEngine, type Engine } from "../engine/engine.ts";
import { EngineError } from "../engine/engineFault.ts";
import { ENGINE_FOLDER, ENGINE_SCRIPT } from "../engine/files.ts";
import { Pool } from "../engine/pool.ts";
import type { Connect } from "../engine/session.ts";
import { LineCutter } from "../engine/uci.ts";
import type { EvaluateArgs } from "./evaluateArgs.ts";
import { engineBase } from "./ownEngine.ts";

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
function endWithUs(): void {
	process.on("exit", killAll);
	for (const [signal, status] of SIGNALS) process.once(signal, () => process.exit(status));
}

/** How long what a program has said may take to arrive after its end. */
const LAST_WORDS_MS = 500;

/** A UCI program by its path; one in JavaScript is run by Node.js. */
const programAt =
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
		// A failed write has its reason in the end of the program.
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

const MISSING =
	"There is no engine here. square-control engine gets one; --engine PATH names a UCI program of yours.";

/** The engine that comes along, if it is here. */
function ours(): string | undefined {
	const base = engineBase();
	return base === undefined ? undefined : join(base, ENGINE_FOLDER, ENGINE_SCRIPT);
}

/** Runs work with engines, and ends them. Gives the exit status. */
export async function withEngines(
	{ engine = ours(), jobs, timeout }: Pick<EvaluateArgs, "engine" | "jobs" | "timeout">,
	work: (engines: Pool) => Promise<number>,
): Promise<number> {
	if (engine === undefined) {
		console.error(MISSING);
		return 1;
	}
	const settings = { startSeconds: timeout, answerSeconds: timeout };
	const connect = programAt(engine);
	const engines = new Pool(
		() => createEngine(connect, settings),
		() => jobs,
	);
	endWithUs();
	try {
		return await work(engines);
	} finally {
		engines.close();
	}
}

/** Is a position alone at fault, or the engine? */
export const isOfPosition = (error: unknown): error is EngineError =>
	error instanceof EngineError && ["refused", "tooManyPieces"].includes(error.fault.code);

/**
 * The engine's evaluation of a frame; undefined for a position that no engine should see. Each is a
 * game of its own, as in the application: what an engine remembers of the positions before would
 * give other lines, and with them other reasons.
 */
export const askerOf = (engine: Engine, game: Game) => async (frame: Frame, nodes: number) => {
	try {
		return await engine.evaluate(positionAt(game, frame).fen, { nodes, game: {} });
	} catch (error) {
		if (!isOfPosition(error)) throw error;
		return undefined;
	}
};
