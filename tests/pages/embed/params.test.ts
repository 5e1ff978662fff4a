// Tests the parameters in the address of an embedded board, and their values where it says nothing,
// or nonsense.

import { describe, expect, test, vi } from "vitest";
import { BLACK } from "../../../src/chess/piece.ts";
import { squareNamed } from "../../../src/chess/square.ts";
import { createEmbed } from "../../../src/pages/embed/createEmbed.ts";
import { drawingsIn } from "../../../src/pages/embed/drawings.ts";
import { readAddress, readParams } from "../../../src/pages/embed/params.ts";
import { readLink } from "../../../src/session/links/links.ts";

const paramsOf = (search: string, hash: string) => readParams(readAddress(search, hash));

const DEFAULTS = {
	orientation: undefined,
	lens: undefined,
	theme: "auto",
	content: { moves: "below", controls: true, head: false, captions: false },
	autoplay: false,
	overlay: undefined,
	follow: undefined,
	players: false,
	chapters: false,
	counts: false,
	legend: true,
	explains: true,
	arrows: "",
	link: undefined,
};

describe("the address of an embedded board", () => {
	test("the address of an embedded board may be empty", () => {
		expect(paramsOf("", "")).toEqual(DEFAULTS);
		expect(paramsOf("?", "#")).toEqual(DEFAULTS);
	});

	test.each(["?", "#"])("the address of an embedded board may say everything after %s", (at) => {
		const given = `${at}orientation=black&lens=attackers&theme=dark&moves=beside&autoplay&controls=no&players&counts=yes&legend=no&captions&explain=no&arrows=Ge2e4&pgn=1.+e4&ply=1`;
		const { link, ...rest } = at === "?" ? paramsOf(given, "") : paramsOf("", given);
		expect(rest).toEqual({
			orientation: BLACK,
			lens: "attackers",
			theme: "dark",
			content: { moves: "beside", controls: false, head: true, captions: true },
			autoplay: true,
			overlay: undefined,
			follow: undefined,
			players: true,
			chapters: false,
			counts: true,
			legend: false,
			explains: false,
			arrows: "Ge2e4",
		});
		expect(Object.fromEntries(link ?? [])).toMatchObject({ pgn: "1. e4", ply: "1" });
	});

	test("what stands after # takes precedence where both parts say something", () => {
		const { theme, content, link } = paramsOf(
			"?theme=dark&moves=none&pgn=1.+e4",
			"#theme=light&pgn=1.+d4",
		);
		expect([theme, content.moves]).toEqual(["light", "none"]);
		expect(link?.getAll("pgn")).toEqual(["1. d4"]);
	});

	test("the address may explain a square, and names a game or has no link", () => {
		expect(paramsOf("?fen=x&square=e4", "").link?.get("square")).toBe("e4");
		for (const search of ["?ply=3", "?pgn=", "?pgn=+%0A&fen=", "?square=e4"]) {
			expect(paramsOf(search, "").link).toBeUndefined();
		}
		for (const name of ["g", "pgn", "fen"]) {
			expect(String(paramsOf(`?${name}=x`, "").link)).toBe(`${name}=x`);
		}
	});

	test.each(["", "%00", "%", "<img src=x onerror=alert(1)>", "-1", "Dark", "x".repeat(500)])(
		"%j may stand for any setting, which then keeps its default",
		(value) => {
			const search = ["orientation", "lens", "theme", "moves"].map((name) => `${name}=${value}`);
			expect(paramsOf(`?${search.join("&")}`, "")).toEqual(DEFAULTS);
		},
	);
});

test("query and fragment of the address are parsed once", async () => {
	const texts: string[] = [];
	class Counted extends URLSearchParams {
		constructor(given?: string | URLSearchParams) {
			super(given);
			if (typeof given === "string") texts.push(given);
		}
	}
	vi.stubGlobal("URLSearchParams", Counted);
	try {
		const { params } = createEmbed("?theme=dark", "#pgn=1.+e4+e5&ply=1&square=e4");
		const { link } = params.get();
		if (link === undefined) throw new Error("There is no game");
		expect(await readLink(link)).toMatchObject({ text: "1. e4 e5", choices: [0] });
		expect(texts).toEqual(["?theme=dark", "pgn=1.+e4+e5&ply=1&square=e4"]);
	} finally {
		vi.unstubAllGlobals();
	}
});

test("arrows and circles are named as in PGN, and invalid ones are left out", () => {
	const [e2, e4, d5] = ["e2", "e4", "d5"].map((name) => squareNamed(name));
	expect(drawingsIn("Ge2e4, Rd5 e4")).toEqual({
		arrows: [{ colour: "G", from: e2, to: e4 }],
		circles: [
			{ colour: "R", square: d5 },
			{ colour: "G", square: e4 },
		],
	});
	expect(drawingsIn("<img> Gz9 Ge2e44 Xd5 []% constructor")).toEqual({ arrows: [], circles: [] });
	expect(drawingsIn("Ge2e4 ".repeat(1000)).arrows).toHaveLength(64);
});
