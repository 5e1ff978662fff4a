// The last part of npm run bench: many boards in a page of another site: when all of them can be
// played with, and what memory they take, beside as many empty frames. Cold cache, medians.

import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { BROWSER_ARGS, ensureBrowser } from "../../scripts/browser.mjs";
import { median, serveBuilt, servePage } from "./visits.mjs";

const VISITS = 5;
const BOARDS = 12;

const GAME =
	"1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 " +
	"11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0";

/** All of them are in sight. */
const STYLE = "<style>body { display: grid; grid-template-columns: repeat(6, 1fr) }</style>";

/** Megabytes of all pages' processes, shared parts by their share; Linux alone tells. */
async function memoryOf(browser) {
	const session = await browser.newBrowserCDPSession();
	const { processInfo } = await session.send("SystemInfo.getProcessInfo");
	const sizes = processInfo
		.filter(({ type }) => type === "renderer")
		.map(({ id }) => {
			try {
				return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))?.[1]);
			} catch {
				return Number.NaN;
			}
		});
	return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

async function visit(address, isReady) {
	const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
	try {
		const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
		const start = performance.now();
		await page.goto(address);
		const frames = page.locator("iframe");
		for (let index = 0; index < BOARDS; index++) {
			await isReady(frames.nth(index).contentFrame());
		}
		const time = performance.now() - start;
		await page.waitForTimeout(1000);
		return { time, memory: await memoryOf(browser) };
	} finally {
		await browser.close();
	}
}

export async function benchEmbeds() {
	const ours = await serveBuilt();
	const board = `<square-control moves="none">${GAME}</square-control>`;
	const script = `<script src="${ours.address}embed.js"></script>`;
	const boards = await servePage(STYLE + board.repeat(BOARDS) + script);
	const frame = `<iframe src="${ours.address}icon.svg"></iframe>`;
	const empty = await servePage(STYLE + frame.repeat(BOARDS));
	try {
		const visits = [];
		for (let count = 0; count < VISITS; count++) {
			visits.push({
				empty: await visit(empty.address, (frame) => frame.locator("svg").waitFor()),
				boards: await visit(boards.address, (frame) =>
					frame.locator('[role=slider][aria-valuemax="33"]').waitFor(),
				),
			});
		}
		const of = (what, key) => median(visits.map((one) => one[what][key]));
		const time = `${of("boards", "time").toFixed(0)} ms (empty frames ${of("empty", "time").toFixed(0)})`;
		const memory = `${of("boards", "memory").toFixed(0)} MB (empty frames ${of("empty", "memory").toFixed(0)})`;
		console.log(`\n${BOARDS} boards in a page of another site, ${VISITS} visits`);
		console.log(`all playable        ${time}`);
		console.log(`memory              ${memory}`);
	} finally {
		boards.close();
		empty.close();
		await ours.close();
	}
}
