// A board of square-control-app/react without a screen: what the page says of its ply, and what a
// visitor's moves come to.

import { beforeEach, describe, expect, test, vi } from "vitest";
import { DRAWN_INKS } from "../../src/board/heat/palette.ts";
import type { Frame } from "../../src/chess/frame.ts";
import { positionAt } from "../../src/chess/game.ts";
import { BLACK, WHITE } from "../../src/chess/piece.ts";
import { squareNamed } from "../../src/chess/square.ts";
import { createBoardSession, type Heard } from "../../src/package/react/boardSession.ts";
import { readShown, type Shown } from "../../src/package/react/readShown.ts";

vi.mock("../../src/package/react/bytes.ts", async () => {
	const { testCore, testInsight } = await import("../support/core.ts");
	return { openCore: testCore, openFollows: testInsight };
});

function shownOf(fen: string | undefined, game?: string): Shown {
	const shown = readShown(fen, game);
	if (typeof shown === "string") throw new Error(shown);
	return shown;
}

const GAME = "1. e4 e5 2. Nf3 Nc6 *";

describe("a board", () => {
	const heard: { -readonly [Name in keyof Heard]: Heard[Name] } = {};
	const told: unknown[] = [];
	beforeEach(() => {
		told.length = 0;
		heard.onMove = (move) => told.push(move);
		heard.onInspect = undefined;
	});
	const open = (shown: Shown, ply?: number) => createBoardSession(shown, { ply }, () => heard);
	const sanOn = ({ view }: ReturnType<typeof open>) =>
		positionAt(view.get().game, view.get().frame).move?.san;

	test("a board begins at the given ply, or the nearest there is", () => {
		const shown = shownOf(undefined, GAME);
		expect(sanOn(open(shown))).toBe(undefined);
		expect(sanOn(open(shown, 3))).toBe("Nf3");
		expect(sanOn(open(shown, 99))).toBe("Nc6");
		expect(sanOn(open(shown, -1))).toBe(undefined);
		expect(sanOn(open(shown, Number.NaN))).toBe(undefined);
	});

	test("a board has the board and pieces that the page names, and defaults for unknown names", () => {
		const shown = shownOf(undefined, GAME);
		const session = createBoardSession(shown, { board: "wood", pieces: "flat" }, () => heard);
		expect(session.view.get().looks).toMatchObject({ board: "wood", pieces: "flat" });
		const { looks } = session.view.get();
		session.show(shown, { board: "wood", pieces: "flat", ply: 1 });
		expect(session.view.get().looks).toBe(looks);
		session.show(shown, { board: "marble" as never });
		expect(session.view.get().looks).toMatchObject({ board: "plain", pieces: "standard" });
	});

	test("a board reports a move with the position after it and the piece a pawn became", () => {
		const session = open(shownOf("8/P6k/8/8/8/8/8/K7 w - - 0 1"), 0);
		expect(session.events.moved({ from: "a7", to: "a8", promotion: "n" })).toBe(true);
		expect(told).toEqual([
			{
				from: "a7",
				to: "a8",
				promotion: "n",
				san: "a8=N",
				fen: "N7/7k/8/8/8/8/8/K7 b - - 0 1",
				ply: 1,
			},
		]);
	});

	test("a board keeps a move as a variation if the page takes over its ply", () => {
		const shown = shownOf(undefined, GAME);
		const session = open(shown, 2);
		session.events.moved("d4");
		session.show(shown, { ply: 3 });
		expect(sanOn(session)).toBe("d4");
		session.show(shown, { ply: 2 });
		expect(sanOn(session)).toBe("e5");
		session.show(shown, { ply: 3 });
		expect(sanOn(session)).toBe("Nf3");
	});

	test("a board takes a move back if the page does not take over its ply", () => {
		const shown = shownOf(undefined, GAME);
		const session = open(shown, 4);
		session.events.moved("d4");
		session.show(shown, { ply: 4 });
		expect(sanOn(session)).toBe("Nc6");
		expect(session.view.get().game).toBe(shown.game);
		session.show(shown, { ply: 5 });
		expect(sanOn(session)).toBe("Nc6");
	});

	test("a board returns from a move of the game that the page does not take over", () => {
		const shown = shownOf(undefined, GAME);
		const session = open(shown, 2);
		session.events.moved("Nf3");
		session.show(shown, { ply: 2 });
		expect(sanOn(session)).toBe("e5");
		expect(session.view.get().game).toBe(shown.game);
	});

	test("a board stays at the visitor's move if the page gives no ply", () => {
		const shown = shownOf(undefined, GAME);
		const session = open(shown);
		session.events.moved("d4");
		session.events.moved("d5");
		session.show(shown, {});
		expect(sanOn(session)).toBe("d5");
		expect(told).toMatchObject([{ ply: 1 }, { ply: 2 }]);
	});

	test("a board that gets another game forgets the first one", () => {
		const session = open(shownOf(undefined, GAME), 2);
		session.events.moved("d4");
		session.show(shownOf(undefined, "1. c4 c5 *"), { ply: 1 });
		expect(sanOn(session)).toBe("c4");
		session.show(shownOf(undefined, "1. c4 c5 *"), { ply: 2 });
		expect(sanOn(session)).toBe("c5");
	});

	test("a board steps along the line on view and reports the ply, but nothing at an end", () => {
		heard.onPly = (ply) => told.push(ply);
		heard.onMove = undefined;
		const session = open(shownOf(undefined, GAME), 3);
		session.next();
		session.next();
		session.back();
		session.show(shownOf(undefined, GAME), { ply: 0 });
		heard.onPly = undefined;
		expect(told).toMatchObject([
			{ ply: 4, plies: 4, san: "Nc6" },
			{ ply: 3, plies: 4, san: "Nf3" },
		]);
	});

	test("a board lets a visitor move the pieces that the page allows", () => {
		const shown = shownOf(undefined, GAME);
		const session = open(shown);
		const movable = [undefined, true, false, "white", "black"] as const;
		const given = movable.map((one) => {
			session.show(shown, { movable: one });
			return session.view.get().movable;
		});
		expect(given).toEqual(["both", "both", "none", WHITE, BLACK]);
	});

	test("a board draws the arrows that the page names, except invalid ones", () => {
		const shown = shownOf(undefined, GAME);
		const arrows = [
			{ from: "e2", to: "e4", colour: "red" },
			{ from: "x9" as never, to: "e4" },
		] as const;
		const session = createBoardSession(shown, { arrows }, () => heard);
		const drawn = { from: squareNamed("e2"), to: squareNamed("e4"), ink: DRAWN_INKS.R };
		expect(session.view.get().arrows).toMatchObject([drawn]);
		session.next();
		expect(session.view.get().arrows).toMatchObject([drawn]);
		session.show(shown, {});
		expect(session.view.get().arrows).toEqual([]);
	});

	test("a board explains squares to a listening page, again after a step, and says when it ends", () => {
		const shown = shownOf(undefined, GAME);
		const session = open(shown, 0);
		const stop = session.followInspected((inspection) => told.push(inspection?.control));
		session.inspect(squareNamed("f3"));
		expect(told).toEqual([]);
		heard.onInspect = () => {};
		session.inspect(squareNamed("e5"));
		session.show(shownOf("3k4/8/8/8/8/8/4R3/4K3 w - - 0 1"), {});
		session.inspect(squareNamed("e5"));
		session.inspect(undefined);
		expect(told).toEqual(["neutral", undefined, "white", undefined]);
		stop();
		session.inspect(squareNamed("e5"));
		expect(told).toHaveLength(4);
	});
});

test("a placement without a side to move is White's to move", () => {
	const { game } = shownOf(" 4k3/8/8/3q4/8/8/8/3RK3 ");
	expect(positionAt(game, 0 as Frame).fen).toBe("4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1");
	expect(readShown("4k3/8/8/3q4/8/8/8/3RK3 x", undefined)).toMatch(/^Invalid FEN: /);
});

test("a FEN or game that cannot be read is reported in a sentence", () => {
	expect(readShown("8/8", undefined)).toMatch(/^Invalid FEN: /);
	expect(readShown(undefined, "1. e9")).toMatch(/\w/);
	expect(readShown(undefined, "")).toMatch(/\w/);
});
