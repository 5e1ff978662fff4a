// Embedded boards in a page of another origin: the element, its messages, its frame; and links and
// pictures of the application.

import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import type { SquareControlElement } from "square-control";
import { slowDown } from "../browsers/inPage.ts";
import { cutOff, GAME, Host, heard, inside, slider, sliderIn, tell } from "./host.ts";
import { begin, complaints, dragSquare, expectOn, load, open, openRow, rest, tab } from "./page.ts";
import { anew, describeVisit, visit } from "./visit.ts";

const host = new Host();
test.beforeAll(() => host.open());
test.afterAll(host.close);

const LESSON = `[White "Anna"]
[Black "Ben"]

1. e4 e5 2. Nf3 {It attacks e5.} Nc6 *

[Event "The gambit"]

1. d4 {Queen’s pawn} d5 2. c4 *`;

const visitBoards = (page: Page, baseURL: string | undefined, html: string) =>
	host.visitBoards(page, baseURL, html);

describeVisit("in a page of another origin", () => {
	visit(
		"one line of HTML makes a board of the text in the tags, with methods and events",
		async ({ page, baseURL }) => {
			const found = complaints(page);
			await visitBoards(page, baseURL, `<square-control ply="3">${GAME}</square-control>`);
			await expect(slider(page)).toHaveAttribute("aria-valuetext", "3 of 6, Nf3");
			await tell(page, (board) => board.next());
			await expect(slider(page)).toHaveAttribute("aria-valuetext", "4 of 6, Nc6");
			await tell(page, (board) => board.back());
			await tell(page, (board) => {
				board.ply = 6;
			});
			await expect(slider(page)).toHaveAttribute("aria-valuetext", "6 of 6, a6");
			await tell(page, (board) => board.setAttribute("ply", "1"));
			await expect(slider(page)).toHaveAttribute("aria-valuetext", "1 of 6, e4");
			await tell(page, (board) => board.flip());
			await expect(inside(page).getByRole("gridcell").first()).toHaveAttribute(
				"aria-label",
				/^h1,/,
			);
			await tell(page, (board) => board.setAttribute("theme", "dark"));
			await expect(inside(page).locator("html")).toHaveAttribute("data-theme", "dark");
			await tell(page, (board) => board.load("1. d4 d5"));
			await expect(slider(page)).toHaveAttribute("aria-valuetext", "0 of 2, start");
			await tell(page, (board) => {
				board.load("1. c4 e5 2. g3");
				board.ply = 2;
			});
			await expect(slider(page)).toHaveAttribute("aria-valuetext", "2 of 3, e5");
			await tell(page, (board) => board.load("no chess"));
			await expect.poll(async () => (await heard(page)).at(-1)?.[0]).toBe("error");
			await expect(slider(page)).toHaveAttribute("aria-valuetext", "2 of 3, e5");
			const plies = (await heard(page))
				.filter(([type]) => type === "ply")
				.map(([, { ply }]) => ply);
			expect(plies).toEqual(expect.arrayContaining([3, 4, 6, 1]));
			expect(await heard(page)).toContainEqual(["load", { plies: 6, warnings: [] }]);
			// The page's own "load" came once, from the browser: none of ours is taken for it.
			expect((await heard(page)).filter(([type]) => type.endsWith("of the page"))).toEqual([
				["load of the page", undefined],
			]);
			expect(found.filter((text) => !text.includes("no chess"))).toHaveLength(1);
		},
	);

	visit(
		"messages of other origins, or of another shape, are ignored",
		async ({ page, baseURL }) => {
			await visitBoards(page, baseURL, `<square-control>${GAME}</square-control>`);
			await expect(slider(page)).toHaveAttribute("aria-valuetext", "0 of 6, start");
			const frame = inside(page).locator("body");
			await frame.evaluate(() => {
				const isAllHeard = new Promise<void>((resolve) => {
					window.addEventListener("message", ({ data }) => data === "the end" && resolve());
				});
				Object.assign(window, { isAllHeard });
			});
			await page.evaluate(() => {
				const frame = document.querySelector("square-control")?.shadowRoot?.querySelector("iframe");
				const { port1, port2 } = new MessageChannel();
				frame?.contentWindow?.postMessage({ squareControl: 1 }, "*", [port2]);
				port1.postMessage({ type: "ply", ply: 4 });
				for (const junk of [
					null,
					7,
					"next",
					{ type: "next" },
					{ squareControl: 1, type: "next" },
				]) {
					frame?.contentWindow?.postMessage(junk, "*");
				}
				window.postMessage({ type: "ply", ply: 5, plies: 9 }, "*");
				frame?.contentWindow?.postMessage("the end", "*");
			});
			await frame.evaluate(() => (window as unknown as { isAllHeard: Promise<void> }).isAllHeard);
			await rest(page);
			await expect(slider(page)).toHaveAttribute("aria-valuetext", "0 of 6, start");
			expect(
				await page
					.locator("square-control")
					.evaluate((board) => (board as SquareControlElement).ply),
			).toBe(0);
		},
	);

	visit(
		"a frame is created only when it comes near, and its address can be set",
		async ({ page, baseURL }) => {
			const one = (id: string, more = "") =>
				`<square-control id="${id}" moves="none" ${more}>${GAME}</square-control>`;
			await visitBoards(
				page,
				baseURL,
				`${one("near", `src="${new URL("embed.html?theme=dark", baseURL).href}"`)}<div style="height: 5000px"></div>${one("far")}`,
			);
			const near = page.frameLocator("#near >> iframe");
			await expect(near.getByRole("slider")).toBeVisible();
			await expect(near.locator("html")).toHaveAttribute("data-theme", "dark");
			await expect(page.locator("#far >> iframe")).toHaveCount(0);
			// A property set before there is a frame is not lost.
			await page.locator("#far").evaluate((board) => {
				(board as SquareControlElement).ply = 5;
			});
			await page.locator("#far").scrollIntoViewIfNeeded();
			await expect(page.frameLocator("#far >> iframe").getByRole("slider")).toHaveAttribute(
				"aria-valuenow",
				"5",
			);
		},
	);

	visit(
		"the frame has the height it needs at any width, and removed parts free their room",
		async ({ page, baseURL }) => {
			await visitBoards(
				page,
				baseURL,
				`<square-control lens="white" pgn="1. d4 d5">${GAME}</square-control>`,
			);
			await expect(slider(page)).toHaveAttribute("aria-valuemax", "2");
			for (const width of [1200, 900, 640, 480, 320, 240]) {
				await page.setViewportSize({ width: width + 16, height: 900 });
				await expect(async () => {
					expect(await cutOff(inside(page).locator("body"))).toEqual([]);
					const board = await inside(page).locator(".board").boundingBox();
					expect(board?.width).toBeGreaterThan(width - 24);
				}).toPass();
			}
			await tell(page, (board) => board.removeAttribute("pgn"));
			await expect(slider(page)).toHaveAttribute("aria-valuemax", "6");
			await tell(page, (board) => board.setAttribute("controls", "no"));
			await expect(slider(page)).toBeHidden();
			await tell(page, (board) => board.removeAttribute("controls"));
			await expect(slider(page)).toBeVisible();
			await tell(page, (board) => board.setAttribute("ply", "junk"));
			await expect(slider(page)).toHaveAttribute("aria-valuenow", "0");
		},
	);

	visit(
		"players, chapters, comments, counts, arrows and an explained square are shown if asked for",
		async ({ page, baseURL }) => {
			const found = complaints(page);
			await page.setViewportSize({ width: 500, height: 900 });
			await visitBoards(
				page,
				baseURL,
				`<square-control ply="3" players chapters captions counts arrows="Gf3e5">${LESSON}</square-control>`,
			);
			const frame = inside(page);
			const chapters = frame.getByRole("combobox", { name: "Chapter" });
			await expect(chapters.getByRole("option")).toHaveText(["1. Anna – Ben", "2. The gambit"]);
			await expect(frame.locator(".embed-caption")).toHaveText("It attacks e5.");
			await expect(frame.locator(".embed-legend")).toContainText(/Neutral \d+/);
			await expect(async () => {
				expect(await cutOff(frame.locator("body"))).toEqual([]);
				expect((await frame.locator(".board").boundingBox())?.width).toBeGreaterThan(460);
			}).toPass();
			await expect.poll(async () => (await heard(page)).at(-1)?.[1].path).toBe("3");

			const board = await frame.locator(".board").boundingBox();
			if (board === null) throw new Error("There is no board");
			const press = (x: number, y: number) =>
				page.mouse.click(board.x + (board.width / 8) * x, board.y + (board.width / 8) * y);
			await press(4.5, 4.5);
			const sentence = frame.locator(".embed-why");
			await expect(sentence).toContainText("e4");
			await page.keyboard.press("Escape");
			await expect(sentence).toBeHidden();
			await tell(page, (board) => board.setAttribute("square", "e5"));
			await expect(sentence).toContainText("e5");
			await tell(page, (board) => board.setAttribute("explain", "no"));
			await expect(sentence).toBeHidden();
			await press(4.5, 4.5);

			await chapters.selectOption({ label: "2. The gambit" });
			await expect(frame.locator(".embed-caption")).toHaveText("");
			await tell(page, (board) => board.next());
			await expect(frame.locator(".embed-caption")).toHaveText("Queen’s pawn");
			await expect(sentence).toBeHidden();
			expect(await heard(page)).toContainEqual(["load", { plies: 3, warnings: [] }]);
			await tell(page, (board) => board.removeAttribute("chapters"));
			await expect(frame.locator(".embed-players")).toHaveText("The gambit");
			await tell(page, (board) => board.setAttribute("players", "no"));
			await expect(frame.locator(".embed-head")).toBeHidden();
			expect(found).toEqual([]);
		},
	);

	visit("only the board that has the focus listens to keys", async ({ page, baseURL }) => {
		const one = `<square-control moves="none">${GAME}</square-control>`;
		await visitBoards(page, baseURL, one + one);
		const frames = page.locator("square-control");
		await frames.nth(1).scrollIntoViewIfNeeded();
		await expect(sliderIn(page, 1)).toHaveAttribute("aria-valuemax", "6");
		await sliderIn(page, 1).focus();
		await page.keyboard.press("ArrowRight");
		await expect(sliderIn(page, 1)).toHaveAttribute("aria-valuenow", "1");
		await expect(sliderIn(page, 0)).toHaveAttribute("aria-valuenow", "0");
	});

	visit(
		"twelve boards on a page all load, and none takes the keys of the page",
		async ({ page, baseURL }) => {
			const found = complaints(page);
			await page.setViewportSize({ width: 1440, height: 900 });
			await visitBoards(
				page,
				baseURL,
				`<div style="display: grid; grid-template-columns: repeat(6, 1fr)">${`<square-control moves="none">${GAME}</square-control>`.repeat(12)}</div>`,
			);
			for (let index = 0; index < 12; index++) {
				await expect(sliderIn(page, index)).toHaveAttribute("aria-valuemax", "6");
			}
			await page.keyboard.press("ArrowRight");
			for (let index = 0; index < 12; index++) {
				await expect(sliderIn(page, index)).toHaveAttribute("aria-valuenow", "0");
			}
			expect(found).toEqual([]);
		},
	);

	visit(
		"without a header that forbids it, the application still refuses to run in a frame",
		async ({ page, baseURL }) => {
			await page.route(`${baseURL}**`, async (route) => {
				const response = await route.fetch();
				const { "content-security-policy": _, ...headers } = response.headers();
				await route.fulfill({ response, headers });
			});
			for (const path of ["", "about", "404.html", "no/such/page"]) {
				await visitBoards(page, baseURL, `<iframe src="${new URL(path, baseURL).href}"></iframe>`);
				const frame = page.frameLocator("iframe");
				await expect(frame.getByRole("link")).toHaveText("Open it in its own tab");
				await expect(frame.getByRole("button")).toHaveCount(0);
			}
		},
	);
});

/** The page alone, its parameters in the query or behind the #. */
const goTo = (page: Page, baseURL: string | undefined, given: Record<string, string>, at = "?") =>
	page.goto(`${new URL("embed.html", baseURL).href}${at}${new URLSearchParams(given)}`);

const FRAMES = [
	[1200, 800],
	[240, 240],
	[240, 300],
	[240, 480],
	[300, 200],
	[320, 320],
	[360, 640],
	[700, 420],
] as const;

describeVisit("a frame by itself", () => {
	visit("junk in every parameter still shows a board", async ({ page, baseURL }) => {
		const found: string[] = [];
		page.on("pageerror", (error) => found.push(String(error)));
		for (const value of ["<img src=x onerror=alert(1)>", "x".repeat(500)]) {
			const given = new URLSearchParams(
				[
					"ply",
					"orientation",
					"lens",
					"board",
					"pieces",
					"theme",
					"moves",
					"autoplay",
					"controls",
					"pgn",
					"players",
					"chapters",
					"captions",
					"counts",
					"square",
					"arrows",
				].map((name) => [name, value]),
			);
			await page.goto(`${new URL("embed.html", baseURL).href}?${given}`);
			await expect(page.getByRole("grid", { name: "Chessboard" })).toBeVisible();
			expect(await page.locator("img").count()).toBe(0);
		}
		expect(found).toEqual([]);
	});

	for (const at of ["?", "#"]) {
		visit(`what is asked for after ${at} is shown`, async ({ page, baseURL }) => {
			await page.setViewportSize({ width: 700, height: 700 });
			await goTo(
				page,
				baseURL,
				{
					pgn: GAME,
					ply: "3",
					orientation: "black",
					lens: "attackers",
					theme: "dark",
					moves: "beside",
				},
				at,
			);
			const moves = page.getByRole("slider", { name: "Move" });
			await expect(moves).toHaveAttribute("aria-valuetext", "3 of 6, Nf3");
			await expect(page.getByRole("gridcell").first()).toHaveAttribute("aria-label", /^h1,/);
			await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
			const board = await page.locator(".board").boundingBox();
			const list = await page.locator(".move-list").boundingBox();
			expect(list?.x).toBeGreaterThan((board?.x ?? 0) + (board?.width ?? 0));
			const link = page.getByRole("link", { name: "Square Control" });
			await link.hover();
			await expect(link).toHaveAttribute(
				"href",
				/#g=1\..*&ply=3&orientation=black&lens=attackers$/,
			);
		});
	}

	visit("an embedded position shows nothing around it", async ({ page, baseURL }) => {
		await goTo(page, baseURL, {
			fen: "8/8/8/4k3/8/8/4P3/4K3_w_-_-_0_1",
			controls: "no",
			moves: "none",
			theme: "light",
		});
		await expectOn(page, "e5", "black king");
		await expect(page.getByRole("slider")).toBeHidden();
		await expect(page.getByRole("button")).toHaveCount(0);
		await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
	});

	visit(
		"the link of a frame leads to the same view in the application, however early it is pressed",
		async ({ page, baseURL }) => {
			await goTo(page, baseURL, { pgn: GAME, ply: "4" });
			await expect(page.getByRole("slider", { name: "Move" })).toHaveAttribute(
				"aria-valuenow",
				"4",
			);
			const opening = page.waitForEvent("popup");
			await page
				.getByRole("link", { name: "Square Control" })
				.evaluate((link) => (link as HTMLElement).click());
			const application = await opening;
			await expect(application.getByRole("slider", { name: "Move" })).toHaveAttribute(
				"aria-valuetext",
				"4 of 6, Nc6",
			);
		},
	);

	visit("a printed frame has the board and moves only", async ({ page, baseURL }) => {
		await goTo(page, baseURL, { pgn: GAME, theme: "dark" });
		await expect(page.getByRole("slider", { name: "Move" })).toBeVisible();
		await page.emulateMedia({ media: "print" });
		await expect(page.getByRole("slider", { name: "Move", includeHidden: true })).toBeHidden();
		await expect(page.getByRole("toolbar", { includeHidden: true })).toBeHidden();
		await expect(page.getByRole("link", { includeHidden: true })).toBeHidden();
		await expect(page.locator(".board")).toBeVisible();
		await expect(page.getByText("Nf3")).toBeVisible();
		const paper = () =>
			page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
		expect(await paper()).toBe("rgb(250, 248, 244)");
	});

	for (const moves of ["none", "below", "beside"]) {
		visit(
			`in a frame of any size nothing scrolls and the board is whole, the list ${moves}`,
			async ({ page, baseURL }) => {
				await page.setViewportSize({ width: 240, height: 240 });
				await goTo(page, baseURL, { moves, pgn: GAME });
				for (const [width, height] of FRAMES) {
					await page.setViewportSize({ width, height });
					await rest(page);
					const box = await page.locator(".board").boundingBox();
					if (box === null) throw new Error("There is no board");
					const where = `${width} by ${height}`;
					// Parts that are short of room are left out before the board gets small.
					expect(box.width, where).toBeGreaterThan(Math.min(width, height) * 0.45);
					expect(box.x, where).toBeGreaterThanOrEqual(0);
					expect(box.x + box.width, where).toBeLessThanOrEqual(width);
					expect(box.y + box.height, where).toBeLessThanOrEqual(height);
					expect(await cutOff(page.locator("body")), where).toEqual([]);
					// Where there is no room for it beside, the list is below.
					const list = page.locator("[data-moves=beside] .embed-moves");
					if (await list.isVisible()) expect((await list.boundingBox())?.y, where).toBe(box.y);
				}
			},
		);
	}
});

anew(
	"an embedded game plays by itself if asked to, and can be stopped",
	async ({ page, baseURL }) => {
		await page.clock.install();
		await goTo(page, baseURL, { pgn: GAME, autoplay: "yes" });
		const moves = page.getByRole("slider", { name: "Move" });
		await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
		await page.clock.runFor(1500);
		await expect(moves).toHaveAttribute("aria-valuetext", /^[1-5] of 6/);
		await page.getByRole("button", { name: "Pause" }).click();
		// Steps that a slow machine bunches up are told when they have come to rest.
		await page.clock.runFor(300);
		const stopped = await moves.getAttribute("aria-valuenow");
		await page.clock.runFor(5000);
		await expect(moves).toHaveAttribute("aria-valuenow", stopped ?? "");
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.reload();
		await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
		await page.clock.runFor(5000);
		await expect(moves).toHaveAttribute("aria-valuenow", "0");
	},
);

anew(
	"an embedded board stores nothing and loads neither the router nor other pages",
	async ({ page, baseURL }) => {
		/** By address: what is asked for again comes from the cache. */
		const sizes = new Map<string, Promise<number>>();
		page.on("response", (response) => {
			if (!response.url().endsWith(".js")) return;
			const size = response.body().then((script) => gzipSync(script, { level: 9 }).length);
			sizes.set(response.url(), size);
		});
		await page.goto(`${new URL("embed.html", baseURL).href}?pgn=${encodeURIComponent(GAME)}`);
		await expect(page.getByRole("slider", { name: "Move" })).toHaveAttribute("aria-valuemax", "6");
		await page.getByRole("button", { name: "Forward one move" }).click();
		const kept = await page.evaluate(() => [
			localStorage.length,
			sessionStorage.length,
			document.cookie,
		]);
		expect(kept).toEqual([0, 0, ""]);
		const fetched = await Promise.all(sizes.values());
		expect(fetched.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(215_000);
		expect([...sizes.keys()].filter((url) => /index|About|Analysis/.test(url))).toEqual([]);
		const element = await (await fetch(new URL("embed.js", baseURL))).text();
		expect(gzipSync(element).length).toBeLessThanOrEqual(3300);
		expect(element).not.toMatch(/\b(?:import|export)\b/);
	},
);

test("the server allows reading pages and nothing else", async ({ request }) => {
	for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
		const response = await request.fetch("./", { method });
		expect([response.status(), response.headers().allow], method).toEqual([405, "GET, HEAD"]);
	}
});

anew("if a part of an embedded page fails to load, it says so in plain words", async ({ page }) => {
	const found = complaints(page);
	await page.route("**/Overlay*.js", (route) => route.fulfill({ status: 404, body: "gone" }));
	await page.goto("./embed.html?layout=overlay");
	await expect(page.locator("#root")).toHaveText(
		"This part of Square Control could not be loaded: the server no longer has it.",
	);
	expect(found.join()).toContain("Loading chunk overlay failed");
});

test("only the embed page may be framed by other sites", async ({ request }) => {
	const framers = async (path: string) =>
		/frame-ancestors [^;]+/.exec(
			(await request.get(path)).headers()["content-security-policy"] ?? "",
		)?.[0];
	for (const path of ["./embed.html", "./embed"]) {
		expect(await framers(path)).toBeUndefined();
	}
	for (const path of ["./", "./index.html", "./about", "./about.html", "./nothing", "./404.html"]) {
		expect(await framers(path), path).toBe("frame-ancestors 'none'");
	}
});

describeVisit("sharing", () => {
	anew("a picture can be copied along with a link", async ({ page, context }) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await open(page);
		await load(page, GAME);
		await tab(page, "Share").click();
		await expect(page.getByText("Link previews can’t show the game")).toBeVisible();
		await page.getByRole("button", { name: "Copy picture and link" }).click();
		await expect(page.getByText("Picture and link copied")).toBeVisible();
		const copied = await page.evaluate(async () => {
			const [item] = await navigator.clipboard.read();
			const types = item?.types ?? [];
			const text = await (await item?.getType("text/plain"))?.text();
			const html = await (await item?.getType("text/html"))?.text();
			return { types: [...types].sort(), text, html };
		});
		expect(copied.types).toEqual(["image/png", "text/html", "text/plain"]);
		expect(copied.text).toContain("#g=1.");
		expect(copied.html).toContain("<img ");
	});

	anew(
		"a link shows a friend the same view, and the friend can return to their own game",
		async ({ page, browser }) => {
			await open(page);
			await load(page, GAME);
			await page.keyboard.press("ArrowRight");
			await page.getByRole("button", { name: "Flip Board" }).click();
			await page.getByLabel("Show").selectOption("strength");
			await tab(page, "Share").click();
			const field = page.getByLabel("Link to what you see");
			await expect(field).toHaveValue(/#g=1\..*&ply=1&orientation=black&lens=strength/);
			const link = await field.inputValue();
			await page.keyboard.press("Escape");
			await expect(field).toBeHidden();
			await expect(page.locator("#moves")).toBeFocused();

			const friend = await (await browser.newContext()).newPage();
			const found = complaints(friend);
			await friend.goto(link.replace(/#.*/, ""));
			await expect(friend.getByRole("grid", { name: "Chessboard" })).toBeVisible();
			await load(friend, "1. d4 d5 2. c4");
			await friend.goto(link);
			await friend.reload();
			await expect(friend.getByRole("slider", { name: "Move" })).toHaveAttribute(
				"aria-valuetext",
				"1 of 6, e4",
			);
			await expect(friend.getByRole("gridcell").first()).toHaveAttribute("aria-label", /^h1,/);
			await expect(friend.getByLabel("Show")).toHaveValue("strength");
			expect(friend.url()).not.toContain("#");
			await friend.getByRole("button", { name: "Back to my game" }).click();
			await expect(friend.getByRole("slider", { name: "Move" })).toHaveAttribute(
				"aria-valuetext",
				"0 of 3, start",
			);
			await expect(friend.getByText("This came with a link")).toBeHidden();
			expect(found).toEqual([]);
			await friend.context().close();
		},
	);

	visit(
		"an explained square is part of the link, and is explained again when Share closes",
		async ({ page }) => {
			await begin(page);
			await load(page, GAME);
			await page.locator('[role=gridcell][aria-label^="e4"]').focus();
			await page.keyboard.press("i");
			await page.keyboard.press("s");
			const field = page.getByLabel("Link to what you see");
			await expect(field).toHaveValue(/&square=e4$/);
			const link = await field.inputValue();
			await tab(page, "Explain").click();
			await expect(page.getByRole("heading", { name: "Why e4?" })).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(page.getByRole("heading", { name: "Why e4?" })).toBeHidden();
			await page.goto(link);
			await expect(page.getByRole("heading", { name: "Why e4?" })).toBeVisible();
		},
	);

	visit("a link is copied as things are at the press", async ({ page, context }) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await begin(page);
		await load(page, GAME);
		await tab(page, "Share").click();
		const copy = page.getByRole("button", { name: "Copy link" });
		await expect(copy).toBeEnabled();
		await page.getByRole("button", { name: "Flip Board" }).evaluate((flip: HTMLElement) => {
			flip.click();
			const named = [...document.querySelectorAll("button")];
			named.find(({ textContent }) => textContent === "Copy link")?.click();
		});
		await expect(page.getByText("Link copied")).toBeVisible();
		const link = await page.evaluate(() => navigator.clipboard.readText());
		expect(link).toMatch(/&orientation=black$/);
	});

	visit("the lines for a page are copied from what is on the board", async ({ page, context }) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await begin(page);
		await load(page, GAME);
		await page.keyboard.press("ArrowRight");
		await tab(page, "Share").click();
		await page.getByRole("button", { name: "Copy embed code" }).click();
		await expect(page.getByText("paste it into your page’s source")).toBeVisible();
		const lines = await page.evaluate(() => navigator.clipboard.readText());
		expect(lines).toMatch(/embed\.js"><\/script>\n<square-control ply="1">\n/);
		expect(lines).toContain("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6");
	});

	visit("a damaged link says so and changes nothing", async ({ page }) => {
		await begin(page);
		await load(page, GAME);
		await page.evaluate(() => {
			window.location.hash = "#g=1.damaged";
		});
		await expect(page.getByRole("alert").first()).toContainText("This link is damaged");
		await expectOn(page, "e2", "white pawn");
		await expect(page.locator(".slider")).toHaveAttribute("aria-valuetext", / of 6/);
	});

	visit("a picture is saved in the size asked for, and also as SVG", async ({ page }) => {
		await begin(page);
		await load(page, GAME);
		await tab(page, "Share").click();
		await openRow(page, "Picture");
		const save = async () => {
			const saving = page.waitForEvent("download");
			await page.getByRole("button", { name: "Save picture" }).click();
			const file = await saving;
			const parts: Buffer[] = [];
			for await (const part of await file.createReadStream()) parts.push(part as Buffer);
			return { name: file.suggestedFilename(), content: Buffer.concat(parts) };
		};
		for (const [scale, legend] of [
			["1", true],
			["3", false],
		] as const) {
			await page.getByLabel("Size").selectOption(scale);
			await page.getByLabel("Legend").setChecked(legend);
			const { content: png } = await save();
			expect(png.subarray(1, 4).toString()).toBe("PNG");
			expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
				512 * Number(scale),
				(512 + (legend ? 40 : 0)) * Number(scale),
			]);
		}
		await page.getByRole("region", { name: "Picture" }).getByLabel("Format").selectOption("svg");
		await page.getByLabel("Caption").check();
		const { name, content } = await save();
		expect(name).toBe("position.svg");
		const seen = await page.evaluate((text) => {
			const drawing = new DOMParser().parseFromString(text, "image/svg+xml");
			const stamps = [...drawing.querySelectorAll("use")];
			const targets = stamps.map((stamp) =>
				drawing.querySelector(stamp.getAttribute("href") ?? ""),
			);
			return {
				faults: drawing.querySelectorAll("parsererror").length,
				pieces: stamps.length,
				drawn: targets.filter((target) => target?.querySelector("path, polygon, line")).length,
				says: [...drawing.querySelectorAll("text")].map((node) => node.textContent),
			};
		}, content.toString());
		expect(seen).toMatchObject({ faults: 0, pieces: 32, drawn: 32 });
		expect(seen.says).toContain("White to move.");
	});
});

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

anew(
	"a link that takes time to make is of the board at the last press, and is copied when ready",
	async ({ page, context }) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await open(page);
		await load(page, GAME);
		await tab(page, "Share").click();
		const copy = page.getByRole("button", { name: "Copy link" });
		const told = page.locator(".share-status");
		await copy.click();
		await expect(told).toHaveText("Link copied");

		// Each move makes another game, which is packed anew.
		await page.evaluate(slowDown, 1500);
		await dragSquare(page, "d2", "d4");
		await copy.click();
		await expect(told).toHaveText("Making the link to what you see…");
		await page.getByRole("button", { name: "Flip Board" }).click();
		await expect(told).toHaveText("Link copied");
		expect(await copied(page)).toMatch(/&ply=0-1-0$/);

		await dragSquare(page, "d7", "d5");
		await page.getByRole("button", { name: "Copy embed code" }).click();
		await page.evaluate(slowDown, 0);
		await dragSquare(page, "c2", "c4");
		await copy.click();
		await expect(told).toHaveText("Link copied");
		await openRow(page, "PGN");
		await page.getByRole("button", { name: "Copy FEN" }).click();
		await expect(told).toHaveText("FEN copied");
		// The game of the press before was the slowest of the three.
		await expect(page.locator("body")).toHaveAttribute("data-made", "3");
		await expect(told).toHaveText("FEN copied");
		expect(await copied(page)).toMatch(/^rnbqkbnr\/ppp1pppp\/.* b /);
	},
);

anew("if copying is refused, the link can be copied by hand", async ({ page }) => {
	await page.addInitScript(() => {
		const refuse = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
		Clipboard.prototype.write = refuse;
		Clipboard.prototype.writeText = refuse;
	});
	await open(page);
	await load(page, GAME);
	await page.keyboard.press("ArrowRight");
	await tab(page, "Share").click();
	await page.getByRole("button", { name: "Copy link" }).click();
	await expect(page.locator(".share-status")).toContainText(
		"The link is selected: copy it by hand",
	);
	const field = page.getByLabel("Link to what you see");
	await expect(field).toBeFocused();
	const selected = await field.evaluate((input: HTMLInputElement) =>
		input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
	);
	expect(selected).toMatch(/#g=1\..*&ply=1$/);
});
