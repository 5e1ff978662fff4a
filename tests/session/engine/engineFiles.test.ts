// The engine's files: requests that stall, and hosts that answered with something else at first.

import { afterEach, expect, test, vi } from "vitest";
import { loadEngine } from "../../../src/session/engine/lateEngine.ts";
import { engineFile, engineHost, type Hosted, stalled } from "../../support/engineHost.ts";
import { until } from "../../support/until.ts";

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Loaded once there is a page. */
async function createSupply(onLoading: (share: number | undefined) => void = () => {}) {
	return (await loadEngine()).createSupply(onLoading);
}

const SILENCE_MS = 30_000;

/** A body that sends so much at first, and then nothing. */
const broken: Hosted = (_, { signal }) =>
	new Response(
		new ReadableStream({
			start(controller) {
				controller.enqueue(new TextEncoder().encode("eng"));
				signal?.addEventListener("abort", () => controller.error(signal.reason));
			},
		}),
	);

const faultOf = (promise: Promise<unknown>) =>
	promise.then(
		() => "none",
		(error) => error.fault,
	);

test.each([
	["before it begins", stalled, 0],
	["on its way", broken, 1],
])(
	"a download of the engine that stalls %s is reported after thirty seconds",
	async (_, hosted, shares) => {
		const host = engineHost(
			() => 20,
			(name, init) => (name === "engine.wasm" ? hosted(name, init) : engineFile(name, init)),
		);
		const told: (number | undefined)[] = [];
		const supply = await createSupply((share) => told.push(share));
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		const fault = faultOf(supply.get());
		// The description, the script, and what there is of the other.
		await until(() => expect(told).toHaveLength(2 + shares));
		await until(() => expect(host.asked.at(-1)).toBe("engine.wasm"));
		vi.advanceTimersByTime(SILENCE_MS - 1000);
		expect(told.at(-1)).toBeGreaterThan(0);
		vi.advanceTimersByTime(1001);
		expect(await fault).toEqual({ code: "stalled", seconds: 30 });
		expect(told.at(-1)).toBeUndefined();
		host.hosted = engineFile;
		expect(await faultOf(supply.get())).toBe("none");
	},
);

test("a download that was cancelled reports no more progress", async () => {
	engineHost(() => 20, stalled);
	const told: (number | undefined)[] = [];
	const supply = await createSupply((share) => told.push(share));
	const first = supply.get().catch((error) => error.name);
	supply.leave();
	expect(await first).toBe("AbortError");
	expect(told).toEqual([0, undefined]);
});

test("an outdated description of the engine in a cache is fetched again", async () => {
	const isKept = (init: RequestInit) => init.cache !== "reload";
	const host = engineHost(
		() => 20,
		(name, init) =>
			name === "engine.json" && isKept(init)
				? new Response("<!doctype html>")
				: engineFile(name, init),
	);
	expect(await faultOf((await createSupply()).get())).toBe("none");
	// Of another version, and its files are no longer there.
	host.hosted = (name, init) => {
		if (name !== "engine.json") return engineFile(name, init);
		const other = { name: "old.js", bytes: 1, sha256: "" };
		return isKept(init)
			? Response.json({ files: { script: other, wasm: other } })
			: engineFile(name, init);
	};
	expect(await faultOf((await createSupply()).get())).toBe("none");
	host.hosted = () => new Response("<!doctype html>");
	expect(await faultOf((await createSupply()).get())).toEqual({ code: "absent" });
});
