// Whom the application may ask for a game that is to be followed, and what is said where it may not, or where nothing comes.

import { expect, test } from "vitest";
import { whomToAsk } from "../../src/follow/whomToAsk.ts";
import { statusSentence } from "../../src/follow/whyNot.ts";

const HERE = "https://board.example/app/?follow=x";
const ask = (given: string) => whomToAsk(given, HERE, ["https://games.example"]);

test("its own host is asked without more ado, by any address", () => {
	const whom = { url: "https://board.example/app/live.pgn", host: "board.example", isOwn: true };
	expect(ask("live.pgn")).toEqual(whom);
	expect(ask("https://board.example/app/live.pgn")).toEqual(whom);
});

test("hosts that the build names, and the sites that games are loaded from, are asked", () => {
	expect(ask("https://games.example/4.pgn")).toMatchObject({ isOwn: false, host: "games.example" });
	expect(ask("https://lichess.org/broadcast/open/round-4/abcd1234")).toEqual({
		url: "https://lichess.org/api/broadcast/round/abcd1234.pgn",
		host: "lichess.org",
		isOwn: false,
	});
});

test("nobody else is, and it says who is", () => {
	for (const other of ["https://other.example/4.pgn", "http://games.example/4.pgn"]) {
		expect(ask(other)).toMatch(
			/is not asked from here.*own host, Lichess, Chess\.com, and games\.example alone/,
		);
	}
	for (const none of [
		"javascript:alert(1)",
		"data:text/plain,1. e4",
		"https://",
		"https://me:word@board.example/4.pgn",
	]) {
		expect(ask(none)).toContain("is no address of a file");
	}
	expect(ask("https://lichess.org/@/ann")).toContain("address of a player");
	expect(ask("https://lichess.org/training")).toContain("names no game");
});

test("why nothing came is a sentence", () => {
	const says = (status: number) => statusSentence("games.example", status);
	expect(says(404)).toBe("games.example has no such file (status 404)");
	expect(says(403)).toContain("does not give it to everybody");
	expect(says(429)).toContain("asked too often");
	expect(says(503)).toContain("in trouble");
	expect(says(418)).toContain("answered with status 418");
});
