// Programs that a browser needs, started and surely ended again.

import { type ChildProcess, spawn } from "node:child_process";

/**
 * Milliseconds that a program has until it says what it is to say: slow machines start browsers
 * slowly.
 */
const START_LIMIT = 60_000;

const running = new Set<ChildProcess>();

/** Each leads a group of its own, so that what it starts ends with it. */
function kill(child: ChildProcess): void {
	running.delete(child);
	if (child.pid === undefined) return;
	try {
		process.kill(-child.pid, "SIGKILL");
	} catch {
		child.kill("SIGKILL");
	}
}

let isGuarded = false;

/** Any end of ours ends them. */
function guard(): void {
	if (isGuarded) return;
	isGuarded = true;
	process.on("exit", () => running.forEach(kill));
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
		process.once(signal, () => process.exit(1));
	}
}

export type Program = {
	/** Waits until what it prints has this in it, and gives that. */
	readonly says: (expected: RegExp) => Promise<string>;
	readonly end: () => void;
};

export function start(
	command: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv = {},
): Program {
	const child = spawn(command, args, {
		stdio: ["ignore", "pipe", "pipe"],
		detached: process.platform !== "win32",
		env: { ...process.env, ...env },
	});
	guard();
	running.add(child);
	let said = "";
	let isEnded = false;
	let listen = () => {};
	const hear = (chunk: Buffer) => {
		said += chunk;
		listen();
	};
	child.stdout.on("data", hear);
	child.stderr.on("data", hear);
	const finish = () => {
		isEnded = true;
		listen();
	};
	child.once("error", finish);
	child.once("exit", finish);
	return {
		says: (expected) =>
			new Promise((resolve, reject) => {
				const fail = (why: string) => reject(new Error(`${command} ${why}\n${said}`));
				const timer = setTimeout(() => fail("says nothing"), START_LIMIT);
				listen = () => {
					const [match] = expected.exec(said) ?? [];
					if (match === undefined && !isEnded) return;
					clearTimeout(timer);
					if (match === undefined) fail("has ended");
					else resolve(match);
				};
				listen();
			}),
		end: () => kill(child),
	};
}
