// The browser extension in Firefox, loaded as a temporary add-on, on pages with the boards of
// others. Where there is no Firefox, or no board, nothing is tried.

import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { palettes } from "../../src/package/heat/schemes.ts";
import { BROWSERS } from "../browsers/browsers.ts";
import type { Driver } from "../browsers/driver.ts";
import { oracleMap } from "../oracle/oracle.ts";
import { installBoards } from "../support/boards.ts";
import { cases, chance, randomPieceData } from "../support/random.ts";
import { permitted } from "./browser.ts";
import { buildPages, type Shown, STRICTEST, servedAt } from "./pages.ts";

const firefox = BROWSERS.find(({ name }) => name === "Firefox");
const path = firefox?.find();

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

const PAGES: Readonly<Record<string, Shown>> = {
	"/analysis/9": { program: "chessground9" },
	"/analysis/10": { program: "chessground10" },
	"/blog/game": { program: "viewer", attributes: 'data-pgn="1. e4 e5 *"' },
	"/analysis/strict": { program: "chessground10", policy: STRICTEST },
	"/live": { program: "chessground9", more: '<main class="round"></main>' },
};

const TINTS = { n: "neutral", w: "white", b: "black", c: "contested" } as const;

const COLOURS = Object.entries(TINTS).map(([letter, name]) => [
	palettes.plain.normal[name],
	letter,
]);

/** In the page: what is seen on each square, from a1, or nothing. */
const SEEN = `(() => {
	const probe = document.createElement("i");
	const letters = new Map(${JSON.stringify(COLOURS)}.map(([colour, letter]) => {
		probe.style.backgroundColor = colour;
		return [probe.style.backgroundColor, letter];
	}));
	return () => {
		const turned = document.querySelector(".cg-wrap.orientation-black") !== null;
		const cells = document.querySelectorAll("cg-board > .sc-layer > i");
		return cells.length === 0 ? "" : Array.from({ length: 64 }, (_, square) =>
			letters.get(cells[turned ? square ^ 7 : square ^ 56].style.backgroundColor) ?? "?").join("");
	};
})()`;

describe.runIf(path !== undefined && installBoards())("the extension in Firefox", () => {
	let driver: Driver;
	let server: Server;
	let home: string;
	const folders: string[] = [];

	beforeAll(async () => {
		const folder = await buildPages();
		const own = mkdtempSync(join(tmpdir(), "square-control-addon-"));
		folders.push(folder, own);
		server = createServer(({ url = "/" }, response) => {
			const served = servedAt(folder, url, PAGES[url]);
			const { body = "", contentType = "text/plain", headers = {} } = served ?? {};
			response.writeHead(served ? 200 : 404, { "content-type": contentType, ...headers });
			response.end(body);
		});
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		driver = (await firefox?.open(path ?? "")) as Driver;
		await driver.load?.(permitted("extension-firefox", ["http://127.0.0.1/*"], own));
	});

	afterAll(async () => {
		await driver?.close();
		server?.close();
		for (const folder of folders) rmSync(folder, { recursive: true, force: true });
	});

	const evaluate = async (expression: string) =>
		JSON.parse(await driver.evaluate(expression, "page"));

	/** What is seen once it is as expected, or in the end. */
	const seenAs = (expected: string) =>
		evaluate(`(async () => {
			const seen = ${SEEN};
			for (let round = 0; round < 600 && seen() !== ${JSON.stringify(expected)}; round++)
				await new Promise(requestAnimationFrame);
			return seen();
		})()`);

	async function visit(address: string): Promise<void> {
		await driver.goTo(`${home}${address}`);
		const { letters } = oracleMap(START);
		expect(await seenAs(letters)).toBe(letters);
	}

	test.each(["/analysis/9", "/analysis/10", "/blog/game", "/analysis/strict"])(
		"%s: no wrong square, each change drawn within a frame",
		async (address) => {
			await visit(address);
			const next = chance(81);
			const fens = Array.from({ length: cases(100) }, () => randomPieceData(next));
			const seen: string[] = await evaluate(`(async () => {
				const seen = ${SEEN};
				const all = [];
				ground.set({ animation: { enabled: false } });
				for (const [index, fen] of ${JSON.stringify(fens)}.entries()) {
					if (index % 25 === 24) ground.toggleOrientation();
					ground.set({ fen });
					ground.state.dom.redrawNow();
					await new Promise(requestAnimationFrame);
					all.push(seen());
				}
				return all;
			})()`);
			expect(seen).toEqual(fens.map((fen) => oracleMap(fen).letters));
			expect(await driver.complaints()).toEqual([]);
		},
	);

	test("a square pressed with Alt says why", async () => {
		await visit("/analysis/9");
		const note: string = await evaluate(`(async () => {
			const board = document.querySelector("cg-board");
			const { left, top, width } = board.getBoundingClientRect();
			board.dispatchEvent(new PointerEvent("pointerdown", { altKey: true, bubbles: true, composed: true,
				clientX: left + width * 0.55, clientY: top + width * 0.8 }));
			const note = () => document.querySelector("square-control-note")?.textContent;
			for (let round = 0; round < 600 && !note(); round++) await new Promise(requestAnimationFrame);
			return note() ?? "";
		})()`);
		expect(note).toMatch(/^Only White attacks e2/);
	});

	test("a live game makes every page dark until it has gone", async () => {
		await visit("/analysis/9");
		await evaluate(`(async () => {
			const frame = Object.assign(document.createElement("iframe"), { src: "/live", id: "live" });
			document.body.append(frame);
			await new Promise((resolve) => { frame.onload = resolve; });
		})()`);
		expect(await seenAs("")).toBe("");
		await evaluate(`void document.getElementById("live").remove()`);
		const { letters } = oracleMap(START);
		expect(await seenAs(letters)).toBe(letters);
	});
});
