// Parts of the application that do not come, and come when they are asked for again.

import assert from "node:assert/strict";
import type { Failure } from "../site.ts";
import type { Chapter } from "../step.ts";
import type { Visitor } from "../visitor.ts";

type Part = {
	readonly name: string;
	/** The files that fail. */
	readonly files: RegExp;
	/** Does what the part is wanted for. */
	readonly want?: (visitor: Visitor) => Promise<void>;
	readonly again: (visitor: Visitor) => Promise<void>;
	/** True when the part is there. */
	readonly come: (visitor: Visitor) => Promise<void>;
};

const tryAgain = (visitor: Visitor) => visitor.click("button", "Try again");
const openSample = (visitor: Visitor) => visitor.click("button", /^1858/);

const PARTS: readonly Part[] = [
	{
		name: "the board",
		files: /\/Analysis\./,
		again: tryAgain,
		come: (visitor) => visitor.atRest(),
	},
	{
		name: "the session",
		files: /\/session\./,
		again: tryAgain,
		come: (visitor) => visitor.atRest(),
	},
	{
		name: "what reads games",
		files: /\/(?:loader|readGame)\./,
		want: openSample,
		again: openSample,
		come: (visitor) => visitor.isAt(31),
	},
	{
		name: "the panels of a game",
		files: /\/(?:gameParts|Timeline)\./,
		want: openSample,
		again: tryAgain,
		come: (visitor) => visitor.isAt(31),
	},
	{
		name: "what explains squares",
		files: /\/OpenPanel\./,
		want: async (visitor) => {
			await openSample(visitor);
			await visitor.isAt(31);
			await visitor.clickSquare("f4");
		},
		again: tryAgain,
		come: async (visitor) =>
			void (await visitor.waitFor(".side-panel h2", ([title]) => title === "Why f4?")),
	},
	{
		name: "About",
		files: /\/About\./,
		want: (visitor) => visitor.click("link", "About"),
		again: tryAgain,
		come: async (visitor) => void (await visitor.find("heading", "About Square Control")),
	},
];

const FAILURES: Readonly<Record<Failure, string>> = {
	missing: "not to be found",
	reset: "broken off",
};

const chapterFor = ({ name, files, want, again, come }: Part, failure: Failure): Chapter => ({
	name: `${name} ${failure}`,
	steps: [
		{
			name: `${name}, ${FAILURES[failure]}, comes when it is asked for again`,
			run: async (visitor) => {
				const { site } = visitor;
				await visitor.forget();
				site.breakOff(files, failure);
				await visitor.visit();
				if (want !== undefined) {
					await visitor.atRest();
					await want(visitor);
				}
				await visitor.find("alert", /could not be loaded: /);
				assert(site.mend() > 0, "Nothing has failed");
				await again(visitor);
				await come(visitor);
			},
		},
	],
});

export const parts: readonly Chapter[] = PARTS.flatMap((part) => [
	chapterFor(part, "missing"),
	chapterFor(part, "reset"),
]);
