// Answers of the sites, by the stand-in for them: what comes, and the sentence for each way in
// which it does not.

import { afterAll, beforeAll, expect, test } from "vitest";
import { answerOf, type SiteRequest } from "../../../src/session/import/answer.ts";
import { ImportError, statusFault } from "../../../src/session/import/importError.ts";
import { isWhole, textOf } from "../../../src/session/import/wholeText.ts";
import { gameOf, StandIn } from "../../support/standIn.ts";

const standIn = new StandIn();
beforeAll(() => standIn.open());
afterAll(() => standIn.close());

const asking = (rest: Partial<SiteRequest> = {}): SiteRequest => ({
	site: "lichess",
	what: { code: "game", id: "1" },
	fetch: standIn.fetch,
	signal: new AbortController().signal,
	...rest,
});

const read = (id: string, rest?: Partial<SiteRequest>) =>
	textOf(answerOf(`https://lichess.org/game/export/${id}`, asking(rest)), 1e6, () => {});

const errorOf = async (id: string, rest?: Partial<SiteRequest>) => {
	const error = await read(id, rest).catch((error: unknown) => error);
	expect(error).toBeInstanceOf(ImportError);
	return error as ImportError;
};

test("a game is loaded as sent, with progress", async () => {
	const told: unknown[] = [];
	const answer = answerOf("https://lichess.org/api/study/studyone.pgn", asking());
	const text = await textOf(answer, 1e6, (come) => told.push(come));
	expect(text).toBe(gameOf("chapter1") + gameOf("chapter2"));
	expect(told.at(-1)).toEqual({ bytes: text.length, games: 2 });
});

test("a redirect within the site is followed", async () => {
	expect(await read("movedone")).toBe(gameOf("goodgame"));
});

test.each([
	["nowhere1", { code: "absent", site: "lichess", what: { code: "game", id: "1" } }],
	["secretga", { code: "private", site: "lichess", what: { code: "game", id: "1" } }],
	["troubled", { code: "trouble", site: "lichess", status: 503 }],
	["jsongame", { code: "otherType", site: "lichess", type: "application/json" }],
	["htmlgame", { code: "page", site: "lichess" }],
	["liargame", { code: "page", site: "lichess" }],
	["emptypgn", { code: "empty" }],
	["elsewher", { code: "leadsElsewhere", site: "lichess" }],
	["cutoffga", { code: "brokeOff", site: "lichess", kilobytes: 1 }],
])("an answer that goes wrong with %s is reported", async (id, fault) => {
	expect((await errorOf(id)).fault).toEqual(fault);
});

test("after too many requests the wait is that of the site, or a minute", async () => {
	expect((await errorOf("toomanyy")).wait).toBe(2);
	expect((await errorOf("toomany0")).wait).toBe(60);
	const later = new Headers({ "Retry-After": "Wed, 01 May 2024 10:00:30 GMT" });
	const now = Date.UTC(2024, 4, 1, 10);
	const what = { code: "game", id: "1" } as const;
	expect(statusFault("lichess", what, { status: 429, headers: later }, now)).toEqual({
		code: "tooManyRequests",
		site: "lichess",
		seconds: 30,
	});
});

test("a site that falls silent is given up, at the beginning or in the middle", async () => {
	for (const id of ["silentga", "heldgame"]) {
		expect((await errorOf(id, { timeout: 200 })).fault.code).toBe("silent");
	}
});

test("a site that cannot be reached is reported", async () => {
	const { fault } = await errorOf("goodgame", {
		fetch: () => Promise.reject(new TypeError("no")),
	});
	expect(fault).toEqual({ code: "noAnswer", site: "lichess" });
});

test("a cancelled request ends at once, with the reason of its signal", async () => {
	const given = new AbortController();
	const answer = answerOf(
		"https://lichess.org/game/export/heldgame",
		asking({ signal: given.signal }),
	);
	await answer.next();
	given.abort();
	await expect(answer.next()).rejects.toMatchObject({ name: "AbortError" });
});

test("a download larger than can be opened is given up", async () => {
	const answer = answerOf("https://lichess.org/game/export/goodgame", asking());
	await expect(textOf(answer, 20, () => {})).rejects.toThrow(
		new ImportError({ code: "tooLarge", megabytes: 0.00002 }),
	);
});

test("half a game is recognised as incomplete", async () => {
	expect(isWhole(await read("halfgame"))).toBe(false);
	expect(isWhole(await read("goodgame"))).toBe(true);
});
