// Workers that die take no part with them without a word.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { Pool } from "../../src/cli/study/pool.ts";

const folder = mkdtempSync(join(tmpdir(), "pool-"));
afterAll(() => rmSync(folder, { recursive: true }));

const PART = { bytes: new Uint8Array(0), length: 0 };
const DATA = { selection: {}, plies: { from: 0, to: 1 }, me: undefined };

function poolOf(count: number, source: string) {
	const file = join(folder, `${count}.mjs`);
	writeFileSync(file, `import { parentPort } from "node:worker_threads";\n${source}`);
	return new Pool<string>(pathToFileURL(file), count, DATA);
}

test("a worker that crashes while idle makes the next requests fail", async () => {
	const pool = poolOf(1, 'setTimeout(() => { throw new Error("no memory"); }, 20);');
	await new Promise((resolve) => setTimeout(resolve, 400));
	await expect(pool.run(PART)).rejects.toThrow("no memory");
	await pool.close();
});

test("a worker that crashes during a task fails that task and the ones waiting", async () => {
	const pool = poolOf(2, 'parentPort.on("message", () => process.exit(3));');
	const parts = Array.from({ length: 4 }, () => pool.run(PART));
	for (const one of await Promise.allSettled(parts)) {
		expect(one).toMatchObject({ reason: new Error("A worker ended with the status 3") });
	}
	await pool.close();
});
