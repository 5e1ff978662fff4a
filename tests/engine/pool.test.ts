// Several engines: how many there are, who works when, and what is lost with one of them.

import { expect, test } from "vitest";
import { createEngine, type Engine } from "../../src/engine/engine.ts";
import { EngineError } from "../../src/engine/engineFault.ts";
import { Pool } from "../../src/engine/pool.ts";
import { answer, fakeEngine, polite, type Reply } from "../support/fakeEngine.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const settle = async () => {
	for (let times = 0; times < 50; times++) await Promise.resolve();
};

/** Searches until it is stopped, or the test answers. */
const slow = polite((line, say) => {
	if (line === "stop") say(...answer("e2e4"));
});

const quick = polite((line, say) => {
	if (line.startsWith("go")) say(...answer("e2e4"));
});

const dies = polite((line, _, end) => {
	if (line.startsWith("go")) end("SIGSEGV");
});

/** Engines that behave so; the number of them may change. */
function poolOf(most: number, ...replies: readonly Reply[]) {
	const fake = fakeEngine(...replies);
	const bounds = { most };
	const pool = new Pool(
		() => createEngine(fake.connect),
		() => bounds.most,
	);
	const ask = (nodes: number) => (engine: Engine) => engine.evaluate(START, { nodes, game: {} });
	const asked = (nodes: number) =>
		pool.run(ask(nodes)).then(
			({ cp }) => cp,
			(error) => (error instanceof EngineError ? error.fault.code : error),
		);
	const searches = () =>
		fake.sent.map((lines) =>
			lines.filter((line) => line.startsWith("go")).map((line) => Number(line.slice(9))),
		);
	return { ...fake, pool, bounds, asked, searches };
}

test("engines are started only when needed, up to the limit, and take the next waiting search", async () => {
	const { asked, says, sent, searches } = poolOf(2, slow);
	const first = asked(1);
	await settle();
	expect(sent).toHaveLength(1);
	const [second, third] = [asked(2), asked(3)];
	await settle();
	expect(searches()).toEqual([[1], [2]]);
	says[1]?.(...answer("e2e4", "cp 22"));
	expect(await second).toBe(22);
	await settle();
	expect(searches()).toEqual([[1], [2, 3]]);
	says[1]?.(...answer("e2e4", "cp 33"));
	says[0]?.(...answer("e2e4", "cp 11"));
	expect([await first, await third]).toEqual([11, 33]);
});

test("searches that follow each other use one engine", async () => {
	const { asked, sent } = poolOf(4, quick);
	for (let nodes = 1; nodes < 9; nodes++) await asked(nodes);
	expect(sent).toHaveLength(1);
});

test("closing the pool ends all engines and drops waiting searches", async () => {
	const { pool, asked, searches, closed } = poolOf(2, slow);
	const all = [1, 2].map(asked);
	await settle();
	const isOver = () => Promise.reject("over");
	all.push(pool.run(isOver).catch((reason) => reason));
	pool.close();
	expect(await Promise.all(all)).toEqual(["cancelled", "cancelled", "over"]);
	expect([searches(), closed()]).toEqual([[[1], [2]], 2]);
});

test("when an engine is lost, another one repeats its search", async () => {
	// The second dies, and so does what is started in its place.
	const { asked, says, searches } = poolOf(2, slow, dies, dies);
	const all = [1, 2, 3].map(asked);
	await settle();
	expect(searches()).toEqual([[1], [2], [2]]);
	for (let times = 0; times < 3; times++) {
		says[0]?.(...answer("e2e4"));
		await settle();
	}
	expect(await Promise.all(all)).toEqual([20, 20, 20]);
	expect(searches()).toEqual([[1, 3, 2], [2], [2]]);
});

test("a search that crashes two engines fails, and the number of engines stays the same", async () => {
	const deadly = polite((line, _, end) => {
		if (line === "go nodes 13") end("SIGSEGV");
	});
	const { asked, says, searches } = poolOf(2, deadly);
	const first = asked(1);
	const second = asked(13);
	await settle();
	says[0]?.(...answer("e2e4"));
	expect([await first, await second]).toEqual([20, "died"]);
	const before = searches().flat().length;
	const all = [5, 6].map(asked);
	await settle();
	expect(searches().flat()).toHaveLength(before + 2);
	for (const say of says) say(...answer("e2e4"));
	expect(await Promise.all(all)).toEqual([20, 20]);
});

test("when fewer engines are wanted, the others end after their present search", async () => {
	const { bounds, asked, says, searches, closed } = poolOf(3, slow);
	const all = [1, 2, 3, 4, 5].map(asked);
	await settle();
	bounds.most = 1;
	says[0]?.(...answer("e2e4"));
	says[1]?.(...answer("e2e4"));
	await settle();
	expect([searches(), closed()]).toEqual([[[1], [2], [3]], 1]);
	says[2]?.(...answer("e2e4"));
	await settle();
	expect([searches(), closed()]).toEqual([[[1, 4], [2], [3]], 2]);
	// And more again.
	bounds.most = 2;
	says[0]?.(...answer("e2e4"));
	await settle();
	expect(searches()[0]).toEqual([1, 4, 5]);
	const late = asked(6);
	await settle();
	expect(searches()).toEqual([[1, 4, 5], [2], [3], [6]]);
	says[0]?.(...answer("e2e4"));
	says[3]?.(...answer("e2e4"));
	expect(await Promise.all([...all, late])).toEqual([20, 20, 20, 20, 20, 20]);
});

test("an urgent search goes to the first engine, and the search that it interrupts follows", async () => {
	const { pool, asked, says, searches } = poolOf(2, slow);
	const all = [1, 2].map(asked);
	await settle();
	const urgent = pool.first.evaluate(START, { nodes: 9, urgent: true });
	await settle();
	expect(searches()).toEqual([[1, 9], [2]]);
	says[0]?.(...answer("e2e4", "cp 99"));
	expect((await urgent).cp).toBe(99);
	await settle();
	expect(searches()).toEqual([[1, 9, 1], [2]]);
	for (const say of says) say(...answer("e2e4"));
	expect(await Promise.all(all)).toEqual([20, 20]);
});

test("all engines but the first can be ended", async () => {
	const { pool, asked, closed } = poolOf(3, quick);
	await Promise.all([1, 2, 3].map(asked));
	pool.rest();
	expect(closed()).toBe(2);
});
