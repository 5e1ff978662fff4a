// Training that comes back: questions of one's own games are put into the deck, are due on
// Practise, and are not once they are answered; the deck is saved, forgotten, and read again.

import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { packExercise } from "../../src/training/exercise/packed.ts";
import { expectAccessible } from "./axe.ts";
import { dropGames, hanging, threeLosses, withoutEngine } from "./games.ts";
import { complaints, gameButton, open } from "./page.ts";
import { anew } from "./visit.ts";

anew(
	"questions added from one's own games are due on Practise until they are answered",
	async ({ page }) => {
		const found = complaints(page);
		await withoutEngine(page);
		await open(page);
		await dropGames(page);
		await hanging(page).press("Enter");
		await page.getByRole("button", { name: "Add to deck", exact: true }).click();
		// The queen hangs in the same position of every game.
		await expect(page.getByText(/^1 question added to your deck/)).toBeVisible();
		await page.screenshot({ path: "test-results/train-1440.png" });
		// At once, or from Practise.
		await page.getByRole("button", { name: "Practise", exact: true }).click();
		await expect(page.getByRole("heading", { name: /pieces hang\?$/ })).toBeVisible();
		await page.goBack();
		// In the box of what to train too.
		await expect(page.getByText("Deck: 1 question, 1 due today")).toHaveCount(2);
		// The start page and the menu say so.
		await page.goto("./");
		const due = page.getByRole("link", { name: "Practise: 1 due" });
		await expect(due).toBeVisible();
		await page.getByRole("button", { name: /1985/ }).click();
		await expect(due).toBeHidden();
		await gameButton(page).click();
		await due.click();
		await expect(page.getByRole("heading", { name: "1 due today" })).toBeVisible();
		await expect(page.getByText("0 learned, 1 new")).toBeVisible();
		await expectAccessible(page, "both themes");
		await page.screenshot({ path: "test-results/due-1440.png" });
		await page.setViewportSize({ width: 390, height: 844 });
		await page.screenshot({ path: "test-results/due-390.png" });
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.getByText("Your deck", { exact: true }).click();
		const downloading = page.waitForEvent("download");
		await page.getByRole("button", { name: "Save as a file" }).click();
		const saved = readFileSync(await (await downloading).path(), "utf8");
		await page.getByRole("button", { name: "Begin", exact: true }).first().click();
		await expect(page.getByRole("heading", { name: /pieces hang\?$/ })).toBeVisible();
		// It opens its game.
		await expect(page.getByRole("link", { name: /5\.\.\.dxe5$/ })).toBeVisible();
		await page.getByRole("button", { name: "Answer" }).click();
		await page.getByRole("button", { name: "Next" }).click();
		await page.reload();
		await page.getByRole("link", { name: "Practise", exact: true }).click();
		await expect(page.getByText("Nothing due, 1 to repeat, 0 learned")).toBeVisible();
		await page.getByText("Your deck", { exact: true }).click();
		await expect(page.getByRole("row", { name: /^Left hanging/ })).toBeVisible();
		await page.getByRole("button", { name: "Delete all" }).click();
		await expect(page.getByText(/^Your deck is empty/)).toBeVisible();
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(page.getByText("Nothing due, 1 to repeat, 0 learned")).toBeVisible();
		await page.getByRole("button", { name: "Delete all" }).click();
		const file = { name: "deck.txt", mimeType: "text/plain", buffer: Buffer.from(saved) };
		await page.locator('.due-deck input[type="file"]').setInputFiles(file);
		await expect(page.getByRole("heading", { name: "1 due today" })).toBeVisible();
		expect(found).toEqual([]);
	},
);

anew("on a phone every kind of training is in sight with its name", async ({ browser }) => {
	const viewport = { width: 390, height: 664 };
	const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
	const page = await context.newPage();
	await open(page);
	await dropGames(page, threeLosses);
	await page.getByRole("button", { name: "Yes", exact: true }).tap();
	const name = page.locator(".who-name bdi");
	await expect(name).toHaveText("Brandt, Nadja");
	expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
	const train = page.getByRole("button", { name: /^Add to deck: / });
	await expect(train).toHaveCount(3);
	for (const kind of [
		"Pieces hung in the opening",
		"Hanging pieces not taken",
		"Leads not converted",
	])
		for (const name of [`Add to deck: ${kind}`, `An example: ${kind}`])
			await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
	await page.screenshot({ path: "test-results/what-to-train-390.png" });
	await context.close();
});

/** A deck file of questions that can be asked: what hangs where a bishop stands on some square. */
const deckFile = (count: number) => {
	const cards = Array.from({ length: count }, (_, index) => {
		const [black, white] = [index % 8, Math.floor(index / 8) % 8];
		const row = (at: number, piece: string) => `${at || ""}${piece}${7 - at || ""}`;
		const fen = `4k3/8/8/${row(black, "b")}/8/${row(white, "P")}/8/2R1KR2 w - - ${index} 1`;
		return {
			id: `1.${fen.replaceAll(" ", "_")}!hanging;board;map;why;`,
			topic: "fork",
			added: index,
		};
	});
	const head = { deck: "square-control-deck", questions: count };
	return [head, ...cards].map((line) => JSON.stringify(line)).join("\n");
};

/** From the disk: megabytes sent to the page would take longer than it needs to read them. */
async function readDeck(page: Page, text: string): Promise<void> {
	const path = anew.info().outputPath("deck.txt");
	await writeFile(path, text);
	await page.locator('.due-deck input[type="file"]').setInputFiles(path);
}

const isDue = (page: Page, count: number) =>
	expect(page.getByRole("heading", { name: `${count} due today` })).toBeVisible();

const begin = (page: Page) => page.getByRole("button", { name: "Begin", exact: true }).first();

/** Answers the question on view, wrong as it may be. */
async function answerOne(page: Page) {
	await page.getByRole("button", { name: "Answer" }).click();
	await page.getByRole("button", { name: "Next" }).click();
}

anew(
	"two tabs can train at once while one deletes the deck's question and the clock is set back",
	async ({ page, context }) => {
		const found = complaints(page);
		await page.clock.setFixedTime(new Date(2026, 10, 23, 9));
		await page.goto("./#practise");
		await page.getByText("Your deck", { exact: true }).click();
		// Ten thousand at once; the file was cut short.
		await readDeck(page, deckFile(10_000).slice(0, -20));
		await expect(page.getByText(/^9,999 questions added\..*1 question can’t/)).toBeVisible();
		await isDue(page, 20);
		await page.getByLabel("New questions a day").selectOption("5");
		await isDue(page, 5);
		await page.getByRole("button", { name: "Delete all" }).click();
		await readDeck(page, deckFile(3));
		await isDue(page, 3);
		const other = await context.newPage();
		await other.clock.setFixedTime(new Date(2026, 10, 23, 9));
		await other.goto("./#practise");
		await isDue(other, 3);
		// Both ask the same three; what one answers the other knows, and an answer counts once.
		await begin(page).click();
		await begin(other).click();
		await answerOne(page);
		await answerOne(other);
		await answerOne(other);
		await other.goto("./#practise");
		await other.reload();
		await isDue(other, 1);
		await other.getByText("Your deck", { exact: true }).click();
		await other.getByRole("button", { name: "Delete all" }).click();
		await expect(other.getByText(/^3 questions deleted/)).toBeVisible();
		// Forgotten cards do not come back by an answer.
		await answerOne(page);
		await other.reload();
		await expect(other.getByText(/^Your deck is empty/)).toBeVisible();
		await other.close();
		// Answered in a future that is then taken back, questions are asked again, not in a year.
		await page.goto("./#practise");
		await page.clock.setFixedTime(new Date(2027, 10, 23, 9));
		await page.reload();
		await page.getByText("Your deck", { exact: true }).click();
		await readDeck(page, deckFile(2));
		await begin(page).click();
		await answerOne(page);
		await answerOne(page);
		await page.clock.setFixedTime(new Date(2026, 10, 23, 9));
		await page.goto("./#practise");
		await page.reload();
		await isDue(page, 2);
		expect(found).toEqual([]);
	},
);

/** A coach's own squares, a class, and a move, each with words and a reason of the coach's. */
const COACHED = [
	{
		...{ kind: "white", region: { from: 18, to: 45 }, answer: [27], text: "Where will it stand?" },
		...{ position: "4k3/8/8/8/8/8/3N4/4K3 w", next: "", move: "", reason: "In the middle." },
	},
	{
		...{ kind: "whose", region: { from: 36, to: 36 }, answer: "map", text: "" },
		...{ position: "4k3/8/3p4/8/3P4/8/8/4K3 w", next: "", move: "", reason: "Both guard it." },
	},
	{
		...{ kind: "reply", region: { from: 0, to: 63 }, answer: [5 * 64 + 26], text: "" },
		...{ position: "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -", next: "" },
		...{ move: "", reason: "It looks at f7." },
	},
].map((one) => ({ ...one, afterwards: "right" }));

anew(
	"a question that a pupil missed in an exercise comes back as the coach asked it",
	async ({ page }) => {
		const found = complaints(page);
		await page.clock.setFixedTime(new Date(2026, 10, 23, 9));
		await page.setViewportSize({ width: 390, height: 664 });
		const exercise = { title: "Homework", questions: COACHED } as never;
		await page.goto(`./#exercise?x=${await packExercise(exercise)}`);
		await page.getByLabel("Your name").fill("Mia");
		await page.keyboard.press("Enter");
		const square = (name: string) =>
			page.locator(".paint-board").getByRole("gridcell", { name: new RegExp(`^${name}\\b`) });
		const on = (name: string) => page.getByRole("button", { name, exact: true });
		await square("c3").click({ force: true });
		await on("Answer").click();
		await on("Next").click();
		await page.getByText("Both: contested").click();
		await on("Answer").click();
		await on("Next").click();
		await on("Answer").click();
		await on("Answer without a move").click();
		await on("To the end").click();
		// Two of the three.
		await on("Add what I missed to my deck (2)").click();
		await expect(page.getByText(/^2 questions added to your deck/)).toBeVisible();
		await expectAccessible(page);
		await page.goto("./#practise");
		await isDue(page, 2);
		await expect(page.getByText("From an exercise", { exact: true }).first()).toBeVisible();
		await begin(page).click();
		await expect(page.getByRole("heading", { name: "Where will it stand?" })).toBeFocused();
		await expect(page.getByRole("region", { name: "Your deck" })).toBeAttached();
		await square("d4").click({ force: true });
		await page.screenshot({ path: "test-results/coached-390.png" });
		await on("Answer").click();
		await expect(page.getByText("Right.", { exact: true })).toBeVisible();
		await expect(page.getByText("In the middle.")).toBeVisible();
		await expect(page.getByText("Your coach decided what is right here.")).toBeVisible();
		await expectAccessible(page);
		await page.screenshot({ path: "test-results/coached-answer-390.png" });
		await on("Next").click();
		await expect(page.getByRole("heading", { name: "Find the move: White moves." })).toBeFocused();
		await square("d2").click({ force: true });
		await square("d4").click({ force: true });
		await expect(page.getByText("Your move: d4")).toBeVisible();
		await on("Answer").click();
		await expect(page.getByText("Correct answer: Bc4.")).toBeVisible();
		await expect(page.getByText("It looks at f7.")).toBeVisible();
		await on("Next").click();
		// Of a move that was not found no square is judged.
		await expect(page.getByRole("heading", { name: "100 of 200 points" })).toBeVisible();
		await expect(page.getByText("No square was wrong.")).toBeHidden();
		await expect(page.getByText(/^wrong \/ asked/)).toBeHidden();
		await page.screenshot({ path: "test-results/coached-end-390.png" });
		await page.reload();
		await page.getByRole("link", { name: "Practise", exact: true }).click();
		await expect(page.getByText("Nothing due, 1 to repeat, 1 learned")).toBeVisible();
		// The missed question is due in ten minutes, the right one is not.
		await page.clock.setFixedTime(new Date(2026, 10, 23, 9, 10));
		await page.reload();
		await isDue(page, 1);
		expect(found).toEqual([]);
	},
);

/** Lines put behind those of a deck file. */
const withLines = (file: string, lines: readonly object[]) =>
	[file, ...lines.map((line) => JSON.stringify(line))].join("\n");

anew(
	"an invalid question affects no other, and unaskable ones take no place of the day",
	async ({ page }) => {
		const found = complaints(page);
		await page.clock.setFixedTime(new Date(2026, 10, 23, 9));
		await page.goto("./#practise");
		await page.getByText("Your deck", { exact: true }).click();
		const memory = { due: 0, last: 0, first: 0, stability: 2, difficulty: 5, reps: 1, lapses: 0 };
		const odd = {
			id: "1.4k3/8/8/8/8/8/8/2R1KR2_w_-_-_99_1!hanging;board;map;why;",
			memory: { ...memory, state: 9 },
		};
		const none = Array.from({ length: 20 }, (_, index) => ({
			id: `1.8/8/8/8/8/8/8/8_w_-_-_${index}_1!hanging;board;map;why;`,
			...{ topic: "fork", added: 0 },
		}));
		await readDeck(page, withLines(deckFile(3), [odd, ...none]));
		await isDue(page, 4);
		await begin(page).click();
		for (let question = 0; question < 4; question++) {
			await page.getByRole("button", { name: "Answer" }).click();
			await expect(page.getByText(/^This question comes up again/)).toBeVisible();
			const next = page.getByRole("button", { name: "Next" });
			// A double press on it does not answer what comes in its place.
			await (question < 3 ? next.dblclick() : next.click());
		}
		await page.reload();
		await page.getByRole("link", { name: "Practise", exact: true }).click();
		await expect(page.getByText(/^Nothing due/)).toBeVisible();
		await page.getByText("20 questions can’t be asked").click();
		await expect(page.getByText("8/8/8/8/8/8/8/8 w - - 19 1")).toBeVisible();
		await expectAccessible(page);
		await page.screenshot({ path: "test-results/unaskable-1440.png" });
		await page.getByRole("button", { name: "Remove them" }).click();
		await expect(page.getByText("20 questions removed.")).toBeVisible();
		await expect(page.getByText("20 questions can’t be asked")).toBeHidden();
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(page.getByText("20 questions can’t be asked")).toBeVisible();
		expect(found).toEqual([]);
	},
);

anew(
	"a deck that cannot be saved says so where a question is said to come back",
	async ({ page }) => {
		await page.goto("./#practise");
		await page.getByText("Your deck", { exact: true }).click();
		await readDeck(page, deckFile(1));
		await isDue(page, 1);
		await page.evaluate(() => {
			IDBObjectStore.prototype.put = () => {
				throw new DOMException("full", "QuotaExceededError");
			};
		});
		await begin(page).click();
		// The bishop does not hang.
		const bishop = page.locator(".paint-board").getByRole("gridcell", { name: /^a5\b/ });
		await bishop.click({ force: true });
		await page.getByRole("button", { name: "Answer" }).click();
		const notKept = page.getByText(/^This browser can’t keep your deck/);
		await expect(page.getByText(/^This question comes up again/)).toBeVisible();
		await expect(notKept).toBeVisible();
		await page.getByRole("button", { name: "Next" }).click();
		await expect(
			page.getByText("The question you missed comes up again in 10 minutes."),
		).toBeVisible();
		await expect(notKept).toBeVisible();
		await page.getByRole("button", { name: "Another round" }).click();
		await expect(notKept).toBeVisible();
	},
);

anew(
	"a deck file of 100,000 questions is read with progress, and can be stopped",
	async ({ page }) => {
		const found = complaints(page);
		await page.goto("./#practise");
		await page.getByText("Your deck", { exact: true }).click();
		const text = deckFile(100_000);
		await readDeck(page, text);
		const bar = page.getByRole("progressbar", { name: "Reading the deck file" });
		// Half of it is read, and being kept.
		await expect.poll(() => bar.getAttribute("value").then(Number)).toBeGreaterThan(0.5);
		await page.screenshot({ path: "test-results/reading-1440.png" });
		await page.getByRole("button", { name: "Stop", exact: true }).click();
		await expect(page.getByText("Stopped. Nothing from the file was added.")).toBeVisible();
		await expect(page.getByText(/^Your deck is empty/)).toBeVisible();
		await readDeck(page, text);
		await expect(page.getByText(/^100,000 questions added\./)).toBeVisible({ timeout: 60_000 });
		await isDue(page, 20);
		expect(found).toEqual([]);
	},
);
