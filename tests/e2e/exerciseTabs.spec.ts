// Exercises in several tabs, and pupils who share a device: nobody's answers replace another's.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, type Page, test } from "@playwright/test";
import { formatAnswers, formatCode, frameOf } from "../../src/training/exercise/code.ts";
import { packExercise } from "../../src/training/exercise/packed.ts";
import type { Question } from "../../src/training/question.ts";
import { expectAccessible } from "./axe.ts";

const QUESTION = {
	text: "Where does White rule?",
	position: "4k3/8/8/8/8/8/8/4K2R w",
	next: "",
	move: "",
	kind: "white",
	region: { from: 18, to: 45 },
	answer: "map",
	afterwards: "end",
} as unknown as Question;

const EXERCISE = { title: "Homework", questions: [QUESTION, { ...QUESTION, kind: "black" }] };
const frame = frameOf(EXERCISE as never);
const answers = [[18], [19]] as never;

const addressOf = async (exercise: object = EXERCISE) =>
	`./#exercise?x=${await packExercise(exercise as never)}`;

const codeOf = (name: string) => formatCode(frame, name, answers) ?? "";
const sentBy = (name: string) => `&a=${encodeURIComponent(formatAnswers(frame, name, answers))}`;

async function paste(page: Page, text: string): Promise<void> {
	const box = page.getByRole("textbox", { name: "Paste codes" });
	if (!(await box.isVisible())) await page.getByRole("button", { name: "Paste codes" }).click();
	await box.fill(text);
	await page.getByRole("button", { name: "Add", exact: true }).click();
}

const rows = (page: Page) => page.locator(".results tbody tr");

test("the results in two tabs both show all answers", async ({ context }) => {
	const address = await addressOf();
	const [one, other] = [await context.newPage(), await context.newPage()];
	await one.goto(`${address}&view=results`);
	await paste(one, `Hi! ${codeOf("Anna")} thanks`);
	await other.goto(`${address}${sentBy("Berta")}`);
	await expect(rows(other)).toHaveCount(2);
	await expect(rows(one)).toHaveCount(2);
	await paste(one, `${codeOf("Carl")} and ${codeOf("Dana")}`);
	await expect(rows(other)).toHaveCount(4);
	await other.getByRole("button", { name: "Anna", exact: true }).click();
	await other.getByRole("button", { name: "Remove Anna" }).click();
	await expect(rows(one)).toHaveCount(3);
	await other.close();
	await one.reload();
	await expect(rows(one)).toHaveCount(3);
	await paste(one, "hello coach");
	await expect(one.getByText("There is no code in this text.")).toBeVisible();
	await one.getByRole("button", { name: "Paste codes" }).click();
	await paste(one, "a ".repeat(50_000));
	await expect(one.getByRole("alert")).toHaveText(/^That is 100,000 characters/);
});

test("Paste codes pastes where the browser allows it, and otherwise opens a box to paste into", async ({
	context,
}) => {
	const page = await context.newPage();
	await page.addInitScript(() => {
		const clipboard = {
			readText: async () => (window as unknown as { copied?: string }).copied ?? "",
		};
		Object.defineProperty(navigator, "clipboard", { value: clipboard });
	});
	const copy = (copied: string) => page.evaluate((text) => Object.assign(window, text), { copied });
	const box = page.getByRole("textbox", { name: "Paste codes" });
	const press = () => page.getByRole("button", { name: "Paste codes" }).click();
	await page.goto(`${await addressOf()}&view=results`);
	await press();
	await expect(box).toBeFocused();
	await expect(page.getByText("paste here by hand")).toBeVisible();
	await copy(codeOf("Anna"));
	await press();
	await expect(box).toHaveValue(codeOf("Anna"));
	await page.getByRole("button", { name: "Add", exact: true }).click();
	await expect(rows(page)).toHaveCount(1);
	await expect(box).toHaveCount(0);
	await copy(codeOf("Berta"));
	await press();
	await expect(box).toBeFocused();
	await expect(box).toHaveValue(codeOf("Berta"));
	await page.getByRole("button", { name: "Close", exact: true }).click();
	await expect(box).toHaveCount(0);
});

test("a changed exercise becomes a new version, and the links copied are complete", async ({
	page,
}) => {
	await page.addInitScript(() => {
		const clipboard = {
			write: async ([item]: ClipboardItem[]) => {
				const copied = await (await item?.getType("text/plain"))?.text();
				Object.assign(window, { copied });
			},
			writeText: async (copied: string) => Object.assign(window, { copied }),
		};
		Object.defineProperty(navigator, "clipboard", { value: clipboard });
	});
	const copied = () => page.evaluate(() => (window as unknown as { copied: string }).copied);
	await page.goto(`${await addressOf()}&view=results`);
	await paste(page, codeOf("Anna"));
	await page.getByRole("button", { name: "Copy link", exact: true }).click();
	await expect(page.getByText("Link copied.")).toBeVisible();
	expect(await copied()).toMatch(/#exercise\?x=1\.[-\w]+$/);
	await expect(page.getByRole("link", { name: "Pupil’s page" })).toHaveAttribute(
		"href",
		/^#exercise\?x=1\.[-\w]+$/,
	);
	const changed = { ...EXERCISE, questions: [...EXERCISE.questions, QUESTION] };
	await page.goto(`${await addressOf(changed)}&view=results`);
	await expect(page.getByText("No answers yet.")).toBeVisible();
	await page.getByRole("link", { name: /^The version of .* has 1 answer$/ }).click();
	await expect(rows(page)).toHaveCount(1);
	await page.getByRole("link", { name: /Exercises$/ }).click();
	const entries = page.locator(".kept-exercises li");
	await expect(entries.filter({ hasText: "2 questions · 1 answer" })).toHaveCount(1);
	await expect(entries.filter({ hasText: "3 questions · 0 answers" })).toHaveCount(1);
	await expectAccessible(page);
	await page.screenshot({ path: "test-results/versions.png" });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.screenshot({ path: "test-results/versions-390.png" });
	await entries.first().getByRole("button", { name: "Copy link to Homework" }).click();
	await expect(page.getByText("Link copied.")).toBeVisible();
});

test("opening a pupil's link does not change the words that the coach saved", async ({ page }) => {
	await page.goto(`${await addressOf()}&view=results`);
	await expect(page.getByRole("heading", { name: "Homework" })).toBeVisible();
	const reworded = {
		title: "Nonsense",
		questions: EXERCISE.questions.map((one) => ({ ...one, text: "Nonsense" })),
	};
	await page.goto(`${await addressOf(reworded)}${sentBy("Berta")}`);
	await expect(rows(page)).toHaveCount(1);
	await expect(page.getByRole("heading", { name: "Homework" })).toBeVisible();
	await expect(page.getByText("Nonsense")).toHaveCount(0);
});

test("pupils who share a device keep their answers in any tab, and can remove them", async ({
	context,
}) => {
	const address = await addressOf();
	const [mia, ben] = [await context.newPage(), await context.newPage()];
	const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
	await mia.goto(address);
	await mia.getByLabel("Your name").fill("Mia");
	await press(mia, "Begin");
	await press(mia, "Answer");
	await expect(mia.getByText("Question 2 of 2")).toBeVisible();
	await ben.goto(address);
	await press(ben, "Someone else");
	await expect(ben.getByLabel("Your name")).toBeFocused();
	await ben.getByLabel("Your name").fill("Mia");
	await expect(ben.getByText("Mia has already begun here.")).toBeVisible();
	await ben.getByLabel("Your name").fill("Ben");
	await press(ben, "Begin");
	await press(ben, "Answer");
	await press(mia, "Answer");
	await expect(mia.getByRole("heading", { name: /^Mia: / })).toBeVisible();
	await ben.reload();
	await expect(ben.getByText("Mia has already answered this here.")).toBeVisible();
	await expectAccessible(ben);
	await press(ben, "Go on, Ben");
	await expect(ben.getByText("Question 2 of 2")).toBeVisible();
	await press(mia, "Remove my answers from this browser");
	await expect(mia.getByRole("button", { name: "Undo" })).toBeFocused();
	await expect(mia.getByRole("button", { name: "Go on, Mia" })).toHaveCount(0);
	await press(mia, "Undo");
	await press(mia, "Remove Ben’s answers");
	// Ben's tab is at its beginning again.
	await expect(ben.getByRole("button", { name: "Go on, Mia" })).toBeVisible();
	await expect(ben.getByText("Question 2 of 2")).toHaveCount(0);
	await press(mia, "Undo");
	await expect(ben.getByText("Question 2 of 2")).toBeVisible();
});

test("removed answers can be restored, and what is deleted disappears in other tabs", async ({
	context,
}) => {
	const [results, entrance] = [await context.newPage(), await context.newPage()];
	const undo = (page: Page) => page.getByRole("button", { name: "Undo" });
	await results.goto(`${await addressOf()}&view=results`);
	await paste(results, ["Anna", "Berta", "Carl"].map(codeOf).join("\n"));
	for (const name of ["Anna", "Berta"]) {
		await results.getByRole("button", { name, exact: true }).click();
		await results.getByRole("button", { name: `Remove ${name}` }).click();
	}
	await expect(rows(results)).toHaveCount(1);
	await results.getByRole("button", { name: "Paste codes" }).click();
	await paste(results, codeOf("Dana"));
	await undo(results).click();
	await undo(results).click();
	await expect(rows(results)).toHaveCount(4);
	await expect(undo(results)).toHaveCount(0);
	await entrance.goto("./#exercise");
	await entrance.getByRole("button", { name: "Delete Homework" }).click();
	await expect(rows(results)).toHaveCount(0);
	await expect(entrance.locator(".kept-exercises li")).toHaveCount(0);
	await undo(entrance).click();
	await expect(rows(results)).toHaveCount(4);
});

test("if the browser saves no answers, the pupil is told from the first question on", async ({
	page,
}) => {
	await page.addInitScript(() => {
		IDBObjectStore.prototype.put = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
	});
	await page.goto(await addressOf());
	await page.getByLabel("Your name").fill("Mia");
	await page.getByRole("button", { name: "Begin" }).click();
	await expect(page.getByText("Question 1 of 2")).toBeVisible();
	await expect(page.getByText(/^This browser can’t keep your answers/)).toBeVisible();
});

/** Of all that is kept of coaches and pupils. Runs in the page. */
function keysOfWork(): Promise<readonly IDBValidKey[]> {
	return new Promise((resolve) => {
		indexedDB.open("square-control-kept").onsuccess = ({ target }) => {
			const base = (target as IDBOpenDBRequest).result;
			base.transaction("work").objectStore("work").getAllKeys().onsuccess = (found) => {
				base.close();
				resolve((found.target as IDBRequest<IDBValidKey[]>).result);
			};
		};
	});
}

test("the work of pupil and coach is still there after the browser was killed", async ({
	baseURL,
	launchOptions,
}) => {
	const folder = await mkdtemp(join(tmpdir(), "kept-"));
	const path = launchOptions.executablePath ?? chromium.executablePath();
	const args = [...(launchOptions.args ?? []), "--headless", "--no-sandbox", "--disable-gpu"];
	/** A browser with a profile on the disk, and its process. */
	async function open() {
		const ports = ["--remote-debugging-port=0", `--user-data-dir=${folder}`];
		// A group of its own: the path may be a script that starts the browser.
		const started = spawn(path, [...args, ...ports, "about:blank"], {
			stdio: ["ignore", "ignore", "pipe"],
			detached: true,
		});
		const address = await new Promise<string>((resolve, reject) => {
			started.once("error", reject);
			started.stderr.on("data", (text) => {
				const [, found] = /DevTools listening on (\S+)/.exec(String(text)) ?? [];
				if (found !== undefined) resolve(found);
			});
		});
		const browser = await chromium.connectOverCDP(address);
		const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
		const kill = async () => {
			const gone = once(started, "close");
			process.kill(-(started.pid ?? 0), "SIGKILL");
			await gone;
		};
		return { page, kill };
	}
	const address = new URL(await addressOf(), baseURL).href;
	const first = await open();
	await first.page.goto(address);
	await first.page.getByLabel("Your name").fill("Mia");
	await first.page.getByRole("button", { name: "Begin" }).click();
	await first.page.getByRole("button", { name: "Answer" }).click();
	await expect(first.page.getByText("Question 2 of 2")).toBeVisible();
	await first.page.goto(`${address}&view=results`);
	await paste(first.page, `${codeOf("Anna")} ${codeOf("Carl")}`);
	await expect(rows(first.page)).toHaveCount(2);
	// What is shown is on its way to the disk: it is there once another reader finds it.
	await expect.poll(() => first.page.evaluate(keysOfWork)).toHaveLength(4);
	await first.kill();
	const second = await open();
	await second.page.goto(`${address}&view=results`);
	await expect(rows(second.page)).toHaveCount(2);
	await second.page.goto(address);
	await second.page.getByRole("button", { name: "Go on, Mia" }).click();
	await expect(second.page.getByText("Question 2 of 2")).toBeVisible();
	await second.kill();
	await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});
