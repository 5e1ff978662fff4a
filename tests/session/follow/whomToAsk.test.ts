// Which hosts the application may ask for a game to be followed, and why not, or why nothing comes.

import { expect, test } from "vitest";
import { statusFault } from "../../../src/session/follow/followFault.ts";
import { whomToAsk } from "../../../src/session/follow/whomToAsk.ts";

const HERE = "https://board.example/app/?follow=x";
const ask = (given: string) => whomToAsk(given, HERE, ["https://games.example"]);

test("a file on the same host may be followed by any address", () => {
	const whom = { url: "https://board.example/app/live.pgn", host: "board.example", isOwn: true };
	expect(ask("live.pgn")).toEqual(whom);
	expect(ask("https://board.example/app/live.pgn")).toEqual(whom);
});

test("hosts named by the build and the sites for imports may be followed", () => {
	expect(ask("https://games.example/4.pgn")).toMatchObject({ isOwn: false, host: "games.example" });
	expect(ask("https://lichess.org/broadcast/open/round-4/abcd1234")).toEqual({
		url: "https://lichess.org/api/broadcast/round/abcd1234.pgn",
		host: "lichess.org",
		isOwn: false,
	});
});

test("any other host is refused, with a list of those allowed", () => {
	for (const other of ["https://other.example/4.pgn", "http://games.example/4.pgn"]) {
		expect(ask(other)).toEqual({
			code: "hostNotAsked",
			host: new URL(other).host,
			others: ["Lichess", "Chess.com", "games.example"],
		});
	}
	for (const none of [
		"javascript:alert(1)",
		"data:text/plain,1. e4",
		"https://",
		"https://me:word@board.example/4.pgn",
	]) {
		expect(ask(none)).toEqual({ code: "noAddress", given: none });
	}
	expect(ask("https://lichess.org/@/ann")).toEqual({ code: "namesPlayer" });
	expect(ask("https://lichess.org/training")).toEqual({ code: "namesNothing", why: "lichess" });
});

test("the status of an answer says why no game came", () => {
	const host = "games.example";
	const codeOf = (status: number) => statusFault(host, status).code;
	expect(statusFault(host, 404)).toEqual({ code: "noSuchFile", host, status: 404 });
	expect(codeOf(403)).toBe("notForEverybody");
	expect(codeOf(429)).toBe("askedTooOften");
	expect(codeOf(503)).toBe("trouble");
	expect(codeOf(418)).toBe("status");
});
