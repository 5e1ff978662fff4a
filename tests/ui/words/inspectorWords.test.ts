// The inspector's sentences never contradict the map: they are read back, and compared with the core.

import { expect, test } from "vitest";
import { FIRST_FRAME } from "../../../src/chess/frame.ts";
import {
	BLACK,
	KING,
	kindName,
	kindOf,
	NO_PIECE,
	type Piece,
	QUEEN,
	sideOf,
	WHITE,
} from "../../../src/chess/piece.ts";
import { pieceOn } from "../../../src/chess/placement.ts";
import { type Square, squareName, squareNamed } from "../../../src/chess/square.ts";
import { controlAt, controlLetter } from "../../../src/control/controlMap.ts";
import type { Inspection } from "../../../src/control/core.ts";
import {
	caution,
	describeChain,
	describeOwnPin,
	describePin,
	landingStory,
	verdict,
} from "../../../src/ui/words/inspectorWords.ts";
import { pieceDataDrawn, vectors } from "../../control/vectors.ts";
import { placementOf, testCore } from "../../support/core.ts";
import { positionsOfGames } from "../../support/games.ts";
import { randomPieceData } from "../../support/random.ts";
import { cases, seededTest } from "../../support/seeded.ts";

const core = testCore();

/** What each form of the sentence claims. */
const FORMS = {
	neutral: /^Nobody attacks (\w\d)(?:, for what would is pinned)?: it is neutral\.$/,
	free: /^(White|Black) controls (\w\d) freely: (White|Black) does not attack it\.$/,
	behind:
		/^(White|Black) alone attacks (\w\d), so it is (White|Black)’s; but landing there would cost \1 (\d+ points?|its king), for what stands behind would take\.$/,
	held: /^(White|Black) holds (\w\d) against (\d+) attackers?: landing there costs \1 nothing, and would cost (White|Black) (\d+ points?|its king)\.$/,
	contested:
		/^Both sides attack (\w\d) and neither holds it: landing there would cost White (\d+ points?|its king), Black (\d+ points?|its king)\.$/,
};

const lossIn = (text: string | undefined) =>
	text === "its king" ? "king" : Number(/\d+/.exec(text ?? "")?.[0]);
const lossOf = (outcome: number) => (-outcome >= 500 ? "king" : Math.abs(outcome));

type Side = "White" | "Black";

const STORY =
	/^If (White|Black)’s (\w+) on (\w\d) (?:goes to|takes the \w+’s place on|takes the \w+ on) (\w\d), (.+): \1 loses (nothing|\d+ points?|its king)(, the \w+ not counted)?\.$/;

/** Reads what is told of both landings, and compares each step and what is left with the exchange. */
function readLandings(
	seen: Inspection,
	numbers: Readonly<Record<Side, number>>,
	losses: Readonly<Record<Side, number | string>>,
	standing: (square: Square) => Piece,
	where: string,
): void {
	const there = standing(seen.square);
	for (const [side, other, landing, colour] of [
		["White", "Black", seen.white, WHITE],
		["Black", "White", seen.black, BLACK],
	] as const) {
		const story = landingStory(colour, seen.square, landing, standing, numbers[other] === 0);
		const isEnemy = there !== NO_PIECE && sideOf(there) !== colour;
		if (numbers[side] === 0) expect(story, where).toBeUndefined();
		else if (isEnemy && kindOf(there) === KING) expect(story, where).toContain("king stands on");
		else {
			const [, who, kind, from, on, steps = "", loss, apart] = STORY.exec(story ?? "") ?? [];
			const [first, ...others] = landing.captures;
			if (first === undefined) throw new Error(where);
			expect(who, where).toBe(side);
			expect([kind, from, on]).toEqual([
				kindName(standing(first)),
				squareName(first),
				squareName(seen.square),
			]);
			expect(loss === "nothing" ? 0 : lossIn(loss), where).toBe(losses[side]);
			expect(apart !== undefined, where).toBe(isEnemy);
			const told = others.map(
				(at, index) =>
					`the ${kindName(standing(at))} on ${squareName(at)} takes${index % 2 === 1 ? " back" : ""}`,
			);
			const quiet = numbers[other] === 0 ? "nobody takes" : "it is best not taken";
			expect(steps, where).toBe(told.length === 0 ? quiet : told.join(", "));
		}
	}
}

/** Reads all that is said of a square, and compares each claim with map, attackers and outcomes. */
function readBack(pieceData: string, square: Square): void {
	const placements = placementOf(pieceData);
	const seen = core.inspectSquare(placements, FIRST_FRAME, square);
	const map = core.computeControl(placements);
	const attackers = core.countAttackers(placements, FIRST_FRAME);
	const numbers = { White: attackers.white[square] ?? 0, Black: attackers.black[square] ?? 0 };
	const losses = { White: lossOf(seen.white.outcome), Black: lossOf(seen.black.outcome) };
	const letter = controlLetter(controlAt(map, FIRST_FRAME, square));
	const sentence = verdict(seen);
	const where = `${pieceData} ${squareName(square)}: ${sentence}`;
	const standing = (at: Square) => pieceOn(placements, FIRST_FRAME, at);
	const warning = caution(seen, standing);
	expect(sentence, where).toContain(squareName(square));

	const [, owner, , rival] = (FORMS.free.exec(sentence) ?? []) as Side[];
	const held = FORMS.held.exec(sentence);
	const contested = FORMS.contested.exec(sentence);
	const behind = FORMS.behind.exec(sentence);
	if (FORMS.neutral.test(sentence)) {
		expect(letter, where).toBe("n");
		expect(numbers, where).toEqual({ White: 0, Black: 0 });
		expect(sentence.includes("pinned"), where).toBe(seen.barred.length > 0);
	} else if (behind !== null) {
		const [side, whose] = [behind[1], behind[3]] as Side[];
		if (side === undefined) throw new Error(where);
		expect(whose).toBe(side);
		expect(letter, where).toBe(side === "White" ? "w" : "b");
		expect(numbers[side === "White" ? "Black" : "White"], where).toBe(0);
		expect(lossIn(behind[4]), where).toBe(losses[side]);
		expect(losses[side], where).not.toBe(0);
	} else if (owner !== undefined && rival !== undefined) {
		expect(letter, where).toBe(owner === "White" ? "w" : "b");
		expect(rival).not.toBe(owner);
		expect(numbers[rival], where).toBe(0);
		expect(numbers[owner], where).toBeGreaterThan(0);
		expect(losses[owner], where).toBe(0);
	} else if (held !== null) {
		const [side, other] = [held[1], held[4]] as Side[];
		if (side === undefined || other === undefined) throw new Error(where);
		expect(letter, where).toBe(side === "White" ? "w" : "b");
		expect(other).not.toBe(side);
		expect(numbers[other], where).toBe(Number(held[3]));
		expect(losses[side], where).toBe(0);
		expect(lossIn(held[5]), where).toBe(losses[other]);
		expect(losses[other], where).not.toBe(0);
	} else {
		expect(contested, where).not.toBeNull();
		expect(letter, where).toBe("c");
		expect(lossIn(contested?.[2]), where).toBe(losses.White);
		expect(lossIn(contested?.[3]), where).toBe(losses.Black);
	}
	const [first] = (letter === "w" ? seen.white : seen.black).captures;
	const isLight = first !== undefined && kindOf(standing(first)) < QUEEN;
	expect(warning !== undefined, where).toBe(held !== null && isLight);

	readLandings(seen, numbers, losses, standing, where);
}

const squares = Array.from({ length: 64 }, (_, square) => square as Square);

test.each(vectors)("$reason", ({ board, square, control }) => {
	const pieceData = pieceDataDrawn(board);
	readBack(pieceData, squareNamed(square));
	const seen = core.inspectSquare(placementOf(pieceData), FIRST_FRAME, squareNamed(square));
	const side = { n: "neutral", w: "White ", b: "Black ", c: "Both sides " }[control];
	expect(verdict(seen)).toContain(side);
});

seededTest("random squares of every position of three games", 21, (next) => {
	for (const pieceData of positionsOfGames()) {
		for (let count = 0; count < 12; count++) readBack(pieceData, Math.floor(next() * 64) as Square);
	}
});

seededTest("every square of random placements", 22, (next) => {
	for (let count = 0; count < cases(25); count++) {
		const pieceData = randomPieceData(next);
		for (const square of squares) readBack(pieceData, square);
	}
});

test("chains, pins and captures by name", () => {
	const battery = placementOf("3r4/8/8/8/8/8/3R4/3R4");
	const seen = core.inspectSquare(battery, FIRST_FRAME, squareNamed("d5"));
	const standing = (at: Square) => pieceOn(battery, FIRST_FRAME, at);
	expect(verdict(seen)).toBe(
		"White holds d5 against 1 attacker: landing there costs White nothing, and would cost Black 5 points.",
	);
	expect(caution(seen, standing)).toBe(
		"Held, not free: a piece worth more than the rook may be lost there.",
	);
	expect(seen.chains.map(describeChain)).toEqual([
		"white rook on d2, behind it (battery) the white rook on d1",
		"black rook on d8",
	]);
	expect(landingStory(BLACK, squareNamed("d5"), seen.black, standing, false)).toBe(
		"If Black’s rook on d8 goes to d5, the rook on d2 takes: Black loses 5 points.",
	);
	expect(landingStory(WHITE, squareNamed("d5"), seen.white, standing, false)).toBe(
		"If White’s rook on d2 goes to d5, it is best not taken: White loses nothing.",
	);

	const pinned = placementOf("4r3/8/8/8/4N3/8/8/4K3");
	const [pin] = core.inspectSquare(pinned, FIRST_FRAME, squareNamed("d6")).barred;
	if (pin === undefined) throw new Error("There is a pin");
	expect(describePin(pin, (at) => pieceOn(pinned, FIRST_FRAME, at))).toBe(
		"The white knight on e4 would, but the rook on e8 pins it to its king on e1.",
	);
});

test("a piece that is pinned itself is said to be, with what pins it", () => {
	const placements = placementOf("4r3/8/8/8/4N3/8/8/4K3");
	const pins = core.findPins(placements, FIRST_FRAME);
	const standing = (at: Square) => pieceOn(placements, FIRST_FRAME, at);
	expect(pins.map((pin) => describeOwnPin(pin, standing))).toEqual([
		"The white knight on e4 is pinned to its king on e1 by the rook on e8.",
	]);
});

test("what happens on a square is told by what stands there: nothing, a piece of ours, an enemy’s, a king", () => {
	const tell = (pieces: string, name: string) => {
		const placements = placementOf(pieces);
		const seen = core.inspectSquare(placements, FIRST_FRAME, squareNamed(name));
		const standing = (at: Square) => pieceOn(placements, FIRST_FRAME, at);
		return landingStory(WHITE, seen.square, seen.white, standing, seen.black.captures.length === 0);
	};
	expect(tell("8/8/4p3/8/8/8/3R4/3Q4", "d5")).toBe(
		"If White’s rook on d2 goes to d5, the pawn on e6 takes, the queen on d1 takes back: White loses 4 points.",
	);
	expect(tell("8/8/4p3/3n4/8/8/3R4/3Q4", "d5")).toBe(
		"If White’s rook on d2 takes the knight on d5, the pawn on e6 takes, the queen on d1 takes back: White loses 4 points, the knight not counted.",
	);
	expect(tell("8/8/4p3/3N4/8/8/3R4/8", "d5")).toBe(
		"If White’s rook on d2 takes the knight’s place on d5, the pawn on e6 takes: White loses 5 points.",
	);
	expect(tell("8/8/8/3k4/8/8/3R4/8", "d5")).toBe(
		"Black’s king stands on d5, and White’s rook on d2 attacks it.",
	);
	expect(tell("8/8/8/8/8/8/3R4/8", "d5")).toBe(
		"If White’s rook on d2 goes to d5, nobody takes: White loses nothing.",
	);
});
