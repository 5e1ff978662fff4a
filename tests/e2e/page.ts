// Acts of the end-to-end tests on a page: load games, point at squares, read the words and the
// pixels of the board.

import { expect, type Locator, type Page } from "@playwright/test";

export const START_FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** Everything the page throws or logs as an error. */
export function complaints(page: Page): string[] {
	const found: string[] = [];
	page.on("pageerror", (error) => found.push(String(error)));
	page.on("console", (message) => {
		if (message.type() === "error") found.push(message.text());
	});
	return found;
}

export const board = (page: Page) => page.locator(".board");

/**
 * Waits until nothing on the board moves any more, and all that was asked for is painted. A page
 * that is left has the focus nowhere by then, and is at its top.
 */
export async function rest(page: Page, how?: "left"): Promise<void> {
	await page.evaluate(async (left) => {
		if (left) {
			(document.activeElement as HTMLElement | null)?.blur();
			getSelection()?.removeAllRanges();
			window.scrollTo(0, 0);
		}
		const frame = () => new Promise(requestAnimationFrame);
		do {
			await frame();
			await frame();
		} while (document.querySelector(".board[data-moving]") !== null);
	}, how);
}

/** Opens the application, and waits until the board and its pieces are painted. */
export async function open(page: Page): Promise<void> {
	await page.goto("./");
	await expect(page.getByRole("grid", { name: "Chessboard" })).toBeVisible();
	await rest(page);
}

/**
 * The empty board, on the page of a visit: opened by its first test, gone back to and reset by the
 * others.
 */
export async function begin(page: Page): Promise<void> {
	const reset = page.getByRole("button", { name: "Reset Board" });
	// A round of questions has a board too, and a frame.
	const here = page.locator(".analysis").getByRole("grid", { name: "Chessboard" });
	const invitation = page.getByText("Make moves, or...");
	if (!(await here.isVisible())) {
		const home = page.locator("a.title");
		if (await home.isVisible()) await home.click();
		else await page.goto("./");
		await expect(here).toBeVisible();
	}
	while (await page.locator(".side-panel").isVisible()) await page.keyboard.press("Escape");
	// A page that was left and is opened again has its game, once either is there.
	await reset.or(invitation).first().waitFor();
	if (!(await invitation.isVisible())) {
		await reset.click();
		await expect(invitation).toBeVisible();
	}
	await page.locator("#load-text").fill("");
	await rest(page, "left");
}

/** The timeline; its value in words is where the cursor is: "3 of 87, d4". */
export const slider = (page: Page) => page.getByRole("slider", { name: "Move" });

/** A tab of the panel beside the board; a badge may follow its name. */
export const tab = (page: Page, name: string) =>
	page.getByRole("tab", { name: new RegExp(`^${name}`) });

/** The panel that is open beside the board. */
export const panelOf = (page: Page, name: string) =>
	page.locator(`.side-panel[aria-label="${name}"]`);

/** The button that closes the panel beside the board. */
export const closePanel = (page: Page) =>
	page.locator(".aside").getByRole("button", { name: "Close" });

/** Opens the candidate moves of the position on view. */
export async function openCandidates(page: Page): Promise<void> {
	// The engine, which the way there asks, never answers: it would put its best moves first.
	await page.route("**/engine/**", () => {});
	await tab(page, "Explain").click();
	const best = page.getByRole("button", { name: "Best moves" });
	const list = panelOf(page, "All moves");
	await expect(best.or(list)).toBeVisible();
	if (await list.isVisible()) return;
	await best.click();
	await page.getByRole("button", { name: "All moves" }).click();
}

/** Opens all else of a row of Share. */
export const openRow = (page: Page, title: string) =>
	page.getByRole("button", { name: `More: ${title}` }).press("Enter");

/** The button that opens the settings; on phones a menu. */
export const optionsButton = (page: Page) => page.locator(".options :is(summary, .to-settings)");

/** The button that opens the menu of the game. */
export const gameButton = (page: Page) => page.locator(".game-menu summary");

export const menuOf = (page: Page) => page.locator(".menu-list");

/** Presses a line of the menu of options, which phones have, or of that of the game. */
async function chooseIn(button: typeof gameButton, page: Page, name: string): Promise<void> {
	await button(page).click();
	await menuOf(page).getByRole("button", { name, exact: true }).click();
}

export const chooseOption = (page: Page, name: string) => chooseIn(optionsButton, page, name);

export const chooseOfGame = (page: Page, name: string) => chooseIn(gameButton, page, name);

/** The settings of the board, which are opened. */
export async function openSettings(page: Page): Promise<Locator> {
	const settings = page.getByRole("region", { name: "Board settings" });
	const line = menuOf(page).getByRole("button", { name: "Board settings" });
	await optionsButton(page).click();
	await expect(settings.or(line)).toBeVisible();
	if (await line.isVisible()) await line.click();
	return settings;
}

/** Sets how fast a game plays by itself. */
export async function setSpeed(page: Page, times: string): Promise<void> {
	const settings = await openSettings(page);
	await settings.getByRole("radio", { name: times, exact: true }).check({ force: true });
	await page.keyboard.press("Escape");
}

/** Sets or clears one of the settings of the board. */
export async function setOption(page: Page, name: string, isSet: boolean): Promise<void> {
	const settings = await openSettings(page);
	await settings.getByLabel(name, { exact: true }).setChecked(isSet);
	await page.keyboard.press("Escape");
	await expect(settings).toBeHidden();
}

/**
 * Loads a text in the panel for it, from the empty board, and waits for the moves or for what is
 * wrong.
 */
export async function load(page: Page, text: string): Promise<void> {
	const box = page.getByLabel("Load a game from FEN/PGN:");
	if (!(await box.isVisible())) await page.getByRole("button", { name: "Reset Board" }).click();
	await box.fill(text);
	await page.getByRole("button", { name: "Load", exact: true }).press("Enter");
	const moves = page.getByRole("heading", { name: "Moves" }).and(page.locator(":focus"));
	const problem = page.locator("#problem").getByRole("button", { name: "Dismiss" });
	await expect(moves.or(problem)).toBeVisible();
	await rest(page, "left");
}

/** Opens another game of the file, by its number. */
export async function openGame(page: Page, number: number): Promise<void> {
	await page.getByRole("button", { name: /^(?:Game|Chapter) \d[\d,]* of / }).click();
	await page.locator(`#library-${number - 1}`).click();
	await expect(page.locator("#library")).toBeHidden();
}

/** From now on time passes only when the test says so. */
export async function stopClock(page: Page): Promise<void> {
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
}

/** Clears what the origin of the page keeps: "all", or of one kind. */
export async function clearStorage(page: Page, storageTypes: string): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const { origin } = new URL(page.url());
	await session.send("Storage.clearDataForOrigin", { origin, storageTypes });
	await session.detach();
}

/** Holds back what a page fetches; gives what lets it through. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
	let letThrough = () => {};
	const isFree = new Promise<void>((resolve) => {
		letThrough = resolve;
	});
	await page.route(url, async (route) => {
		await isFree;
		await route.continue();
	});
	return letThrough;
}

/** Pastes outside any field. */
export async function paste(page: Page, text: string): Promise<void> {
	await page.evaluate((pasted) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", pasted);
		document.body.dispatchEvent(
			new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
		);
	}, text);
}

/** The middle of a square in the window, with the side at the bottom that the grid has. */
export function pointOf(page: Page, square: string): Promise<{ x: number; y: number }> {
	return page.evaluate((name) => {
		const box = document.querySelector(".board")?.getBoundingClientRect();
		const first = document.querySelector("[role=gridcell]")?.ariaLabel;
		if (!box || !first) throw new Error("There is no board");
		const file = name.charCodeAt(0) - 97;
		const rank = Number(name.charAt(1)) - 1;
		const [column, row] = first.startsWith("h1") ? [7 - file, rank] : [file, 7 - rank];
		const size = box.width / 8;
		return { x: box.x + (column + 0.5) * size, y: box.y + (row + 0.5) * size };
	}, square);
}

export async function clickSquare(page: Page, square: string): Promise<void> {
	const { x, y } = await pointOf(page, square);
	await page.mouse.click(x, y);
}

/** Picks a piece up and carries it over a square, without letting go. */
export async function carry(page: Page, from: string, to: string): Promise<void> {
	const start = await pointOf(page, from);
	const end = await pointOf(page, to);
	await page.mouse.move(start.x, start.y);
	await page.mouse.down();
	await page.mouse.move(end.x, end.y, { steps: 4 });
}

export async function dragSquare(page: Page, from: string, to: string): Promise<void> {
	await carry(page, from, to);
	await page.mouse.up();
}

/** The cell of a square, by its label. */
export const cell = (page: Page, square: string) =>
	page.locator(`[role=gridcell][aria-label^="${square},"]`);

export const expectOn = (page: Page, square: string, what: string) =>
	expect(cell(page, square)).toHaveAttribute("aria-label", new RegExp(`^${square}, ${what}(,|$)`));

/** The board's picture, when nothing moves any more. */
export async function picture(page: Page): Promise<Buffer> {
	await page.mouse.move(2, 2);
	await rest(page);
	return board(page).screenshot();
}

/** Colours of a picture at points given in squares from its top left corner. */
export function coloursAt(
	page: Page,
	png: Buffer,
	points: readonly (readonly [number, number])[],
): Promise<number[][]> {
	return page.evaluate(
		async ({ data, at }) => {
			const image = new Image();
			image.src = `data:image/png;base64,${data}`;
			await image.decode();
			const canvas = document.createElement("canvas");
			canvas.width = image.width;
			canvas.height = image.height;
			const context = canvas.getContext("2d");
			context?.drawImage(image, 0, 0);
			const square = image.width / 8;
			return at.map(([x, y]) => {
				const pixel = context?.getImageData(Math.floor(x * square), Math.floor(y * square), 1, 1);
				return [...(pixel?.data ?? [])].slice(0, 3);
			});
		},
		{ data: png.toString("base64"), at: points },
	);
}

/**
 * The colour that most of a square has on the board's canvas, as one number, and how many of its
 * pixels have another.
 */
function coloursOf(page: Page, square: string): Promise<{ ground: number; ink: number }> {
	return page.evaluate((name) => {
		const canvas = document.querySelector<HTMLCanvasElement>(".konvajs-content canvas");
		const context = canvas?.getContext("2d");
		if (!canvas || !context) return { ground: 0, ink: 0 };
		const edge = canvas.width / 8;
		const x = (name.charCodeAt(0) - 97) * edge;
		const y = (8 - Number(name.charAt(1))) * edge;
		const pixels = new Uint32Array(context.getImageData(x, y, edge, edge).data.buffer);
		const often = new Map<number, number>();
		for (const pixel of pixels) often.set(pixel, (often.get(pixel) ?? 0) + 1);
		const [[ground, count] = [0, 0]] = [...often].sort(([, a], [, b]) => b - a);
		return { ground, ink: pixels.length - count };
	}, square);
}

/** A CSS colour such as #ececea, as pixels have it. */
export function pixelOf(colour: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
		Number.parseInt(colour.slice(at, at + 2), 16),
	);
	return new Uint32Array(Uint8Array.of(red, green, blue, 255).buffer)[0] ?? 0;
}

/** How many pixels of a square have another colour than most: a piece, a letter, a frame. */
export const inkIn = async (page: Page, square: string): Promise<number> =>
	(await coloursOf(page, square)).ink;

/** The colour that most of a square has, as one number. */
export const groundOf = async (page: Page, square: string): Promise<number> =>
	(await coloursOf(page, square)).ground;

/** The place of the timeline that the mark of "now" lies on, of so many; -1 where there is none. */
const markAt = (page: Page, places: number) =>
	page.locator(".slider canvas.cursor").evaluate((canvas: HTMLCanvasElement, among) => {
		const row = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, 1).data ?? [];
		const first = [...row].findIndex((byte, index) => index % 4 === 3 && byte > 0) >> 2;
		return first < 0 ? -1 : Math.round((first * among) / canvas.width);
	}, places);

/** Waits until the timeline has painted a game of so many plies with the mark of "now". */
export async function expectMark(page: Page, place: number, plies: number): Promise<void> {
	await expect(slider(page)).toHaveAttribute("aria-valuemax", String(plies));
	await expect.poll(() => markAt(page, plies + 1)).toBe(place);
	await rest(page);
	expect(await markAt(page, plies + 1)).toBe(place);
}

/** Returns the text of the file that a press saves. */
export async function savedBy(page: Page, press: () => Promise<void>): Promise<string> {
	const saving = page.waitForEvent("download");
	await press();
	const parts: Buffer[] = [];
	for await (const part of await (await saving).createReadStream()) parts.push(part as Buffer);
	return Buffer.concat(parts).toString();
}

/** A game of so many plies that never ends: knights out and home again. */
export function longGame(plies: number): string {
	const round = ["Nf3", "Nf6", "Nc3", "Nc6", "Ng1", "Ng8", "Nb1", "Nb8"];
	const moves = Array.from({ length: plies }, (_, ply) => {
		const san = round[ply % round.length] ?? "";
		return ply % 2 === 0 ? `${ply / 2 + 1}. ${san}` : san;
	});
	return moves.join(" ");
}
