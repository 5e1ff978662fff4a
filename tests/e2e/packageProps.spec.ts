// Tests props of <ControlBoard> by a real pointer: for reading alone, one side's, with arrows, and
// with buttons of the page that step and turn it.

import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { build } from "vite";
import { installPackage, type Project } from "../support/installed.ts";
import { HOME, middleOf, POLICY, press, serve, told } from "./packagePage.ts";

const PAGE = `<!doctype html>
<html lang="en"><head><title>A trial</title></head>
<body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>`;

const MAIN = `
import { useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { ControlBoard } from "square-control/react";
import "square-control/react.css";
import "./page.css";

const told = [];
window.told = told;

function Page() {
	const handle = useRef(null);
	const [arrows, setArrows] = useState([]);
	return <>
		<button onClick={() => handle.current.next()}>Next</button>
		<button onClick={() => handle.current.back()}>Back</button>
		<button onClick={() => handle.current.flip()}>Flip</button>
		<button onClick={() => setArrows([{ from: "e2", to: "e4", colour: "red" }])}>Draw</button>
		<button onClick={() => setArrows([])}>Wipe</button>
		<main>
			<ControlBoard label="A game" ref={handle} game="1. e4 e5 *" arrows={arrows}
				onSquareClick={(square) => told.push(square)}
				onPly={({ ply, san }) => told.push(ply + " " + (san ?? ""))} />
			<ControlBoard label="To read" movable={false} onSquareClick={(square) => told.push(square)}
				onMove={({ san }) => told.push(san)} />
			<ControlBoard label="Black's" movable="black" onMove={({ san }) => told.push(san)}
				fen="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1" />
		</main>
	</>;
}
createRoot(document.getElementById("root")).render(<Page />);
`;

// Packed, and built, once.
test.describe.configure({ mode: "default" });

let project: Project;

test.beforeAll(async () => {
	project = installPackage({
		"index.html": PAGE,
		"main.jsx": MAIN,
		"page.css": "main { display: flex; gap: 16px; } main > .square-control { width: 320px; }",
	});
	await build({ root: project.folder, configFile: false, logLevel: "error" });
});

test.afterAll(() => project?.remove());

async function open(page: Page) {
	await serve(page, join(project.folder, "dist"), { "Content-Security-Policy": POLICY });
	await page.goto(`${HOME}index.html`);
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

test("buttons of the page step and turn the board, and it tells the square that is pressed", async ({
	page,
}) => {
	const { boardOf, button, onSquare } = await open(page);
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

test("a board to read moves nothing and tells what is pressed", async ({ page }) => {
	const { boardOf, drag, onSquare } = await open(page);
	await press(page, boardOf("To read"), "e2");
	await press(page, boardOf("To read"), "e4");
	await drag("To read", "d2", "d4");
	await onSquare("To read", /^d2, white pawn/);
	await onSquare("To read", /^e2, white pawn/);
	const heard = await told(page);
	expect(heard.slice(0, 2)).toEqual(["e2", "e4"]);
	expect(heard).not.toContain("d4");
});

test("on one side's board the other side's pieces stay", async ({ page }) => {
	const { drag, onSquare } = await open(page);
	await drag("Black's", "d7", "d5");
	await onSquare("Black's", /^d5, black pawn/);
	await drag("Black's", "e4", "d5");
	await onSquare("Black's", /^d5, black pawn/);
	await onSquare("Black's", /^e4, white pawn/);
	expect(await told(page)).toEqual(["d5"]);
});

test("an arrow is seen, lets presses through, and goes", async ({ page }) => {
	const { boardOf, button } = await open(page);
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
