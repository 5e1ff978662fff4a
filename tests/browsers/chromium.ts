// Chromium and what is made of it, driven by Playwright.

import { chromium } from "@playwright/test";
import { BROWSER_ARGS } from "../../scripts/browser.mjs";
import { asJson, type Driver, type Point, WINDOW } from "./driver.ts";

export async function openChromium(executablePath: string): Promise<Driver> {
	const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
	const page = await browser.newPage({ viewport: WINDOW });
	const session = await page.context().newCDPSession(page);
	const complaints: string[] = [];
	page.on("pageerror", (error) => complaints.push(String(error)));
	return {
		name: "Chromium",
		version: browser.version(),
		goTo: async (address) => void (await page.goto(address)),
		reload: async () => void (await page.reload()),
		evaluate: async (expression, place) => {
			const frame = place === "page" ? page.mainFrame() : page.frames()[1];
			if (frame === undefined) throw new Error("There is no frame");
			return frame.evaluate<string>(asJson(expression));
		},
		moveTo: ({ x, y }) => page.mouse.move(x, y),
		press: () => page.mouse.down(),
		release: () => page.mouse.up(),
		touch: async (path) => {
			const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
				session.send("Input.dispatchTouchEvent", { type, touchPoints });
			for (const [index, point] of path.entries()) {
				await send(index === 0 ? "touchStart" : "touchMove", [point]);
			}
			await send("touchEnd", []);
		},
		strike: (key) => page.keyboard.press(key),
		resize: (size) => page.setViewportSize(size),
		screenshot: () => page.screenshot({ animations: "allow", caret: "initial" }),
		heap: async () => {
			await session.send("HeapProfiler.collectGarbage");
			const { usedSize } = await session.send("Runtime.getHeapUsage");
			return usedSize;
		},
		complaints: async () => complaints.splice(0),
		close: () => browser.close(),
	};
}
