// The two commands: what they say when something is missing; and the headers that static hosts are
// given.

import { createServer } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { ensureBrowser, findBrowser, findTestBrowser, NO_BROWSER } from "../../scripts/browser.mjs";
import { headerRules } from "../../scripts/headerRules.mjs";
import { lasting, withLasting } from "../../scripts/lasting.mjs";
import { licencePage, packages } from "../../scripts/licences.mjs";
import { headerFile } from "../../scripts/pages.mjs";
import { givenIn } from "../../scripts/policy.mjs";
import { Advice, adviceFor, checkNode } from "../../scripts/prepare.mjs";
import { checkPort, portFrom } from "../../scripts/start.mjs";

const servers: { readonly close: () => unknown }[] = [];

afterEach(() => {
	for (const server of servers.splice(0)) server.close();
});

function occupiedPort(): Promise<number> {
	const server = createServer();
	servers.push(server);
	return new Promise((resolve) => {
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			resolve(typeof address === "object" && address !== null ? address.port : 0);
		});
	});
}

test("a port that is in use is reported with what to do", async () => {
	const port = await occupiedPort();
	await expect(checkPort(port)).rejects.toThrow(
		`Port ${port} is taken by another program. Stop that program, or choose another port: npm start -- --port ${port + 1}`,
	);
});

test("a free port is accepted", async () => {
	const port = await occupiedPort();
	servers.splice(0).forEach((server) => {
		server.close();
	});
	await expect(checkPort(port)).resolves.toBeUndefined();
});

test("another port can be chosen", () => {
	expect(portFrom([])).toBe(4173);
	expect(portFrom(["--port", "8080"])).toBe(8080);
	for (const junk of ["", "x", "0", "70000", "1.5", "1e3", "0x1400", "-1"]) {
		expect(() => portFrom(["--port", junk])).toThrow(Advice);
	}
	for (const junk of [
		["8080"],
		["--prot", "8080"],
		["--port=8080"],
		["--port", "8080", "x"],
		["--port", ""],
	]) {
		expect(() => portFrom(junk)).toThrow("npm start -- --port 8080");
	}
});

test("a folder without write access is reported with what to do, and other errors are shown", () => {
	const failing = (code: string) => Object.assign(new Error(code), { code, path: "/theirs/dist" });
	for (const code of ["EACCES", "EPERM", "EROFS"]) {
		expect(adviceFor(failing(code))).toMatch(
			new RegExp(`^/theirs/dist cannot be written to \\(${code}\\).*Copy the project`),
		);
	}
	for (const other of [failing("ENOENT"), new TypeError("x"), undefined]) {
		expect(adviceFor(other)).toBeUndefined();
	}
	expect(adviceFor(new Advice("do this"))).toBe("do this");
});

test("a Node.js version that is too old is reported", () => {
	for (const version of ["20.19.0", "20.20.2", "22.12.0", "24.0.0", "25.1.0", "100.1.0"]) {
		expect(() => checkNode(version)).not.toThrow();
	}
	expect(() => checkNode("18.20.1")).toThrow(
		"Node.js 20.19, 22.12, 24 or later is needed; this is 18.20.1.",
	);
	for (const version of ["20.18.9", "21.7.0", "22.11.0", "23.9.0"]) {
		expect(() => checkNode(version)).toThrow(Advice);
	}
});

test("the browser named by CHROMIUM_PATH is used first, and must exist", () => {
	const env = { CHROMIUM_PATH: "/mine", PATH: "/usr/bin" };
	expect(findBrowser(env, () => true, "")).toBe("/mine");
	expect(() => findBrowser(env, () => false, "")).toThrow("CHROMIUM_PATH names /mine");
});

test("a browser is searched for among downloads, on the path and in the usual places", () => {
	const only = (path: string) => (asked: unknown) => asked === path;
	expect(findBrowser({ PATH: "" }, only("/cache/chrome"), "/cache/chrome")).toBe("/cache/chrome");
	expect(findBrowser({ PATH: "/opt:/usr/bin" }, only("/usr/bin/chromium"), "")).toBe(
		"/usr/bin/chromium",
	);
	const chrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
	expect(findBrowser({}, only(chrome), "")).toBe(chrome);
	expect(findBrowser({}, () => false, "")).toBeUndefined();
});

test("tests use a browser without windows if there is one and no other is named", () => {
	const find = (path: string, env = {}) =>
		findTestBrowser(
			{ PATH: "/opt:/usr/bin", ...env },
			(asked) => asked === path,
			() => "another",
		);
	expect(find("/usr/bin/chromium-headless-shell")).toBe("/usr/bin/chromium-headless-shell");
	expect(find("/usr/bin/chromium")).toBe("another");
	expect(find("/usr/bin/chromium-headless-shell", { CHROMIUM_PATH: "/mine" })).toBe("another");
});

test("a missing browser is downloaded by the first way that works", () => {
	let there = false;
	const tried: string[] = [];
	const path = ensureBrowser(
		() => (there ? "/got" : undefined),
		[
			() => tried.push("first"),
			() => {
				tried.push("second");
				there = true;
			},
			() => tried.push("third"),
		],
	);
	expect(path).toBe("/got");
	expect(tried).toEqual(["first", "second"]);
});

test("with no browser and no way to download one, the message says what to do", () => {
	expect(() => ensureBrowser(() => undefined, [])).toThrow(NO_BROWSER);
	expect(NO_BROWSER).toContain("CHROMIUM_PATH");
});

test("the licence page has every package that visitors receive, with its text", () => {
	const named = packages().map(({ name }) => name);
	expect(named).toEqual(expect.arrayContaining(["chess.js", "konva", "react", "workbox-core"]));
	expect(named).not.toContain("vitest");
	const page = licencePage(
		'<title>Square Control</title><script src="x"></script><div id="root"></div><noscript>-</noscript>',
	);
	expect(page.match(/<summary>/g)).toHaveLength(named.length);
	expect(page).toContain("Jeff Hlywa");
	for (const author of ["Cburnett", "Fonticons", "Pictogrammers"]) expect(page).toContain(author);
	expect(page).not.toContain("<script");
});

describe("hosts that pages may ask", () => {
	const asked = (page: string, environment: Record<string, string>) =>
		/connect-src ([^;]+)/.exec(
			headerRules(headerFile(givenIn(environment)))(`/${page}`)["Content-Security-Policy"] ?? "",
		)?.[1];
	const sites = "https://lichess.org https://api.chess.com";

	test("pages may send requests to their own host and the two import sites only", () => {
		for (const page of ["index", "about", "404", "embed"]) {
			expect(asked(page, {}), page).toBe(`'self' ${sites}`);
		}
		expect(asked("demo", {})).toBe("'self'");
	});

	test("pages may send requests to their own host only if the build leaves the sites out", () => {
		expect(asked("index", { VITE_IMPORT: "off" })).toBe("'self'");
		expect(asked("embed", { VITE_IMPORT: "off" })).toBe("'self'");
	});

	test("pages may also send requests to hosts that the build names for following games", () => {
		const VITE_FOLLOW = " https://games.example/live.pgn https://b.example ";
		expect(asked("embed", { VITE_FOLLOW })).toBe(
			`'self' ${sites} https://games.example https://b.example`,
		);
	});
});

test("other origins in the settings of a build must be addresses", () => {
	const named = { VITE_FOLLOW_NEWS: "https://club.example/news https://b.example" };
	expect(givenIn(named).told).toEqual(["https://club.example", "https://b.example"]);
	expect(() => givenIn({ VITE_FOLLOW_NEWS: "club.example" })).toThrow("Invalid URL");
});

describe("headers for static hosts", () => {
	const rules = new Map(
		headerFile(givenIn({}))
			.split(/\n(?=\/)/)
			.map((rule) => [rule.split("\n")[0], rule] as const),
	);
	const framersOf = (at: string) => /frame-ancestors ([^;\n]+)/.exec(rules.get(at) ?? "")?.[1];

	test("only the embed page may be framed by other sites", () => {
		const pages = [...rules.keys()].filter((at) => !/\*|\.js/.test(String(at)));
		expect(pages).toEqual(expect.arrayContaining(["/", "/about", "/demo.html", "/404.html"]));
		for (const at of pages) {
			expect(framersOf(String(at)), at).toBe(/^\/embed/.test(String(at)) ? undefined : "'none'");
		}
	});

	test("scripts and other parts of a board may be loaded by any site", () => {
		for (const at of ["/static/*", "/embed.js", "/embed"]) {
			expect(rules.get(at), at).toContain("Access-Control-Allow-Origin: *");
			expect(rules.get(at), at).toContain("Cross-Origin-Resource-Policy: cross-origin");
		}
	});

	test("the service worker may ask its own host only, and browsers check it for updates", () => {
		expect(rules.get("/sw.js")?.trim().split("\n  ")).toEqual([
			"/sw.js",
			"Content-Security-Policy: default-src 'self'",
			"X-Content-Type-Options: nosniff",
			"Referrer-Policy: strict-origin-when-cross-origin",
			"Cache-Control: no-cache",
		]);
	});

	test("only files named by their content are cached for ever", () => {
		const kept = [...rules].filter(([, rule]) => rule.includes("immutable")).map(([at]) => at);
		expect(kept).toEqual(["/static/*"]);
	});

	test("a permanent page gets no policy from a later release", () => {
		const fitting = [...rules].filter(([at]) =>
			new RegExp(`^${String(at).replace("*", ".*")}$`).test("/static/embed/1.html"),
		);
		expect(fitting.map(([at]) => at)).toEqual(["/static/embed/*", "/static/*"]);
		const rule = fitting.map(([, text]) => text).join("");
		expect(rule).not.toContain("Content-Security-Policy");
		expect(rule).toContain("Cross-Origin-Embedder-Policy: require-corp");
	});

	test("no header rule but its own fits the embed page", () => {
		const fitting = [...rules.keys()].filter((at) =>
			new RegExp(`^${String(at).replace("*", ".*")}$`).test("/embed.html"),
		);
		expect(fitting).toEqual(["/embed.html"]);
		expect(rules.get("/embed.html")).not.toMatch(/frame/i);
	});
});

describe("the permanent version of the element", () => {
	const SCRIPT = 'open("embed.html")';
	const PAGE = '<link href="./icon.svg"><script src="./static/js/embed.abc.js"></script>';

	test("a permanent version has another address if its script or page differs", () => {
		const addresses = [
			lasting(SCRIPT, PAGE),
			lasting(`${SCRIPT};`, PAGE),
			lasting(SCRIPT, PAGE.replace("abc", "abd")),
		].map(({ script }) => script.fileName);
		expect(new Set(addresses).size).toBe(3);
		expect(lasting(SCRIPT, PAGE).script.fileName).toBe(addresses[0]);
		expect(addresses[0]).toMatch(/^static\/embed\/\d+\.\d+\.\d+\.[0-9a-f]{10}\.js$/);
	});

	test("a permanent script opens the page beside it, which finds its files from there", () => {
		const { script, page } = lasting(SCRIPT, PAGE);
		expect(page.fileName).toBe(script.fileName.replace(/js$/, "html"));
		expect(script.source).toBe(`open("${page.fileName.replace("static/embed/", "")}")`);
		expect(page.source).toBe(
			'<link href="../../icon.svg"><script src="../../static/js/embed.abc.js"></script>',
		);
		expect(() => lasting("nothing", PAGE)).toThrow("embed.html");
	});

	test("the form names the permanent version that was built", () => {
		const made = lasting(SCRIPT, PAGE);
		const form = withLasting('<fieldset id="lasting" hidden>VERSION</fieldset>', made);
		expect(form).toContain(`data-script="${made.script.fileName}"`);
		expect(form).toContain(`data-integrity="${made.integrity}"`);
		expect(form).not.toContain("hidden");
		expect(() => withLasting("<form></form>", made)).toThrow("no choice");
	});
});
