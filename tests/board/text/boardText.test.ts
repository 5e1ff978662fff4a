// The board in words, as product.md has them.

import { expect, test } from "vitest";
import { BOARD_WORDS, describeCounts, describeMove } from "../../../src/board/text/boardText.ts";
import { factsOf } from "../../../src/board/text/facts.ts";
import { gameFrom } from "../../../src/chess/edit.ts";
import { FIRST_FRAME } from "../../../src/chess/frame.ts";
import { pieceLettered } from "../../../src/chess/piece.ts";
import { squareNamed } from "../../../src/chess/square.ts";
import { BLACKS, CONTESTED, NEUTRAL, WHITES } from "../../../src/control/classes.ts";
import { findStanding } from "../../../src/control/findStanding.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { testCore, testInsight } from "../../support/core.ts";
import { createReader } from "../../support/reader.ts";

const describeSquare = (...facts: Parameters<typeof factsOf>) =>
	BOARD_WORDS.square(factsOf(...facts));

test("a square is described by its name, its piece and the side that controls it", () => {
	const say = (name: string, letter: string, control?: 0 | 1 | 2 | 3) =>
		describeSquare(squareNamed(name), pieceLettered(letter), control);
	expect(say("e4", "P", WHITES)).toBe("e4, white pawn, controlled by white");
	expect(say("d5", "", CONTESTED)).toBe("d5, empty, contested");
	expect(say("a4", "", NEUTRAL)).toBe("a4, empty, neutral");
	expect(say("h8", "r", BLACKS)).toBe("h8, black rook, controlled by black");
	expect(say("e1", "K")).toBe("e1, white king");
	expect(describeSquare(squareNamed("e4"), undefined, WHITES)).toBe("e4, controlled by white");
});

test("a hanging or loose piece is described as such before the side that controls its square", () => {
	const game = gameFrom("4k3/8/8/5b2/8/8/8/4KR2 w - - 0 1");
	const standing = findStanding(testInsight(), game, FIRST_FRAME);
	const say = (name: string, letter: string) =>
		describeSquare(squareNamed(name), pieceLettered(letter), WHITES, { standing });
	expect(say("f5", "b")).toBe("f5, black bishop, hanging, loose, controlled by white");
	expect(say("f1", "R")).toBe("f1, white rook, controlled by white");
});

test("a move is announced with its effect on the counts of squares", () => {
	const store = createAppStore();
	const core = testCore();
	const actions = { ...createActions(store, core), ...createReader(store, core) };
	actions.load("1. e4 e5");
	const told = () => {
		const { game, control, frame } = store.get();
		return control && `${describeMove(game, frame)}: ${describeCounts(game, control, frame)}`;
	};
	expect(told()).toBe("Start position: White 22, Black 22, contested 0, neutral 20");
	actions.forward();
	expect(told()).toBe("1. e4: White 28 (up 6), Black 22, contested 0, neutral 14 (down 6)");
	actions.forward();
	expect(told()).toMatch(/^1\.\.\. e5: White \d+/);
});
