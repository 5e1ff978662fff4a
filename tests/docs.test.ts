// What docs/control.md says of its examples is true.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FIRST_FRAME } from "../src/chess/frame.ts";
import { squareName, squareNamed } from "../src/chess/square.ts";
import { controlLetter } from "../src/control/controlMap.ts";
import { pieceDataDrawn } from "./control/vectors.ts";
import { atRoot, placementOf, testCore } from "./support/core.ts";

const page = readFileSync(atRoot("docs/control.md"), "utf8");

const EXAMPLE =
	/### (.+)\n\n```\n([^`]+)```\n\n`(\w\d)`: control `(\w)`, White's outcome (-?\d+), Black's outcome (-?\d+)\.\n\nChains: ([^.]+)\./g;

/** The drawing without its numbers, letters and the mark on the square. */
const boardOf = (drawing: string) =>
	drawing
		.split("\n")
		.filter((line) => /^\d/.test(line))
		.map((line) => line.slice(1).replace("*", "."))
		.join("\n");

const examples = [...page.matchAll(EXAMPLE)].map(
	([, title = "", drawing = "", square = "", control, white, black, chains = ""]) => ({
		title,
		pieceData: pieceDataDrawn(boardOf(drawing)),
		square: squareNamed(square),
		control,
		outcomes: [Number(white), Number(black)],
		chains: [...chains.matchAll(/`([^`]+)`/g)].map(([, chain]) => chain).sort(),
	}),
);

test("there are three examples", () => {
	expect(examples).toHaveLength(3);
});

test.each(examples)("$title", ({ pieceData, square, control, outcomes, chains }) => {
	const seen = testCore().inspectSquare(placementOf(pieceData), FIRST_FRAME, square);
	expect(controlLetter(seen.control)).toBe(control);
	expect([seen.white.outcome, seen.black.outcome]).toEqual(outcomes);
	expect(
		seen.chains.map((chain) => chain.map((link) => squareName(link.square)).join(" ")).sort(),
	).toEqual(chains);
});
