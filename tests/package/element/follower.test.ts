// How often a file that is followed is asked for: by the clock, with a server made of answers.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Followed, follow } from "../../../src/package/element/follower.ts";
import { until } from "../../support/until.ts";

/** Another file for each test: what a server asks for is remembered. */
let file = 0;

const page = Object.assign(new EventTarget(), { hidden: false });
let answer: () => Promise<Response>;
let asked: RequestInit[] = [];
let told: Followed[] = [];
let stop = () => {};

const says = (text: string) => {
	answer = async () => new Response(text);
};
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const begin = () => follow(`https://games.example/${file}.pgn`, (news) => told.push(news));

beforeEach(async () => {
	vi.useFakeTimers();
	file++;
	page.hidden = false;
	asked = [];
	told = [];
	vi.stubGlobal("document", page);
	vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
		asked.push(init);
		return answer();
	});
	says("1. e4 *");
	stop = begin();
	await pass(0);
});
afterEach(() => {
	stop();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test("a file that nobody follows any more leaves no text and no listener in memory", async () => {
	const listens = {
		added: vi.spyOn(page, "addEventListener"),
		gone: vi.spyOn(page, "removeEventListener"),
	};
	const told: Followed[] = [];
	for (let round = 0; round < 3; round++) follow(`https://games.example/${file}.pgn`, () => {})();
	stop();
	for (let round = 0; round < 3; round++)
		follow(`https://games.example/${file}.pgn`, (news) => told.push(news))();
	expect(listens.gone).toHaveBeenCalledTimes(listens.added.mock.calls.length + 1);
	await pass(0);
	expect(told).toEqual([]);
});

test("a followed file is requested at once, checked against the cache, and sent no credentials", () => {
	expect(told).toEqual([{ text: "1. e4 *" }]);
	expect(asked).toMatchObject([{ cache: "no-cache", credentials: "omit" }]);
	expect(asked[0]).not.toHaveProperty("headers");
});

test("an unchanged file is not reported again and requested less and less often", async () => {
	await pass(20);
	expect(told).toHaveLength(1);
	expect(asked.length).toBeGreaterThan(2);
	await pass(600);
	const before = asked.length;
	await pass(300);
	expect(asked.length - before).toBeLessThanOrEqual(11);
	says("1. e4 e5 *");
	const since = asked.length;
	await pass(60);
	expect(told.at(-1)).toEqual({ text: "1. e4 e5 *" });
	expect(asked.length - since).toBeGreaterThanOrEqual(4);
});

test("a finished game is requested every two minutes in the end, until another begins", async () => {
	says('[Result "1-0"]\n\n1. e4 1-0');
	await pass(1200);
	const before = asked.length;
	await pass(600);
	expect(asked.length - before).toBeLessThanOrEqual(5);
	expect(asked.length).toBeGreaterThan(before);
	says('[Result "1-0"]\n\n1. e4 1-0\n\n[Result "*"]\n\n1. d4 *');
	await pass(120);
	expect(told).toHaveLength(3);
	await pass(600);
	const since = asked.length;
	await pass(300);
	expect(asked.length - since).toBeGreaterThanOrEqual(9);
});

test("a file is not requested while the page is hidden, and at once when it is seen again", async () => {
	page.hidden = true;
	await pass(600);
	const before = asked.length;
	await pass(600);
	expect(asked.length).toBe(before);
	page.hidden = false;
	page.dispatchEvent(new Event("visibilitychange"));
	await pass(0);
	expect(asked.length).toBe(before + 1);
});

describe("a server in trouble", () => {
	test("a failing server is reported and asked every two minutes in the end", async () => {
		answer = async () => new Response("", { status: 503 });
		await pass(600);
		expect(told.at(-1)).toEqual({ fault: "It was answered with status 503", status: 503 });
		const before = asked.length;
		await pass(600);
		expect(asked.length - before).toBeLessThanOrEqual(5);
	});

	test("a server that asks to wait is left alone that long, even if the viewer returns", async () => {
		answer = async () => new Response("", { status: 429, headers: { "Retry-After": "300" } });
		await pass(10);
		const before = asked.length;
		await pass(120);
		page.dispatchEvent(new Event("visibilitychange"));
		await pass(60);
		stop();
		stop = begin();
		await pass(60);
		expect(asked.length).toBe(before);
		says("1. e4 e5 *");
		await pass(60);
		expect(told.at(-1)).toEqual({ text: "1. e4 e5 *" });
	});

	test("a server that works again is reported even if the file has not changed", async () => {
		answer = () => Promise.reject(new TypeError("Failed to fetch"));
		await pass(30);
		expect(told.at(-1)).toEqual({ fault: "Not reached" });
		says("1. e4 *");
		await pass(240);
		expect(told.at(-1)).toEqual({ text: "1. e4 *" });
	});
});

describe("a file that is too large", () => {
	const MEGABYTE = new TextEncoder().encode("1. e4 e5\n".padEnd(1_000_000));

	/** Bodies of so many megabytes, and how many of them were taken. */
	function send(megabytes: number) {
		const sent = { megabytes: 0, isCancelled: false };
		answer = async () => {
			sent.megabytes = 0;
			return new Response(
				new ReadableStream({
					pull(controller) {
						if (sent.megabytes === megabytes) return controller.close();
						sent.megabytes++;
						controller.enqueue(MEGABYTE);
					},
					cancel: () => {
						sent.isCancelled = true;
					},
				}),
			);
		};
		return sent;
	}

	test("a file that is too large is reported with its size and not requested again", async () => {
		const sent = send(1000);
		await pass(5);
		await until(() => expect(told).toHaveLength(2));
		expect(told[1]).toEqual({
			fault: "Files over 16 MB cannot be followed",
			isFinal: true,
		});
		expect(sent.isCancelled).toBe(true);
		expect(sent.megabytes).toBeLessThan(20);
		const before = asked.length;
		says("1. e4 e5 *");
		await pass(7200);
		page.dispatchEvent(new Event("visibilitychange"));
		await pass(60);
		expect(asked.length).toBe(before);
		const other: Followed[] = [];
		const stopOther = follow(`https://games.example/${file}.pgn`, (news) => other.push(news));
		await pass(60);
		expect(other).toEqual([told[1]]);
		expect(asked.length).toBe(before);
		// Whoever begins anew asks anew.
		stopOther();
		stop();
		stop = begin();
		await pass(0);
		expect(told.at(-1)).toEqual({ text: "1. e4 e5 *" });
	});

	test("a file of exactly 16 MB is still read", async () => {
		send(16);
		await pass(5);
		await until(() => expect(told).toHaveLength(2));
		expect(told[1]?.text).toHaveLength(16_000_000);
	});
});

test("boards on one page share the requests, and removing the last board ends them", async () => {
	const others = Array.from({ length: 3 }, begin);
	expect(told).toHaveLength(4);
	expect(asked).toHaveLength(1);
	says("1. e4 e5 *");
	await pass(10);
	expect(told).toHaveLength(8);
	for (const end of [stop, ...others]) end();
	const before = asked.length;
	await pass(600);
	expect(asked.length).toBe(before);
});
