// Boards in pages of another origin, and the application's other pages.

import { boardOf } from "../looks.ts";
import type { Chapter } from "../step.ts";
import { until } from "../until.ts";

type Guest = Window & {
	readonly heard: readonly (readonly [type: string, detail?: { readonly ply?: number }])[];
};

export const elsewhere: Chapter = {
	name: "elsewhere",
	steps: [
		{
			name: "a page of another origin shows a board at its ply",
			run: async (visitor) => {
				await visitor.driver.goTo(visitor.site.guest);
				await visitor.isAt(4, "frame");
				await visitor.sees("c6", "black knight", "frame");
			},
			compares: boardOf("frame"),
		},
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
