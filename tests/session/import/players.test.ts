// The games of a player, as the stand-in for the two sites has them.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	addressesOf,
	gamesOf,
	isAskable,
	type PlayerGames,
	sourceOf,
} from "../../../src/session/import/players.ts";
import { gameOf, StandIn } from "../../support/standIn.ts";

const standIn = new StandIn();
beforeAll(() => standIn.open());
afterAll(() => standIn.close());

const lichess = (which: PlayerGames["which"], name = "Ann"): PlayerGames => ({
	site: "lichess",
	name,
	which,
});
const chesscom = (which: PlayerGames["which"], name = "Ann"): PlayerGames => ({
	site: "chesscom",
	name,
	which,
});

async function textOf(games: PlayerGames): Promise<string> {
	const { signal } = new AbortController();
	let text = "";
	for await (const bytes of gamesOf(games, { fetch: standIn.fetch, signal })) {
		text += new TextDecoder().decode(bytes);
	}
	return text;
}

test("the games of a Lichess player are one request, by number or by months", () => {
	expect(addressesOf(lichess({ latest: 20 }))).toEqual([
		"https://lichess.org/api/games/user/Ann?max=20",
	]);
	expect(addressesOf(lichess({ from: "2024-02", to: "2024-12" }))).toEqual([
		`https://lichess.org/api/games/user/Ann?since=${Date.UTC(2024, 1)}&until=${Date.UTC(2025, 0) - 1}`,
	]);
});

test("impossible names, numbers and months are refused", () => {
	expect(isAskable(lichess({ latest: 1 }))).toBe(true);
	expect(isAskable(lichess({ from: "2024-01", to: "2024-01" }))).toBe(true);
	for (const which of [
		{ latest: 0 },
		{ latest: Number.NaN },
		{ latest: 1.5 },
		{ from: "2024-02", to: "2024-01" },
		{ from: "2024-13", to: "2025-01" },
		{ from: "", to: "2025-01" },
	]) {
		expect(isAskable(lichess(which)), JSON.stringify(which)).toBe(false);
	}
	for (const name of ["", "a", "a/b", "a b", "ä?x=1", "x".repeat(31)]) {
		expect(isAskable(lichess({ latest: 1 }, name)), name).toBe(false);
	}
});

describe("months of Chess.com", () => {
	const months = ["2024/03", "2024/04", "2024/05"];
	beforeAll(() => {
		const archives = months.map((month) => `https://api.chess.com/pub/player/ann/games/${month}`);
		standIn.set("/pub/player/ann/games/archives", (response) => {
			response.setHeader("Content-Type", "application/json; charset=utf-8");
			response.end(JSON.stringify({ archives }));
		});
		for (const month of months) {
			standIn.set(`/pub/player/ann/games/${month}/pgn`, (response) => {
				response.setHeader("Content-Type", "application/x-chess-pgn");
				response.end(gameOf(`${month}-a`) + gameOf(`${month}-b`).trim());
			});
		}
	});

	const sitesIn = (text: string) => [...text.matchAll(/org\/([^"]+)/g)].map(([, site]) => site);

	test("months of Chess.com are loaded from the latest, each once, until there are enough games", async () => {
		standIn.asked.length = 0;
		expect(sitesIn(await textOf(chesscom({ latest: 3 })))).toEqual([
			"2024/05-a",
			"2024/05-b",
			"2024/04-a",
			"2024/04-b",
		]);
		expect(standIn.asked).toEqual([
			"/pub/player/ann/games/archives",
			"/pub/player/ann/games/2024/05/pgn",
			"/pub/player/ann/games/2024/04/pgn",
		]);
	});

	test("months of Chess.com are loaded for the chosen period", async () => {
		const text = await textOf(chesscom({ from: "2023-01", to: "2024-03" }));
		expect(sitesIn(text)).toEqual(["2024/03-a", "2024/03-b"]);
	});

	test("months of Chess.com without games are reported", async () => {
		await expect(textOf(chesscom({ from: "2020-01", to: "2020-03" }))).rejects.toMatchObject({
			fault: { code: "noGamesThen", player: "Ann" },
		});
	});
});

test("an unknown player is reported by name", async () => {
	await expect(textOf(lichess({ latest: 1 }, "nobody"))).rejects.toMatchObject({
		fault: { code: "absent", what: { code: "player", player: "nobody" } },
	});
});

test("no request is sent before the games are read", async () => {
	standIn.asked.length = 0;
	const source = sourceOf(lichess({ latest: 1 }, "nobody"), standIn.fetch, {
		name: "nobody at Lichess",
		faultText: () => "Player nobody is not there",
	});
	const reader = source.stream().getReader();
	expect(standIn.asked).toEqual([]);
	await expect(reader.read()).rejects.toThrow("Player nobody");
});
