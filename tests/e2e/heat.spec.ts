// Heat on the boards of others, each from npm, by the example of its page: random positions, turned
// now and then, without a wrong square. The boards are installed here, on demand; without an answer
// from a registry nothing is tried.

import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { Chess } from "chess.js";
import { build } from "vite";
import { MEDIA_TYPES } from "../../scripts/mediaTypes.mjs";
import { filesOf, PLAIN, TRIALS, type TrialName } from "../boards/pages.ts";
import { BOARDS, installBoards } from "../support/boards.ts";
import { atRoot } from "../support/core.ts";
import { pagesIn, STRICT, typedExamples } from "../support/examples.ts";
import { installPackage, type Project } from "../support/installed.ts";
import { cases, chance, randomPieceData } from "../support/random.ts";

const HOME = "http://boards.test/";

const NAMES = Object.keys(TRIALS) as TrialName[];

// Installed, and built, once.
test.describe.configure({ mode: "default" });

/** A game by chance. */
function longGame(next: () => number) {
	const game = new Chess();
	const fens: string[] = [];
	while (fens.length < 160 && !game.isGameOver()) {
		const moves = game.moves();
		game.move(moves[Math.floor(next() * moves.length)] ?? "");
		fens.push(game.fen());
	}
	const pgn = game.pgn().replace(/^\[.*\]$/gm, "");
	return { fens, pgn: pgn.trim().replaceAll("\n", " ") };
}

const GAME = longGame(chance(7));

let project: Project;

test.beforeAll(async () => {
	test.skip(!installBoards(), "No registry answers, and the boards are not installed");
	project = installPackage(Object.assign({}, ...NAMES.map((name) => filesOf(name, GAME.pgn))));
	const packages = readdirSync(BOARDS).flatMap((name) =>
		name.startsWith("@") ? readdirSync(join(BOARDS, name)).map((one) => `${name}/${one}`) : [name],
	);
	for (const name of packages.filter((one) => !one.startsWith("."))) {
		const to = join(project.folder, "node_modules", name);
		if (existsSync(to)) continue;
		mkdirSync(dirname(to), { recursive: true });
		symlinkSync(join(BOARDS, name), to, "junction");
	}
	await build({
		root: project.folder,
		configFile: false,
		logLevel: "error",
		resolve: { preserveSymlinks: true },
		build: {
			target: "es2022",
			rollupOptions: {
				input: NAMES.filter((name) => name !== PLAIN).map((name) =>
					join(project.folder, `${name}.html`),
				),
			},
		},
	});
});

test.afterAll(() => project?.remove());

/** Where files are that pages ask for: built, or as packages have them. */
function fileAt(pathname: string): string | undefined {
	const { folder, installed } = project;
	const name = pathname.slice(pathname.lastIndexOf("/") + 1);
	return [
		join(folder, "dist", pathname),
		join(folder, pathname),
		join(installed, "build/package", name),
		join(folder, "node_modules/@chrisoakman/chessboardjs/dist", name),
		join(folder, "node_modules/jquery/dist", name),
		...(/\.png$/.test(name) ? [atRoot("public/icon.png")] : []),
	].find((path) => existsSync(path));
}

async function open(page: Page, name: TrialName): Promise<string[]> {
	const faults: string[] = [];
	page.on("console", (message) => {
		if (["error", "warning"].includes(message.type())) faults.push(message.text());
	});
	page.on("pageerror", (error) => faults.push(String(error)));
	await page.route(`${HOME}**`, (route) => {
		const { pathname } = new URL(route.request().url());
		if (pathname === "/favicon.ico") return route.fulfill({ status: 204 });
		const path = fileAt(pathname);
		if (path === undefined) return route.fulfill({ status: 404 });
		const contentType = MEDIA_TYPES[extname(path)] ?? "text/plain";
		return route.fulfill({ body: readFileSync(path), contentType });
	});
	await page.goto(`${HOME}${name}.html`);
	await page.waitForFunction(() => "trial" in window);
	return faults;
}

/** A point of the page, its tint, and over which colour, if not over the board's own. */
type Point = {
	readonly x: number;
	readonly y: number;
	readonly tint: string;
	readonly ground: string | false;
};

/** Globals that tests/boards/pages.ts puts into the page. */
type Asked = {
	readonly trial: {
		show(fen: string, index: number): unknown;
		turn(side: "white" | "black"): unknown;
		wrong(): number;
		points(isBelow: boolean): Point[];
		isSame(fen: string): boolean;
		settle(): Promise<void>;
		without(): void;
		press(square: string): { readonly x: number; readonly y: number; readonly sentence: string };
	};
};

const positions = (count: number, seed: number) => {
	const next = chance(seed);
	return Array.from({ length: count }, () => `${randomPieceData(next)} w - - 0 1`);
};

const wrongAfter = (page: Page, fens: readonly string[], isOwnGame: boolean) =>
	page.evaluate(
		async ([given, isOwn]) => {
			const { trial } = window as unknown as Asked;
			const found = { wrong: 0, others: 0 };
			for (const [index, fen] of given.entries()) {
				if (index % 40 === 20) await trial.turn(index % 80 === 20 ? "black" : "white");
				await trial.show(fen, index);
				await trial.settle();
				found.wrong += trial.wrong();
				if (!isOwn && !trial.isSame(fen)) found.others++;
			}
			return found;
		},
		[fens, isOwnGame] as const,
	);

type Rgb = readonly [number, number, number];

/** The page once it stands still: pieces glide. */
async function stillShot(page: Page): Promise<string> {
	const shoot = async () => (await page.screenshot()).toString("base64");
	let [last, now] = ["", await shoot()];
	while (now !== last) [last, now] = [now, await shoot()];
	return now;
}

/** Colours of the screen at points. */
async function pixelsAt(page: Page, points: readonly Point[]): Promise<Rgb[]> {
	const shot = await stillShot(page);
	return page.evaluate(
		async ([text, at]) => {
			const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
			const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
			const canvas = new OffscreenCanvas(picture.width, picture.height);
			const context = canvas.getContext("2d");
			context?.drawImage(picture, 0, 0);
			return at.map(({ x, y }) => {
				const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
				return [red, green, blue] as const;
			});
		},
		[shot, points] as const,
	);
}

const numbersIn = (colour: string): readonly number[] =>
	colour.startsWith("#")
		? [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
		: (colour.match(/[\d.]+/g) ?? []).map(Number);

/** The colour seen where a tint lies on another. */
function laidOn(tint: string, ground: readonly number[]): number[] {
	const [red = 0, green = 0, blue = 0, alpha = 1] = numbersIn(tint);
	return [red, green, blue].map((part, at) => part * alpha + (ground[at] ?? 0) * (1 - alpha));
}

/**
 * Milliseconds of script, style and layout for each of some positions. Measured on request: no test
 * holds them.
 */
async function costOf(page: Page, fens: readonly string[]): Promise<number> {
	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable");
	const spent = async () => {
		const { metrics } = await session.send("Performance.getMetrics");
		return metrics
			.filter(({ name }) =>
				["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"].includes(name),
			)
			.reduce((sum, { value }) => sum + value * 1000, 0);
	};
	const go = (given: readonly string[]) =>
		page.evaluate(async (all) => {
			const { trial } = window as unknown as Asked;
			for (const [index, fen] of all.entries()) {
				await trial.show(fen, index);
				await trial.settle();
			}
		}, given);
	await go(fens);
	const before = await spent();
	await go(fens);
	const cost = ((await spent()) - before) / fens.length;
	await session.detach();
	return cost;
}

/** Layers that paint the board's squares as well. */
const IS_BELOW: readonly TrialName[] = ["chessboardJs", "cmChessboard", "chessboardElement"];

const FEW = "8/8/8/3k4/8/4K3/3R4/8 w - - 0 1";

/** Boards on which a visitor moves as their pages stand. */
const WITH_MOVES: readonly TrialName[] = [
	"chessground9",
	"chessground10",
	"chessboardJs",
	"cmChessboard",
	"chessboardElement",
	"gchessboard",
];

const AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";

const press = (page: Page, square: string) =>
	page.evaluate((name) => (window as unknown as Asked).trial.press(name), square);

const isWholeOn = (page: Page) =>
	expect.poll(() => page.evaluate(() => (window as unknown as Asked).trial.wrong())).toBe(0);

/**
 * Eight thousand squares change on the way through them, each kind of change dozens of times; the
 * board is turned three times.
 */
const POSITIONS = cases(120);

// The page's first program for chessboard-element has what says why.
for (const name of NAMES.filter((one) => one !== "chessboardParts")) {
	test(`${name} colours every square, also of random positions, and a press explains it`, async ({
		page,
	}) => {
		const faults = await open(page, name);
		await isWholeOn(page);
		for (const square of ["d5", "f2"]) {
			const { x, y, sentence } = await press(page, square);
			await page.mouse.click(x, y);
			await expect(page.locator("#why")).toHaveText(sentence);
		}
		await isWholeOn(page);
		const found = await wrongAfter(page, positions(POSITIONS, 52), name === "pgnViewer");
		expect(found).toEqual({ wrong: 0, others: 0 });
		expect(faults).toEqual([]);

		// What is seen is the colour of each square.
		const isMeasured = process.env.HEAT_COSTS !== undefined;
		const cost = isMeasured ? await costOf(page, GAME.fens) : 0;
		const show = () =>
			page.evaluate(async (fen) => {
				const { trial } = window as unknown as Asked;
				await trial.turn("white");
				await trial.show(fen, 0);
				await trial.settle();
			}, FEW);
		await show();
		const points = await page.evaluate(
			(isBelow) => (window as unknown as Asked).trial.points(isBelow),
			IS_BELOW.includes(name),
		);
		expect(points.length).toBeGreaterThan(30);
		const seen = await pixelsAt(page, points);
		await page.evaluate(() => (window as unknown as Asked).trial.without());
		const bare = isMeasured ? await costOf(page, GAME.fens) : 0;
		await show();
		const own = await pixelsAt(page, points);
		const wrong = points.filter(({ tint, ground }, index) => {
			const wanted = laidOn(tint, ground ? numbersIn(ground) : (own[index] ?? []));
			return wanted.some((part, at) => Math.abs(part - (seen[index]?.[at] ?? -99)) > 2.5);
		});
		expect(wrong).toEqual([]);
		if (isMeasured) {
			console.log(name, `${bare.toFixed(2)} without, ${(cost - bare).toFixed(2)} for heat`);
		}
	});
}

for (const name of WITH_MOVES) {
	test(`a visitor's move on ${name} changes the colours`, async ({ page }) => {
		await open(page, name);
		await isWholeOn(page);
		const [from, to] = [await press(page, "e2"), await press(page, "e4")];
		await page.mouse.move(from.x, from.y);
		await page.mouse.down();
		await page.mouse.move(to.x, to.y, { steps: 8 });
		await page.mouse.up();
		await expect
			.poll(() => page.evaluate((fen) => (window as unknown as Asked).trial.isSame(fen), AFTER_E4))
			.toBe(true);
		await isWholeOn(page);
		// A sentence of the position before would be wrong now.
		await expect(page.locator("#why")).toHaveText("");
	});
}

test("the examples of the documentation compile in the strictest mode", () => {
	const { folder, node, write } = project;
	const files = typedExamples(pagesIn("docs/package/heat"));
	for (const [name, code] of Object.entries(files)) write(name, code);
	write("sheets.d.ts", 'declare module "*.css";\n');
	for (const name of ["@types/react-dom", "chess.js"]) {
		const to = join(folder, "node_modules", name);
		if (!existsSync(to)) symlinkSync(atRoot(`node_modules/${name}`), to, "junction");
	}
	// Boards without types of their own, and one without a bundler, have examples in JavaScript.
	expect(Object.keys(files)).toHaveLength(7);
	const tsc = atRoot("node_modules/typescript/bin/tsc");
	expect(node(tsc, ...STRICT, "sheets.d.ts", ...Object.keys(files))).toBe("");
});

/** Rules of pages for boxes of their own, which are meant for no others. */
const RULES = `${[
	"position:static",
	"display:inline",
	"width:10px",
	"max-height:20px",
	"min-width:99px",
	"margin:9px",
	"padding:7px",
	"border:5px solid",
	"transform:rotate(9deg)",
	"grid-area:2/2",
	"direction:rtl",
	"background:red",
].join("!important;")}!important`;

for (const [name, where] of [
	["picture", "beside the picture"],
	["cmChessboard", "within a board"],
] as const) {
	test(`a page's own box styles leave a layer ${where} unchanged`, async ({ page }) => {
		await open(page, name);
		await page.addStyleTag({ content: `.sc-layer, .sc-layer * { ${RULES} }` });
		expect(await wrongAfter(page, positions(50, 53), false)).toEqual({ wrong: 0, others: 0 });
	});
}
