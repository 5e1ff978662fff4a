// Moves are heard where somebody wants it, by the step and not by the scrub.

import { expect, type Page } from "@playwright/test";
import { complaints, load, open, rest, setOption } from "./page.ts";
import { anew } from "./visit.ts";

/** Counts the tones that a page begins. */
const countTones = (page: Page) =>
	page.addInitScript(() => {
		const { prototype } = OscillatorNode;
		const start = prototype.start;
		Object.assign(window, { tones: 0 });
		prototype.start = function (...given) {
			(window as unknown as { tones: number }).tones++;
			return start.apply(this, given);
		};
	});

const tones = (page: Page) => page.evaluate(() => (window as unknown as { tones: number }).tones);

anew(
	"sounds are off at first, load late, play once a step, and are silent while a key is held",
	async ({ page }) => {
		const fetched: string[] = [];
		page.on("request", (request) => {
			if (/\/sounds\.[^/]*\.js$/.test(request.url())) fetched.push(request.url());
		});
		await countTones(page);
		await open(page);
		await load(page, "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+ 4. Be2 Nf6 5. d4 Qa5");
		await page.keyboard.press("Home");
		await rest(page);
		await page.keyboard.press("ArrowRight");
		await rest(page);
		expect(fetched).toEqual([]);
		await setOption(page, "Sounds", true);
		await expect.poll(() => fetched.length).toBe(1);
		await page.waitForLoadState("networkidle");
		expect(await tones(page)).toBe(0);
		await page.keyboard.press("ArrowRight");
		await expect.poll(() => tones(page)).toBe(1);
		await rest(page);
		// A capture is two knocks.
		await page.keyboard.press("ArrowRight");
		await expect.poll(() => tones(page)).toBe(3);
		await rest(page);
		const before = await tones(page);
		// The second press of a key that is down is one that repeats.
		await page.keyboard.down("ArrowRight");
		await rest(page);
		const first = await tones(page);
		expect(first).toBe(before + 2);
		for (let times = 0; times < 4; times++) await page.keyboard.down("ArrowRight");
		await page.keyboard.up("ArrowRight");
		await rest(page);
		expect(await tones(page)).toBe(first);
		await setOption(page, "Sounds", false);
		await page.keyboard.press("ArrowLeft");
		await rest(page);
		expect(await tones(page)).toBe(first);
	},
);

anew("a browser that refuses sound stays silent without an error", async ({ page }) => {
	await page.addInitScript(() => {
		window.AudioContext = class {
			constructor() {
				throw new DOMException("No audio here", "NotSupportedError");
			}
		} as unknown as typeof AudioContext;
	});
	const found = complaints(page);
	await open(page);
	await load(page, "1. e4 e5");
	await setOption(page, "Sounds", true);
	await page.waitForLoadState("networkidle");
	await page.keyboard.press("ArrowLeft");
	await rest(page);
	await page.keyboard.press("ArrowRight");
	await rest(page);
	expect(found).toEqual([]);
});
