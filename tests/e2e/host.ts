// A page of another origin, with boards in it.

import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "@playwright/test";
import type { SquareControlElement } from "square-control";

export type Answer = (response: ServerResponse) => void | Promise<void>;

export const GAME = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6";

export const scriptFor = (baseURL: string | undefined) =>
	`<script src="${new URL("embed.js", baseURL).href}"></script>`;

/** Serves what it is given last. */
export class Host {
	#server: Server;
	#address = "";
	#answer: Answer = (response) => void response.end();

	constructor() {
		this.#server = createServer(async (_, response) => {
			response.setHeader("Content-Type", "text/html; charset=utf-8");
			await this.#answer(response);
		});
	}

	async open(): Promise<void> {
		await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
		this.#address = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
	}

	close = () => void this.#server.close();

	async visit(page: Page, answer: Answer): Promise<void> {
		this.#answer = answer;
		await page.goto(this.#address);
	}

	/** A page with some HTML in it and the script behind, which hears what its boards tell. */
	visitBoards(page: Page, baseURL: string | undefined, html: string): Promise<void> {
		return this.visit(page, (response) => {
			response.end(`<!doctype html><link rel="icon" href="data:,"><body>${html}<script>
				window.heard = [];
				for (const type of ["ply", "load", "error"])
					document.addEventListener(type, ({ detail }) => heard.push([type, detail]), true);
				for (const type of ["load", "error"])
					window.addEventListener(type, ({ detail }) => heard.push([type + " of the page", detail]));
			</script>${scriptFor(baseURL)}</body>`);
		});
	}
}

export const heard = (page: Page) =>
	page.evaluate(() => (window as unknown as { heard: [string, Record<string, unknown>][] }).heard);

export const tell = (page: Page, work: (board: SquareControlElement) => void) =>
	page
		.locator("square-control")
		.first()
		.evaluate(work as (board: Element) => void);

/** The content of the first board's frame. */
export const inside = (page: Page) => page.frameLocator("square-control >> iframe").first();

export const slider = (page: Page) => inside(page).getByRole("slider", { name: "Move" });

/** The slider of a board among several. */
export const sliderIn = (page: Page, index: number) =>
	page
		.locator("square-control")
		.nth(index)
		.locator("iframe")
		.contentFrame()
		.getByRole("slider", { name: "Move" });

/** The parts of a board that do not lie whole within its frame. */
export const cutOff = (body: Locator): Promise<string[]> =>
	body.evaluate(() =>
		[...document.querySelectorAll(".board, .steps button, .slider, .embed-moves, .embed-foot a")]
			.filter((part) => {
				const { left, top, right, bottom } = part.getBoundingClientRect();
				return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
			})
			.map(({ className, ariaLabel }) => ariaLabel ?? className),
	);
