// Answers of the sites, by the stand-in for them: what comes, and the sentence for each way in which it does not.

import { afterAll, beforeAll, expect, test } from "vitest";
import { type Asking, answerOf } from "../../src/import/answer.ts";
import { ImportFault, statusFault } from "../../src/import/importFault.ts";
import { isWhole, textOf } from "../../src/import/wholeText.ts";
import { gameOf, StandIn } from "../support/standIn.ts";

const standIn = new StandIn();
beforeAll(() => standIn.open());
afterAll(() => standIn.close());

const asking = (rest: Partial<Asking> = {}): Asking => ({
	site: "lichess",
	what: "Game 1",
	fetch: standIn.fetch,
	signal: new AbortController().signal,
	...rest,
});

const read = (id: string, rest?: Partial<Asking>) =>
	textOf(answerOf(`https://lichess.org/game/export/${id}`, asking(rest)), 1e6, () => {});

const faultOf = async (id: string, rest?: Partial<Asking>) => {
	const fault = await read(id, rest).catch((error: unknown) => error);
	expect(fault).toBeInstanceOf(ImportFault);
	return fault as ImportFault;
};

test("a game comes as it is, and how much has come is told", async () => {
	const told: unknown[] = [];
	const answer = answerOf("https://lichess.org/api/study/studyone.pgn", asking());
	const text = await textOf(answer, 1e6, (come) => told.push(come));
	expect(text).toBe(gameOf("chapter1") + gameOf("chapter2"));
	expect(told.at(-1)).toEqual({ bytes: text.length, games: 2 });
});

test("a site may lead elsewhere within itself", async () => {
	expect(await read("movedone")).toBe(gameOf("goodgame"));
});

test.each([
	["nowhere1", /^Lichess does not have it: Game 1 is not there, or is private/],
	["secretga", /^Game 1 is private/],
	["troubled", /^Lichess is in trouble \(status 503\)/],
	["jsongame", /^Lichess answered with application\/json, not with games/],
	["htmlgame", /^Lichess answered with a page/],
	["liargame", /^Lichess answered with a page/],
	["emptypgn", /^There are no games in it/],
	["elsewher", /^Lichess wants to lead elsewhere/],
	["cutoffga", /^The answer of Lichess broke off after 1 kB/],
])("what goes wrong with %s is told", async (id, message) => {
	expect((await faultOf(id)).message).toMatch(message);
});

test("too many requests say how long to wait, a minute where the site does not", async () => {
	expect((await faultOf("toomanyy")).wait).toBe(2);
	expect((await faultOf("toomany0")).wait).toBe(60);
	const later = new Headers({ "Retry-After": "Wed, 01 May 2024 10:00:30 GMT" });
	const now = Date.UTC(2024, 4, 1, 10);
	expect(statusFault("lichess", "It", { status: 429, headers: later }, now)?.wait).toBe(30);
});

test("who says nothing is not waited for, at the beginning or in the middle", async () => {
	for (const id of ["silentga", "heldgame"]) {
		expect((await faultOf(id, { patience: 200 })).message).toMatch(/^Lichess has said nothing/);
	}
});

test("without a server that answers, that is told", async () => {
	const { message } = await faultOf("goodgame", {
		fetch: () => Promise.reject(new TypeError("no")),
	});
	expect(message).toMatch(/^Lichess does not answer/);
});

test("what is given up ends at once, with the reason of the signal", async () => {
	const given = new AbortController();
	const answer = answerOf(
		"https://lichess.org/game/export/heldgame",
		asking({ signal: given.signal }),
	);
	await answer.next();
	given.abort();
	await expect(answer.next()).rejects.toMatchObject({ name: "AbortError" });
});

test("more than can be opened is not waited for", async () => {
	const answer = answerOf("https://lichess.org/game/export/goodgame", asking());
	await expect(textOf(answer, 20, () => {})).rejects.toThrow("which is more than can be opened");
});

test("half a game does not end as games do", async () => {
	expect(isWhole(await read("halfgame"))).toBe(false);
	expect(isWhole(await read("goodgame"))).toBe(true);
});
