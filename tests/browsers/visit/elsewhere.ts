// Boards in pages of another origin, and the application's other pages.

import { boardOf } from "../looks.ts";
import type { Site } from "../site.ts";
import type { Chapter, Step } from "../step.ts";
import { until } from "../until.ts";

type Guest = Window & {
	readonly heard: readonly (readonly [type: string, detail?: { readonly ply?: number }])[];
};

const plyOnView = () =>
	document.querySelector("[role=slider]")?.getAttribute("aria-valuenow") ?? null;

const reasonGiven = () => {
	const { shadowRoot, innerText } = document.querySelector("square-control") as HTMLElement;
	const isSaid = shadowRoot?.textContent?.includes("The board does not answer") ?? false;
	return isSaid && innerText.includes("Bb5");
};

/**
 * Puts boards below the one that is there, in a page without a style for them. Gives how high each
 * is before it has come: those that are added together are measured together, before the next task.
 */
const addBoards = async () => {
	const board = document.querySelector("square-control") as HTMLElement;
	for (let times = 0; times < 20; times++) board.after(board.cloneNode(true));
	await new Promise((resolve) => setTimeout(resolve));
	return [...document.querySelectorAll("square-control")].map(({ clientHeight }) => clientHeight);
};

const heightsAndFrames = () => {
	const boards = [...document.querySelectorAll("square-control")];
	return {
		heights: boards.map(({ clientHeight }) => clientHeight),
		frames: boards.filter(({ shadowRoot }) => shadowRoot?.querySelector("iframe")).length,
	};
};

const guestStep = (title: string, guest: keyof Site["guests"]): Step => ({
	name: `${title} shows a board at its ply`,
	run: async (visitor) => {
		await visitor.driver.goTo(visitor.site.guests[guest]);
		await visitor.isAt(4, "frame");
		await visitor.sees("c6", "black knight", "frame");
	},
	compares: boardOf("frame"),
});

export const elsewhere: Chapter = {
	name: "elsewhere",
	steps: [
		guestStep("a page from a disk", "onDisk"),
		guestStep("a page of another origin", "ordinary"),
		{
			name: "its buttons step, and the page hears of it",
			run: async (visitor) => {
				await visitor.click("button", "Forward one move", "frame");
				await visitor.isAt(5, "frame");
				await until(
					"The page hears of ply 5",
					() => visitor.ask(() => (window as unknown as Guest).heard, []),
					(heard) => heard.some(([type, detail]) => type === "ply" && detail?.ply === 5),
				);
			},
			compares: boardOf("frame"),
		},
		{
			name: "the page moves its board on",
			run: async (visitor) => {
				await visitor.ask(() => {
					(document.querySelector("square-control") as unknown as { next(): void }).next();
				}, []);
				await visitor.isAt(6, "frame");
			},
			compares: boardOf("frame"),
		},
		{
			name: "boards below one another take their room before they come, and come when they are near",
			run: async (visitor) => {
				const taken = await visitor.ask(addBoards, []);
				await until(
					"All boards take the room that the first one needs, and few come",
					() => visitor.ask(heightsAndFrames, []),
					({ heights, frames }) =>
						frames > 1 &&
						frames <= 3 &&
						String(heights) === String(taken) &&
						heights.every((height) => height === heights[0]),
				);
			},
		},
		guestStep("a page with the script that never changes", "lasting"),
		{
			name: "a script that is another than the page has written down does not run, and the text stays",
			run: async (visitor) => {
				await visitor.driver.goTo(visitor.site.guests.changed);
				await visitor.waitFor("square-control:not(:defined)", ([text]) => /Bb5/.test(text ?? ""));
			},
		},
		{
			// In a page without an origin of its own a policy's 'self' means nothing to WebKit.
			name: "a page that is sandboxed shows a board, or says why there is none",
			run: async (visitor) => {
				await visitor.driver.goTo(visitor.site.guests.sandboxed);
				const isAnswered = async () =>
					(await visitor.ask(plyOnView, [], "frame")) === "4" ||
					(await visitor.ask(reasonGiven, [], "page"));
				await until("A board, or why there is none", isAnswered, (isIt) => isIt);
			},
		},
		{
			name: "About has its examples",
			run: async (visitor) => {
				await visitor.visit();
				await visitor.click("link", "About");
				await visitor.find("heading", "About Square Control");
				await visitor.waitFor("summary", (titles) => titles.length === 4);
			},
		},
		{
			name: "an unknown address leads home",
			run: async (visitor) => {
				await visitor.visit("nowhere");
				await visitor.find("heading", "Nothing to see here!");
				await visitor.click("link", /home page/);
				await visitor.atRest();
			},
		},
	],
};
