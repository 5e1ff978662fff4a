// The package in pages of others: an application that Vite has built, rendered on a server first,
// a page without any bundler, and one that tries the props of <ControlBoard> by a real pointer.

import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { build } from "vite";
import { PALETTES } from "../../src/board/heat/palettes.ts";
import { installPackage, type Project, type REACTS } from "../support/installed.ts";
import {
	APP,
	MAIN,
	PAGE_STYLES,
	PLAIN,
	PLAIN_SCRIPT,
	pageAround,
	SERVER,
} from "../trials/trial.ts";
import { HOME, middleOf, POLICY, press, serve, told } from "./packagePage.ts";
import { PROPS_MAIN, PROPS_PAGE, PROPS_STYLES } from "./propsPage.ts";

// Packed, and built, once.
test.describe.configure({ mode: "default" });

let projects: Readonly<Record<keyof typeof REACTS, Project>>;

async function makeProject(react: keyof typeof REACTS): Promise<Project> {
	const files = {
		"app.mjs": APP,
		"server.mjs": SERVER,
		"main.jsx": MAIN,
		"page.css": PAGE_STYLES,
		"plain.html": PLAIN,
		"plain.js": PLAIN_SCRIPT,
		"props.html": PROPS_PAGE,
		"props.jsx": PROPS_MAIN,
		"props.css": PROPS_STYLES,
	};
	const project = installPackage(files, react);
	project.write("index.html", pageAround(project.node("server.mjs")));
	const input = ["index.html", "props.html"].map((name) => join(project.folder, name));
	await build({
		root: project.folder,
		configFile: false,
		logLevel: "error",
		build: { rollupOptions: { input } },
	});
	return project;
}

test.beforeAll(async () => {
	projects = { 19: await makeProject(19), 18: await makeProject(18) };
});

test.afterAll(() => {
	for (const project of Object.values(projects)) project.remove();
});

/** How many colours the canvases of a board have in them. */
const colours = (board: Locator) =>
	board.evaluate((element) => {
		const found = new Set<number>();
		for (const canvas of element.querySelectorAll("canvas")) {
			const { width, height } = canvas;
			const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data.buffer;
			for (const pixel of new Uint32Array(pixels ?? [])) found.add(pixel);
		}
		return found.size;
	});

/** Is a colour, as "#rrggbb", anywhere on a board? */
const hasColour = (board: Locator, hex: string) =>
	board.evaluate((element, colour) => {
		const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
			Number.parseInt(colour.slice(at, at + 2), 16),
		);
		const wanted = ((255 << 24) | (b << 16) | (g << 8) | r) >>> 0;
		return [...element.querySelectorAll("canvas")].some((canvas) => {
			const context = canvas.getContext("2d");
			const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data.buffer;
			return new Uint32Array(pixels ?? []).includes(wanted);
		});
	}, hex);

/** Tries all that a visitor does with boards in an application that is in this folder. */
async function visitApplication(page: Page, folder: string): Promise<void> {
	const faults: string[] = [];
	page.on("console", (message) => {
		if (["error", "warning"].includes(message.type())) faults.push(message.text());
	});
	page.on("pageerror", (error) => faults.push(String(error)));
	await serve(page, join(folder, "dist"), { "Content-Security-Policy": POLICY });
	await page.goto(`${HOME}index.html`);

	const game = page.getByRole("group", { name: "A game" });
	const position = page.getByRole("group", { name: "A position" });
	await expect(page.getByRole("grid", { name: "Chessboard" })).toHaveCount(2);
	await expect(page.getByRole("alert")).toHaveText(/^Invalid FEN/);
	await expect(page.locator(".square-control-board[data-moving]")).toHaveCount(0);
	await expect.poll(() => colours(game)).toBeGreaterThan(50);
	await expect.poll(() => colours(position)).toBeGreaterThan(50);
	// Each board has its own squares, of which all but the first come with a file beside the entry.
	const { pale } = PALETTES.wood.normal;
	await expect.poll(() => hasColour(position, pale)).toBe(true);
	expect(await hasColour(game, pale)).toBe(false);
	// The page's own styles for names like ours have not met the board, and fill no more than their
	// own.
	const { width, height } = (await game.boundingBox()) ?? { width: 0, height: 0 };
	expect([width, height]).toEqual([320, 320]);
	for (const part of [game.getByRole("grid"), game.locator("canvas").first()]) {
		expect(await part.boundingBox()).toMatchObject({ width: 320, height: 320 });
	}

	// The page steps.
	await page.getByRole("button", { name: "On" }).click();
	await expect(game.getByRole("gridcell", { name: /^f3, white knight/ })).toBeAttached();

	// A visitor's move that the page agrees to, one that it does not, and one by the keyboard.
	await press(page, game, "d7");
	await press(page, game, "d6");
	await expect(page.getByRole("status").first()).toHaveText("4");
	await expect(game.getByRole("gridcell", { name: /^d6, black pawn/ })).toBeAttached();
	await press(page, game, "h2");
	await press(page, game, "h3");
	await expect.poll(async () => (await told(page)).length).toBe(2);
	await expect(game.getByRole("gridcell", { name: /^h2, white pawn/ })).toBeAttached();
	await game.getByRole("gridcell", { name: /^d2, / }).focus();
	for (const key of ["Enter", "ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
	await expect(game.getByRole("gridcell", { name: /^d4, white pawn/ })).toBeAttached();
	expect(await told(page)).toMatchObject([
		{ from: "d7", to: "d6", san: "d6", ply: 4 },
		{ from: "h2", to: "h3", san: "h3", ply: 5 },
		{ san: "d4", ply: 5, fen: "rnbqkbnr/ppp2ppp/3p4/4p3/3PP3/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 3" },
	]);

	// A square that is asked about, by the other lens and from the other side.
	await expect(
		position.getByRole("gridcell", { name: /^f7, black pawn, hanging, controlled by white/ }),
	).toBeAttached();
	await press(page, position, "f7");
	await expect
		.poll(async () => (await told(page))[3])
		.toMatchObject({
			square: "f7",
			control: "white",
			black: { holds: false },
		});
	await page.keyboard.press("Escape");
	await expect.poll(async () => (await told(page))[4]).toBe("closed");

	await page.getByRole("button", { name: "Take away" }).click();
	await expect(page.locator("canvas")).toHaveCount(0);
	const left = () =>
		page.evaluate(() => {
			const { stages, faults } = window as unknown as {
				stages: () => number;
				faults: readonly string[];
			};
			return { stages: stages(), faults };
		});
	await expect.poll(left).toEqual({ stages: 0, faults: [] });
	expect(faults).toEqual([]);
}

for (const react of [19, 18] as const) {
	test(`an application with React ${react} and Vite hydrates, steps, hears of moves and squares, and cleans up`, ({
		page,
	}) => visitApplication(page, projects[react].folder));
}

test("a page without a bundler can load the core and the element from the package's files", async ({
	page,
}) => {
	await serve(page, projects[19].folder, {});
	await page.goto(`${HOME}plain.html`);
	await expect(page.getByText("White: 14")).toBeVisible();
	await expect(page).toHaveTitle("Plies: 2");
});

/** Opens the page that tries props. */
async function openProps(page: Page) {
	await serve(page, join(projects[19].folder, "dist"), { "Content-Security-Policy": POLICY });
	await page.goto(`${HOME}props.html`);
	const boardOf = (name: string) => page.getByRole("group", { name });
	await expect(page.getByRole("grid", { name: "Chessboard" })).toHaveCount(3);
	await expect(page.locator(".square-control-board[data-moving]")).toHaveCount(0);
	const drag = async (board: string, from: string, to: string) => {
		const [start, end] = [await middleOf(boardOf(board), from), await middleOf(boardOf(board), to)];
		await page.mouse.move(start.x, start.y);
		await page.mouse.down();
		await page.mouse.move(end.x, end.y, { steps: 4 });
		await page.mouse.up();
	};
	const button = (name: string) => page.getByRole("button", { name }).click();
	const onSquare = (board: string, what: RegExp) =>
		expect(boardOf(board).getByRole("gridcell", { name: what })).toBeAttached();
	return { boardOf, button, drag, onSquare };
}

test("a page's own buttons step and turn the board, and the page is told the pressed square", async ({
	page,
}) => {
	const { boardOf, button, onSquare } = await openProps(page);
	const game = boardOf("A game");
	await button("Next");
	await onSquare("A game", /^e4, white pawn/);
	await button("Next");
	await onSquare("A game", /^e5, black pawn/);
	await button("Back");
	await onSquare("A game", /^e5, empty/);
	const before = await middleOf(game, "a1");
	await press(page, game, "a4");
	await button("Flip");
	await expect.poll(async () => (await middleOf(game, "h8")).y).toBeCloseTo(before.y, 0);
	await press(page, game, "a4");
	await expect.poll(() => told(page)).toEqual(["1 e4", "2 e5", "1 e4", "a4", "a4"]);
});

test("on a read-only board a press moves nothing and is reported", async ({ page }) => {
	const { boardOf, drag, onSquare } = await openProps(page);
	await press(page, boardOf("To read"), "e2");
	await press(page, boardOf("To read"), "e4");
	await drag("To read", "d2", "d4");
	await onSquare("To read", /^d2, white pawn/);
	await onSquare("To read", /^e2, white pawn/);
	const heard = await told(page);
	expect(heard.slice(0, 2)).toEqual(["e2", "e4"]);
	expect(heard).not.toContain("d4");
});

test("on one side's board the other side's pieces cannot be moved", async ({ page }) => {
	const { drag, onSquare } = await openProps(page);
	await drag("Black's", "d7", "d5");
	await onSquare("Black's", /^d5, black pawn/);
	await drag("Black's", "e4", "d5");
	await onSquare("Black's", /^d5, black pawn/);
	await onSquare("Black's", /^e4, white pawn/);
	expect(await told(page)).toEqual(["d5"]);
});

test("an arrow drawn by the page is seen, lets presses through, and can be removed", async ({
	page,
}) => {
	const { boardOf, button } = await openProps(page);
	const game = boardOf("A game");
	const cell = game.getByRole("gridcell", { name: /^e3, / });
	const { x, y } = await middleOf(game, "e3");
	const shot = async () =>
		(await page.screenshot({ clip: { x: x - 4, y: y - 4, width: 8, height: 8 } })).toString("hex");
	await expect(cell).toBeAttached();
	const bare = await shot();
	await button("Draw");
	await expect.poll(shot).not.toBe(bare);
	await page.mouse.click(x, y);
	await expect.poll(() => told(page)).toEqual(["e3"]);
	await button("Wipe");
	await page.mouse.move(0, 0);
	await expect.poll(shot).toBe(bare);
});
