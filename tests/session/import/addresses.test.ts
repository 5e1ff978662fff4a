// Tests the things that addresses of Lichess and Chess.com name.

import { describe, expect, test } from "vitest";
import { IMPORTED_FROM } from "../../../scripts/policy.mjs";
import { addressIn } from "../../../src/session/import/addresses.ts";
import { SITES } from "../../../src/session/import/sites.ts";

test("the content policy allows requests to exactly the two import sites", () => {
	expect(Object.values(SITES).map(({ origin }) => origin)).toEqual(IMPORTED_FROM);
});

test.each([
	["https://lichess.org/AbCd1234", "https://lichess.org/game/export/AbCd1234"],
	[" http://www.lichess.org/AbCd1234/ \n", "https://lichess.org/game/export/AbCd1234"],
	["lichess.org/AbCd1234/black", "https://lichess.org/game/export/AbCd1234"],
	["https://lichess.org/AbCd1234wxyz", "https://lichess.org/game/export/AbCd1234"],
	["https://lichess.org/embed/game/AbCd1234?theme=x", "https://lichess.org/game/export/AbCd1234"],
	["https://lichess.org/game/export/AbCd1234?evals=0", "https://lichess.org/game/export/AbCd1234"],
	["https://lichess.org/study/AbCd1234", "https://lichess.org/api/study/AbCd1234.pgn"],
	[
		"https://lichess.org/study/AbCd1234/EfGh5678#last",
		"https://lichess.org/api/study/AbCd1234/EfGh5678.pgn",
	],
	["https://lichess.org/api/study/AbCd1234.pgn", "https://lichess.org/api/study/AbCd1234.pgn"],
	[
		"https://lichess.org/broadcast/some-open/round-2/AbCd1234",
		"https://lichess.org/api/broadcast/round/AbCd1234.pgn",
	],
	[
		"https://lichess.org/broadcast/some-open/round-2/AbCd1234/EfGh5678",
		"https://lichess.org/api/study/AbCd1234/EfGh5678.pgn",
	],
	[
		"https://lichess.org/api/broadcast/round/AbCd1234.pgn",
		"https://lichess.org/api/broadcast/round/AbCd1234.pgn",
	],
	[
		"https://api.chess.com/pub/player/Some_One/games/2024/05",
		"https://api.chess.com/pub/player/some_one/games/2024/05/pgn",
	],
])("%s is loaded from %s", (address, url) => {
	expect(addressIn(address)).toMatchObject({ kind: "games", url });
});

test("the move number in an address is kept, and anything else after # is dropped", () => {
	expect(addressIn("https://lichess.org/AbCd1234#23")).toMatchObject({ ply: 23 });
	expect(addressIn("https://lichess.org/AbCd1234#last")).toMatchObject({ ply: undefined });
});

test.each([
	["https://lichess.org/@/Some-One", "lichess", "Some-One"],
	["https://lichess.org/@/Some-One/all", "lichess", "Some-One"],
	["https://www.chess.com/member/some_one", "chesscom", "some_one"],
	["https://www.chess.com/games/archive/some_one?page=2", "chesscom", "some_one"],
])("the address %s names a player", (address, site, name) => {
	expect(addressIn(address)).toEqual({ kind: "player", site, name });
});

describe("addresses without games", () => {
	test.each([
		"https://lichess.org/",
		"https://lichess.org/training",
		"https://lichess.org/training/12345",
		"https://lichess.org/analysis/standard",
		"https://lichess.org/team/some-team",
		"https://www.chess.com/news",
		"https://api.chess.com/pub/player/x/games/2024/13",
	])("the address of %s holds no games, and that is said", (address) => {
		expect(addressIn(address)).toMatchObject({ kind: "none" });
	});

	test("single games of Chess.com cannot be loaded, and what works instead is said", () => {
		expect(addressIn("https://www.chess.com/game/live/123")).toMatchObject({
			why: "chesscomGame",
		});
	});
});

test("other texts, and addresses that resemble those of the sites, are not theirs", () => {
	for (const text of [
		"1. e4 e5",
		'[Site "https://lichess.org/AbCd1234"]',
		"https://lichess.org/AbCd1234 1. e4",
		"https://lichess.org.evil.example/AbCd1234",
		"https://evil.example/lichess.org/AbCd1234",
		"https://lichess.org@evil.example/AbCd1234",
		"https://lichess.org:8443/AbCd1234@evil.example",
	]) {
		expect(addressIn(text), text).toBeUndefined();
	}
});
