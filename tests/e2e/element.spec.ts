// <square-control> in pages that are slow, strict, hidden, narrow or hostile.

import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import type { SquareControlElement } from "square-control";
import { cutOff, GAME, Host, heard, inside, scriptFor, slider, tell } from "./host.ts";
import { complaints, rest } from "./page.ts";
import { describeVisit, visit } from "./visit.ts";

const host = new Host();
test.beforeAll(() => host.open());
test.afterAll(host.close);

/** Not among the types of the DOM. */
type LayoutShift = PerformanceEntry & { readonly value: number };

describeVisit("a page with boards", () => {
	visit(
		"an element in a page that arrives slowly loses nothing of its game",
		async ({ page, baseURL }) => {
			let comeAtLast = () => {};
			const visiting = host.visit(page, async (response) => {
				response.write(
					`<!doctype html><head>${scriptFor(baseURL)}</head><square-control>1. e4 e5 2. Nf3`,
				);
				await new Promise<void>((resolve) => {
					comeAtLast = resolve;
				});
				response.end(" Nc6 3. Bb5 a6</square-control>");
			});
			await expect(page.locator("square-control:defined")).toHaveText("1. e4 e5 2. Nf3");
			await rest(page);
			comeAtLast();
			await visiting;
			await expect(slider(page)).toHaveAttribute("aria-valuemax", "6");
		},
	);

	visit(
		"text changed later opens as another game, and lines may end in markup",
		async ({ page, baseURL }) => {
			await host.visitBoards(
				page,
				baseURL,
				"<square-control><p>1. e4 e5<br>2. Nf3 Nc6</p><p>3. Bb5 a6</p></square-control>",
			);
			await expect(slider(page)).toHaveAttribute("aria-valuemax", "6");
			await tell(page, (board) => {
				board.textContent = "1. d4 d5";
			});
			await expect(slider(page)).toHaveAttribute("aria-valuemax", "2");
		},
	);

	visit(
		"an element whose scroll bar changes its height settles at one size",
		async ({ page, baseURL }) => {
			await host.visitBoards(
				page,
				baseURL,
				`<div id="box" style="width: 600px"><square-control moves="none">${GAME}</square-control></div><script>
			window.changes = 0;
			new ResizeObserver(() => {
				changes++;
				box.style.width = box.offsetHeight > 735 ? "585px" : "600px";
			}).observe(box);
		</script>`,
			);
			await expect(slider(page)).toBeVisible();
			const changesIn = (frames: number) =>
				page.evaluate(async (count) => {
					const seen = window as unknown as { changes: number };
					const before = seen.changes;
					for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
					return seen.changes - before;
				}, frames);
			await expect.poll(() => changesIn(40)).toBe(0);
		},
	);

	visit(
		"scrolling over an element's list continues to the page at its end",
		async ({ page, baseURL }) => {
			await host.visitBoards(
				page,
				baseURL,
				`<square-control style="width: 400px">${GAME}</square-control><div style="height: 3000px"></div>`,
			);
			await expect(slider(page)).toBeVisible();
			const list = await inside(page).locator(".move-list").boundingBox();
			if (list === null) throw new Error("There is no list");
			await page.mouse.move(list.x + 40, list.y + 20);
			await page.mouse.wheel(0, 200);
			await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
		},
	);

	visit(
		"in a page written from right to left the board looks the same",
		async ({ page, baseURL }) => {
			const boxes = async (direction: string) => {
				await host.visitBoards(
					page,
					baseURL,
					`<div dir="${direction}" style="width: 600px; margin: auto">
				<square-control style="max-width: 600px">${GAME}</square-control></div>`,
				);
				await expect(page.locator("square-control >> iframe")).toHaveCSS("opacity", "1");
				await expect(slider(page)).toHaveAttribute("aria-valuemax", "6");
				const inFrame = inside(page).locator("body");
				expect(await cutOff(inFrame)).toEqual([]);
				return inFrame.evaluate(() => [
					document.documentElement.scrollWidth - innerWidth,
					...[...document.querySelectorAll(".board, .slider, .embed-moves")].map((part) => {
						const { left, top, right, bottom } = part.getBoundingClientRect();
						return [left, top, right, bottom];
					}),
				]);
			};
			const right = await boxes("rtl");
			const frame = await page.locator("square-control >> iframe").boundingBox();
			const around = await page.locator("div[dir]").boundingBox();
			expect([frame?.x, frame?.width]).toEqual([around?.x, around?.width]);
			expect(await boxes("ltr")).toEqual(right);
		},
	);

	visit("a page can hide the element and give it a size", async ({ page, baseURL }) => {
		await host.visitBoards(
			page,
			baseURL,
			`<style>.off { display: none }</style>
		<square-control hidden>${GAME}</square-control>
		<square-control class="off">${GAME}</square-control>
		<square-control id="low" fixed moves="none" controls="no" style="height: 200px">${GAME}</square-control>
		<p id="next">Next</p>`,
		);
		await expect(page.locator("#low >> iframe")).toHaveCSS("opacity", "1");
		const boards = page.locator("square-control");
		await expect(boards.nth(0)).toBeHidden();
		await expect(boards.nth(1)).toBeHidden();
		const frame = await page.locator("#low >> iframe").boundingBox();
		const next = await page.locator("#next").boundingBox();
		expect(frame?.height).toBe(200);
		expect((frame?.y ?? 0) + 200).toBeLessThanOrEqual(next?.y ?? 0);
		await tell(page, (board) => {
			board.hidden = false;
		});
		await expect(slider(page)).toHaveAttribute("aria-valuemax", "6");
	});

	visit(
		"attributes set before the script loads, in any order, are not lost",
		async ({ page, baseURL }) => {
			await host.visit(page, (response) => {
				response.end(`<!doctype html><square-control id="early">${GAME}</square-control>
			<div style="height: 3000px"></div><square-control id="later">${GAME}</square-control>
			<script>early.ply = 4</script>${scriptFor(baseURL)}
			<script>
				later.load("1. d4 d5 2. c4");
				later.ply = 2;
				later.setAttribute("pgn", "1. c4 c5");
				later.setAttribute("ply", "1");
			</script>`);
			});
			await expect(slider(page)).toHaveAttribute("aria-valuenow", "4");
			await tell(page, (board) => {
				board.ply = 2;
			});
			await expect(slider(page)).toHaveAttribute("aria-valuenow", "2");
			await page.locator("#later").scrollIntoViewIfNeeded();
			await expect(
				page.frameLocator("#later >> iframe").getByRole("slider", { name: "Move" }),
			).toHaveAttribute("aria-valuetext", "1 of 2, c4");
		},
	);

	visit("a place in a variation is reported and can be set", async ({ page, baseURL }) => {
		const game = "1. e4 e5 (1... c5 2. Nf3 d6) 2. Nf3 Nc6";
		await host.visitBoards(page, baseURL, `<square-control ply="1-1-2">${game}</square-control>`);
		await expect(slider(page)).toHaveAttribute("aria-valuetext", "1 of 4, d6");
		await expect
			.poll(async () => (await heard(page)).at(-1))
			.toEqual(["ply", { ply: 4, plies: 4, path: "1-1-2", san: "d6" }]);
		await tell(page, (board) => board.setAttribute("ply", "1-1-0"));
		await expect(slider(page)).toHaveAttribute("aria-valuetext", "1 of 4, c5");
	});

	visit(
		"an unreadable game is reported each time, readable even in a narrow frame",
		async ({ page, baseURL }) => {
			await host.visitBoards(
				page,
				baseURL,
				'<square-control style="width: 240px">1. e4 e5 2. Ke3 Nf6</square-control>',
			);
			await expect(slider(page)).toHaveAttribute("aria-valuemax", "2");
			await expect(inside(page).locator(".embed-fault")).toContainText("Ke3");
			const [, { warnings }] = (await heard(page)).find(
				([type, detail]) => type === "load" && detail !== undefined,
			) ?? ["", {}];
			expect(warnings).toEqual([expect.stringContaining("Ke3")]);
			for (let time = 0; time < 2; time++) await tell(page, (board) => board.load("no chess"));
			await expect
				.poll(async () => (await heard(page)).filter(([type]) => type === "error").length)
				.toBe(2);
			const problem = inside(page).getByRole("alert");
			await expect(problem).toContainText("Expected a tag or a move");
			const dismiss = inside(page).getByRole("button", { name: "Dismiss" });
			await expect(dismiss).toBeInViewport({ ratio: 1 });
			expect(await problem.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
			await dismiss.press("Enter");
			await expect(inside(page).locator("[role=gridcell]:focus")).toHaveCount(1);
		},
	);

	visit(
		"twenty boards below one another create few frames and move nothing",
		async ({ page, baseURL }) => {
			await page.addInitScript(() => {
				const seen = Object.assign(window, { shifts: 0 });
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) seen.shifts += (entry as LayoutShift).value;
				}).observe({ type: "layout-shift", buffered: true });
			});
			const board = `<p>${"word ".repeat(100)}</p><square-control>${GAME}</square-control>`;
			await host.visit(page, (response) => {
				response.end(
					`<!doctype html><link rel="icon" href="data:,">${scriptFor(baseURL)}${board.repeat(20)}`,
				);
			});
			await expect(slider(page)).toHaveAttribute("aria-valuemax", "6");
			const seen = await page.evaluate(() => {
				const boards = [...document.querySelectorAll("square-control")];
				const frames = boards.filter((one) => one.shadowRoot?.querySelector("iframe"));
				return {
					shifts: (window as unknown as { shifts: number }).shifts,
					frames: frames.length,
				};
			});
			expect(seen.shifts).toBe(0);
			expect(seen.frames).toBeLessThanOrEqual(3);
		},
	);

	visit("if frames are refused, the text of the game stays", async ({ page, baseURL }) => {
		const script = new URL("embed.js", baseURL);
		await page.clock.install();
		await host.visit(page, (response) => {
			response.setHeader(
				"Content-Security-Policy",
				`default-src 'self'; script-src ${script.origin} 'unsafe-inline'`,
			);
			response.end(`<!doctype html><square-control><span>${GAME}</span></square-control>
			<script>window.heard = []; document.addEventListener("error", ({ detail }) => detail && heard.push(["error", detail]), true)</script>
			${scriptFor(baseURL)}`);
		});
		await expect(page.getByText(GAME)).toBeVisible();
		await expect(page.locator("square-control >> iframe")).toHaveCount(1);
		// Patience begins when the frame has come, whatever came in it.
		await expect(async () => {
			await page.clock.runFor(20_000);
			const message = `The board does not answer: there may be none at ${script.origin}/embed.html, or policies lack frame-src ${script.origin} here, script-src 'self' or frame-ancestors there`;
			expect(await heard(page)).toEqual([["error", { message }]]);
		}).toPass();
		await expect(page.getByText(GAME)).toBeVisible();
		await expect(page.getByText("The board does not answer:")).toBeVisible();
		const alone = page.getByRole("link", { name: "Open the board" });
		expect((await page.locator("square-control").boundingBox())?.height).toBeLessThan(100);
		const opening = page.waitForEvent("popup");
		await alone.click();
		await expect((await opening).getByRole("slider", { name: "Move" })).toHaveAttribute(
			"aria-valuemax",
			"6",
		);
	});

	visit("no address of a frame is run as a script", async ({ page, baseURL }) => {
		const found = complaints(page);
		await host.visitBoards(
			page,
			baseURL,
			`<square-control src="javascript:window.hit=1//">${GAME}</square-control>`,
		);
		await expect
			.poll(async () => (await heard(page)).some(([type]) => type === "error"))
			.toBe(true);
		expect(await page.evaluate(() => "hit" in window)).toBe(false);
		await expect(page.getByText(GAME)).toBeVisible();
		expect(found).toEqual([]);
	});

	visit(
		"as a module the element needs an explicit address and takes no other script's",
		async ({ page, baseURL }) => {
			const asked: string[] = [];
			await page.route("https://other.example/**", (route) => {
				asked.push(new URL(route.request().url()).pathname);
				return route.fulfill({ contentType: "text/javascript", body: "" });
			});
			const address = new URL("embed.js", baseURL).href;
			await host.visit(page, (response) => {
				response.end(`<!doctype html><body>
			<script src="https://other.example/embed.js"></script>
			<script>window.heard = []; document.addEventListener("error", ({ detail }) => detail && heard.push(detail.message), true)</script>
			<square-control id="alone">${GAME}</square-control>
			<square-control id="told" src="${new URL("embed.html", baseURL).href}">${GAME}</square-control>
			<script type="module" src="${address}"></script></body>`);
			});
			await expect(
				page.frameLocator("#told >> iframe").getByRole("slider", { name: "Move" }),
			).toHaveAttribute("aria-valuemax", "6");
			await expect(page.locator("#alone >> iframe")).toHaveCount(0);
			await expect(page.getByText(GAME).first()).toBeVisible();
			expect(await heard(page)).toEqual(["A module needs embed.html in src"]);
			expect(asked).toEqual(["/embed.js"]);
		},
	);

	visit("a position may be written as in an address", async ({ page, baseURL }) => {
		await host.visitBoards(
			page,
			baseURL,
			'<square-control pgn="" fen="8/8/8/4k3/8/8/4P3/4K3_w_-_-_0_1"></square-control>',
		);
		await expect(inside(page).locator('[aria-label^="e5, black king"]')).toHaveCount(1);
	});

	visit(
		"a frame written by hand follows its address and reports what the documentation says",
		async ({ page, baseURL }) => {
			const at = (hash: string) => new URL(`embed.html#${hash}`, baseURL).href;
			await host.visit(page, (response) => {
				response.end(
					`<!doctype html><iframe width="400" height="600" src="${at("pgn=1.+e4+e5&ply=1&explain=no")}"></iframe>`,
				);
			});
			const frame = page.frameLocator("iframe");
			const moves = frame.getByRole("slider", { name: "Move" });
			await expect(moves).toHaveAttribute("aria-valuetext", "1 of 2, e4");
			const help = async () => {
				const id = await frame.getByRole("grid").getAttribute("aria-describedby");
				return frame.locator(`[id="${id}"]`).textContent();
			};
			expect(await help()).not.toContain("explains");
			const square = await frame.locator(".board").boundingBox();
			// An empty square, which is answered elsewhere
			await page.mouse.click((square?.x ?? 0) + 20, (square?.y ?? 0) + (square?.height ?? 0) / 2);
			await expect(frame.locator(".embed-why")).toHaveCount(0);
			await frame.locator('[role=gridcell][aria-label^="a5,"]').press("Enter");
			await expect(frame.locator(".board [role=status]")).toHaveText("a5: nothing here can move");
			await page.locator("iframe").evaluate((element, src) => {
				(element as HTMLIFrameElement).src = src;
			}, at("pgn=1.+d4+d5+2.+c4&ply=3&square=d5"));
			await expect(moves).toHaveAttribute("aria-valuetext", "3 of 3, c4");
			await expect(frame.locator(".embed-why")).toContainText("d5");
			expect(await help()).toContain("explains");
		},
	);

	visit(
		"boards load in sandboxed frames and in cross-origin isolated pages",
		async ({ page, baseURL }) => {
			const src = new URL("embed.html?pgn=1.+e4+e5", baseURL).href;
			await host.visit(page, (response) => {
				response.end(
					`<!doctype html><iframe sandbox="allow-scripts" width="400" height="600" src="${src}"></iframe>`,
				);
			});
			const moves = page.frameLocator("iframe").getByRole("slider", { name: "Move" });
			await expect(moves).toHaveAttribute("aria-valuemax", "2");
			await host.visit(page, (response) => {
				response.setHeader("Cross-Origin-Embedder-Policy", "require-corp");
				response.end(
					`<!doctype html><square-control>${GAME}</square-control>${scriptFor(baseURL)}`,
				);
			});
			await expect(slider(page)).toHaveAttribute("aria-valuemax", "6");
		},
	);

	visit(
		"boards load in sandboxed pages and in pages opened from disk",
		async ({ page, baseURL }, info) => {
			await host.visit(page, (response) => {
				response.setHeader("Content-Security-Policy", "sandbox allow-scripts");
				response.end(
					`<!doctype html><square-control>${GAME}</square-control>${scriptFor(baseURL)}`,
				);
			});
			await expect(slider(page)).toHaveAttribute("aria-valuemax", "6");
			await expect(page.locator("square-control >> iframe")).toHaveCSS("opacity", "1");
			const file = info.outputPath("page.html");
			writeFileSync(
				file,
				`<!doctype html><square-control>${GAME}</square-control>${scriptFor(baseURL)}`,
			);
			await page.goto(pathToFileURL(file).href);
			await expect(slider(page)).toHaveAttribute("aria-valuemax", "6");
			await expect(page.locator("square-control >> iframe")).toHaveCSS("opacity", "1");
		},
	);

	visit(
		"an element can be created by script, moved, removed and inserted again",
		async ({ page, baseURL }) => {
			const found = complaints(page);
			await host.visitBoards(page, baseURL, "<div id=one></div><div id=two></div>");
			await page.evaluate((game) => {
				const board = document.createElement("square-control") as SquareControlElement;
				board.setAttribute("pgn", game);
				document.getElementById("one")?.append(board);
			}, GAME);
			await expect(slider(page)).toHaveAttribute("aria-valuemax", "6");
			await tell(page, (board) => document.getElementById("two")?.append(board));
			await expect(slider(page)).toHaveAttribute("aria-valuemax", "6");
			await tell(page, (board) => {
				board.remove();
				document.getElementById("one")?.append(board);
				board.ply = 3;
			});
			await expect(slider(page)).toHaveAttribute("aria-valuenow", "3");
			expect(found).toEqual([]);
		},
	);
});
