// The documentation as pages: all of it is there, links lead somewhere, and what the pages for
// visitors say of squares is computed.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeDocs, NAV } from "../scripts/docs.mjs";
import { FIRST_FRAME } from "../src/chess/frame.ts";
import { squareNamed } from "../src/chess/square.ts";
import { controlLetter } from "../src/control/controlMap.ts";
import { isFault, parseAsk } from "../src/training/question.ts";
import { atRoot, placementOf, testCore } from "./support/core.ts";

const pages: Map<string, string> = makeDocs({ script: "docs.js", styles: ["docs.css"] });
const names = readdirSync(atRoot("docs"), { recursive: true, encoding: "utf8" })
	.filter((name) => name.endsWith(".md"))
	.map((name) => name.replaceAll("\\", "/").slice(0, -3));

test("the navigation has every page once, except decisions, which have their own index", () => {
	const listed = NAV.flatMap(([, all = []]) => all);
	const isListed = (name: string) => !/^decisions\/(?!README)/.test(name);
	expect([...listed].sort()).toEqual(names.filter(isListed).sort());
});

test("every link of the documentation leads to an existing page and heading", () => {
	const wrong: string[] = [];
	for (const [file, html] of pages) {
		if (!file.endsWith(".html")) continue;
		const main = html.slice(html.indexOf("<nav"));
		for (const [, href = ""] of main.matchAll(/<a href="([^"]+)"/g)) {
			if (/^https?:/.test(href)) continue;
			const target = new URL(href, `https://site/${file}`);
			const found = pages.get(target.pathname.slice(1));
			const id = decodeURIComponent(target.hash.slice(1));
			if (found === undefined || (id !== "" && !found.includes(`id="${id}"`)))
				wrong.push(`${file}: ${href}`);
		}
	}
	expect(wrong).toEqual([]);
});

test("the search of the documentation leads to the right place", () => {
	const sections = ["sections", "otherSections"].flatMap((name) =>
		JSON.parse(pages.get(`docs/${name}.json`) ?? "[]"),
	);
	expect(sections.length).toBeGreaterThan(100);
	for (const { at, heading } of sections) {
		const [page, id] = at.split("#");
		expect(pages.get(`docs/${page}`), heading).toContain(`id="${id}"`);
	}
});

const LETTERS: Readonly<Record<string, string>> = {
	neutral: "n",
	"White's": "w",
	"Black's": "b",
	contested: "c",
};

const map = readFileSync(atRoot("docs/map.md"), "utf8");
const claims = map
	.split("<square-control")
	.slice(1)
	.flatMap((part) => {
		const [, pieces = ""] = /fen="(\S+)/.exec(part) ?? [];
		const said = part.matchAll(/- `([a-h][1-8])` is (neutral|White's|Black's|contested)/g);
		return [...said].map(([, square = "", owner = ""]) => ({ pieces, square, owner }));
	});

test.each(claims)(
	"the documentation is right that $square is $owner in $pieces",
	({ pieces, square, owner }) => {
		const seen = testCore().inspectSquare(placementOf(pieces), FIRST_FRAME, squareNamed(square));
		expect(controlLetter(seen.control)).toBe(LETTERS[owner]);
	},
);

test("the page of the map has boards, and the exercise of the page of lessons can be read", () => {
	expect(claims.length).toBeGreaterThan(10);
	const lessons = readFileSync(atRoot("docs/lessons.md"), "utf8");
	const [, ask = ""] = /\[%ask ([^\]]+)\]/.exec(lessons) ?? [];
	expect(isFault(parseAsk(ask))).toBe(false);
});
