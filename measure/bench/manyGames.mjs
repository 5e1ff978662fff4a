// node measure/bench/manyGames.mjs FILE: a file of any size opened, searched, sorted, scrolled,
// studied, compared and cancelled in the page, with what it takes. The application has to be built.
// Memory is that of all processes of the browser (proportional set size; Linux).

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "../../scripts/browser.mjs";
import { serve } from "../../scripts/start.mjs";

const [file] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "many-games-"));

/** Megabytes of all processes that have the folder in their command line. */
function memory() {
	let sum = 0;
	for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
		try {
			if (!readFileSync(`/proc/${id}/cmdline`, "utf8").includes(folder)) continue;
			const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"));
			sum += Number(kilobytes) / 1e3;
		} catch {
			// It has ended.
		}
	}
	return Math.round(sum);
}

const server = await serve(0);
const context = await chromium.launchPersistentContext(folder, {
	executablePath: ensureBrowser(),
	viewport: { width: 1440, height: 900 },
});
const page = await context.newPage();
const cdp = await context.newCDPSession(page);
const tell = (what, value) => console.log(`${what}: ${value}`);
const timed = async (what, work) => {
	const since = performance.now();
	await work();
	tell(what, `${Math.round(performance.now() - since)} ms`);
};
let peak = 0;
const watching = setInterval(() => {
	peak = Math.max(peak, memory());
}, 1000);

/**
 * The longest task of the page's thread during some work, in milliseconds of its processor: other
 * programs are not its fault.
 */
const longest = async (what, work) => {
	const events = [];
	const collect = ({ value }) => events.push(...value);
	cdp.on("Tracing.dataCollected", collect);
	await cdp.send("Tracing.start", {
		traceConfig: { includedCategories: ["toplevel", "__metadata"] },
	});
	await work();
	const done = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
	await cdp.send("Tracing.end");
	await done;
	cdp.off("Tracing.dataCollected", collect);
	const threads = new Set(
		events
			.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
			.map(({ pid, tid }) => `${pid} ${tid}`),
	);
	const most = events
		.filter(({ pid, tid, tdur }) => tdur !== undefined && threads.has(`${pid} ${tid}`))
		.reduce((sum, { tdur }) => Math.max(sum, tdur), 0);
	tell(`longest task, ${what}`, `${Math.round(most / 1e3)} ms`);
};

try {
	await page.goto(`http://127.0.0.1:${server.httpServer.address().port}/#games`);
	await page.getByText("Choose files", { exact: true }).waitFor();
	tell("memory before", `${memory()} MB`);
	const input = page.locator("input[type=file]");
	await longest("reading", async () => {
		await timed("first rows", async () => {
			await input.setInputFiles(file);
			await page.locator(".open-game").first().waitFor();
		});
		await timed("the rest of the file", () =>
			page.getByText(/games were read/).waitFor({ timeout: 600_000 }),
		);
	});
	tell("games", await page.locator(".games-news").textContent());
	tell("room", await page.getByText(/Kept in this browser/).textContent());
	const settled = () =>
		page.locator(".study[aria-busy=false] .share-board").waitFor({ timeout: 60_000 });
	await settled();
	tell("peak of memory", `${peak} MB`);
	const count = page.locator(".filter-count span");
	/** Milliseconds in the page from an input until the words of the count change. */
	const search = (text) =>
		page.evaluate(async (typed) => {
			const box = document.querySelector(".game-search");
			const counted = document.querySelector(".filter-count span");
			const before = counted.textContent;
			const since = performance.now();
			Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(box, typed);
			box.dispatchEvent(new Event("input", { bubbles: true }));
			while (counted.textContent === before || !counted.textContent.includes(typed)) {
				await new Promise(requestAnimationFrame);
			}
			const shown = counted.textContent;
			while (counted.textContent === shown && performance.now() - since < 2000) {
				await new Promise(requestAnimationFrame);
			}
			return Math.round(performance.now() - since);
		}, text);
	tell("search for a name, until its count is there", `${await search("carlsen")} ms`);
	tell("count", await count.textContent());
	await page.getByRole("button", { name: "Show all" }).click();
	await settled();
	const sortBy = (by) =>
		timed(`sort by ${by}, until the rows are there`, async () => {
			const first = await page.locator(".open-game").first().getAttribute("aria-label");
			await page.getByLabel("Sorted by").selectOption(by);
			await page.waitForFunction(
				(before) => document.querySelector(".open-game")?.ariaLabel !== before,
				first,
			);
		});
	await longest("sorting", async () => {
		await sortBy("white");
		await sortBy("contested");
	});
	let frames = [];
	const scroll = () =>
		page.evaluate(async () => {
			const box = document.querySelector(".game-list");
			const found = [];
			let last = performance.now();
			for (let frame = 0; frame < 240; frame++) {
				box.scrollTop += frame % 60 === 0 ? 500_000 : 300;
				await new Promise(requestAnimationFrame);
				found.push(performance.now() - last);
				last = performance.now();
			}
			return found.sort((a, b) => a - b);
		});
	await longest("scrolling", async () => {
		frames = await scroll();
	});
	tell(
		"a frame while scrolling, median and 95 of 100",
		`${frames[120].toFixed(1)}, ${frames[228].toFixed(1)} ms`,
	);
	await timed("study of all games after move 15", async () => {
		await page.locator(".study-choices select").first().selectOption("after move 15");
		await page.getByText(/positions after move 15/).waitFor({ timeout: 60_000 });
	});
	await page.getByRole("button", { name: "Filters" }).click();
	await page.getByLabel("From year").fill("2019");
	await page.getByLabel("To year").fill("2019");
	await page.getByText(/in 2019$/).waitFor();
	await settled();
	tell("filtered", await count.textContent());
	await timed("study of these over the whole game", async () => {
		await page.locator(".study-choices select").first().selectOption("all moves");
		await page.getByText(/positions over the whole game/).waitFor({ timeout: 60_000 });
	});
	await longest("comparing", () =>
		timed("won compared with lost", async () => {
			await page.getByLabel("Compare").selectOption("games won with games lost");
			await page.getByText(/^Differences /).waitFor({ timeout: 60_000 });
		}),
	);
	await page.getByRole("button", { name: "Show all" }).click();
	await settled();
	await page.getByLabel("Square", { exact: true }).fill("d4");
	await timed("find d4 White's in all games", async () => {
		await page.getByRole("button", { name: "Add", exact: true }).click();
		await page.getByText(/where White controls d4/).waitFor();
		await page.getByRole("columnheader", { name: "Found" }).waitFor();
		await settled();
	});
	await page.getByRole("button", { name: "Show all" }).click();
	await input.setInputFiles(file);
	await page.getByRole("button", { name: "Cancel" }).waitFor();
	await page.waitForTimeout(2000);
	await longest("cancelling", () =>
		timed("cancelled", async () => {
			await page.getByRole("button", { name: "Cancel" }).click();
			await page.getByText("No games were added.").waitFor();
		}),
	);
	tell("peak of memory", `${peak} MB`);
} finally {
	clearInterval(watching);
	await context.close();
	await server.close();
	rmSync(folder, { recursive: true, force: true });
}
