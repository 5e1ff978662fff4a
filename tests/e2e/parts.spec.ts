// The page of parts, which no visitor gets: it is built for this test alone.

import { join } from "node:path";
import { expect, test } from "@playwright/test";
import react from "@vitejs/plugin-react";
import { build, type CSSOptions } from "vite";
import { icons } from "../../scripts/icons.mjs";
import { letters, sheets } from "../../scripts/letters.mjs";
import { root } from "../../scripts/prepare.mjs";
import { expectAccessible } from "./axe.ts";
import { HOME, serve } from "./packagePage.ts";
import { expectRoom, textsOverTexts } from "./roomFor.ts";

const outDir = join(root, "build/parts");

test.beforeAll(async () => {
	await build({
		root,
		configFile: false,
		base: "./",
		publicDir: false,
		logLevel: "error",
		plugins: [react(), icons, letters],
		css: sheets as CSSOptions,
		build: {
			outDir,
			target: "es2022",
			assetsInlineLimit: 0,
			emptyOutDir: true,
			chunkSizeWarningLimit: 600,
			rollupOptions: { input: join(root, "parts.html") },
		},
	});
});

test("every part of the interface renders by itself, in three windows and both themes", async ({
	page,
}, testInfo) => {
	await serve(page, outDir, {});
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const [width, height] of [
		[1440, 900],
		[820, 1180],
		[390, 664],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.goto(`${HOME}parts.html`);
		await expect(page.getByRole("heading", { name: "Parts" })).toBeVisible();
		await expectRoom(page);
		expect(await textsOverTexts(page), `${width}x${height}`).toEqual([]);
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			await page.screenshot({
				path: testInfo.outputPath(`${width}-${colorScheme}.png`),
				fullPage: true,
			});
		}
	}
	await expectAccessible(page, "both themes");
	await page.getByRole("button", { name: "Open a dialog" }).click();
	await expect(page.getByRole("dialog", { name: "Remove the lesson?" })).toBeVisible();
	await expectAccessible(page, "both themes");
});
