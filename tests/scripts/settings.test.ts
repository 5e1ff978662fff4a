// Settings when serving: pages, headers and the service worker as they say, and all else as built.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { headerFile } from "../../scripts/pages.mjs";
import { givenIn, policy } from "../../scripts/policy.mjs";
import { settingsIn, withSettings } from "../../scripts/settings.mjs";
import { createSite } from "../../scripts/site.mjs";

const folder = mkdtempSync(join(tmpdir(), "settings-"));
const PAGE = `<head>
		<meta http-equiv="Content-Security-Policy" content="${policy(givenIn({}), "abc=")}" />
		<meta property="og:image" content="./card.png" />
		<title>x</title>
	</head>`;
const WORKER =
	"c({precache:`0123456789abcdef`});d([{url:`embed.html`,revision:`0123456789abcdef`},{url:`static/js/a.js`,revision:null}])";

mkdirSync(join(folder, "static/embed"), { recursive: true });
for (const name of ["index", "embed", "demo", "404", "static/embed/1"]) {
	writeFileSync(join(folder, `${name}.html`), PAGE);
}
writeFileSync(join(folder, "sw.js"), WORKER);
writeFileSync(join(folder, "_headers"), headerFile(givenIn({})));
afterAll(() => rmSync(folder, { recursive: true }));

async function serving(environment: Record<string, string>, path: string) {
	const server = createServer(createSite(folder, environment));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const answer = await fetch(`http://127.0.0.1:${port}${path}`);
	const text = await answer.text();
	server.close();
	return { text, policy: answer.headers.get("content-security-policy") ?? "" };
}

const connect = (text: string) => /connect-src ([^;]+)/.exec(text)?.[1];

describe("settings of a server", () => {
	const settings = {
		VITE_FOLLOW: "https://games.example/a.pgn",
		VITE_IMPORT: "off",
		VITE_ANALYTICS: "https://stats.example/s.js",
		HOME: "/secret",
	};

	test("a server's settings appear in the policy of page and header, and in one object", async () => {
		const { text, policy: sent } = await serving(settings, "/");
		for (const one of [text, sent]) {
			expect(connect(one)).toBe("'self' https://games.example https://stats.example");
			expect(one).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-");
		}
		expect(sent).toContain("; frame-ancestors 'none'");
		expect(text).not.toContain("secret");
		const given = /name="square-control" content="([^"]*)"/.exec(text)?.[1] ?? "";
		const { HOME: _, ...rest } = settings;
		expect(JSON.parse(given.replaceAll("&quot;", '"'))).toEqual(rest);
	});

	test("a server's settings leave embedded boards and offline pages as they are", async () => {
		const framed = await serving(settings, "/embed");
		expect(connect(framed.policy)).toBe("'self' https://games.example");
		expect(framed.policy).not.toContain("frame-ancestors");
		expect(connect((await serving(settings, "/demo")).policy)).toBe("'self'");
	});

	test("a server's settings do not change permanent pages", async () => {
		expect((await serving(settings, "/static/embed/1.html")).text).toBe(PAGE);
	});

	test("a server's settings make a new version for installed copies", async () => {
		const { text } = await serving(settings, "/sw.js");
		expect(text).not.toContain("0123456789abcdef");
		expect((await serving(settings, "/sw.js")).text).toBe(text);
		expect((await serving({ VITE_IMPORT: "off" }, "/sw.js")).text).not.toBe(text);
		expect(text).toContain("{url:`static/js/a.js`,revision:null}");
	});

	test("an empty setting of a server changes nothing", async () => {
		expect((await serving({ HOME: "/" }, "/")).text).toBe(PAGE);
		expect((await serving({}, "/sw.js")).text).toBe(WORKER);
	});
});

test("a setting of the server takes precedence over that of the build", () => {
	const built = withSettings(PAGE, "index", {
		VITE_FOLLOW: "https://a.example",
		VITE_IMPORT: "off",
	});
	const served = withSettings(built, "index", settingsIn({ VITE_FOLLOW: "https://b.example" }));
	expect(connect(served)).toBe("'self' https://b.example");
	expect(served.match(/name="square-control"/g)).toHaveLength(1);
});

describe("the address of a site", () => {
	const at = (page: string, site = "https://chess.example/app") =>
		withSettings(PAGE, page, { VITE_SITE: site });

	test("the site's address completes the addresses of previews", () => {
		const page = at("about");
		expect(page).toContain('og:image" content="https://chess.example/app/card.png"');
		expect(page).toContain('og:url" content="https://chess.example/app/about"');
		expect(page).toContain('rel="canonical" href="https://chess.example/app/about"');
		expect(at("index")).toContain('og:url" content="https://chess.example/app/"');
		expect(at("analysisBoard")).toContain('rel="canonical" href="https://chess.example/app/"');
		expect(at("404")).not.toContain("canonical");
	});

	test("the site's address can be changed after the build", () => {
		const moved = withSettings(at("index"), "index", { VITE_SITE: "https://new.example/" });
		expect(moved).not.toContain("chess.example");
		expect(moved.match(/canonical|og:url/g)).toHaveLength(2);
		expect(moved).toContain('og:image" content="https://new.example/card.png"');
	});

	test("an invalid address of the site is refused", () => {
		expect(() => at("index", "chess.example")).toThrow("Invalid URL");
	});
});
