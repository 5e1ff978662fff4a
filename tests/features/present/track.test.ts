// The list of moves while presenting.

import { expect, test } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { type Game, moveName } from "../../../src/chess/game.ts";
import { isCommented, rowsOf } from "../../../src/features/present/track/MoveTable.tsx";
import { opened } from "../../support/opened.ts";

const name = (game: Game, frame: Frame | undefined) =>
	frame === undefined ? "" : moveName(game, frame);

const told = (text: string) => {
	const { game } = opened(text);
	return rowsOf(game).flatMap(({ number, white, black, lines }) => [
		`${number} ${name(game, white)} ${name(game, black)}`,
		...lines.map(
			({ frames, depth }) =>
				`${">".repeat(depth)} ${frames.map((one) => name(game, one)).join(" ")}`,
		),
	]);
};

test("moves stand two in a row, with variations below, indented by their depth", () => {
	expect(
		told("1. e4 (1. d4 d5 (1... f5 2. c4) 2. c4) 1... e5 (1... c5) (1... e6 2. d4) 2. Nf3 *"),
	).toEqual([
		"1 1.e4 1...e5",
		"> 1.d4 1...d5 2.c4",
		">> 1...f5 2.c4",
		"> 1...c5",
		"> 1...e6 2.d4",
		"2 2.Nf3 ",
	]);
});

test("the list works for games that Black begins and for games without moves", () => {
	expect(told('[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/8/4K3 b - - 0 7"]\n\n7... Kd7 8. Kd2 *')).toEqual([
		"7  7...Kd7",
		"8 8.Kd2 ",
	]);
	expect(told('[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/8/4K3 b - - 0 7"]\n\n*')).toEqual([]);
});

test("a dot marks moves with a comment", () => {
	const { game } = opened("1. e4 {Space} e5 {[%cal Ge5e4]} *");
	expect([1, 2].map((frame) => isCommented(game, frame as Frame))).toEqual([true, false]);
});
