// Tests the look of a square through each lens.

import { expect, test } from "vitest";
import { LENS, looksOf } from "../../../src/board/heat/lens.ts";
import { LENSES, type Lens } from "../../../src/board/heat/lenses.ts";
import { BARE, classOf, type Look, lookOf, sizedLook } from "../../../src/board/heat/look.ts";
import { parsePlacement } from "../../../src/chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../../../src/chess/frame.ts";
import { createPlacements } from "../../../src/chess/placement.ts";
import { type Square, squareName, squareNamed } from "../../../src/chess/square.ts";
import { BLACKS, CONTESTED, NEUTRAL, WHITES } from "../../../src/control/classes.ts";
import { controlAt } from "../../../src/control/controlMap.ts";
import { pinsIn } from "../../../src/control/going/pins.ts";
import { placementOf, testCore } from "../../support/core.ts";
import { positionsOfGames } from "../../support/games.ts";

const core = testCore();

function see(pieceData: string, lens: Lens, tintsNeutral = true) {
	const placements = placementOf(pieceData);
	const control = core.computeControl(placements);
	const attackers = core.countAttackers(placements, FIRST_FRAME);
	const looks = looksOf(
		{ lens, tintsNeutral, control, frame: FIRST_FRAME, before: undefined, attackers },
		new Uint8Array(64),
	);
	return { looks, control, attackers };
}

const squares = Array.from({ length: 64 }, (_, square) => square as Square);

test("on real positions every view tints squares in the colours of the control map", () => {
	for (const pieceData of positionsOfGames()) {
		for (const { name: lens } of LENSES) {
			const { looks, control } = see(pieceData, lens);
			const wrong = squares.filter((square) => {
				const found = controlAt(control, FIRST_FRAME, square);
				const look = (looks[square] ?? BARE) as Look;
				const isShown =
					lens !== "pieces" &&
					lens !== "pins" &&
					(lens !== "white" || found === WHITES) &&
					(lens !== "black" || found === BLACKS) &&
					(lens !== "tension" || found === CONTESTED);
				if (!isShown) return look !== BARE;
				return classOf(look) !== found || (lens !== "strength" && look !== lookOf(found));
			});
			expect(wrong.map(squareName), `${pieceData} ${lens}`).toEqual([]);
		}
	}
});

test("the strength view sizes a square by how many more attackers its owner has than the other side", () => {
	const { looks } = see("8/8/5n2/8/2P1P3/8/8/3R4", "strength");
	expect(looks[squareNamed("d5")]).toBe(sizedLook(WHITES, 2));
	expect(looks[squareNamed("b5")]).toBe(sizedLook(WHITES, 1));
	expect(looks[squareNamed("h8")]).toBe(sizedLook(NEUTRAL, 0));
	expect(looks[squareNamed("g8")]).toBe(sizedLook(BLACKS, 1));
	const contested = see("8/8/5n2/8/2P5/8/8/8", "strength");
	expect(contested.looks[squareNamed("d5")]).toBe(sizedLook(CONTESTED, 1));
});

test("neutral squares stay bare when their tint is off, and all squares do before any analysis", () => {
	expect(see("8/8/8/8/8/8/8/R7", "control", false).looks[squareNamed("h8")]).toBe(BARE);
	expect(see("8/8/8/8/8/8/8/R7", "strength", false).looks[squareNamed("h8")]).toBe(BARE);
	const seen = {
		tintsNeutral: true,
		control: undefined,
		frame: FIRST_FRAME,
		before: undefined,
		attackers: undefined,
	};
	const looks = looksOf({ ...seen, lens: "control" }, new Uint8Array(64).fill(9));
	expect([...looks]).toEqual(new Array(64).fill(BARE));
});

test("the tension view shows contested squares, and squares that just changed hands in their new colour", () => {
	const placements = createPlacements(2);
	parsePlacement("8/8/5n2/8/2P5/8/8/8", placements, FIRST_FRAME);
	parsePlacement("8/8/5n2/8/2P5/8/8/3R4", placements, 1 as Frame);
	const control = core.computeControl(placements);
	const seen = { tintsNeutral: true, control, frame: 1 as Frame, attackers: undefined } as const;
	const before = FIRST_FRAME;
	const looks = looksOf({ ...seen, lens: "tension", before }, new Uint8Array(64));
	for (const square of squares) {
		const [was, is] = [controlAt(control, before, square), controlAt(control, seen.frame, square)];
		expect(looks[square]).toBe(is === CONTESTED || was !== is ? lookOf(is) : BARE);
	}
	expect(looks[squareNamed("d4")]).toBe(lookOf(WHITES));
	expect(looks[squareNamed("b5")]).toBe(BARE);
});

test("the pins view tints the line of a pin, with the pinned piece's square the largest", () => {
	const pieceData = "4k3/8/8/q7/1b6/2N5/8/4K2R";
	const placements = placementOf(pieceData);
	const looks = looksOf(
		{
			lens: "pins",
			tintsNeutral: true,
			control: core.computeControl(placements),
			frame: FIRST_FRAME,
			before: undefined,
			attackers: undefined,
			pins: pinsIn({ core, placements, frame: FIRST_FRAME }),
		},
		new Uint8Array(64),
	);
	const seen = squares.filter((square) => looks[square] !== BARE).map(squareName);
	expect(seen).toEqual(["e1", "d2", "c3", "b4"]);
	expect(looks[squareNamed("c3")]).toBe(sizedLook(BLACKS, 3));
	expect(looks[squareNamed("d2")]).toBe(sizedLook(BLACKS, 1));
});

test("strength and attackers are the only views that count attackers", () => {
	expect(LENSES.map(({ name }) => name).filter((name) => LENS[name].countsAttackers)).toEqual([
		"strength",
		"attackers",
	]);
});
