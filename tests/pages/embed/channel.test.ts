// Tests a board's messages to the page around it: all of them, or the height alone.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { News } from "../../../src/package/element/protocol.ts";
import { openChannel } from "../../../src/pages/embed/channel.ts";
import { until } from "../../support/until.ts";

const OWN = "https://board.example";
const NEWS: readonly News[] = [
	{ type: "load", plies: 3, warnings: [] },
	{ type: "ply", ply: 3, plies: 3, path: "3", san: "Nf3" },
	{ type: "error", message: "Expected a tag or a move" },
	{ type: "failed", message: "The board’s files did not arrive" },
	{ type: "size", height: 500 },
];

beforeEach(() => {
	vi.stubGlobal("window", Object.assign(new EventTarget(), { parent: {} }));
	vi.stubGlobal("location", new URL("/embed.html", OWN));
});
afterEach(() => void vi.unstubAllGlobals());

/** The types of what a page is told, before and after it has spoken. */
async function shownTo(origin: string, follows: boolean, told?: readonly string[]) {
	const { port1, port2 } = new MessageChannel();
	const heard: string[] = [];
	port1.onmessage = ({ data }) => heard.push(data.type);
	const tell = openChannel(() => {}, follows, told);
	for (const news of NEWS) tell(news);
	const greeting = { source: window.parent, origin, data: { squareControl: 1 }, ports: [port2] };
	window.dispatchEvent(Object.assign(new Event("message"), greeting));
	for (const news of NEWS) tell(news);
	// All other messages come before the height.
	await until(() => expect(heard.filter((type) => type === "size")).toHaveLength(2));
	port1.close();
	return [...new Set(heard)];
}

const ALL = ["here", ...NEWS.map(({ type }) => type)];

/** That there is a board, or why there is none, and how high it is. */
const BARE = ["here", "failed", "size"];

test("a board that follows no file reports everything to any page", async () => {
	expect(await shownTo("https://club.example", false)).toEqual(ALL);
});

test("a board that follows a file reports its content to trusted pages only, and its height to all", async () => {
	const named = ["https://club.example"];
	expect(await shownTo(OWN, true, named)).toEqual(ALL);
	expect(await shownTo("https://club.example", true, named)).toEqual(ALL);
	for (const origin of ["https://club.example:8443", "http://board.example", "null"]) {
		expect(await shownTo(origin, true, named), origin).toEqual(BARE);
	}
	expect(await shownTo("https://club.example", true)).toEqual(BARE);
});
