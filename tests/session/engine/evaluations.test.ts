// The engine of a visit: what is asked of it, and what stands where it was stopped.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { positionAt } from "../../../src/chess/game.ts";
import { evaluationsOf } from "../../../src/session/engine/evaluations.ts";
import { gameReviewsOf } from "../../../src/session/engine/gameReviews.ts";
import type { Session } from "../../../src/session/session.ts";
import { engineFile, engineHost, stalled } from "../../support/engineHost.ts";
import { countOf, forgetAll, putRaw } from "../../support/kept.ts";
import { opened } from "../../support/opened.ts";
import { until } from "../../support/until.ts";

beforeEach(forgetAll);
afterEach(() => vi.unstubAllGlobals());

const SECOND_NODES = 200_000;
const GAME = "1. e4 e5 2. Nf3 Nc6 *";

/** A visit that opens a game, as after each reload. */
function visit(text = GAME) {
	const { store, core, game } = opened(text);
	const session = { store, core } as unknown as Session;
	return { store, game, evaluations: evaluationsOf(session), reviews: gameReviewsOf(session) };
}

/** Every second move seems to lose much, until it is looked at again. */
const doubtful = (fen: string, nodes: number) =>
	nodes < SECOND_NODES && fen.includes(" b ") ? 300 : 20;

test("a game whose second look was stopped stays provisional until it is finished", async () => {
	const host = engineHost((fen, nodes) =>
		nodes < SECOND_NODES ? doubtful(fen, nodes) : undefined,
	);
	const first = visit();
	first.evaluations.evaluateGame();
	await until(() => expect(host.searches.some(({ nodes }) => nodes === SECOND_NODES)).toBe(true));
	first.evaluations.stop();
	const isProvisional = ({ reviews, evaluations }: typeof first) => {
		const { found } = reviews.get();
		expect(found?.known).toBe(evaluations.get().known);
		return found?.isProvisional;
	};
	await until(() => expect(isProvisional(first)).toBe(true));
	await until(async () => expect(await countOf("evaluations")).toBeGreaterThan(1));

	const second = visit();
	await until(() => expect(isProvisional(second)).toBe(true));
	host.say = doubtful;
	second.evaluations.evaluateGame();
	await until(() => expect(second.evaluations.get().progress).toBeUndefined());
	await until(() => expect(isProvisional(second)).toBe(false));
	const asked = host.searches.length;
	second.evaluations.evaluateGame();
	await until(() => expect(second.evaluations.get().progress).toBeUndefined());
	expect(host.searches).toHaveLength(asked);
});

test("a game with evaluations in its file for every position is not provisional", async () => {
	engineHost(doubtful);
	const { reviews } = visit(
		"1. e4 {[%eval 0.3]} e5 {[%eval 3.1]} 2. Nf3 {[%eval 0.2]} Nc6 {[%eval 0.3]} *".replace(
			"1.",
			"{[%eval 0.2]} 1.",
		),
	);
	await until(() => expect(reviews.get().found).toBeDefined());
	expect(reviews.get().found?.isProvisional).toBe(false);
});

test("a position saved with fewer lines than shown is searched again", async () => {
	const host = engineHost(() => 20);
	const { game } = opened(GAME);
	const key = positionAt(game, 0 as Frame)
		.fen.split(" ", 4)
		.join(" ");
	const alone = "k7/8/1K6/8/8/8/8/7R b - -";
	const one = { mate: null, depth: 20, nodes: 1_000_000, at: Date.now() };
	await putRaw("evaluations", {
		[key]: { ...one, cp: 20, lines: [{ cp: 20, mate: null, moves: ["e2e4"] }] },
		[alone]: { ...one, cp: -900, lines: [{ cp: -900, mate: null, moves: ["a8b8"] }] },
	});
	const two = visit();
	await until(() => expect(two.evaluations.get().known.has(key)).toBe(true));
	two.evaluations.follow();
	await until(() => expect(two.evaluations.get().known.get(key)?.lines).toHaveLength(3));
	// Of another position no more lines are to be had.
	const forced = visit(`[FEN "${alone} 0 1"]\n\n*`);
	await until(() => expect(forced.evaluations.get().known.has(alone)).toBe(true));
	const before = host.searches.length;
	forced.evaluations.follow();
	expect(forced.evaluations.get().isThinking).toBe(false);
	expect(host.searches).toHaveLength(before);
});

test("two answers on one position come from one engine", async () => {
	const host = engineHost(() => 20);
	const { game, evaluations } = visit();
	const at = (frame: number) => evaluations.evaluate(positionAt(game, frame as Frame).fen);
	await Promise.all([at(0), at(1)]);
	await at(2);
	expect(host.searches).toHaveLength(3);
	expect(host.workers).toBe(1);
});

const LONG = `${GAME.slice(0, -1)}3. Bb5 a6 4. Bxc6 dxc6 5. Ng1 Nf6 6. Nf3 Ng8 7. Ng1 Nf6 *`;

test.each([
	["one core", { hardwareConcurrency: 1 }, false, 1],
	["two cores", { hardwareConcurrency: 2 }, false, 2],
	["three", { hardwareConcurrency: 3 }, false, 2],
	["eight", { hardwareConcurrency: 8 }, false, 4],
	["eight of a phone", { hardwareConcurrency: 8 }, true, 2],
	["eight and little memory", { hardwareConcurrency: 8, deviceMemory: 2 }, false, 1],
	["a machine that tells nothing", {}, false, 1],
])(
	"with %s that many engines go through a game, and Stop ends them all",
	async (_, machine, isPhone, count) => {
		const host = engineHost(() => undefined);
		Object.assign(host, { isPhone });
		vi.stubGlobal("navigator", machine);
		const { evaluations } = visit(LONG);
		evaluations.evaluateGame();
		await until(() => expect(host.searches).toHaveLength(count));
		expect([host.workers, host.alive]).toEqual([count, count]);
		expect(host.asked).toEqual(["engine.json", "engine.js", "engine.wasm"]);
		evaluations.stop();
		expect(host.alive).toBe(0);
		await until(() => expect(evaluations.get().progress).toBeUndefined());
		expect([host.searches.length, host.workers]).toEqual([count, count]);
	},
);

test("evaluations do not depend on the number of engines", async () => {
	const found = [];
	for (const cores of [1, 2, 5]) {
		await forgetAll();
		// An engine that remembers says something else.
		const host = engineHost((fen, nodes, remembered) => doubtful(fen, nodes) + 10 * remembered);
		host.machine.hardwareConcurrency = cores;
		const { evaluations } = visit(LONG);
		evaluations.evaluateGame();
		await until(() => expect(evaluations.get().progress).toBeUndefined());
		expect(evaluations.get().problem).toBeUndefined();
		expect([host.workers, host.alive]).toEqual([Math.min(cores, 4), 0]);
		found.push(new Map([...evaluations.get().known].sort()));
		const asked = host.searches.map(({ fen, nodes }) => `${fen.split(" ", 4).join(" ")} ${nodes}`);
		expect(new Set(asked).size).toBe(asked.length);
	}
	expect(found[1]).toEqual(found[0]);
	expect(found[2]).toEqual(found[0]);
});

test("one engine always looks at the position on view", async () => {
	const host = engineHost(() => undefined);
	host.machine.hardwareConcurrency = 4;
	const { evaluations } = visit(LONG);
	const stop = evaluations.follow();
	await until(() => expect(host.searches).toHaveLength(1));
	expect(host.workers).toBe(1);
	evaluations.evaluateGame();
	await until(() => expect(host.alive).toBe(3));
	evaluations.stop();
	expect(host.alive).toBe(1);
	expect(evaluations.get().isThinking).toBe(true);
	stop();
	expect(host.alive).toBe(0);
});

test("in a hidden tab one engine stays, and waits until the tab is seen", async () => {
	const host = engineHost(() => 20);
	host.machine.hardwareConcurrency = 4;
	const { evaluations } = visit(LONG);
	const show = (isSeen: boolean) => {
		Object.assign(document, { hidden: !isSeen });
		document.dispatchEvent(new Event("visibilitychange"));
	};
	host.say = () => {
		if (host.searches.length === 5) show(false);
		return 20;
	};
	evaluations.evaluateGame();
	await until(() => expect([host.workers, host.alive]).toEqual([3, 1]));
	const asked = host.searches.length;
	expect(asked).toBeLessThan(9);
	await new Promise((resolve) => setTimeout(resolve));
	expect(host.searches).toHaveLength(asked);
	show(true);
	await until(() => expect(evaluations.get().progress).toBeUndefined());
	expect(evaluations.get().problem).toBeUndefined();
	expect(evaluations.get().known.size).toBeGreaterThan(9);
	expect([host.workers, host.alive]).toEqual([5, 0]);
});

test("Stop ends a stalled download, and the next request starts it again", async () => {
	const host = engineHost(doubtful, stalled);
	const { evaluations } = visit();
	evaluations.evaluateGame();
	await until(() => expect(host.asked).toHaveLength(1));
	expect(evaluations.get().loading).toBe(0);
	evaluations.stop();
	expect(evaluations.get().loading).toBeUndefined();
	host.hosted = engineFile;
	evaluations.evaluateGame();
	await until(() => expect(evaluations.get().progress).toBeUndefined());
	expect(evaluations.get().problem).toBeUndefined();
	expect(host.asked).toEqual(["engine.json", "engine.json", "engine.js", "engine.wasm"]);
});
