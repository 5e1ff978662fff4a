// The start of the application: the core comes or not, and what can go wrong is said.

import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import {
	begin,
	board,
	clickSquare,
	complaints,
	expectOn,
	load,
	open,
	paste,
	START_FEN,
	setOption,
} from "./page.ts";
import { anew, describeVisit, visit } from "./visit.ts";

describeVisit("what is seen and said", () => {
	anew("a first visit shows the map of the start position without a game", async ({ page }) => {
		const found = complaints(page);
		await open(page);
		await expect(page.locator(".count")).toHaveText(["20", "0", "22", "22"]);
		await expectOn(page, "a8", "black rook, neutral");
		await expectOn(page, "e3", "empty, controlled by white");
		await expect(page.getByText("Make moves, or...")).toBeVisible();
		await expect(page.getByText("Red is contested: whoever lands first loses")).toBeVisible();
		expect(found).toEqual([]);
	});

	visit("after a reset nothing is analysed until a move is made", async ({ page }) => {
		await begin(page);
		await load(page, "1. e4");
		await page.getByRole("button", { name: "Reset Board" }).click();
		await expect(page.locator(".count")).toHaveText(["–", "–", "–", "–"]);
		await expect(page.getByRole("gridcell").first()).toHaveAttribute(
			"aria-label",
			"a8, black rook",
		);
	});

	visit("a position that is loaded is analysed", async ({ page }) => {
		await begin(page);
		await load(page, START_FEN);
		await expect(page.locator(".count")).toHaveText(["20", "0", "22", "22"]);
		await expectOn(page, "e4", "empty, neutral");
	});

	visit("an invalid text is reported, logged and kept in the box", async ({ page }) => {
		const found = complaints(page);
		await begin(page);
		await load(page, "1. e4");
		await page.getByRole("button", { name: "Reset Board" }).click();
		const text = "8/8/8/9/8/8/8/8 <img src=x onerror=alert(1)>";
		await load(page, text);
		await expect(page.getByRole("alert")).toContainText("Invalid FEN: ");
		await expect(page.getByLabel("Load a game from FEN/PGN:")).toHaveValue(text);
		await expect(page.locator(".count").first()).toHaveText("–");
		expect(found.length).toBe(1);
		expect(found[0]).toMatch(/^Invalid FEN: /);
	});

	visit("the game stays when another text cannot be read", async ({ page }) => {
		await begin(page);
		await load(page, "1. e4 e5");
		await page.keyboard.press("ArrowRight");
		await paste(page, "rubbish");
		await expect(page.getByRole("alert")).not.toBeEmpty();
		await expectOn(page, "e4", "white pawn");
		await page.getByRole("button", { name: "Dismiss" }).click();
		await expect(page.getByRole("alert")).toBeEmpty();
		await page.getByRole("button", { name: "Reset Board" }).click();
		await expect(page.getByLabel("Load a game from FEN/PGN:")).toHaveValue("rubbish");
	});

	visit(
		"canvases are hidden from screen readers, and the words beside them say what they show",
		async ({ page }) => {
			const client = await page.context().newCDPSession(page);
			const unnamed = async () => {
				const { nodes } = await client.send("Accessibility.getFullAXTree");
				const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value);
				expect(roles).toContain("grid");
				return roles.filter((role) => role === "Canvas");
			};
			await begin(page);
			expect(await unnamed()).toEqual([]);
			await load(page, "1. e4 e5 2. Nf3");
			await page.locator("[role=gridcell][aria-label^=e4]").focus();
			await page.keyboard.press("i");
			await expect(page.getByRole("heading", { name: "Why e4?" })).toBeVisible();
			expect(await unnamed()).toEqual([]);
		},
	);

	visit("a reload remembers the game, the move and the side at the bottom", async ({ page }) => {
		await begin(page);
		await load(page, "1. e4 e5 2. Nf3");
		await page.keyboard.press("ArrowRight");
		await page.getByRole("button", { name: "Flip Board" }).click();
		await page.reload();
		await expect(page.getByRole("gridcell").first()).toHaveAttribute(
			"aria-label",
			/^h1, white rook/,
		);
		await expectOn(page, "e4", "white pawn");
	});
});

anew("without WebAssembly the page says so", async ({ page }) => {
	await page.addInitScript(() => {
		Reflect.deleteProperty(globalThis, "WebAssembly");
	});
	await page.goto("./");
	await expect(page.getByRole("alert").first()).toContainText(
		"The control core could not be loaded: WebAssembly is missing or switched off here",
	);
});

anew("if the core fails to load, the page says so and tries again when asked", async ({ page }) => {
	let failing = true;
	await page.route("**/*.wasm", (route) => (failing ? route.abort() : route.continue()));
	await page.goto("./");
	await expect(page.getByRole("alert").first()).toContainText(
		"The control core could not be loaded: no answer from its address",
	);
	failing = false;
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(board(page)).toBeVisible();
	await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
});

anew("if something else is served in place of the core, the page says so", async ({ page }) => {
	await page.route("**/*.wasm", (route) => route.fulfill({ body: "<!doctype html>" }));
	await page.goto("./");
	await expect(page.getByRole("alert").first()).toContainText(
		"The control core could not be loaded: what came in its place is something else",
	);
});

const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
	"no game": async () => {},
	"a game with notes and a problem": async (page) => {
		await load(
			page,
			'[White "A"]\n[Foo "x"]\n\n{note} 1. e4 $1 {[%clk 1:00:00]} e5 (1... c5 2. Nf3) *',
		);
		await page.keyboard.press("ArrowRight");
		await paste(page, "rubbish");
		await page.getByRole("button", { name: "What the colours mean" }).press("Enter");
		await expect(page.locator(".legend")).toBeVisible();
	},
	about: async (page) => {
		await page.getByRole("link", { name: "About" }).click();
		for (const example of await page.locator("summary").all()) await example.click();
	},
	"an unknown page": async (page) => {
		await page.goto("./nowhere");
		await expect(page.getByText("Nothing to see here!")).toBeVisible();
	},
};

const FAILURES: typeof STATES = {
	"a board that failed": async (page) => {
		await page.addInitScript(() => {
			HTMLCanvasElement.prototype.getContext = () => null;
		});
		await page.reload();
		await expect(page.getByText("Something went wrong")).toBeVisible();
	},
	"a script that failed": async (page) => {
		await page.route("**/Analysis*.js", (route) => route.abort());
		await page.reload();
		await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
	},
};

describeVisit("axe finds no fault in either theme", () => {
	for (const [state, reach] of Object.entries(STATES)) {
		visit(state, async ({ page }) => {
			await begin(page);
			await reach(page);
			await expectAccessible(page, "both themes");
		});
	}

	visit("a promotion", async ({ page }) => {
		await begin(page);
		await load(page, "1r5k/P7/8/8/8/8/8/K7 w - - 0 1");
		await setOption(page, "Ask which piece to promote to", true);
		await clickSquare(page, "a7");
		await clickSquare(page, "a8");
		await expectAccessible(page, "both themes");
		await page.keyboard.press("Escape");
		await setOption(page, "Ask which piece to promote to", false);
	});
});

for (const [state, reach] of Object.entries(FAILURES)) {
	anew(`axe finds no fault in either theme: ${state}`, async ({ page }) => {
		await open(page);
		await reach(page);
		await expectAccessible(page, "both themes");
	});
}
