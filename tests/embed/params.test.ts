// What the address of an embedded board says, and what is made of it where it says nothing, or nonsense.

import { describe, expect, test } from "vitest";
import { BLACK } from "../../src/chess/piece.ts";
import { readParams } from "../../src/embed/params.ts";

const DEFAULTS = {
	orientation: undefined,
	lens: undefined,
	theme: "auto",
	moves: "below",
	autoplay: false,
	controls: true,
	overlay: undefined,
	follow: undefined,
	link: undefined,
};

describe("the address of an embedded board", () => {
	test("may say nothing", () => {
		expect(readParams("", "")).toEqual(DEFAULTS);
		expect(readParams("?", "#")).toEqual(DEFAULTS);
	});

	test.each(["?", "#"])("says everything behind %s", (at) => {
		const given = `${at}orientation=black&lens=attackers&theme=dark&moves=beside&autoplay&controls=no&pgn=1.+e4&ply=1`;
		const { link, ...rest } = at === "?" ? readParams(given, "") : readParams("", given);
		expect(rest).toEqual({
			orientation: BLACK,
			lens: "attackers",
			theme: "dark",
			moves: "beside",
			autoplay: true,
			controls: false,
			overlay: undefined,
			follow: undefined,
		});
		expect(Object.fromEntries(new URLSearchParams(link))).toMatchObject({ pgn: "1. e4", ply: "1" });
	});

	test("means what stands behind # where both say something", () => {
		const { theme, moves, link } = readParams(
			"?theme=dark&moves=none&pgn=1.+e4",
			"#theme=light&pgn=1.+d4",
		);
		expect([theme, moves]).toEqual(["light", "none"]);
		expect(new URLSearchParams(link).getAll("pgn")).toEqual(["1. d4"]);
	});

	test("explains no square, and names a game or has no link", () => {
		expect(new URLSearchParams(readParams("?fen=x&square=e4", "").link).has("square")).toBe(false);
		for (const search of ["?ply=3", "?pgn=", "?pgn=+%0A&fen=", "?square=e4"]) {
			expect(readParams(search, "").link).toBeUndefined();
		}
		for (const name of ["g", "pgn", "fen"]) {
			expect(readParams(`?${name}=x`, "").link).toBe(`${name}=x`);
		}
	});

	test.each(["", "%00", "%", "<img src=x onerror=alert(1)>", "-1", "Dark", "x".repeat(500)])(
		"may hold %j for anything, and shows a board as it is without",
		(value) => {
			const search = ["orientation", "lens", "theme", "moves"].map((name) => `${name}=${value}`);
			expect(readParams(`?${search.join("&")}`, "")).toEqual(DEFAULTS);
		},
	);
});
