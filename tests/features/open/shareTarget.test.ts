// Reads a game that another application shares, as the service worker has stored it.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeSent } from "../../../src/features/open/shareTarget.ts";
import type { Session } from "../../../src/session/session.ts";

let kept: Response | undefined;
const problems: (string | undefined)[] = [];
const session = {
	actions: { setProblem: (problem: string | undefined) => problems.push(problem) },
} as unknown as Session;

beforeEach(() => {
	problems.length = 0;
	const cache = {
		match: async () => kept,
		async delete() {
			kept = undefined;
		},
	};
	vi.stubGlobal("window", {});
	vi.stubGlobal("location", { search: "?shared", pathname: "/" });
	vi.stubGlobal("history", { state: null, replaceState() {} });
	vi.stubGlobal("caches", { open: async () => cache });
	vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test("a share from another application that cannot be read is reported once", async () => {
	kept = new Response("nonsense", {
		headers: { "Content-Type": "multipart/form-data; boundary=x" },
	});
	await takeSent(session, () => {});
	expect(problems).toEqual(["The shared text could not be read"]);
	expect(kept).toBeUndefined();
	await takeSent(session, () => {});
	expect(problems).toHaveLength(1);
});

test("an empty share from another application is reported", async () => {
	kept = new Response(new FormData());
	await takeSent(session, () => {});
	expect(problems).toEqual(["The shared text is empty"]);
});
