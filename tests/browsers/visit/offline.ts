// Without a network, and with no server any more: what one visit has brought is enough for all that
// follows, wherever the application lies.

import assert from "node:assert/strict";
import { choose, chooseFile, fieldValue, keepSaved, readGrid, readSaved } from "../inPage.ts";
import type { Chapter } from "../step.ts";
import { until } from "../until.ts";
import type { Visitor } from "../visitor.ts";
import { askEngine } from "./engine.ts";

const HOME = "deep/down/";
const FILE = '[White "Anna"]\n\n1. e4 e5 *\n\n[White "Boris"]\n\n1. d4 d5 *\n';

/** Does the service worker answer for the host, with all files? */
export const isKept = async () => {
	await navigator.serviceWorker.ready;
	return navigator.serviceWorker.controller !== null;
};

/** The first bytes of what was saved last. */
const savedBegins = (visitor: Visitor, bytes: string) =>
	until(
		`A file is saved that begins with ${bytes}`,
		() => visitor.ask(readSaved, []),
		(data) =>
			Buffer.from(data ?? "", "base64")
				.subarray(0, 8)
				.toString("latin1")
				.includes(bytes),
	);

export const offline: Chapter = {
	name: "offline",
	steps: [
		{
			name: "without a network there are board, sample, lenses and review after one visit, and a reload keeps them",
			run: async (visitor) => {
				await visitor.visitAnew(HOME);
				await until(
					"All files are kept",
					() => visitor.ask(isKept, []),
					(isIt) => isIt,
				);
				await visitor.click("button", /^1858/);
				await visitor.isAt(31);
				await askEngine(visitor);
				await visitor.click("button", "Reset Board");
				await visitor.find("button", /^1858/);
				await visitor.driver.holdCaches?.(`${visitor.site.home}${HOME}404.html`);
				visitor.site.stop();
				await visitor.visit(HOME);
				await visitor.atRest();
				await visitor.click("button", /^1858/);
				await visitor.isAt(31);
				await visitor.strike("Home");
				await visitor.isAt(0);
				await askEngine(visitor);
				await visitor.strike("End");
				await visitor.isAt(33);
				await visitor.ask(choose, ["^Show", "pieces"]);
				await until(
					"The pieces are marked",
					() => visitor.ask(readGrid, []),
					(grid) => grid.some((said) => said.includes("loose")),
				);
				await visitor.click("tab", /^Review/);
				await visitor.waitFor(".side-panel h2", ([title]) => title === "Review");
				await visitor.driver.reload();
				await visitor.isAt(33);
			},
		},
		{
			name: "without a network picture, film and link are made, and the link is opened",
			run: async (visitor) => {
				await visitor.ask(keepSaved, []);
				await visitor.click("tab", "Share");
				const link = await until(
					"There is a link",
					() => visitor.ask(fieldValue, [".share input"]),
					(value) => value?.includes("#"),
				);
				await visitor.click("button", "Save picture");
				await savedBegins(visitor, "PNG");
				await visitor.ask(choose, ["^Width", "320"]);
				await visitor.click("button", "Save video");
				await savedBegins(visitor, "GIF89a");
				assert(link !== null);
				assert(link.startsWith(visitor.site.home), "The link leads to this site");
				await visitor.visit("deep/down/about");
				await visitor.visit(link.slice(visitor.site.home.length));
				await visitor.isAt(33);
			},
		},
		{
			name: "without a network there are the other pages, and the boards of the page of boards",
			run: async (visitor) => {
				await visitor.visit(`${HOME}about`);
				await visitor.find("heading", "About Square Control");
				await visitor.visit(`${HOME}nowhere/at/all`);
				await visitor.find("heading", /Nothing to see here/);
				await visitor.visit(`${HOME}demo`);
				await visitor.atRest("frame");
			},
		},
		{
			name: "without a network a file goes to your games, and a game of it to the board",
			run: async (visitor) => {
				await visitor.visit(`${HOME}analysisBoard#games`);
				await visitor.find("heading", "My games");
				await until(
					"There is a field for files",
					() => visitor.ask(chooseFile, ["input[type=file]", "club.pgn", FILE]),
					(isIt) => isIt,
				);
				await visitor.click("button", /^Boris –/);
				await visitor.waitFor(".move-list", ([text]) => /d4/.test(text ?? ""));
			},
		},
	],
};
