// What a board that follows a file by itself hears of it.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FollowedFile, followTogether } from "../../../src/session/follow/together.ts";

/** Another file for each test: what a server asks for is remembered. */
let count = 0;
let stop = () => {};

beforeEach(() => {
	vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
	// A frame without an origin of its own, which shares nothing.
	vi.stubGlobal("window", { origin: "null" });
	vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
	stop();
	vi.unstubAllGlobals();
});

/** The first that is heard of a file whose host answers so. */
const firstHeard = (answer: Response) => {
	vi.stubGlobal("fetch", async () => answer);
	return new Promise<FollowedFile>((resolve) => {
		stop = followTogether(`https://games.example/together${count++}.pgn`, resolve);
	});
};

test("a followed file is heard as its text", async () => {
	expect(await firstHeard(new Response("1. e4 *"))).toEqual({ text: "1. e4 *" });
});

test("a file of more than 16 MB is reported as too large, once and for all", async () => {
	const headers = { "Content-Length": "16000001" };
	const fault = { code: "tooLarge" };
	const large = new Response(" ".repeat(16_000_001), { headers });
	expect(await firstHeard(large)).toEqual({ fault, isFinal: true });
});

test("a file that its host refuses is reported with the status, and not as final", async () => {
	const fault = { code: "noSuchFile", host: "games.example", status: 404 };
	expect(await firstHeard(new Response("", { status: 404 }))).toEqual({ fault });
});
