// Work in its turn: all of it is done, and never so much at a time that a page would be kept from
// answering.

import { expect, test } from "vitest";
import { queuedJob } from "../../src/runtime/taskQueue.ts";

const task = () => new Promise((resolve) => setTimeout(resolve));

test("jobs that read layout run before jobs that write, each once", async () => {
	const done: string[] = [];
	const write = queuedJob(() => done.push("writes"));
	const read = queuedJob(() => done.push("reads"), "reads");
	for (const ask of [write, read, write, read]) ask();
	expect(done).toEqual([]);
	await task();
	expect(done).toEqual(["reads", "writes"]);
});

test("a job that queues itself again and again leaves time for others", async () => {
	let left = 200;
	let others = 0;
	const other = setInterval(() => others++);
	await new Promise<void>((resolve) => {
		const go = queuedJob(() => {
			const end = performance.now() + 1;
			while (performance.now() < end);
			left--;
			if (left > 0) go();
			else resolve();
		});
		go();
	});
	clearInterval(other);
	expect(others).toBeGreaterThan(10);
});

test("a job that throws does not stop the others", async () => {
	const done: string[] = [];
	const caught: unknown[] = [];
	const listen = (error: unknown) => caught.push(error);
	process.on("uncaughtException", listen);
	const bad = queuedJob(() => {
		throw new Error("bad");
	});
	const good = queuedJob(() => done.push("good"));
	bad();
	good();
	await expect.poll(() => done).toEqual(["good"]);
	good();
	await expect.poll(() => done).toEqual(["good", "good"]);
	process.off("uncaughtException", listen);
	expect(caught).toHaveLength(1);
});
