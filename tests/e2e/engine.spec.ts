// The engine, when one asks for it: with a stand-in that speaks UCI in a worker, and with the real
// one where that has been fetched.

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { complaints, load, open, picture, setOption, slider, tab } from "./page.ts";

const FOLDER = "**/engine/19.0.0/";
const PGN = "1. e4 e5 2. Nf3 *";

/** Answers what it was told of a position, and notes what it is asked. */
const standIn = (rule = "") => `
	const LINES = {
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w": ["cp 31 pv e2e4 e7e5 g1f3", "cp 20 pv d2d4 d7d5", "cp 12 pv c2c4 e7e5"],
		"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b": ["cp -25 pv e7e5 g1f3 b8c6", "cp -40 pv c7c5 g1f3"],
		"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w": ["cp 28 pv g1f3 b8c6 f1b5", "mate 3 pv f1c4 b8c6"],
		"rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b": ["cp -150 pv b8c6 f1b5"],
	};
	let key = "";
	onmessage = ({ data }) => {
		${rule}
		if (data === "uci") { postMessage("id name Stand-in"); postMessage("uciok"); }
		if (data === "isready") postMessage("readyok");
		if (data.startsWith("position fen ")) key = data.slice(13).split(" ", 2).join(" ");
		if (data.startsWith("go")) {
			(LINES[key] ?? []).forEach((line, index) => postMessage("info depth 9 multipv " + (index + 1) + " nodes 100 score " + line));
			postMessage("bestmove " + LINES[key][0].split(" ")[3]);
		}
	};
`;

const described = (name: string, text: string) => ({
	name,
	bytes: Buffer.byteLength(text),
	sha256: createHash("sha256").update(text).digest("hex"),
});

type Served = { readonly script?: string; readonly sent?: string; readonly isThere?: boolean };

/** Serves a stand-in for the engine; what is sent may differ from what is described. */
async function serve(page: Page, { script = standIn(), sent, isThere = true }: Served = {}) {
	const asked: string[] = [];
	const files = { script: described("engine.js", script), wasm: described("engine.wasm", "wasm") };
	await page.route(`${FOLDER}*`, (route) => {
		const name = new URL(route.request().url()).pathname.split("/").pop() ?? "";
		asked.push(name);
		if (!isThere || name === "coming.json") return route.fulfill({ status: 404, body: "" });
		if (name === "engine.json") return route.fulfill({ json: { files } });
		const isScript = name === "engine.js";
		return route.fulfill({
			contentType: isScript ? "text/javascript" : "application/wasm",
			body: isScript ? (sent ?? script) : "wasm",
		});
	});
	return asked;
}

const lines = (page: Page) => page.locator(".engine-lines li");
const inGame = (page: Page, san: string) => page.locator(".move-list .move", { hasText: san });
const sign = (page: Page) => page.locator(".counts .evaluation");
const problem = (page: Page) => page.locator(".engine-problem");

async function openInExplain(page: Page, row: string): Promise<void> {
	await tab(page, "Explain").click();
	await page.getByRole("button", { name: row, exact: true }).click();
}

async function ask(page: Page): Promise<void> {
	await open(page);
	await load(page, PGN);
	await openInExplain(page, "Best moves");
}

test("the engine is fetched only when asked for, and its three lines can be stepped and played", async ({
	page,
}) => {
	const wrong = complaints(page);
	const asked = await serve(page);
	await open(page);
	await load(page, PGN);
	await expect(page.getByRole("tab", { name: /^Explain/ })).toBeVisible();
	expect(asked).toEqual([]);
	await openInExplain(page, "Best moves");
	await expect(lines(page)).toHaveCount(3);
	await expect(lines(page).first()).toContainText("+0.31");
	await expect(page.locator(".engine-verdict")).toHaveText("+0.31 White is slightly better.");
	await expect(sign(page)).toContainText("+0.31");
	await expectAccessible(page);

	// Each move shows its position while a mouse is on it.
	const count = page.locator(".counts .count").first();
	const before = await count.textContent();
	await lines(page).first().getByRole("button", { name: "2.Nf3" }).hover();
	await expect(page.locator(".counts[data-preview]")).toBeVisible();
	await page.mouse.move(5, 5);
	await expect(count).toHaveText(before ?? "");

	const plain = await picture(page);
	await page.getByLabel("An arrow for each move").check();
	await expect.poll(async () => (await picture(page)).equals(plain)).toBe(false);
	await page.getByLabel("An arrow for each move").uncheck();
	await expect.poll(async () => (await picture(page)).equals(plain)).toBe(true);

	await lines(page).nth(1).getByRole("button", { name: "1.d4" }).focus();
	await page.keyboard.press("Enter");
	await expect(lines(page).locator("[aria-current]")).toHaveText("1.d4");
	await expect(page.locator(".line-banner")).toBeVisible();
	await expect(inGame(page, "d4")).toHaveCount(0);
	await page.getByRole("button", { name: "Add to the game" }).click();
	await expect(inGame(page, "d4")).toHaveCount(1);
	await expect(inGame(page, "d5")).toHaveCount(1);
	await expect(page.locator(".line-banner")).toHaveCount(0);
	await page.keyboard.press("Control+z");
	await expect(inGame(page, "d4")).toHaveCount(0);
	await expect(inGame(page, "d5")).toHaveCount(0);
	expect(wrong).toEqual([]);
});

test("the engine's switch shows bar, evaluations, arrow and mark, and its state is remembered", async ({
	page,
}) => {
	const wrong = complaints(page);
	const asked = await serve(page);
	await open(page);
	await load(page, "1. e4 e5 2. Nf3?! *");
	const engine = page.getByRole("switch", { name: "Engine" });
	const number = page.locator(".bar-number");
	const score = (san: string) =>
		page.locator(".main-move", { hasText: san }).getAttribute("data-score");
	await expect(engine).not.toBeChecked();
	expect(asked).toEqual([]);
	const grid = page.getByRole("grid");
	const before = await grid.boundingBox();
	const counts = await page.locator(".counts").boundingBox();
	await engine.click();
	await expect(number).toHaveText("+0.3");
	await tab(page, "Explain").click();
	await expect(page.getByRole("button", { name: "Best moves" })).toContainText("1.e4");
	await tab(page, "Moves").click();
	await page.keyboard.press("ArrowRight");
	await expect.poll(() => score("e4")).toBe("+0.3");
	await expect(page.locator(".evaluation-bar")).toHaveAttribute("aria-label", /^Engine \+0.25/);
	await page.keyboard.press("End");
	await expect(number).toHaveText("+1.5");
	await expectAccessible(page, "both themes");
	expect(await grid.boundingBox()).toEqual(before);
	expect(await page.locator(".counts").boundingBox()).toEqual(counts);
	// The arrow and the mark go one by one, as the settings say.
	await page.mouse.move(5, 5);
	const seen = [await picture(page)];
	for (const setting of ["Arrow for the best move", "Marks such as ?? on the board"]) {
		await setOption(page, setting, false);
		await page.mouse.move(5, 5);
		let now = seen[0];
		await expect
			.poll(async () => {
				now = await picture(page);
				return seen.some((one) => now?.equals(one));
			})
			.toBe(false);
		if (now) seen.push(now);
	}
	await setOption(page, "Bar beside the board", false);
	await expect(number).toHaveCount(0);

	await page.reload();
	await expect(engine).toBeChecked();
	await expect.poll(() => score("Nf3")).toBe("+1.5");
	await expect(sign(page)).toContainText("+1.50");
	// Turned off, it is asked by no panel that was open, nor by the tab that has it.
	await openInExplain(page, "Best moves");
	await engine.click();
	await expect(page.getByRole("button", { name: "Best moves" })).toBeVisible();
	await expect.poll(() => score("Nf3")).toBeNull();
	await expect(sign(page)).toHaveCount(0);
	expect(wrong).toEqual([]);
});

test("evaluating a whole game draws a line over the timeline, and the evaluations can be saved", async ({
	page,
}) => {
	const wrong = complaints(page);
	await serve(page);
	await ask(page);
	await page.getByRole("button", { name: "Evaluate the whole game" }).click();
	const write = page.getByRole("button", { name: "Write the evaluations into the game" });
	await expect(write).toBeVisible();
	const isPainted = () =>
		page.locator(".slider .curve").evaluate((canvas: HTMLCanvasElement) => {
			const { data = [] } =
				canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
			return data.some((value) => value > 0);
		});
	await expect.poll(isPainted).toBe(true);
	await write.click();
	await expect(write).toBeHidden();
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await page.keyboard.press("End");
	await expect(sign(page)).toContainText("File+1.50");

	await setOption(page, "Evaluations", false);
	await expect(sign(page)).toBeHidden();
	await expect.poll(isPainted).toBe(false);
	await setOption(page, "Evaluations", true);
	await expect(sign(page)).toContainText("+1.50");
	// Undo takes them out of the game, and the visit still knows them.
	await page.locator(".options").getByRole("button", { name: "Undo" }).click();
	await page.keyboard.press("End");
	await expect(sign(page)).toContainText("Engine+1.50");
	expect(wrong).toEqual([]);
});

test("candidate moves are listed in the engine's order, which is said", async ({ page }) => {
	await serve(page);
	await ask(page);
	await expect(lines(page)).toHaveCount(3);
	await page.getByRole("button", { name: "All moves" }).click();
	await expect(page.getByText(/the engine’s 3 best first/)).toBeVisible();
	await expect(page.locator(".candidates button").nth(1)).toContainText("d4");
});

test("evaluations of the file are used as they are, without asking the engine", async ({
	page,
}) => {
	const asked = await serve(page);
	await open(page);
	await load(page, "1. e4 { [%eval 0.45] } e5 { [%eval #-3] } *");
	await page.keyboard.press("End");
	await expect(sign(page)).toContainText("File#−3");
	await openInExplain(page, "Best moves");
	await expect(page.locator(".engine-verdict")).toHaveText("#−3 Black mates in 3.");
	expect(asked).toEqual([]);
	await page.getByRole("button", { name: "Check with the engine too" }).click();
	await expect(lines(page).first()).toContainText("+0.28");
});

for (const [name, served, sentence] of [
	["is not there", { isThere: false }, "comes without an engine"],
	["was cut short", { sent: standIn().slice(0, 200) }, "arrived incomplete or changed"],
	["dies", { script: standIn("throw new Error('out of memory');") }, "could not be started"],
	[
		"floods",
		{
			script: standIn(
				"if (data.startsWith('go')) for (let at = 0; at < 100002; at++) postMessage('info string');",
			),
		},
		"lines without an answer",
	],
] as const) {
	test(`an engine that ${name} is reported in a sentence, and the game stays`, async ({ page }) => {
		await serve(page, served);
		await ask(page);
		await expect(problem(page)).toContainText(sentence, { timeout: 15_000 });
		await page.unroute(`${FOLDER}*`);
		await serve(page);
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(lines(page)).toHaveCount(3);
		await page.keyboard.press("End");
		await expect(slider(page)).toHaveAttribute("aria-valuenow", "3");
	});
}

test("the real engine gives an answer", async ({ page }) => {
	test.skip(!existsSync("dist/engine/19.0.0/engine.json"), "npm run engine has not fetched it");
	const wrong = complaints(page);
	await ask(page);
	await expect(lines(page)).toHaveCount(3);
	await expect(page.locator(".engine-state")).toContainText("Stockfish, depth");
	expect(wrong).toEqual([]);
});

test("the review says what decided the game and marks it in the list, and can be hidden", async ({
	page,
}) => {
	const wrong = complaints(page);
	// White's second move loses four pawns.
	const script = standIn().replace("cp 28 pv g1f3", "cp 28 pv b1c3").replace("cp -150", "cp 400");
	await serve(page, { script });
	await open(page);
	await load(page, PGN);
	await tab(page, "Review").click();
	await page.getByRole("button", { name: "What decided the game?" }).click();
	const card = page.locator(".moments .large").first();
	await expect(page.locator(".side-panel-body")).toContainText("Accuracy: White");
	await expect(card).toContainText("2.Nf3??");
	await expect(card).toContainText("Decisive blunder");
	await expect(card).toContainText("+0.3 → −4.0 for White");
	await expectAccessible(page);
	await card.click();
	await expect(slider(page)).toHaveAttribute("aria-valuenow", "3");
	await expect(page.locator(".mistake-lines")).toContainText("Reply 2...Nc6");
	await page.keyboard.press("Home");
	await page.keyboard.press("n");
	await expect(slider(page)).toHaveAttribute("aria-valuenow", "3");

	// A line is played on the board, and the card stays.
	await page.locator(".mistake-lines").getByRole("button", { name: "2...Nc6" }).click();
	await expect(page.locator(".readout")).toContainText("2...Nc6");
	await expect(card).toHaveAttribute("aria-current", "step");
	await page.keyboard.press("Escape");
	await expect(page.locator(".readout")).toContainText("2.Nf3");
	await page.keyboard.press("Escape");
	await expect(page.locator(".sign")).toHaveText("?? Blunder");

	await setOption(page, "Evaluations", false);
	await expect(page.locator(".sign")).toHaveCount(0);
	await tab(page, "Review").click();
	await expect(page.getByRole("button", { name: "What decided the game?" })).toBeHidden();
	await page.getByRole("button", { name: "Show evaluations" }).click();
	await expect(card).toContainText("2.Nf3??");
	expect(wrong).toEqual([]);
});

test("a game whose second look was stopped says so, and can be continued", async ({ page }) => {
	const wrong = complaints(page);
	// White's second move loses four pawns. A second look comes once the test says so.
	const blunder = (rule: string) =>
		standIn(rule).replace("cp 28 pv g1f3", "cp 28 pv b1c3").replace("cp -150", "cp 400");
	await serve(page, { script: blunder('if (data === "go nodes 200000") return;') });
	await open(page);
	await load(page, PGN);
	await tab(page, "Review").click();
	await page.getByRole("button", { name: "What decided the game?" }).click();
	const body = page.locator(".side-panel-body");
	await expect(body).toContainText("Findings so far");
	const card = page.locator(".moments .large").first();
	const atWork = await card.boundingBox();
	await body.getByRole("button", { name: "Stop" }).click();
	await expect(body).toContainText("Not rechecked");
	expect(await card.boundingBox()).toEqual(atWork);
	await expect(body).not.toContainText("Accuracy");
	await expectAccessible(page);
	await page.unroute(`${FOLDER}*`);
	await serve(page, { script: blunder("") });
	await page.waitForFunction(async () => {
		const base = await new Promise<IDBDatabase>((resolve, reject) => {
			const opening = indexedDB.open("square-control-kept");
			opening.onsuccess = () => resolve(opening.result);
			opening.onerror = () => reject(opening.error);
		});
		const count = await new Promise<number>((resolve) => {
			const counting = base.transaction("evaluations").objectStore("evaluations").count();
			counting.onsuccess = () => resolve(counting.result);
		});
		base.close();
		return count > 0;
	});
	await page.reload();
	await tab(page, "Review").click();
	await expect(body).toContainText("Not rechecked");
	await body.getByRole("button", { name: "Go on" }).click();
	await expect(body).toContainText("Accuracy: White");
	await expect(body).not.toContainText("Not rechecked");
	// Where its progress was, its sum is, and no card has moved.
	await expect(body.getByRole("button", { name: "Stop" })).toBeHidden();
	expect(await card.boundingBox()).toEqual(atWork);
	expect(wrong).toEqual([]);
});
