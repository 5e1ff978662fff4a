// Section 6 of the definition: laws that hold for every placement.

import { describe, expect } from "vitest";
import type { Frame } from "../../src/chess/frame.ts";
import { type Square, squareName } from "../../src/chess/square.ts";
import { controlLetters, countsAt } from "../../src/control/controlMap.ts";
import { placementsOf, testCore } from "../support/core.ts";
import { positionsOfGames } from "../support/games.ts";
import { pieceDataOf, randomPieceData } from "../support/random.ts";
import { seededTest } from "../support/seeded.ts";

const core = testCore();

const BATCH = 2000;

/** Random placements, and real ones among them. */
function draw(next: () => number): string[] {
	const random = Array.from({ length: BATCH }, () => randomPieceData(next));
	return [...positionsOfGames(), ...random];
}

const mapsOf = (placements: readonly string[]) => {
	const map = core.computeControl(placementsOf(placements));
	return placements.map((_, frame) => controlLetters(map, frame as Frame));
};

/** 64 letters, a1 first, "." for empty. */
const lettersOf = (pieceData: string) =>
	pieceData
		.split("/")
		.reverse()
		.flatMap((row) => [...row.replace(/\d/g, (digit) => ".".repeat(Number(digit)))]);

const mirrored = <T>(squares: readonly T[]) => squares.map((_, i) => squares[i ^ 7] as T);
const upsideDown = <T>(squares: readonly T[]) => squares.map((_, i) => squares[i ^ 56] as T);
const recoloured = (letter: string) =>
	letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

describe("on random and real placements", () => {
	seededTest("mirroring a position left to right mirrors its map", 61, (next) => {
		const placements = draw(next);
		const images = placements.map((placement) => pieceDataOf(mirrored(lettersOf(placement))));
		const expected = mapsOf(placements).map((map) => mirrored([...map]).join(""));
		expect(mapsOf(images)).toEqual(expected);
	});

	seededTest(
		"turning a position upside down and swapping its colours swaps the owners on its map",
		62,
		(next) => {
			const placements = draw(next);
			const images = placements.map((placement) =>
				pieceDataOf(upsideDown(lettersOf(placement)).map(recoloured)),
			);
			const swapped = (letter: string) => ({ w: "b", b: "w" })[letter] ?? letter;
			const expected = mapsOf(placements).map((map) =>
				upsideDown([...map])
					.map(swapped)
					.join(""),
			);
			expect(mapsOf(images)).toEqual(expected);
		},
	);

	seededTest("the counts of a position match its map and add up to 64", 63, (next) => {
		const placements = draw(next);
		const map = core.computeControl(placementsOf(placements));
		placements.forEach((_, frame) => {
			const letters = controlLetters(map, frame as Frame);
			const count = (letter: string) => letters.split(letter).length - 1;
			const { light, dark, contested, neutral } = countsAt(map, frame as Frame);
			expect([light, dark, contested, neutral]).toEqual(["w", "b", "c", "n"].map(count));
			expect(light + dark + contested + neutral).toBe(64);
		});
	});

	seededTest(
		"a square is White's, Black's, contested or neutral by who could safely land there",
		64,
		(next) => {
			const placements = draw(next);
			const encoded = placementsOf(placements);
			const allows = (letter: string, byWhite: boolean, byBlack: boolean) =>
				letter === "w"
					? byWhite
					: letter === "b"
						? byBlack
						: byWhite === byBlack && byWhite === (letter === "c");
			const wrong = mapsOf(placements).flatMap((map, frame) => {
				const { white, black } = core.countAttackers(encoded, frame as Frame);
				return [...map].flatMap((letter, square) =>
					allows(letter, (white[square] ?? 0) > 0, (black[square] ?? 0) > 0)
						? []
						: [`${placements[frame]} ${squareName(square as Square)} ${letter}`],
				);
			});
			expect(wrong).toEqual([]);
		},
	);

	seededTest("of a square that both attack, at most one side wins the exchange", 65, (next) => {
		const placements = draw(next);
		const encoded = placementsOf(placements);
		const wrong: string[] = [];
		for (let frame = 0; frame < placements.length; frame += 4) {
			for (let square = 0; square < 64; square++) {
				const { white, black } = core.inspectSquare(encoded, frame as Frame, square as Square);
				const isAttacked = white.captures.length > 0 && black.captures.length > 0;
				if (isAttacked && white.holds && black.holds) {
					wrong.push(`${placements[frame]} ${squareName(square as Square)}`);
				}
			}
		}
		expect(wrong).toEqual([]);
	});
});
