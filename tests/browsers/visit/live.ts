// A game that is followed while it is played: in the application, and as the picture of a stream.

import assert from "node:assert/strict";
import { boardOf } from "../looks.ts";
import type { Chapter } from "../step.ts";
import { until } from "../until.ts";
import type { Visitor } from "../visitor.ts";
import { isKept } from "./offline.ts";

const pgn = (moves: string) =>
	`[Event "Open"]\n[White "Ann"]\n[Black "Bob"]\n[Result "*"]\n\n${moves} *\n`;

/** The file has grown, and somebody comes back to the tab: then it is asked for at once. */
async function grow(visitor: Visitor, moves: string): Promise<void> {
	visitor.site.put(pgn(moves));
	await visitor.ask(() => void document.dispatchEvent(new Event("visibilitychange")), []);
}

const says = (visitor: Visitor, text: string) =>
	visitor.waitFor(".notices", (texts) => texts.some((one) => one.includes(text)));

const MOVES = "1. e4 e5 2. Nf3 Nc6 3. Bb5";

export const live: Chapter = {
	name: "live",
	steps: [
		{
			name: "a game that is followed is there at its newest move, and the next slides in",
			run: async (visitor) => {
				visitor.site.put(pgn(MOVES));
				await visitor.visitAnew("?follow=live.pgn");
				await visitor.isAt(5);
				await grow(visitor, `${MOVES} a6`);
				await visitor.isAt(6);
				await visitor.sees("a6", "black pawn");
			},
			compares: boardOf("page"),
		},
		{
			name: "who has stepped back stays there, and Live leads to the newest move",
			run: async (visitor) => {
				await visitor.strike("ArrowLeft", 2);
				await visitor.isAt(4);
				await grow(visitor, `${MOVES} a6 4. Ba4`);
				await visitor.waitFor(".move", (moves) => moves.length === 7);
				await visitor.isAt(4);
				await visitor.click("button", /^Live/);
				await visitor.isAt(7);
			},
			compares: boardOf("page"),
		},
		{
			name: "what is played in it stays one's own, and Live leads back",
			run: async (visitor) => {
				await visitor.drag("g8", "f6");
				await says(visitor, "You have changed the game");
				await grow(visitor, `${MOVES} a6 4. Ba4 d6`);
				await visitor.sees("f6", "black knight");
				await visitor.click("button", /^Live/);
				await visitor.sees("d6", "black pawn");
				await visitor.click("button", "Undo");
				await visitor.sees("f6", "black knight");
				await visitor.click("button", "Stop following");
			},
			compares: boardOf("page"),
		},
		{
			name: "another host is asked for a game after a press alone",
			run: async (visitor) => {
				await visitor.visit("?follow=https://lichess.org/broadcast/open/round-1/abcd1234");
				await visitor.find("heading", "Follow a game");
				await visitor.strike("Escape");
				await visitor.gone("heading", "Follow a game");
				await visitor.sees("f6", "black knight");
			},
		},
		{
			name: "where one's own host leads to another, that one is not asked, with the service worker either",
			run: async (visitor) => {
				for (const isRuled of [false, true]) {
					if (isRuled) {
						await until(
							"The service worker answers",
							() => visitor.ask(isKept, []),
							(isIt) => isIt,
						);
					}
					await visitor.visit("?follow=away.pgn");
					await says(visitor, "redirects to another host, which is not allowed");
				}
				assert.equal(visitor.site.ledAway(), 0);
			},
		},
		{
			name: "the picture of a stream has names, clocks and counts, and nothing to press",
			run: async (visitor) => {
				visitor.site.put(pgn("1. e4 {[%clk 1:30:00]} e5 {[%clk 0:09:07]} 2. Nf3 {[%clk 1:29:58]}"));
				await visitor.visit("embed.html?layout=overlay&theme=dark&follow=live.pgn");
				await visitor.waitFor(
					".overlay-player",
					(players) => players.join() === "Bob 9:07,Ann 1:29:58",
				);
				await visitor.waitFor("a, button, input", (parts) => parts.length === 0);
			},
			compares: boardOf("page"),
		},
	],
};
