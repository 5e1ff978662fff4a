// Boards of others, from npm, as the lock file of tests/boards has them: installed on demand, by
// one of the tests that want them at once.

import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { atRoot } from "./core.ts";

export const BOARDS = atRoot("tests/boards/node_modules");

const MARK = atRoot("build/.boards");

/** Longer than any installation takes: the mark of one that was cut off. */
const STALE = 180_000;

const isWhole = () => existsSync(join(BOARDS, ".package-lock.json"));

/** Only one process makes the file. */
function isFirst(): boolean {
	try {
		closeSync(openSync(MARK, "wx"));
		return true;
	} catch {
		const made = statSync(MARK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
		if (Date.now() - made > STALE) rmSync(MARK, { force: true });
		return false;
	}
}

function install(): boolean {
	const path = process.env.npm_execpath;
	const args = [
		...["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"],
		...["--fetch-retries=0", "--fetch-timeout=5000"],
	];
	const { status } = spawnSync(path ? process.execPath : "npm", path ? [path, ...args] : args, {
		cwd: atRoot("tests/boards"),
		stdio: "ignore",
		shell: !path && process.platform === "win32",
	});
	return status === 0;
}

/** Are the boards there? Not where no registry answers. */
export function installBoards(): boolean {
	const pause = new Int32Array(new SharedArrayBuffer(4));
	while (!isFirst()) Atomics.wait(pause, 0, 0, 100);
	try {
		return isWhole() || install();
	} finally {
		rmSync(MARK, { force: true });
	}
}
