// Homework: a lesson becomes an exercise, pupils answer it in visits of their own, and the coach
// reads what came back.

import { readFile } from "node:fs/promises";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { SAMPLE_GAMES } from "../../src/chess/samples/sampleGames.ts";
import type { Square } from "../../src/chess/square.ts";
import { squareNamed } from "../../src/chess/square.ts";
import { formatAnswers, formatCode, frameOf } from "../../src/training/exercise/code.ts";
import { packExercise } from "../../src/training/exercise/packed.ts";
import { MIDDLE_QUESTION } from "../support/middleQuestion.ts";
import { chance } from "../support/random.ts";
import { expectAccessible } from "./axe.ts";
import { board, complaints, load, open, paste, rest, tab } from "./page.ts";

const LESSON = [
	'[Event "The isolated pawn"]\n[ChapterName "One"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *',
	'[Event "The isolated pawn"]\n[ChapterName "Two"]\n\n1. d4 d5 2. c4 e6 3. Nc3 Nf6 *',
].join("\n\n");

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Catches what is copied: not every browser lets a page read it. */
async function catchCopies(page: Page): Promise<() => Promise<string>> {
	await page.addInitScript(() => {
		const keep = (text: string) => Object.assign(window, { copied: text });
		Object.defineProperty(navigator, "clipboard", {
			value: {
				writeText: async (text: string) => keep(text),
				write: async ([item]: ClipboardItem[]) => {
					const blob = await item?.getType("text/plain");
					keep((await blob?.text()) ?? "");
				},
			},
		});
		Object.defineProperty(navigator, "share", { value: undefined });
	});
	return async () => {
		await expect.poll(() => page.evaluate(() => "copied" in window)).toBe(true);
		return page.evaluate(() => (window as unknown as { copied: string }).copied);
	};
}

/** Pointers go through cells to the board: presses are forced. */
const square = (page: Page, name: string) =>
	page.locator(".paint-board").getByRole("gridcell", { name: new RegExp(`^${name}\\b`) });

/** Two questions, in two chapters: one by hand, one by the map. Gives the link. */
async function makeExercise(page: Page): Promise<string> {
	const copied = await catchCopies(page);
	await open(page);
	await load(page, LESSON);
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowRight");
	await tab(page, "Edit").click();
	await page.getByRole("button", { name: "Make an exercise", exact: true }).click();
	await page.getByRole("button", { name: "Add question" }).click();
	await page.getByRole("textbox", { name: "Question", exact: true }).fill("Where can a knight go?");
	await page.getByLabel("Kind").selectOption({ label: "Contested squares" });
	await page.getByRole("button", { name: "Pick squares on the board" }).click();
	for (const pressed of await page.locator(".paint-board [aria-selected=true]").all()) {
		await pressed.click({ force: true });
	}
	await expect(page.locator(".paint-board [aria-selected=true]")).toHaveCount(0);
	await square(page, "d5").click({ force: true });
	await square(page, "f5").click({ force: true });
	// On the board itself, over which nothing else is pressed; Escape leaves it, and then the panel.
	const [over, below] = [page.locator(".right-on-board .board"), page.locator(".board").first()];
	expect(await over.boundingBox()).toEqual(await below.boundingBox());
	await expect(page.getByText("Pick the right squares on the board")).toBeVisible();
	await expect(page.getByText("2 right: d5 and f5.").first()).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(over).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Pick squares on the board" })).toBeFocused();
	await expect(page.getByText("2 right: d5 and f5.")).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Two", exact: true }).click();
	await expect(page.getByRole("textbox", { name: "Chapter name" })).toHaveValue("Two");
	await page.getByRole("button", { name: "Make an exercise", exact: true }).click();
	await expect(page.getByText("1 question", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Add question" }).click();
	await expect(page.getByText("2 questions", { exact: true })).toBeVisible();
	await expect(page.locator(".question-list li").first()).toContainText("Chapter 1: One");
	await page.getByRole("button", { name: "Copy link" }).click();
	await expect(page.getByText("Link copied.")).toBeVisible();
	const link = await copied();
	// The same position once more is asked about something else, whose answer has been shown by then.
	await page.getByRole("button", { name: "Add question" }).click();
	const added = page.locator(".question-list li").last();
	await expect(added).toContainText("Black");
	const warning = page.getByText("The map shown after question 2 gives away");
	for (const one of [added, warning]) await expect(one).toBeInViewport({ ratio: 1 });
	await expect(
		page.getByText(/^The version of .* has been handed out\. This version has a new link/),
	).toBeVisible();
	await page.screenshot({ path: "test-results/make-version.png" });
	await page.getByRole("button", { name: "Undo", exact: true }).first().click();
	await expect(page.getByText("was handed out")).toHaveCount(0);
	return link;
}

type Answer = { readonly name: string; readonly squares: readonly string[][] };

/** A visit of its own, up to the end. Gives the code and the link. */
async function answer(browser: Browser, link: string, { name, squares }: Answer) {
	const context = await browser.newContext(PHONE);
	const page = await context.newPage();
	const found = complaints(page);
	const copied = await catchCopies(page);
	await page.goto(link);
	await page.getByLabel("Your name").fill(name);
	await page.getByRole("button", { name: "Begin" }).click();
	for (const [index, names] of squares.entries()) {
		await expect(page.getByText(`Question ${index + 1} of ${squares.length}`)).toBeVisible();
		for (const one of names) await square(page, one).tap({ force: true });
		// No tap: one soon after another at the same place is a double one.
		await page.getByRole("button", { name: "Answer" }).click();
		await page.getByRole("button", { name: /^(Next|To the end)$/ }).tap();
	}
	const code = (await page.locator(".code-text").textContent()) ?? "";
	await page.getByRole("button", { name: "Send to my coach" }).tap();
	// Over the page, where it is seen.
	await expect(page.locator(".send-bar").getByRole("status")).toHaveText(/^Link copied/);
	const sent = await copied();
	expect(found).toEqual([]);
	await context.close();
	return { code, sent };
}

const MIDDLE = "cdef".split("").flatMap((file) => [3, 4, 5, 6].map((rank) => `${file}${rank}`));

test("twelve pupils answer a lesson as homework, and the coach's results are right to the last square", async ({
	page,
	browser,
}) => {
	test.slow();
	const found = complaints(page);
	const link = await makeExercise(page);
	const pupils: Answer[] = Array.from({ length: 12 }, (_, index) => ({
		name: `Pupil ${index + 1}`,
		squares: [
			index % 3 === 0 ? ["d5", "f5"] : index % 3 === 1 ? ["d5"] : ["c3", "e6"],
			MIDDLE.filter((_, at) => (at * 7 + index * 5) % 4 === 0),
		],
	}));
	const sent: { code: string; sent: string }[] = [];
	for (let at = 0; at < pupils.length; at += 3) {
		const some = pupils.slice(at, at + 3).map((pupil) => answer(browser, link, pupil));
		sent.push(...(await Promise.all(some)));
	}
	await page.getByRole("button", { name: "Results", exact: true }).click();
	// Codes and links alike, a mistake and a stranger among them.
	const lines = sent.map(({ code, sent: one }, index) => (index % 2 === 0 ? code : one));
	await page
		.getByRole("textbox", { name: "Paste codes" })
		.fill(["Mum: hello", ...lines, lines[0] ?? ""].join("\n"));
	await page.getByRole("button", { name: "Add", exact: true }).click();
	await expect(page.getByText("12 answers added.")).toBeVisible();
	await expect(page.getByText("1 code left out: 1 repeated.")).toBeVisible();
	const rows = page.locator(".results tbody tr");
	await expect(rows).toHaveCount(12);
	for (const [index, { name, squares }] of pupils.entries()) {
		const [mark] = [["right", "half right", "not right"][index % 3]];
		for (const [question, names] of squares.entries()) {
			const cell = page.getByRole("button", {
				name: new RegExp(`^${name}, question ${question + 1}:`),
			});
			if (question === 0) await expect(cell).toHaveAccessibleName(`${name}, question 1: ${mark}`);
			await cell.click();
			// Pressed squares have a tick or a cross; missed ones have neither.
			const pressed = await page
				.locator(".results-panel .paint-board [role=gridcell]")
				.evaluateAll((all) =>
					all
						.map((one) => one.getAttribute("aria-label") ?? "")
						.filter((label) => /, (right|too many)/.test(label))
						.map((label) => label.slice(0, 2)),
				);
			expect(pressed.sort()).toEqual([...names].sort());
		}
	}
	// The number of a question and its words count half right answers as the points of pupils do.
	const first = page.getByRole("button", {
		name: /^Question 1 .*50% of points. 4 of 12 right, 4 half/,
	});
	await expect(first.locator("strong")).toHaveText("50%");
	await first.click();
	await expect(page.getByText("Most common mistake: f5, missed by 8 of 12.")).toBeVisible();
	await expectAccessible(page, "both themes");
	const saving = page.waitForEvent("download");
	await page.getByRole("button", { name: "CSV" }).click();
	expect((await saving).suggestedFilename()).toBe("results.csv");
	// They are kept by their exercise.
	await page.reload();
	await expect(rows).toHaveCount(12);
	expect(found).toEqual([]);
});

test("adding a question can be undone, and a saved file contains the questions", async ({
	page,
}) => {
	await makeExercise(page);
	const saving = page.waitForEvent("download");
	await page.getByRole("button", { name: "Save file" }).click();
	const file = await (await saving).path();
	await expectAccessible(page);
	await page.getByRole("textbox", { name: "Question", exact: true }).fill("Typed in one go");
	await expect(page.getByText("1. Where can a knight go?")).toBeVisible();
	await expect(page.getByText("2. Typed in one go")).toBeVisible();
	await page.locator(".make-head").click();
	await page.keyboard.press("Control+z");
	await expect(page.getByText("2. Which squares does White control?")).toBeVisible();
	await page.keyboard.press("Control+z");
	await expect(page.getByText("1 question", { exact: true })).toBeVisible();
	await page.goto("./#exercise");
	await expectAccessible(page);
	await page.getByLabel("Open a file").setInputFiles(file);
	await expect(page.getByRole("heading", { name: "The isolated pawn" })).toBeVisible();
	await expect(page.getByText("2 questions")).toBeVisible();
	await expectAccessible(page);
});

test("moments of the review become questions", async ({ page }) => {
	await open(page);
	await load(page, SAMPLE_GAMES[1999] ?? "");
	await tab(page, "Review").click();
	await page.getByRole("button", { name: "Turn these into an exercise" }).click();
	await expect(page.locator(".question-list li").first()).toBeVisible();
	const before = await page.locator(".question-list li").count();
	expect(before).toBeGreaterThan(0);
	await page.keyboard.press("Control+z");
	await expect(page.getByText("No questions yet.")).toBeVisible();
});

/** The address of an exercise that a test has made. */
const addressOf = async (questions: readonly object[], title = "Homework") =>
	`./#exercise?x=${await packExercise({ title, questions: questions as never })}`;

test("a pupil sends half of the answers, and later ones replace them", async ({
	page,
	browser,
}) => {
	const address = await addressOf([MIDDLE_QUESTION, { ...MIDDLE_QUESTION, kind: "black" }]);
	const context = await browser.newContext(PHONE);
	const pupil = await context.newPage();
	const copied = await catchCopies(pupil);
	await pupil.goto(address);
	await pupil.getByLabel("Your name").fill("Mia");
	await pupil.getByRole("button", { name: "Begin" }).click();
	const sendSoFar = pupil.getByRole("button", { name: "Send what is done so far" });
	const give = pupil.getByRole("button", { name: "Answer" });
	await expect(give).toBeVisible();
	await expect(sendSoFar).toHaveCount(0);
	await give.click();
	await expect(pupil.getByText("Question 2 of 2")).toBeVisible();
	await square(pupil, "e5").tap({ force: true });
	await sendSoFar.tap();
	await expect(pupil.getByRole("heading", { name: "Mia: 1 of 2 answered" })).toBeFocused();
	await expectAccessible(pupil);
	await pupil.screenshot({ path: "test-results/so-far.png" });
	const code = (await pupil.locator(".code-text").textContent()) ?? "";
	await pupil.getByRole("button", { name: "Send to my coach" }).tap();
	await page.goto(await copied());
	const rows = page.locator(".results tbody tr");
	await expect(rows).toContainText(["Mia1 of 2"]);
	await expect(page.getByText("0 answered, 1 in part")).toBeVisible();
	await expect(
		page.getByRole("button", { name: "Mia, question 2: not answered yet" }),
	).toBeVisible();
	await page.screenshot({ path: "test-results/part.png" });
	// What was marked is there still.
	await pupil.getByRole("button", { name: "Go on answering" }).tap();
	await expect(pupil.getByText("1 marked")).toBeVisible();
	await give.click();
	await expect(pupil.getByRole("heading", { name: /^Mia: / })).toBeVisible();
	const whole = (await pupil.locator(".code-text").textContent()) ?? "";
	await context.close();
	await page.getByRole("button", { name: "Paste codes" }).click();
	await page.getByRole("textbox", { name: "Paste codes" }).fill(`${whole}\n${code}`);
	await page.getByRole("button", { name: "Add", exact: true }).click();
	await expect(page.getByText("1 answer added.")).toBeVisible();
	await expect(page.getByText("1 code left out: 1 repeated.")).toBeVisible();
	await expect(page.getByText("1 answered", { exact: true })).toBeVisible();
	await expect(rows).toHaveCount(1);
	await page.reload();
	await expect(rows).toHaveCount(1);
	await page.getByRole("button", { name: "Mia", exact: true }).click();
	await page.getByRole("button", { name: "Remove Mia" }).click();
	await expect(page.getByText("Mia was removed.")).toBeVisible();
	await expect(rows).toHaveCount(0);
});

test("a reload continues an exercise, and without storage it works for the visit", async ({
	page,
	browser,
	baseURL,
}) => {
	const address = await addressOf([MIDDLE_QUESTION, { ...MIDDLE_QUESTION, kind: "black" }]);
	await page.goto(address);
	await page.getByLabel("Your name").fill("Mia");
	await page.keyboard.press("Enter");
	// The button stands still, also where what is said before takes more lines.
	await page.setViewportSize({ width: 910, height: 900 });
	const give = page.getByRole("button", { name: "Answer" });
	await expect(page.getByText("Pick framed squares, or none.")).toBeVisible();
	const place = await give.boundingBox();
	await square(page, "d4").click({ force: true });
	await expect(page.getByText("1 marked")).toBeVisible();
	expect(await give.boundingBox()).toEqual(place);
	await give.click();
	await expect(page.getByText("Question 2 of 2")).toBeVisible();
	await square(page, "e5").click({ force: true });
	await expect(square(page, "e5")).toHaveAttribute("aria-selected", "true");
	await rest(page);
	await page.reload();
	await page.getByRole("button", { name: "Someone else" }).click();
	await expect(page.getByLabel("Your name")).toHaveValue("");
	await page.reload();
	await page.getByRole("button", { name: "Go on" }).click();
	await expect(page.getByText("Question 2 of 2")).toBeVisible();
	await expect(square(page, "e5")).toHaveAttribute("aria-selected", "true");
	await page.getByRole("button", { name: "Answer" }).press("Enter");
	const code = await page.locator(".code-text").textContent();

	const context = await browser.newContext({ baseURL: baseURL ?? "" });
	await context.addInitScript(() => {
		for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
			Object.defineProperty(window, name, {
				get: () => {
					throw new DOMException("denied", "SecurityError");
				},
			});
		}
	});
	const bare = await context.newPage();
	const found = complaints(bare);
	await bare.goto(address);
	await bare.getByLabel("Your name").fill("Mia");
	await bare.keyboard.press("Enter");
	await square(bare, "d4").click({ force: true });
	await bare.getByRole("button", { name: "Answer" }).click();
	await square(bare, "e5").click({ force: true });
	await bare.getByRole("button", { name: "Answer" }).click();
	await expect(bare.locator(".code-text")).toHaveText(code ?? "");
	await expect(bare.getByText("This browser can’t keep your answers.")).toBeVisible();
	expect(found).toEqual([]);
	await context.close();
});

test("a coach's own reason is shown to pupils, in results, on the big screen and on paper", async ({
	page,
}) => {
	const reason = "It guards <b>c3</b>; and \u05d0\u05d1.";
	const questions = [{ ...MIDDLE_QUESTION, afterwards: "right" as const, reason }];
	const letters = await packExercise({ title: "Homework", questions });
	const address = `./#exercise?x=${letters}`;
	const own = page.getByText(reason, { exact: true });
	await page.goto(address);
	await page.getByLabel("Your name").fill("Mia");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: "Answer" })).toBeVisible();
	await expect(own).toHaveCount(0);
	await page.getByRole("button", { name: "Answer" }).press("Enter");
	await expect(page.locator(".outcome").filter({ has: own })).toBeVisible();
	await page.getByRole("button", { name: "To the end" }).press("Enter");
	await expect(page.locator(".end-rows li").filter({ has: own })).toBeVisible();
	const code = (await page.locator(".code-text").textContent()) ?? "";

	await page.goto(`${address}&view=results`);
	await expect(own).toBeVisible();
	await page.getByRole("textbox", { name: "Paste codes" }).fill(code);
	await page.getByRole("button", { name: "Add", exact: true }).click();
	await page.getByRole("button", { name: "Mia", exact: true }).click();
	await expect(page.getByText("Mia’s answer")).toBeVisible();
	await expect(own).toBeVisible();
	await page.goto(`${address}&view=sheets`);
	await expect(page.locator(".paper-page").last().filter({ has: own })).toBeVisible();
	await expect(page.locator(".paper-sheet").filter({ has: own })).toHaveCount(0);
	await page.goto(`${address}&view=wall`);
	await expect(page.getByRole("button", { name: "Show the map" })).toBeVisible();
	await expect(own).toHaveCount(0);
	await page.getByRole("button", { name: "Show the map" }).click();
	await expect(page.getByRole("status").filter({ has: own })).toBeVisible();
	await page.getByRole("button", { name: "Hide the map" }).click();
	await expect(own).toHaveCount(0);
});

test("an exercise can be done by keyboard, in both themes, at a width of 375 pixels", async ({
	page,
}) => {
	await page.setViewportSize({ width: 375, height: 667 });
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto(await addressOf([{ ...MIDDLE_QUESTION, afterwards: "why" }]));
	await page.getByLabel("Your name").fill("Mia");
	await page.keyboard.press("Enter");
	await expect(
		page.getByRole("heading", { name: "Which squares does White control?" }),
	).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Space");
	await expect(page.getByText("1 marked")).toBeVisible();
	await expectAccessible(page, "both themes");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	const bar = page.getByRole("button", { name: "To the end" });
	await expect(bar).toBeFocused();
	// All reasons are above the bar, with the board in sight.
	const [reason, foot] = await Promise.all(
		[page.locator(".outcome li").last(), bar].map(async (one) => {
			const { y = 0, height = 0 } = (await one.boundingBox()) ?? {};
			return { y, bottom: y + height };
		}),
	);
	expect(reason?.bottom).toBeLessThanOrEqual((foot?.y ?? 0) - 8);
	expect((await page.locator(".paint-board").boundingBox())?.y).toBeGreaterThanOrEqual(0);
	await expectAccessible(page, "both themes");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: /^Mia: / })).toBeFocused();
	await expectAccessible(page);
	const overflow = () =>
		document.documentElement.scrollWidth - document.documentElement.clientWidth;
	expect(await page.evaluate(overflow)).toBe(0);
});

test("markup in names and titles is shown as text, and codes of another exercise are refused", async ({
	page,
}) => {
	const evil = '<img src=x onerror="window.broken = 1">';
	const found = complaints(page);
	const address = await addressOf([{ ...MIDDLE_QUESTION, text: evil }], evil);
	const other = { ...MIDDLE_QUESTION, position: "4k3/8/8/8/8/8/8/4K2R w" } as const;
	const answers = [[squareNamed("d4")]];
	const codeFor = (name: string, question: object) =>
		formatCode(frameOf({ title: "", questions: [question as never] }), name, answers) ?? "";
	await page.goto(`${address}&view=results`);
	await page
		.getByRole("textbox", { name: "Paste codes" })
		.fill(
			[
				codeFor("<b onclick=alert(1)>Bo</b>", MIDDLE_QUESTION),
				codeFor("=1+1", MIDDLE_QUESTION),
				codeFor("Ada", other),
				codeFor("Ben", other),
				codeFor("Cut", MIDDLE_QUESTION).slice(0, -2),
			].join("\n"),
		);
	await page.getByRole("button", { name: "Add", exact: true }).click();
	await expect(page.locator(".results tbody tr")).toHaveCount(2);
	await expect(
		page.getByText("3 codes left out: 2 from another exercise and 1 cut short."),
	).toBeVisible();
	await expect(
		page.getByRole("button", { name: "<b onclick=alert(1)>Bo</b>", exact: true }),
	).toBeVisible();
	await expect(page.getByRole("heading", { name: evil }).first()).toBeVisible();
	await page.getByRole("button", { name: "=1+1", exact: true }).click();
	await page.getByRole("button", { name: "Remove =1+1" }).click();
	await expect(page.locator(".results tbody tr")).toHaveCount(1);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.locator(".results tbody tr")).toHaveCount(2);
	expect(await page.evaluate(() => "broken" in window)).toBe(false);
	expect(found).toEqual([]);
});

test("200 codes are read at once, and damaged links are reported", async ({ page }) => {
	const address = await addressOf([MIDDLE_QUESTION]);
	const frame = frameOf({ title: "", questions: [MIDDLE_QUESTION] });
	// Two of one name with other answers are two; the same code twice is one.
	const nameAt = (index: number) => (index < 2 ? "Mia" : `Pupil ${index}`);
	const codes = Array.from({ length: 200 }, (_, index) =>
		formatCode(frame, nameAt(index), [[(18 + (index % 4)) as Square]]),
	);
	codes.push(codes[0]);
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(`${address}&view=results`);
	await page.getByRole("textbox", { name: "Paste codes" }).fill(codes.join("\n"));
	await page.getByRole("button", { name: "Add", exact: true }).click();
	await expect(page.locator(".results tbody tr")).toHaveCount(200);
	await expect(page.getByText("1 code left out: 1 repeated.")).toBeVisible();
	await expect(page.locator(".results table")).toHaveCount(2);
	await page.getByRole("button", { name: "Mia (2)", exact: true }).click();
	await expect(page.getByText("Mia (2)’s answer")).toBeVisible();
	// Outside of a field, codes are pasted wherever the focus is.
	await paste(page, formatCode(frame, "Ben", [[18 as Square]]) ?? "");
	await expect(page.getByText("1 answer added.")).toBeVisible();
	await expect(page.locator(".results tbody tr")).toHaveCount(201);
	await paste(page, "thanks");
	await expect(page.getByText("There is no code in this text.")).toBeVisible();
	await expectAccessible(page);
	await page.screenshot({ path: "test-results/results-1440.png" });
	await page.goto(address.slice(0, -9));
	await page.reload();
	await expect(page.getByRole("alert")).toHaveText(/^This link doesn’t open an exercise/);
	await page.goto("./#exercise?k=zzz");
	await page.reload();
	await expect(page.getByRole("alert")).toHaveText(/not in this browser/);
});

test("for a link that is too long a file is offered, and 2,000 questions do not freeze the page", async ({
	page,
}) => {
	test.slow();
	await open(page);
	const next = chance(7);
	/** Letters that cannot be compressed. */
	const noise = () =>
		Array.from({ length: 60 }, () => Math.floor(next() * 36).toString(36)).join("");
	const asks = () =>
		Array.from({ length: 10 }, () => `[%ask white;c3f6;map;end;${noise()}]`).join(" ");
	const chapters = Array.from(
		{ length: 200 },
		(_, chapter) => `[ChapterName "Chapter ${chapter}"]\n\n{${asks()}} 1. e4 e5 *`,
	);
	await load(page, chapters.join("\n\n"));
	await tab(page, "Edit").click();
	await page.getByRole("button", { name: "Make an exercise", exact: true }).click();
	await expect(page.getByText("2,000 questions")).toBeVisible();
	await expect(page.locator(".question-list li")).toHaveCount(50);
	await page.getByRole("button", { name: "Copy link" }).click();
	const news = page.locator(".hand-out [role=status]").last();
	await expect(news).toHaveText(/^The link would have \d+,\d+ characters, .* Save the file/);
	await page.getByRole("button", { name: "Results", exact: true }).click();
	await expect(page.getByText("No answers yet.")).toBeVisible();
});

test("a link of nearly 60 kB opens, and its answers can be sent back", async ({ page }) => {
	const next = chance(8);
	const text = () =>
		Array.from({ length: 60 }, () => Math.floor(next() * 36).toString(36)).join("");
	const questions = Array.from({ length: 900 }, () => ({ ...MIDDLE_QUESTION, text: text() }));
	const address = await addressOf(questions);
	expect(address.length).toBeGreaterThan(45_000);
	expect(address.length).toBeLessThan(60_000);
	await page.goto(address);
	await page.getByLabel("Your name").fill("Mia");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Question 1 of 900")).toBeVisible();
	const frame = frameOf({ title: "", questions });
	const answers = questions.map(() => [squareNamed("d4")]);
	await page.goto(`${address}&view=results`);
	await page
		.getByRole("textbox", { name: "Paste codes" })
		.fill(`#exercise?a=${encodeURIComponent(formatAnswers(frame, "Mia", answers))}`);
	await page.getByRole("button", { name: "Add", exact: true }).click();
	await expect(page.locator(".results tbody tr")).toHaveCount(1);
	await page.getByRole("button", { name: "Question 11 of 900" }).click();
	await expect(page.getByRole("button", { name: /^Question 11 / })).toBeVisible();
});

test("while presenting, the board does not move, whatever is shown around it", async ({ page }) => {
	await page.setViewportSize({ width: 1920, height: 1080 });
	await page.addInitScript(() => {
		Element.prototype.requestFullscreen = async () => {};
	});
	await page.goto(
		`${await addressOf([MIDDLE_QUESTION, { ...MIDDLE_QUESTION, kind: "black" }])}&view=wall`,
	);
	const wall = page.locator(".wall .paint-board");
	await expect(wall).toBeVisible();
	const box = await wall.boundingBox();
	expect(box).toMatchObject({ width: 920, height: 920, x: 84 });
	expect(Math.round(box?.y ?? 0)).toBe(60);
	await square(page, "d5").click({ force: true });
	await square(page, "e5").click({ force: true });
	await expect(page.getByText("d5, e5")).toBeVisible();
	expect(await wall.boundingBox()).toEqual(box);
	await page.getByRole("button", { name: "Show the map" }).click();
	await expect(square(page, "d5")).toHaveAccessibleName(/White’s, right|too many/);
	await expectAccessible(page);
	expect(await wall.boundingBox()).toEqual(box);
	await page.getByRole("heading").click();
	await page.keyboard.press("PageDown");
	await expect(page.getByText("question 2 of 2")).toBeVisible();
	expect(await wall.boundingBox()).toEqual(box);
	await page.keyboard.press("Escape");
	await expect(page.getByText("No answers yet.")).toBeVisible();
});

test("while presenting, a question appears in place of the board and can be closed", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1920, height: 1080 });
	await page.addInitScript(() => {
		Element.prototype.requestFullscreen = async () => {};
	});
	await open(page);
	await load(page, "1. e4 {[%ask white;c3f6;map;why;Where_is_White%3F]} e5 *");
	await page.keyboard.press("p");
	await expect(page.getByRole("region", { name: "Presentation" })).toBeFocused();
	const ask = page.getByRole("button", { name: "Ask the class" });
	await expect(ask).toBeHidden();
	await page.keyboard.press("ArrowRight");
	const box = await board(page).boundingBox();
	await ask.click();
	await expect(page.getByRole("heading", { name: "Where is White?" })).toBeFocused();
	expect(await page.locator(".wall .paint-board").boundingBox()).toEqual(box);
	await page.keyboard.press("m");
	await expect(page.getByText(/^Correct answers?: /)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("region", { name: "Presentation" })).toBeFocused();
	expect(await board(page).boundingBox()).toEqual(box);
});

test("while presenting, a question that cannot be asked says so, and the keys still work", async ({
	page,
}) => {
	await page.addInitScript(() => {
		Element.prototype.requestFullscreen = async () => {};
	});
	await open(page);
	await load(
		page,
		"1. e4 {[%ask white;c3f6;map;why;Where_is_White%3F]} e5 2. Nf3 {[%ask green;;;;]} Nc6 *",
	);
	await page.keyboard.press("p");
	const presented = page.getByRole("region", { name: "Presentation" });
	await expect(presented).toBeFocused();
	for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
	await page.keyboard.press("q");
	await expect(page.locator(".present-move")).toHaveText(
		"2. Nf3 This position’s question can’t be asked",
	);
	await expect(page.locator(".wall")).toHaveCount(0);
	await page.keyboard.press("ArrowRight");
	await expect(page.locator(".present-move")).toHaveText("2... Nc6 ");
	await page.keyboard.press("Escape");
	await expect(presented).toBeHidden();
});

test("links with answers open the results one after the other, on any device", async ({
	page,
	browser,
}) => {
	const question = { ...MIDDLE_QUESTION, afterwards: "right" };
	const link = new URL(await addressOf([question]), "http://127.0.0.1").hash;
	const sent: string[] = [];
	await page.goto("./");
	const address = new URL(page.url());
	for (const name of ["Ada", "Ben"]) {
		const pupil = { name, squares: [["d4", "e6"]] };
		sent.push((await answer(browser, `${address.origin}${address.pathname}${link}`, pupil)).sent);
	}
	await page.goto(sent[0] ?? "");
	await expect(page.getByRole("button", { name: "Ada", exact: true })).toBeVisible();
	await page.goto(sent[1] ?? "");
	await expect(page.locator(".results tbody tr")).toHaveCount(2);
	await expect(page.getByRole("heading", { name: "Homework" })).toBeVisible();
	await page.goto("./#exercise");
	await page.getByRole("button", { name: "Delete Homework" }).click();
	await expect(page.getByRole("link", { name: "Results" })).toBeHidden();
	await page.getByRole("button", { name: "Undo" }).click();
	await page.getByRole("link", { name: "Results" }).click();
	await expect(page.locator(".results tbody tr")).toHaveCount(2);
});

test("worksheets have six positions a page, and the answers have a page of their own", async ({
	page,
}) => {
	const long = {
		...MIDDLE_QUESTION,
		text: "Which squares does White hold here? ".repeat(8).trim(),
	};
	const questions = [MIDDLE_QUESTION, long, REPLY, WHOSE, MIDDLE_QUESTION, long, WHOSE];
	await page.goto(`${await addressOf(questions)}&view=sheets`);
	await expect(page.locator(".paper-page")).toHaveCount(3);
	await expect(page.locator(".paper-board")).toHaveCount(7);
	// Nobody has been here before: the pieces come with the page.
	await expect(page.locator(".paper-board > g > g")).toHaveCount(7 * 32);
	await expect(page.getByText("Date:")).toHaveCount(2);
	const boards = await page.locator(".paper-board").all();
	const tops = await Promise.all(boards.map(async (one) => (await one.boundingBox())?.y));
	for (const left of [0, 2, 4]) expect(tops[left]).toBe(tops[left + 1]);
	// One size on both pages; a frame only where a part counts; names of files below the board.
	const expectOneSize = async () => {
		const high = await page
			.locator(".paper-board")
			.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
		expect(Math.max(...high) - Math.min(...high)).toBeLessThan(0.5);
		expect(high[0]).toBeGreaterThan(100);
	};
	await expectOneSize();
	await expect(page.locator(".paper-board > rect[fill=none]")).toHaveCount(6);
	await page.screenshot({ path: "test-results/sheets.png", fullPage: true });
	const { y, height, room } = await page
		.locator(".paper-board text", { hasText: "g" })
		.first()
		.evaluate((text: SVGTextElement) => {
			const { y, height } = text.getBBox();
			const { y: top = 0, height: high = 0 } = text.ownerSVGElement?.viewBox.baseVal ?? {};
			return { y, height, room: top + high };
		});
	expect(y).toBeGreaterThan(320);
	expect(y + height).toBeLessThanOrEqual(room);
	for (const format of ["A4", "Letter"]) {
		const pdf = (await page.pdf({ format })).toString("latin1");
		expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
	}
	await expectAccessible(page, "both themes");
	await expect(page.getByRole("heading", { name: "Homework: answers" })).toBeVisible();
	await expect(page.getByText(/^A side controls a square if it alone attacks it/)).toHaveCount(2);
	await page.emulateMedia({ media: "print", colorScheme: "dark" });
	await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
	await expectOneSize();
	// Printed with backgrounds the paper stays white.
	const filled = await page.evaluate(() =>
		[...document.querySelectorAll("html, body, body *:not(svg *)")]
			.filter((one) => one.checkVisibility())
			.map((one) => getComputedStyle(one).backgroundColor),
	);
	expect(new Set(filled)).toEqual(new Set(["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"]));
	await page.emulateMedia({ media: "screen" });
	await page.getByRole("link", { name: "Cards" }).click();
	await expect(page.locator(".paper-cards > div")).toHaveCount(16);
});

const WHOSE = {
	...MIDDLE_QUESTION,
	kind: "whose",
	region: { from: squareNamed("e5"), to: squareNamed("e5") },
	afterwards: "why",
} as const;

const REPLY = {
	...MIDDLE_QUESTION,
	position: `${MIDDLE_QUESTION.position} KQkq -`,
	kind: "reply",
	region: { from: 0, to: 63 },
	answer: ["b5", "c4"].map((to) => 64 * squareNamed("f1") + squareNamed(to)),
	afterwards: "right",
} as const;

test("questions for a square's owner and for a move are answered, marked, counted and printed", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	const found = complaints(page);
	const address = await addressOf([WHOSE, REPLY, REPLY]);
	await page.goto(address);
	await page.getByLabel("Your name").fill("Mia");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Whose is e5?" })).toBeFocused();
	await expect(page.getByRole("button", { name: "Answer" })).toHaveAttribute(
		"aria-disabled",
		"true",
	);
	await expect(page.getByText("Choose one of four.")).toBeVisible();
	await page.getByText("Nobody: neutral").click();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("radio", { name: "Both: contested" })).toBeChecked();
	await expectAccessible(page);
	await page.screenshot({ path: "test-results/whose-360.png" });
	await page.getByRole("button", { name: "Answer" }).click();
	await expect(page.getByText(/^(Right|Not right)\./)).toBeVisible();
	await page.getByRole("button", { name: "Next" }).click();
	await page.getByText("Play your move on the board.").waitFor();
	await square(page, "f1").click({ force: true });
	await expect(page.getByText("From f1: pick where it goes.")).toBeVisible();
	// Where it may not go, nothing is pressed, and the line says so.
	await expect(square(page, "f6")).toHaveAttribute("aria-disabled", "true");
	await square(page, "f6").click({ force: true });
	await expect(page.getByText("Bf6 is not possible: the bishop can’t go there.")).toBeVisible();
	await page.getByRole("button", { name: "Answer" }).click();
	await expect(page.getByText("You haven’t played a move. Answer without one?")).toBeVisible();
	await expect(page.getByRole("button", { name: "Answer without a move" })).toBeFocused();
	await page.screenshot({ path: "test-results/reply-sure-360.png" });
	await square(page, "f1").click({ force: true });
	await square(page, "f1").click({ force: true });
	await square(page, "c4").click({ force: true });
	await expect(page.getByText("Your move: Bc4")).toBeVisible();
	await page.getByRole("button", { name: "Answer" }).click();
	await expect(page.getByText("Right.", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Next" }).click();
	await square(page, "d2").focus();
	await page.keyboard.press("Enter");
	await square(page, "d4").focus();
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Answer" }).click();
	await expect(page.getByText("Correct answers: Bc4 and Bb5.")).toBeVisible();
	await page.screenshot({ path: "test-results/reply-360.png" });
	await page.getByRole("button", { name: "To the end" }).click();
	await expect(page.getByText("Bc4 and Bb5. You said d4.")).toBeVisible();
	const code = (await page.locator(".code-text").textContent()) ?? "";
	expect(code).toMatch(/^Mia \w{4}-\w{4}$/);
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(`${address}&view=results`);
	await page.getByRole("textbox", { name: "Paste codes" }).fill(code);
	await page.getByRole("button", { name: "Add", exact: true }).click();
	await page.getByRole("button", { name: /^Question 3 / }).click();
	await expect(page.getByText("Most common mistake: d4, chosen by 1 of 1.")).toBeVisible();
	await expect(page.getByRole("list", { name: "Answers given" })).toContainText("d4");
	await expectAccessible(page);
	await page.screenshot({ path: "test-results/results-reply.png" });
	await page.getByRole("link", { name: "Show the class" }).click();
	await square(page, "f1").click({ force: true });
	await square(page, "b5").click({ force: true });
	await expect(page.getByText("Said: Bb5")).toBeVisible();
	await page.getByRole("button", { name: "Show the reply" }).click();
	await expect(page.getByText("Correct answers: Bc4 and Bb5.")).toBeVisible();
	await page.goto(`${address}&view=sheets`);
	await expect(page.getByText("The move:").first()).toBeVisible();
	await expect(page.getByText("2. Bc4 and Bb5")).toBeVisible();
	expect(found).toEqual([]);
});

test("questions for one square and for a move can be made, and an exercise of one chapter", async ({
	page,
}) => {
	const found = complaints(page);
	const copied = await catchCopies(page);
	await open(page);
	await load(page, LESSON);
	await page.keyboard.press("ArrowRight");
	await tab(page, "Edit").click();
	await page.getByRole("button", { name: "Make an exercise", exact: true }).click();
	await page.getByRole("button", { name: "Add question" }).click();
	await page.getByLabel("Kind").selectOption({ label: "Whose square?" });
	// The square that is asked about is pressed, or chosen.
	await page
		.locator(".right-on-board")
		.getByRole("gridcell", { name: /^e4\b/ })
		.click({ force: true });
	await expect(page.getByText("1. Whose is e4?")).toBeVisible();
	await page.getByRole("combobox", { name: /^Square/ }).selectOption({ label: "d5" });
	await expect(page.getByText("1. Whose is d5?")).toBeVisible();
	await page.getByRole("combobox", { name: /^Right answer/ }).selectOption({ label: "Black’s" });
	await expect(page.getByText("The map says White’s.").first()).toBeVisible();
	await page.getByRole("button", { name: "Use the map’s" }).first().click();
	await expect(page.getByText("Correct answer: White’s.").first()).toBeVisible();
	// Another chapter is opened from the list of games, or here: the questions stay in sight.
	await page.getByRole("button", { name: /^Chapter 1 of 2/ }).click();
	await expect(page.getByRole("heading", { name: "Chapters" })).toBeVisible();
	await page.getByRole("option", { name: /Two/ }).click();
	await expect(page.getByRole("combobox", { name: /^Chapter/ })).toHaveValue("1");
	await page.getByRole("combobox", { name: /^Chapter/ }).selectOption({ label: "1. One" });
	await page.getByText("Whose is d5?").waitFor();
	await page.getByRole("combobox", { name: /^Chapter/ }).selectOption({ label: "2. Two" });
	await page.getByRole("button", { name: "This chapter" }).click();
	await expect(page.getByText("No questions yet.")).toBeVisible();
	await page.getByRole("button", { name: "Add question" }).click();
	await page.getByLabel("Kind").selectOption({ label: "Find the move" });
	await expect(page.getByText("1 right: d4.").first()).toBeVisible();
	await square(page, "e2").click({ force: true });
	await square(page, "e4").click({ force: true });
	await expect(page.getByText("2 right: d4 and e4.").first()).toBeVisible();
	// A drag is an answer, too.
	await square(page, "g1").dragTo(square(page, "f3"), { force: true });
	await expect(page.getByText("3 right: Nf3, d4 and e4.").first()).toBeVisible();
	await square(page, "g1").dragTo(square(page, "f3"), { force: true });
	await expect(page.getByText("2 right: d4 and e4.").first()).toBeVisible();
	await page.screenshot({ path: "test-results/make-reply.png" });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.screenshot({ path: "test-results/make-reply-390.png" });
	await page.setViewportSize({ width: 1440, height: 900 });
	await expectAccessible(page);
	await page.getByRole("button", { name: "Done" }).click();
	await page.getByRole("button", { name: "Copy link" }).click();
	await page.goto(await copied());
	await expect(page.getByRole("heading", { name: "Two" })).toBeVisible();
	await expect(page.getByText("1 question", { exact: true })).toBeVisible();
	expect(found).toEqual([]);
});

test("a coach's question with three squares is answered, shown and printed", async ({ page }) => {
	const copied = await catchCopies(page);
	await open(page);
	await load(page, LESSON);
	await page.keyboard.press("ArrowRight");
	await tab(page, "Edit").click();
	await page.getByRole("button", { name: "Make an exercise", exact: true }).click();
	await page.getByRole("button", { name: "Add question" }).click();
	await page.getByRole("button", { name: "Three squares" }).press("Enter");
	await expect(page.getByText("1. Which of the three does White control?")).toBeVisible();
	const three = page.getByRole("combobox", { name: /^Square \d of three$/ });
	await expect(three).toHaveCount(3);
	for (const [at, name] of ["a3", "b8", "c8"].entries()) {
		await three.nth(at).selectOption({ label: name });
		await expect(three.nth(at)).toHaveValue(String(squareNamed(name)));
	}
	await expect(page.getByText("1 right: a3.").first()).toBeVisible();
	await page.getByRole("button", { name: "Copy link" }).click();
	const link = await copied();
	await page.goto(link);
	await page.getByLabel("Your name").fill("Mia");
	await page.keyboard.press("Enter");
	const squares = page.locator(".paint-board [aria-selected]");
	await expect(squares).toHaveCount(3);
	// None is marked by a drag: a press takes the place of the one before.
	await square(page, "b8").dragTo(square(page, "c8"), { force: true });
	await expect(page.locator(".paint-board [aria-selected=true]")).toHaveCount(0);
	await square(page, "b8").click({ force: true });
	await square(page, "a3").focus();
	await page.keyboard.press("Space");
	await expect(page.locator(".paint-board [aria-selected=true]")).toHaveCount(1);
	await page.getByRole("button", { name: "Answer" }).click();
	await expect(page.getByText("Right.", { exact: true })).toBeVisible();
	await expect(page.getByRole("list", { name: "Why" }).getByRole("listitem")).toHaveCount(3);
	await page.goto(`${link}&view=wall`);
	await square(page, "c8").click({ force: true });
	await square(page, "b8").click({ force: true });
	await expect(page.getByText("Said: b8")).toBeVisible();
	await page.keyboard.press("m");
	await expect(page.getByText("Correct answer: a3.")).toBeVisible();
	await page.goto(`${link}&view=sheets`);
	await expect(page.locator(".paper-board > rect[fill=none]")).toHaveCount(3);
});

test("homework has a title, an order, a last day and attempts, and a missing pupil is listed", async ({
	page,
	browser,
}) => {
	const found = complaints(page);
	const copied = await catchCopies(page);
	await open(page);
	await load(page, LESSON);
	await tab(page, "Edit").click();
	await page.getByRole("button", { name: "Make an exercise", exact: true }).click();
	await page.getByRole("button", { name: "Add question" }).click();
	await page.getByRole("combobox", { name: /^Chapter/ }).selectOption({ label: "2. Two" });
	await page.getByText("1 question", { exact: true }).waitFor();
	await page.getByRole("button", { name: "Add question" }).click();
	await page.getByLabel("Kind").selectOption({ label: "Neutral squares" });
	await page.getByLabel("Why it is right").fill("Nobody looks at it.");
	const rows = page.locator(".question-list li");
	await expect(rows.nth(1)).toContainText("neutral");
	await page.getByRole("button", { name: "Move question 2" }).press("ArrowUp");
	await expect(rows.first()).toContainText("neutral");
	await expect(page.getByRole("button", { name: "Move question 1" })).toBeFocused();
	await page.getByRole("button", { name: "Undo", exact: true }).first().click();
	await expect(rows.nth(1)).toContainText("neutral");
	await page.getByRole("button", { name: "Move question 2" }).dragTo(rows.first());
	await expect(rows.first()).toContainText("neutral");
	const title = "<b>Forks</b> שיעור";
	await page.getByRole("textbox", { name: "Exercise title" }).fill(title);
	await page.getByRole("textbox", { name: "A line of instructions" }).fill("Take your time.");
	await page.getByLabel("Last day").fill("2024-02-29");
	await expect(page.getByText("This day has passed")).toBeVisible();
	await page.getByRole("combobox", { name: /^Tries/ }).selectOption("2");
	await expectAccessible(page);
	await page.screenshot({ path: "test-results/make-terms.png" });
	// Left and opened again, also after a reload, it is of the whole lesson; a choice by hand stays.
	const again = async (whole: boolean) => {
		await page.getByRole("button", { name: "Make an exercise", exact: true }).click();
		const of = page.getByRole("button", { name: whole ? "The whole lesson" : "This chapter" });
		await expect(of).toHaveAttribute("aria-pressed", "true");
	};
	await page.getByRole("button", { name: "Back to Edit" }).click();
	await again(true);
	await page.getByRole("button", { name: "This chapter" }).click();
	await page.getByRole("button", { name: "Back to Edit" }).click();
	await again(false);
	await page.reload();
	await tab(page, "Edit").click();
	await again(true);
	await expect(page.getByRole("textbox", { name: "Exercise title" })).toHaveValue(title);
	await page.getByRole("button", { name: "Copy link" }).click();
	const link = await copied();
	expect(link).toMatch(/\?x=1\.[-\w]+$/);

	const context = await browser.newContext(PHONE);
	const [one, other] = [await context.newPage(), await context.newPage()];
	await one.goto(link.slice(0, -9));
	await expect(one.getByText("This link doesn’t open an exercise")).toBeVisible();
	await one.goto(link.replace("x=1.", "x=2."));
	await expect(one.getByText("made with a newer version of this page")).toBeVisible();
	await one.goto(link);
	await expect(one.getByRole("heading", { name: title })).toBeVisible();
	await expect(one.getByText("Take your time.")).toBeVisible();
	await expect(one.getByText("Your coach will see that you are late.")).toBeVisible();
	await one.screenshot({ path: "test-results/start-terms-390.png" });
	await one.getByLabel("Your name").fill("Mia");
	await one.getByRole("button", { name: "Begin" }).tap();
	await one.getByText("Which squares are neutral?").waitFor();
	await one.getByRole("button", { name: "Answer" }).tap();
	await expect(one.getByText("Nobody looks at it.")).toBeVisible();
	await one.getByRole("button", { name: "Next" }).tap();
	// A tap soon after another at the same place is a double one, which answers nothing unseen.
	await one.getByRole("button", { name: "Answer" }).press("Enter");
	await one.getByRole("button", { name: "To the end" }).tap();
	await expect(one.getByText("Try 1 of 2")).toBeVisible();
	const first = await one.locator(".code-text").textContent();
	await other.goto(link);
	await other.getByRole("button", { name: "Go on, Mia" }).tap();
	await one.getByRole("button", { name: "Try again" }).tap();
	await expect(one.getByText("Question 1 of 2")).toBeVisible();
	// The other tab goes on with the same try: there is no third.
	await expect(other.getByText("Question 1 of 2")).toBeVisible();
	for (const next of ["Next", "To the end"]) {
		await other.getByRole("button", { name: "Answer" }).press("Enter");
		await other.getByRole("button", { name: next }).tap();
	}
	await expect(other.getByText("Try 2 of 2")).toBeVisible();
	await expect(other.getByRole("button", { name: "Try again" })).toHaveCount(0);
	await other.screenshot({ path: "test-results/end-terms-390.png" });
	const second = await other.locator(".code-text").textContent();
	await context.close();

	await page.getByRole("link", { name: "Pupils’ names" }).click();
	await expect(page.getByRole("textbox", { name: "Pupils’ names" })).toBeFocused();
	await page
		.getByRole("textbox", { name: "Paste codes" })
		.fill(`${first} sorry late!!\nMy code is ${second}.`);
	await page.getByRole("button", { name: "Add", exact: true }).click();
	await expect(page.getByText("Mia, try 2")).toBeVisible();
	await expect(page.locator("tbody .late")).toHaveCount(2);
	const names = Array.from({ length: 199 }, (_, at) => `Pupil ${at}`);
	await page.getByLabel("Pupils’ names").fill(["mia", ...names].join("\n"));
	await page.getByRole("button", { name: "Keep", exact: true }).click();
	await expect(page.getByText("199 of 200 missing")).toBeVisible();
	await page.getByRole("button", { name: "Change pupils’ names" }).click();
	await page.getByLabel("Pupils’ names").fill("Mia, <i>Zoë</i>");
	await page.getByRole("button", { name: "Keep", exact: true }).click();
	await expect(page.getByText("1 of 2 missing")).toBeVisible();
	// A change makes a new version, to which the class comes along.
	await page.getByRole("link", { name: "Analysis Board" }).click();
	await page.getByRole("button", { name: "Add question" }).click();
	await expect(page.getByText(/^The version of .* has 2 answers/)).toBeVisible();
	await page.getByRole("button", { name: "Results", exact: true }).click();
	await expect(page.getByText("2 of 2 missing")).toBeVisible();
	await page.getByRole("link", { name: /^The version of .* has 2 answers/ }).click();
	await expect(page.getByText("1 of 2 missing")).toBeVisible();
	await page.reload();
	await expect(page.getByText("<i>Zoë</i>")).toBeVisible();
	await expectAccessible(page);
	await page.screenshot({ path: "test-results/results-class.png" });
	const saving = page.waitForEvent("download");
	await page.getByRole("button", { name: "CSV" }).click();
	const lines = (await readFile(await (await saving).path(), "utf8")).split("\r\n");
	expect(lines).toHaveLength(5);
	expect(lines[0]).toContain('"Name","Date","Try","late"');
	expect(lines[2]).toMatch(/^"Mia","\d{4}-\d\d-\d\d","2","yes",/);
	expect(lines[3]).toMatch(/^"<i>Zoë<\/i>","","0",/);
	expect(found).toEqual([]);
});
