// The room that <square-control> takes before its board is there, in pages that have no style of
// their own for it.

import { expect, type Page } from "@playwright/test";
import { GAME, Host, scriptFor, slider } from "./host.ts";
import { rest } from "./page.ts";
import { describeVisit, visit } from "./visit.ts";

const host = new Host();
visit.beforeAll(() => host.open());
visit.afterAll(host.close);

const BOARD = `<square-control>${GAME}</square-control>`;
const LONG = `<square-control>${`${GAME} `.repeat(40)}</square-control>`;
const WORDS = `<p>${"words ".repeat(400)}</p>`;

/** Counts the frames in all of the page, and how much of it is moved by anything but a reader. */
const WATCH = `<script>
	window.seen = { frames: 0, shift: 0, faults: [] };
	onerror = (fault) => void seen.faults.push(String(fault));
	new PerformanceObserver((list) => {
		for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.shift += value;
	}).observe({ type: "layout-shift", buffered: true });
	const watch = () => {
		const boards = [...document.querySelectorAll("square-control")];
		const frames = boards.filter(({ shadowRoot }) => shadowRoot?.querySelector("iframe"));
		seen.frames = Math.max(seen.frames, frames.length);
		requestAnimationFrame(watch);
	};
	watch();
</script>`;

/** With the script before its boards, as the documentation has it. */
const visitBoards = (page: Page, baseURL: string | undefined, html: string) =>
	host.visit(page, (response) => {
		response.end(
			`<!doctype html><link rel="icon" href="data:,"><body>${scriptFor(baseURL)}${WATCH}${html}`,
		);
	});

type Seen = {
	readonly frames: number;
	readonly shift: number;
	readonly faults: readonly string[];
};
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** Those at the top have come, and no others; nothing has moved. */
async function expectCalm(page: Page): Promise<void> {
	const { frames, ...others } = await seen(page);
	expect(frames).toBeGreaterThanOrEqual(1);
	expect(frames).toBeLessThanOrEqual(3);
	expect(others).toEqual({ shift: 0, faults: [] });
}

const heights = (page: Page) =>
	page
		.locator("square-control")
		.evaluateAll((boards) => boards.map(({ clientHeight }) => clientHeight));

/** The first board has come, and all that comes with it. */
async function shown(page: Page): Promise<void> {
	await expect(page.locator("square-control >> iframe").first()).toHaveCSS("opacity", "1");
	await expect(slider(page)).toHaveAttribute("aria-valuemax", "6");
	await rest(page);
}

describeVisit("a page with many boards, and no style for them", () => {
	for (const [what, between] of [
		["below one another", ""],
		["with text between them", WORDS],
	] as const) {
		visit(
			`boards ${what} load when they are near, and nothing moves when they do`,
			async ({ page, baseURL }) => {
				await visitBoards(page, baseURL, `${between}${BOARD}`.repeat(20));
				const first = await heights(page);
				await shown(page);
				await expectCalm(page);
				await page.locator("square-control").last().scrollIntoViewIfNeeded();
				const last = page.locator("square-control >> iframe").last();
				await expect(last).toHaveCSS("opacity", "1");
				expect(await heights(page)).toEqual(first);
				expect(await seen(page)).toMatchObject({ shift: 0, faults: [] });
			},
		);
	}

	for (const [what, style] of [
		["in a row that wraps", "main { display: flex; flex-wrap: wrap }"],
		["in floats", "square-control { float: left }"],
	] as const) {
		visit(`boards ${what} have the width of a frame from the start`, async ({ page, baseURL }) => {
			const boards = (BOARD + LONG).repeat(10);
			await visitBoards(page, baseURL, `<style>${style}</style><main>${boards}</main>`);
			await shown(page);
			const sizes = await page
				.locator("square-control")
				.evaluateAll((all) =>
					all.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]),
				);
			expect(sizes).toEqual(sizes.map(() => [300, 616]));
			expect(await seen(page)).toMatchObject({ shift: 0, faults: [] });
		});
	}

	visit("boards in narrow columns are no wider than these", async ({ page, baseURL }) => {
		const columns = "display: grid; grid-template-columns: 1fr 1fr; width: 400px";
		for (const style of [columns, "display: flex; width: 400px"]) {
			await visitBoards(page, baseURL, `<main style="${style}">${BOARD}${LONG}</main>`);
			const boards = page.locator("square-control");
			expect(await boards.evaluateAll((all) => all.map((board) => board.clientWidth))).toEqual([
				200, 200,
			]);
		}
	});

	visit("boards in a tab that is opened later take their room then", async ({ page, baseURL }) => {
		await visitBoards(
			page,
			baseURL,
			`<button onclick="tab.hidden = false">Open</button><div id="tab" hidden>${(WORDS + BOARD).repeat(20)}</div>`,
		);
		await rest(page);
		expect((await seen(page)).frames).toBe(0);
		await page.getByRole("button", { name: "Open" }).click();
		await rest(page);
		const first = await heights(page);
		await shown(page);
		expect(await heights(page)).toEqual(first);
		await expectCalm(page);
	});

	visit(
		"the page's own styles take precedence over those of the element",
		async ({ page, baseURL }) => {
			const styled = (style: string) => BOARD.replace("<square-control", `$& style="${style}"`);
			await visitBoards(
				page,
				baseURL,
				`<style>.card { display: inline-block; width: 400px }</style><div style="height: 3000px"></div>
			${BOARD.replace(">", ' class="card">')}${styled("height: 300px; min-height: 0")}${BOARD.replace(">", " hidden>")}`,
			);
			const looks = await page.locator("square-control").evaluateAll((boards) =>
				boards.map((board) => {
					const { width, height } = board.getBoundingClientRect();
					return [getComputedStyle(board).display, width, height];
				}),
			);
			expect(looks).toEqual([
				["inline-block", 400, 716],
				["block", 1264, 300],
				["none", 0, 0],
			]);
		},
	);

	visit("a page that becomes narrower gives its boards less room", async ({ page, baseURL }) => {
		await visitBoards(
			page,
			baseURL,
			`<main><div style="height: 3000px"></div>${BOARD}<div style="height: 3000px"></div></main>`,
		);
		expect(await heights(page)).toEqual([1580]);
		await page.evaluate(() => {
			(document.querySelector("main") as HTMLElement).style.width = "400px";
			scrollTo(0, 3000 - innerHeight - 200);
		});
		const frame = page.locator("square-control >> iframe");
		await expect(frame).toBeAttached();
		expect(await heights(page)).toEqual([716]);
		await expect(frame).toHaveCSS("opacity", "1");
		expect(await heights(page)).toEqual([716]);
	});
});
