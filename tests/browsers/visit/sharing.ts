// Takes games away and brings them back: links, pictures, and the game itself after a reload.

import assert from "node:assert/strict";
import { fieldValue, keepSaved, readSaved, slowDown } from "../inPage.ts";
import { boardOf, type Look } from "../looks.ts";
import { crop, readPng } from "../png.ts";
import type { Chapter } from "../step.ts";
import { until } from "../until.ts";
import type { Visitor } from "../visitor.ts";

const PLY = 30;

/** Milliseconds: Firefox allows a page to copy for five seconds after a press, WebKit for less. */
const LONG = 6000;

/** The picture that was saved last, without its legend. */
async function savedPicture(visitor: Visitor): Promise<Look> {
	const { grid } = await boardOf("page")(visitor);
	const data = await until(
		"A picture is saved",
		() => visitor.ask(readSaved, []),
		(saved) => saved !== null,
	);
	const file = Buffer.from(data ?? "", "base64");
	const picture = readPng(file);
	assert(picture.height > picture.width, "Under the board is the legend");
	const size = picture.width;
	return { grid, board: crop(picture, { x: 0, y: 0, width: size, height: size }), file };
}

export const sharing: Chapter = {
	name: "sharing",
	steps: [
		{
			name: "a link brings game, ply and side",
			run: async (visitor) => {
				await visitor.visitAnew();
				await visitor.click("button", /^1985/);
				await visitor.isAt(32);
				await visitor.strike("ArrowUp");
				await visitor.isAt(0);
				await visitor.strike("ArrowRight", PLY);
				await visitor.isAt(PLY);
				await visitor.click("button", "Flip Board");
				await visitor.click("tab", "Share");
				const link = await until(
					"There is a link",
					() => visitor.ask(fieldValue, [".share input"]),
					(value) => value?.includes("#"),
				);
				assert(link !== null);
				assert(link.startsWith(visitor.site.home), "The link leads to this site");
				const path = link.slice(visitor.site.home.length);
				await visitor.strike("Escape");
				await visitor.click("button", "Reset Board");
				await visitor.drag("d2", "d4");
				await visitor.sees("d4", "white pawn");
				await visitor.visit(path);
				await visitor.isAt(PLY);
			},
			compares: boardOf("page"),
		},
		{
			name: "the game of before is one press away",
			run: async (visitor) => {
				await visitor.click("button", "Back to my game");
				await visitor.sees("d4", "white pawn");
			},
			compares: boardOf("page"),
		},
		{
			name: "a link is copied that takes longer than a press counts",
			run: async (visitor) => {
				await visitor.ask(slowDown, [LONG]);
				await visitor.click("tab", "Share");
				await visitor.click("button", "Flip Board");
				await visitor.click("button", "Copy link");
				await visitor.waitFor(
					".share-status",
					([text]) => text === "Making the link to what you see…",
				);
				await visitor.waitFor(".share-status", ([text]) => text === "Link copied");
				await visitor.ask(slowDown, [0]);
				await visitor.click("button", "Flip Board");
				await visitor.strike("Escape");
			},
		},
		{
			name: "a picture is saved",
			run: async (visitor) => {
				await visitor.ask(keepSaved, []);
				await visitor.click("tab", "Share");
				await visitor.click("button", "Save picture");
			},
			compares: savedPicture,
		},
		{
			name: "the theme turns dark",
			run: async (visitor) => {
				await visitor.strike("Escape");
				await visitor.click("button", "Change to the dark theme");
				await visitor.find("button", "Change to the light theme");
			},
			compares: boardOf("page"),
		},
		{
			name: "a reload keeps game, place and theme",
			run: async (visitor) => {
				await visitor.paste("1. e4 e5 2. Nf3 Nc6 3. Bb5");
				await visitor.waitFor(".move-list", ([text]) => /Bb5/.test(text ?? ""));
				await visitor.strike("ArrowRight", 3);
				await visitor.isAt(3);
				await visitor.driver.reload();
				await visitor.isAt(3);
				await visitor.sees("f3", "white knight");
				await visitor.find("button", "Change to the light theme");
			},
			compares: boardOf("page"),
		},
	],
};
