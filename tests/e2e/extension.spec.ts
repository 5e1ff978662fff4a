// The browser extension, loaded, on pages with the boards of others from npm: what it colours, what
// it leaves alone, and that nothing is coloured where a game is live. Addresses of sites are
// answered here: no site is asked. Without a browser that loads extensions, or the boards, nothing
// is tried.

import { rmSync } from "node:fs";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { palettes } from "../../src/package/heat/schemes.ts";
import { openBrowser, serve } from "../extension/browser.ts";
import { buildPages, type Shown, STRICTEST } from "../extension/pages.ts";
import { oracleMap } from "../oracle/oracle.ts";
import { installBoards } from "../support/boards.ts";
import { cases, chance, randomPieceData } from "../support/random.ts";
import { START_FEN } from "./page.ts";

// One browser, and one build of the pages, for all.
test.describe.configure({ mode: "default" });

const LICHESS = "https://lichess.org";
const OTHER = "http://boards.test";

const ANALYSIS = '<main class="analyse"></main>';

type Opened = NonNullable<Awaited<ReturnType<typeof openBrowser>>>;

let opened: Opened | undefined;
let folder: string;
let context: BrowserContext;
let requests: readonly string[];
const pages = new Map<string, Shown>();

test.beforeAll(async () => {
	test.skip(!installBoards(), "No registry answers, and the boards are not installed");
	opened = await openBrowser([`${LICHESS}/*`, `${OTHER}/*`]);
	test.skip(opened === undefined, "No browser here loads extensions: Debian's chromium does");
	if (opened === undefined) return;
	context = opened.context;
	folder = await buildPages();
	requests = await serve(context, folder, pages);
});

test.afterAll(async () => {
	await opened?.close();
	if (folder) rmSync(folder, { recursive: true, force: true });
});

test.afterEach(async () => {
	for (const page of context?.pages().slice(1) ?? []) await page.close();
});

async function visit(address: string, shown: Shown): Promise<Page> {
	pages.set(address, shown);
	const page = await context.newPage();
	page.on("pageerror", (error) => expect(String(error)).toBe(""));
	await page.goto(address);
	await page.waitForFunction(() => "ground" in window);
	return page;
}

/** Globals of the pages. */
type Asked = {
	readonly ground: {
		set(config: object): void;
		toggleOrientation(): void;
		readonly state: { readonly dom: { redrawNow(): void } };
	};
	readonly viewer: { goTo(to: string, focus?: boolean): void };
};

/** Colours of the classes as the page tells them, by their letters. */
const CLASSES = { n: "neutral", w: "white", b: "black", c: "contested" } as const;

/** What is seen on each square of the first board, from a1, or nothing where no colours are. */
const lettersOn = (page: Page): Promise<string | undefined> =>
	page.evaluate(
		(colours) => {
			const cells = [...document.querySelectorAll<HTMLElement>("cg-board > .sc-layer > i")];
			if (cells.length !== 64) return cells.length === 0 ? undefined : `${cells.length} cells`;
			const turned = document.querySelector(".cg-wrap.orientation-black") !== null;
			const probe = document.createElement("i");
			const names = new Map(
				Object.entries(colours).map(([letter, colour]) => {
					probe.style.backgroundColor = colour;
					return [probe.style.backgroundColor, letter];
				}),
			);
			const at = (square: number) => {
				const cell = cells[turned ? square ^ 7 : square ^ 56];
				return names.get(cell?.style.backgroundColor ?? "") ?? "?";
			};
			return Array.from({ length: 64 }, (_, square) => at(square)).join("");
		},
		Object.fromEntries(
			Object.entries(CLASSES).map(([letter, name]) => [letter, palettes.plain.normal[name]]),
		),
	);

const isColoured = (page: Page, pieceData: string) =>
	expect.poll(() => lettersOn(page)).toBe(oracleMap(pieceData).letters);

const START = START_FEN.split(" ")[0] ?? "";

const isBare = (page: Page) => expect.poll(() => lettersOn(page)).toBe(undefined);

/** Sets a position, and waits until the page has drawn it: one frame. */
const show = (page: Page, config: object) =>
	page.evaluate(async (given) => {
		(window as unknown as Asked).ground.set(given);
		await new Promise(requestAnimationFrame);
		await new Promise(requestAnimationFrame);
	}, config);

/**
 * Positions by chance, turned now and then, each drawn at once: what is seen before the page does
 * anything else. Returns those that are wrong, by the oracle.
 */
async function wrongOf(page: Page, count: number, seed: number): Promise<number> {
	const next = chance(seed);
	const fens = Array.from({ length: count }, () => randomPieceData(next));
	await page.evaluate(() =>
		(window as unknown as Asked).ground.set({ animation: { enabled: false } }),
	);
	const colours = Object.entries(CLASSES).map(([letter, name]) => [
		palettes.plain.normal[name],
		letter,
	]);
	const seen = await page.evaluate(
		async ([given, tints]) => {
			const { ground } = window as unknown as Asked;
			const probe = document.createElement("i");
			const letters = new Map(
				tints.map(([colour = "", letter]) => {
					probe.style.backgroundColor = colour;
					return [probe.style.backgroundColor, letter];
				}),
			);
			const all: string[] = [];
			for (const [index, fen] of given.entries()) {
				if (index % 25 === 24) ground.toggleOrientation();
				ground.set({ fen });
				ground.state.dom.redrawNow();
				await Promise.resolve();
				const turned = document.querySelector(".cg-wrap.orientation-black") !== null;
				const cells = document.querySelectorAll<HTMLElement>("cg-board > .sc-layer > i");
				const at = (square: number) =>
					letters.get(cells[turned ? square ^ 7 : square ^ 56]?.style.backgroundColor ?? "");
				all.push(Array.from({ length: 64 }, (_, square) => at(square) ?? "?").join(""));
			}
			return all;
		},
		[fens, colours] as const,
	);
	let wrong = 0;
	seen.forEach((letters, index) => {
		const wanted = oracleMap(fens[index] ?? "").letters;
		for (let square = 0; square < 64; square++) if (letters[square] !== wanted[square]) wrong++;
	});
	return wrong;
}

const PGN =
	"1. e4 { [%clk 0:05:00] } e5 { [%clk 0:04:58] } 2. Nf3 { [%clk 0:04:51] } (2. f4 exf4) Nc6 *";

const BOARDS: readonly (readonly [address: string, shown: Shown])[] = [
	[`${OTHER}/analysis`, { program: "chessground9" }],
	[`${LICHESS}/analysis`, { program: "chessground10", more: ANALYSIS }],
	[`${OTHER}/blog/a-game`, { program: "viewer", attributes: `data-pgn="${PGN}"` }],
];

for (const [index, [address, shown]] of BOARDS.entries()) {
	test(`${shown.program}: no wrong square in hundreds of changes, each drawn at once`, async () => {
		const page = await visit(address, shown);
		await isColoured(page, START);
		expect(await wrongOf(page, cases(340), 70 + index)).toBe(0);
	});
}

test("a page's own policy may forbid the core: the background answers, as soon as it can", async () => {
	const page = await visit(`${LICHESS}/study/abcdefgh/ijklmnop`, {
		...{ program: "chessground9", more: ANALYSIS, policy: STRICTEST },
	});
	await isColoured(page, START);
	const next = chance(75);
	for (const data of Array.from({ length: 30 }, () => randomPieceData(next))) {
		await show(page, { fen: data });
		await isColoured(page, data);
	}
	await page.mouse.click(225, 225, { delay: 1 });
	await page.keyboard.down("Alt");
	await page.mouse.click(225, 225);
	await page.keyboard.up("Alt");
	await expect(page.locator("square-control-note")).toHaveText(/\be4\b/);
});

test("where the page's notes cannot be read, geometry says what stands where", async () => {
	const page = await visit(`${OTHER}/analysis/geometry`, { program: "chessground10" });
	await isColoured(page, START);
	await page.evaluate(() => {
		addEventListener("square-control-ask", (event) => event.stopImmediatePropagation(), true);
	});
	expect(await wrongOf(page, 60, 76)).toBe(0);
	await page.evaluate(() => {
		const board = document.getElementById("board");
		Object.assign(board?.style ?? {}, { width: "301px", height: "301px" });
	});
	await show(page, { fen: START, animation: { enabled: true, duration: 150 } });
	await isColoured(page, START);
	await show(page, { fen: AFTER_E4 });
	await isColoured(page, AFTER_E4);
});

const AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";

/** The middle of a square of the first board, White below. */
async function pointOf(page: Page, square: string) {
	const box = await page.locator("cg-board").first().boundingBox();
	const eighth = (box?.width ?? 0) / 8;
	const [file, rank] = [square.charCodeAt(0) - 97, Number(square[1]) - 1];
	return { x: (box?.x ?? 0) + (file + 0.5) * eighth, y: (box?.y ?? 0) + (7.5 - rank) * eighth };
}

test("moves, presses and drags are the page's; pieces that glide stand where they go", async () => {
	const page = await visit(`${OTHER}/analysis/moves`, { program: "chessground9" });
	await isColoured(page, START);
	// Within the frame in which the page draws its move, long before the piece is there.
	await show(page, { fen: AFTER_E4, animation: { enabled: true, duration: 2_000 } });
	expect(await lettersOn(page)).toBe(oracleMap(AFTER_E4).letters);
	await show(page, { fen: START, animation: { enabled: false } });
	const [from, to] = [await pointOf(page, "e2"), await pointOf(page, "e4")];
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(to.x, to.y, { steps: 5 });
	await isColoured(page, START);
	await page.mouse.up();
	await isColoured(page, AFTER_E4);
	const knight = await pointOf(page, "g1");
	await page.mouse.click(knight.x, knight.y);
	await expect(page.locator("square.selected")).toHaveCount(1);
	await page.setViewportSize({ width: 500, height: 600 });
	const size = () =>
		page.evaluate(() =>
			["cg-board", ".sc-layer"].map((name) => document.querySelector(name)?.clientWidth),
		);
	const [board, layer] = await size();
	expect(layer).toBe(board);
});

test("a square pressed with Alt says why, and the page hears nothing of it", async () => {
	const page = await visit(`${OTHER}/analysis/why`, { program: "chessground10" });
	await isColoured(page, START);
	const { x, y } = await pointOf(page, "e2");
	await page.keyboard.down("Alt");
	await page.mouse.click(x, y);
	await page.keyboard.up("Alt");
	const note = page.locator("square-control-note");
	await expect(note).toHaveText(/^Only White attacks e2/);
	await expect(page.locator("square.selected")).toHaveCount(0);
	await page.mouse.click(x, y);
	await expect(note).toHaveCount(0);
	await expect(page.locator("square.selected")).toHaveCount(1);
});

test("the viewer is stepped through, quickly, with clocks that belong to its moves", async () => {
	const page = await visit(`${OTHER}/blog/steps`, {
		...{ program: "viewer", attributes: `data-pgn="${PGN}"` },
	});
	await isColoured(page, START);
	const go = (to: string) =>
		page.evaluate((place) => (window as unknown as Asked).viewer.goTo(place), to);
	for (const to of ["next", "next", "next", "prev", "next", "next"]) await go(to);
	const end = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
	await isColoured(page, end);
	// Times have changed with the moves alone: no clock runs.
	for (let round = 0; round < 20; round++) await go(round % 2 === 0 ? "first" : "last");
	await isColoured(page, end);
});

/** Each in a page that is coloured without it. */
const VETOES: readonly (readonly [title: string, html: string, isForAll: boolean])[] = [
	["a game in progress", '<main class="round"></main>', true],
	["a player's buttons", '<button class="fbt resign">Resign</button>', true],
	["the analysis of a game that goes on", '<div class="back-to-game"></div>', true],
	["a clock that runs", '<div class="rclock running">5:00</div>', true],
	["a puzzle", '<main class="puzzle"></main>', false],
	["a lesson that asks", '<div class="gamebook-play"></div>', false],
];

test("what forbids a page is looked for with every change, and makes all tabs dark", async () => {
	const first = await visit(`${OTHER}/analysis/first`, { program: "chessground9" });
	const second = await visit(`${LICHESS}/analysis`, { program: "chessground10", more: ANALYSIS });
	for (const [title, html, isForAll] of VETOES) {
		await isColoured(first, START);
		await isColoured(second, START);
		await second.evaluate((text) => {
			document.body.insertAdjacentHTML("beforeend", `<div id="veto">${text}</div>`);
		}, html);
		// Before anything else is done, the page itself.
		expect(await lettersOn(second), title).toBe(undefined);
		if (isForAll) await isBare(first);
		else await isColoured(first, START);
		await second.evaluate(() => document.getElementById("veto")?.remove());
	}
	await isColoured(first, START);
	await second.evaluate(() => {
		document.body.insertAdjacentHTML("beforeend", '<main class="round"></main>');
	});
	await isBare(first);
	await second.close();
	await isColoured(first, START);
});

test("a clock that ticks is found by its time, and by no sign of its own", async () => {
	const page = await visit(`${OTHER}/analysis/clock`, {
		...{ program: "chessground9", more: '<p class="my-timer">3:00</p>' },
	});
	const tick = (time: string) =>
		page.evaluate((text) => {
			const clock = document.querySelector(".my-timer");
			if (clock !== null) clock.textContent = text;
		}, time);
	// Not before it has been seen to stand still.
	expect(await lettersOn(page)).toBe(undefined);
	await isColoured(page, START);
	await tick("2:59");
	await tick("2:58");
	await isBare(page);
});

const NOT_COLOURED: readonly (readonly [address: string, more: string])[] = [
	[`${LICHESS}/abcdefgh`, ANALYSIS],
	[`${LICHESS}/`, ""],
	[`${LICHESS}/training`, '<main class="puzzle"></main>'],
	[`${OTHER}/play`, ""],
];

test("only kinds of pages that are known are coloured; small boards are not", async () => {
	for (const [address, more] of NOT_COLOURED) {
		const page = await visit(address, { program: "chessground9", more });
		await show(page, { fen: AFTER_E4 });
		expect(await lettersOn(page), address).toBe(undefined);
		await page.close();
	}
	const page = await visit(`${LICHESS}/abcdefgh`, {
		...{ program: "chessground9", more: '<main class="analyse"><p class="result">1-0</p></main>' },
	});
	await isColoured(page, START);
	await page.evaluate(() =>
		document.getElementById("board")?.parentElement?.classList.add("mini-game"),
	);
	await isBare(page);
});

test("the panel: choices, counts, and the position taken along", async () => {
	const page = await visit(`${OTHER}/analysis/panel`, { program: "chessground9" });
	await show(page, { fen: AFTER_E4, lastMove: ["e2", "e4"] });
	await isColoured(page, AFTER_E4);
	const panel = await context.newPage();
	// As if it hung from the button while the board's page is in front.
	await panel.addInitScript(() => {
		const { tabs } = (globalThis as unknown as { chrome: { tabs: Record<string, unknown> } })
			.chrome;
		const query = tabs.query as (about: object) => Promise<{ url?: string }[]>;
		tabs.query = async () => (await query({})).filter(({ url }) => url?.includes("/panel"));
		tabs.create = ({ url }: { url: string }) => {
			document.title = url;
		};
	});
	await panel.goto(opened?.worker.url().replace("worker.js", "popup.html") ?? "");
	const [white = 0, black = 0, contested = 0, neutral = 0] = oracleMap(AFTER_E4).counts;
	await expect(panel.getByRole("listitem")).toHaveText([
		`White ${white}`,
		`Black ${black}`,
		`Contested ${contested}`,
		`Neutral ${neutral}`,
	]);
	await panel.getByRole("button", { name: "Open in Square Control" }).click();
	await expect(panel).toHaveTitle(new RegExp(`#fen=${AFTER_E4}_b_KQkq_-_0_1$`));
	const strong = palettes.wood.strong.white;
	await panel.getByLabel("Strength", { exact: true }).selectOption("Strong");
	await panel.getByLabel("Colours").selectOption("Wood");
	const seen = () =>
		page.evaluate((colour) => {
			const probe = document.createElement("i");
			probe.style.backgroundColor = colour;
			const cells = [...document.querySelectorAll<HTMLElement>(".sc-layer > i")];
			return cells.filter(({ style }) => style.backgroundColor === probe.style.backgroundColor)
				.length;
		}, strong);
	await expect.poll(seen).toBe(white);
	await panel.getByLabel("View").selectOption("Black only");
	await expect.poll(seen).toBe(0);
	await panel.getByLabel("Colour boards").uncheck();
	await isBare(page);
	await page.bringToFront();
	await page.reload();
	await page.waitForFunction(() => "ground" in window);
	await show(page, { fen: START });
	expect(await lettersOn(page)).toBe(undefined);
	await panel.getByLabel("Colour boards").check();
	for (const [name, choice] of [
		["View", "Control"],
		["Strength", "Normal"],
		["Colours", "Plain"],
	] as const)
		await panel.getByLabel(name, { exact: true }).selectOption(choice);
	await isColoured(page, START);
});

test("nobody was asked for anything but the pages themselves", () => {
	expect(requests).toEqual([]);
});
