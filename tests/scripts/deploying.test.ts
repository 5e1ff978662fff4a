// docs/deploying.md has what the scripts print for servers, and `_headers` and they have one table.
// Whether servers read it so is for `npm run hosts`, which runs them.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { headerRules } from "../../scripts/headerRules.mjs";
import { apache, caddy, nginx, vercel } from "../../scripts/hosts/configurations.mjs";
import { headerFile, headerTable } from "../../scripts/pages.mjs";
import { givenIn } from "../../scripts/policy.mjs";
import { atRoot } from "../support/core.ts";

const page = readFileSync(atRoot("docs/deploying.md"), "utf8");
const given = givenIn({});
const table = headerTable(given);

const SERVERS = { nginx, apache, caddy, vercel };

test.each(Object.entries(SERVERS))(
	"the documentation shows exactly the printed configuration for %s",
	(_, print) => {
		const blocks = [...page.matchAll(/```\w*\n(.+?)```/gs)].map(([, block]) => block);
		expect(blocks).toContain(print("/", given));
	},
);

describe("below a path", () => {
	test.each(Object.entries(SERVERS))("below a path %s configures no other address", (_, print) => {
		const [text, below] = [print("/", given), print("/chess/", given)];
		expect(below.replaceAll("/chess/", "/")).toBe(text);
		expect(below).not.toMatch(/["^ #]\/(?:static|embed|sw|404|engine)/);
	});

	test("below a path the rest of the host keeps its headers and its error page", () => {
		const [before = "", within = ""] = nginx("/chess/", given).split("    location /chess/ {");
		expect(before).not.toMatch(/add_header|error_page|gzip|absolute/);
		expect(within).toMatch(/error_page.+add_header.+\n {4}\}\n\}\n$/s);
		const [, rest = ""] = caddy("/chess/", given).split("\n\t}\n\tfile_server\n");
		expect(rest).toMatch(/^\thandle_errors \{\n\t\thandle \/chess\/\* \{/);
	});

	test("special characters of a path are not read as a pattern", () => {
		expect(nginx("/a.b/", given)).toContain("~^/a\\.b/static/");
		expect(apache("/a.b/", given)).toContain("^/a\\.b/static/");
	});
});

test("the rules of _headers add up to the rows of the table", () => {
	const rules = headerRules(headerFile(given));
	const at = (name: string) => table.find((row) => row.name === name)?.headers;
	for (const [address, row] of [
		["/static/embed/1.html", "lasting"],
		["/static/js/a.js", "static"],
		["/engine/1/a.wasm", "engine"],
		["/sw.js", "worker"],
		["/embed.js", "script"],
		["/embed", "framed"],
		["/embed.html", "framed"],
		["/demo", "quiet"],
		["/speaker.html", "quiet"],
		["/", "page"],
		["/analysisBoard", "page"],
		["/404.html", "page"],
	] as const) {
		expect(rules(address), address).toEqual(at(row));
	}
});

test("Vercel has exactly one rule for each address", () => {
	const { headers } = JSON.parse(vercel("/chess/", given)) as {
		headers: { source: string; headers: { key: string; value: string }[] }[];
	};
	for (const [address, row] of [
		["static/embed/1.html", "lasting"],
		["static/js/a.js", "static"],
		["embed", "framed"],
		["embed.js", "script"],
		["embedded", "page"],
		["demo", "quiet"],
		["", "page"],
		["a/static/b", "page"],
	] as const) {
		const fitting = headers.filter(({ source }) =>
			new RegExp(`^${source}$`).test(`/chess/${address}`),
		);
		expect(fitting, address).toHaveLength(1);
		const sent = Object.fromEntries(
			fitting[0]?.headers.map(({ key, value }) => [key, value]) ?? [],
		);
		expect(sent, address).toEqual(table.find(({ name }) => name === row)?.headers);
	}
});
