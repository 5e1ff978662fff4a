// The queue of searches: what is sent, in which order, and how it fails.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEngine } from "../../src/engine/engine.ts";
import type { EngineFault } from "../../src/engine/engineFault.ts";
import type { Evaluation } from "../../src/engine/evaluation.ts";
import { answer, fakeEngine, polite, type Reply } from "../support/fakeEngine.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const OTHER = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
const BLACKS = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
	vi.useRealTimers();
});

const settle = async () => {
	for (let times = 0; times < 50; times++) await Promise.resolve();
};

const faultOf = (promise: Promise<unknown>): Promise<EngineFault> =>
	promise.then(
		() => Promise.reject(new Error("answered")),
		(error) => error.fault,
	);

/** Answers each search at once. */
const quick = polite((line, say) => {
	if (line.startsWith("go")) say(...answer("e2e4"));
});

/** Searches until it is stopped, or the test answers. */
const slow = polite((line, say) => {
	if (line === "stop") say(...answer("e2e4"));
});

const SILENT: Reply = () => {};

const searched = (sent: readonly string[]) => sent.filter((line) => /^(?:go|stop|pos)/.test(line));

test("the engine is greeted, set to one thread and little memory, asked, and closed", async () => {
	const fake = fakeEngine(quick);
	const engine = createEngine(fake.connect, { hash: 32 });
	expect(fake.sent).toEqual([]);
	expect(await engine.evaluate(START, { nodes: 5000 })).toEqual({
		depth: 5,
		cp: 20,
		mate: null,
		lines: [{ cp: 20, mate: null, moves: ["e2e4"] }],
	});
	expect(fake.sent).toEqual([
		[
			"uci",
			"setoption name Threads value 1",
			"setoption name Hash value 32",
			"isready",
			`position fen ${START}`,
			"go nodes 5000",
		],
	]);
	expect(engine.name()).toBe("Fake 1");
	engine.close();
	expect(fake.closed()).toBe(1);
});

test("the number of lines is sent only when it changes, and a new game is announced", async () => {
	const fake = fakeEngine(quick);
	const engine = createEngine(fake.connect);
	await engine.evaluate(START, { nodes: 1, lines: 3, game: 1 });
	await engine.evaluate(START, { nodes: 1, lines: 3, game: 1 });
	// One move is legal, and it is another than the one that is answered.
	await faultOf(engine.evaluate("k7/1Q6/8/8/8/8/8/7K b - - 0 1", { nodes: 1, lines: 9, game: 2 }));
	const [sent = []] = fake.sent;
	expect(sent.filter((line) => line.includes("MultiPV"))).toEqual([
		"setoption name MultiPV value 3",
		"setoption name MultiPV value 1",
	]);
	expect(sent.filter((line) => line === "ucinewgame")).toHaveLength(2);
});

test("the engine is not asked about finished games or impossible positions", async () => {
	const fake = fakeEngine(quick);
	const engine = createEngine(fake.connect);
	expect((await engine.evaluate("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", { nodes: 1 })).cp).toBe(0);
	expect((await engine.evaluate("6k1/6Q1/6K1/8/8/8/8/8 b - - 0 1", { nodes: 1 })).mate).toBe(0);
	expect(await faultOf(engine.evaluate("8/8/8/8/8/8/8/8 w - -", { nodes: 1 }))).toEqual({
		code: "refused",
		fault: "missing white king",
	});
	expect(fake.sent).toEqual([]);
});

test("results are shown while the engine searches, depth by depth", async () => {
	const fake = fakeEngine(slow);
	const engine = createEngine(fake.connect);
	const shown: Evaluation[] = [];
	const asked = engine.evaluate(BLACKS, { nodes: 9, lines: 2, onProgress: (e) => shown.push(e) });
	await settle();
	fake.says[0]?.("info depth 1 multipv 1 score cp 7 nodes 1 pv e8e7");
	expect(shown).toEqual([]);
	fake.says[0]?.("info depth 1 multipv 2 score cp 3 nodes 2 pv e8d7");
	expect(shown.map(({ cp, lines }) => [cp, lines.length])).toEqual([[-7, 2]]);
	fake.says[0]?.("bestmove e8e7");
	expect((await asked).lines.map(({ moves }) => moves[0])).toEqual(["e8e7", "e8d7"]);
});

test("an urgent search goes first, and the search that it interrupts is repeated after it", async () => {
	const fake = fakeEngine(slow);
	const engine = createEngine(fake.connect);
	const order: string[] = [];
	const ask = (name: string, fen: string, nodes: number, urgent = false) =>
		engine.evaluate(fen, { nodes, urgent }).then(() => order.push(name));
	const all = [ask("first", START, 1), ask("second", START, 2)];
	await settle();
	all.push(ask("urgent", OTHER, 3, true));
	await settle();
	expect(searched(fake.sent[0] ?? [])).toEqual([
		`position fen ${START}`,
		"go nodes 1",
		"stop",
		`position fen ${OTHER}`,
		"go nodes 3",
	]);
	all.push(ask("newest", OTHER, 4, true));
	await settle();
	for (let times = 0; times < 4; times++) {
		fake.says[0]?.(...answer("e2e4"));
		await settle();
	}
	await Promise.all(all);
	expect(order).toEqual(["urgent", "newest", "first", "second"]);
});

test("a cancelled search is stopped, and its late answer is dropped", async () => {
	// Says more after it was stopped, and answers late.
	const fake = fakeEngine(polite(() => {}));
	const engine = createEngine(fake.connect);
	const cancel = new AbortController();
	const shown: Evaluation[] = [];
	const first = faultOf(
		engine.evaluate(START, { nodes: 1, signal: cancel.signal, onProgress: (e) => shown.push(e) }),
	);
	const second = engine.evaluate(OTHER, { nodes: 2 });
	await settle();
	cancel.abort();
	expect(await first).toEqual({ code: "cancelled" });
	await settle();
	expect(searched(fake.sent[0] ?? []).at(-1)).toBe("stop");
	fake.says[0]?.(...answer("d2d4", "cp 999"));
	await settle();
	expect(searched(fake.sent[0] ?? []).at(-1)).toBe("go nodes 2");
	fake.says[0]?.(...answer("e2e4", "cp 11"));
	expect([(await second).cp, shown]).toEqual([11, []]);
	expect(fake.sent).toHaveLength(1);
});

test("a search that is cancelled before it begins is never sent to the engine", async () => {
	const fake = fakeEngine(slow);
	const engine = createEngine(fake.connect);
	const cancel = new AbortController();
	const first = engine.evaluate(START, { nodes: 1 });
	const second = faultOf(engine.evaluate(START, { nodes: 2, signal: cancel.signal }));
	await settle();
	cancel.abort();
	expect(await second).toEqual({ code: "cancelled" });
	const third = engine.evaluate(START, { nodes: 3, signal: cancel.signal });
	expect(await faultOf(third)).toEqual({ code: "cancelled" });
	fake.says[0]?.(...answer("e2e4"));
	await first;
	await settle();
	expect(searched(fake.sent[0] ?? [])).toEqual([`position fen ${START}`, "go nodes 1"]);
});

test("a thousand steps within a second leave only the search of the last position", async () => {
	const fake = fakeEngine(slow);
	const engine = createEngine(fake.connect);
	let last: Promise<Evaluation> | undefined;
	for (let step = 0; step < 1000; step++) {
		const cancel = new AbortController();
		last = engine.evaluate(START, { nodes: step + 1, urgent: true, signal: cancel.signal });
		if (step === 999) break;
		last.catch(() => {});
		if (step % 3 === 0) await settle();
		cancel.abort();
	}
	await settle();
	expect(searched(fake.sent[0] ?? []).at(-1)).toBe("go nodes 1000");
	fake.says[0]?.(...answer("e2e4"));
	expect((await last)?.cp).toBe(20);
});

test.each([
	["uciok", SILENT, 60],
	["readyok", ((line, say) => line === "uci" && say("uciok")) as Reply, 30],
	["bestmove", polite(SILENT), 31],
] as const)(
	"an engine that never says %s is started once more, then told",
	async (waiting, reply, seconds) => {
		const fake = fakeEngine(reply);
		const engine = createEngine(fake.connect);
		const all = [1, 2].map(() => faultOf(engine.evaluate(START, { nodes: 5000 })));
		for (let times = 0; times < 4; times++) {
			await settle();
			vi.advanceTimersByTime(61_000);
		}
		for (const fault of all) expect(await fault).toEqual({ code: "silent", waiting, seconds });
		expect([fake.sent.length, fake.closed()]).toEqual([2, 2]);
	},
);

test("an engine that does not stop when asked is replaced for the next search", async () => {
	const fake = fakeEngine(polite(SILENT), quick);
	const engine = createEngine(fake.connect);
	const cancel = new AbortController();
	const first = faultOf(engine.evaluate(START, { nodes: 1, signal: cancel.signal }));
	const second = engine.evaluate(START, { nodes: 2 });
	await settle();
	cancel.abort();
	await first;
	fake.says[0]?.("info depth 9 score cp 1 nodes 5 pv e2e4");
	vi.advanceTimersByTime(31_000);
	expect((await second).cp).toBe(20);
	expect([fake.sent.length, fake.closed()]).toEqual([2, 1]);
});

test("an engine that reports progress for a long time does not count as silent", async () => {
	const fake = fakeEngine(slow);
	const engine = createEngine(fake.connect);
	const asked = engine.evaluate(START, { nodes: 1e9 });
	await settle();
	for (let depth = 1; depth < 20; depth++) {
		vi.advanceTimersByTime(29_000);
		fake.says[0]?.(`info depth ${depth} score cp 1 nodes ${depth} pv e2e4`);
	}
	fake.says[0]?.("bestmove e2e4");
	expect((await asked).depth).toBe(19);
});

const dies = polite((line, _, end) => {
	if (line.startsWith("go")) end("SIGSEGV");
});

test("an engine that crashes during a search is started again with the same question", async () => {
	const fake = fakeEngine(dies, quick);
	const engine = createEngine(fake.connect);
	expect((await engine.evaluate(START, { nodes: 7 })).cp).toBe(20);
	expect(fake.sent.map((sent) => sent.at(-1))).toEqual(["go nodes 7", "go nodes 7"]);
});

test("an engine that crashes twice fails all waiting searches, and is started again when next asked", async () => {
	const fake = fakeEngine(dies, dies, quick);
	const engine = createEngine(fake.connect);
	const all = [1, 2, 3].map((nodes) => faultOf(engine.evaluate(START, { nodes })));
	for (const fault of all) expect(await fault).toEqual({ code: "died", detail: "SIGSEGV" });
	expect((await engine.evaluate(START, { nodes: 1 })).cp).toBe(20);
	expect(fake.sent).toHaveLength(3);
});

test("an engine that cannot be started, or ends at its start, is reported as dead", async () => {
	const engine = createEngine(() => {
		throw new Error("no memory");
	});
	expect(await faultOf(engine.evaluate(START, { nodes: 1 }))).toEqual({
		code: "died",
		detail: "no memory",
	});
	const ended = createEngine(({ end }) => {
		end("404");
		return { send: () => {}, close: () => {} };
	});
	expect(await faultOf(ended.evaluate(START, { nodes: 1 }))).toEqual({
		code: "died",
		detail: "404",
	});
});

test("an engine that floods us with lines is stopped, and the next search has a new one", async () => {
	const floods = polite((line, say) => {
		if (line.startsWith("go")) for (let n = 0; n <= 100_000; n++) say("info string so much to say");
	});
	const fake = fakeEngine(floods, quick);
	const engine = createEngine(fake.connect);
	const first = faultOf(engine.evaluate(START, { nodes: 1 }));
	expect(await first).toEqual({ code: "tooMuch", lines: 100_000 });
	expect(fake.closed()).toBe(1);
	expect((await engine.evaluate(START, { nodes: 1 })).cp).toBe(20);
});

test.each([["bestmove e2e4"], answer("e2e5"), ["bestmove (none)"]])(
	"an answer without a score or a legal move fails that search alone: %s",
	async (...said) => {
		let searches = 0;
		const fake = fakeEngine(
			polite((line, say) => {
				if (line.startsWith("go")) say(...(searches++ === 0 ? said : answer("e2e4")));
			}),
		);
		const engine = createEngine(fake.connect);
		expect(await faultOf(engine.evaluate(START, { nodes: 1 }))).toEqual({ code: "empty" });
		expect((await engine.evaluate(START, { nodes: 1 })).cp).toBe(20);
		expect(fake.sent).toHaveLength(1);
	},
);

test("closing the engine cancels waiting searches and leaves no timer", async () => {
	const fake = fakeEngine(slow);
	const engine = createEngine(fake.connect);
	const all = [1, 2].map((nodes) => faultOf(engine.evaluate(START, { nodes })));
	await settle();
	engine.close();
	for (const fault of all) expect(await fault).toEqual({ code: "cancelled" });
	await settle();
	expect([vi.getTimerCount(), fake.closed()]).toEqual([0, 1]);
});

/** Hears nothing more once it has been sent such a line. */
const mortal = (last: RegExp): Reply => {
	let isDead = false;
	return (line, say, end) => {
		isDead ||= last.test(line);
		if (!isDead) slow(line, say, end);
	};
};

const PULSE = { pulseSeconds: 2 };
const PULSE_MS = 2000;

/** Time passes twice: until it is asked for a sign of life, and until that counts as none. */
async function passPulses() {
	for (let times = 0; times < 2; times++) {
		await settle();
		vi.advanceTimersByTime(PULSE_MS);
	}
	await settle();
}

test.each([
	["in a search", /^go/],
	["between two games", /^ucinewgame/],
])("an engine that stops answering %s is replaced within seconds", async (_, last) => {
	const fake = fakeEngine(mortal(last), quick);
	const engine = createEngine(fake.connect, PULSE);
	const found = engine.evaluate(START, { nodes: 5000, game: 1 });
	await passPulses();
	expect((await found).cp).toBe(20);
	expect(fake.sent[0]?.at(-1)).toBe("isready");
	expect([fake.sent.length, fake.closed()]).toEqual([2, 1]);
});

test("an engine that stops answering twice is reported as silent", async () => {
	const fake = fakeEngine(mortal(/^go/), mortal(/^go/));
	const fault = faultOf(createEngine(fake.connect, PULSE).evaluate(START, { nodes: 5000 }));
	await passPulses();
	await passPulses();
	expect(await fault).toEqual({ code: "silent", waiting: "bestmove", seconds: 4 });
});

test("an engine that answers our checks may think as long as it likes", async () => {
	const fake = fakeEngine(slow);
	const engine = createEngine(fake.connect, PULSE);
	const found = engine.evaluate(START, { nodes: 1e9 });
	for (let times = 0; times < 5; times++) await passPulses();
	fake.says[0]?.(...answer("e2e4"));
	expect((await found).cp).toBe(20);
	engine.close();
	expect([fake.sent.length, vi.getTimerCount()]).toEqual([1, 0]);
});
