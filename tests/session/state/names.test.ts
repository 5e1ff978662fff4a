// Lists of names that are written down twice, since the public types of the package stand by
// themselves: `tsc -p tests` fails where one of them misses a name.

import { expect, expectTypeOf, test } from "vitest";
import { type BoardColour, DEFAULT_BOARD } from "../../../src/board/heat/boards.ts";
import { LENS } from "../../../src/board/heat/lens.ts";
import { LENSES, type Lens, needsStanding } from "../../../src/board/heat/lenses.ts";
import { DEFAULT_PIECES, type PieceSet } from "../../../src/board/styles/sets.ts";
import type { SquareClass } from "../../../src/control/classes.ts";
import type { SquareClass as PublicSquareClass } from "../../../src/package/answers.ts";
import type { SquareControlAttributes } from "../../../src/package/element/squareControl.d.ts";
import type {
	BoardColour as PublicBoard,
	Lens as PublicLens,
	PieceSet as PublicPieces,
} from "../../../src/package/react/props.ts";
import { styleNamed } from "../../../src/session/state/styleNames.ts";

test("the element offers every view, and the package all but the pins", () => {
	expectTypeOf<PublicLens>().toEqualTypeOf<Exclude<Lens, "pins">>();
	expectTypeOf<NonNullable<SquareControlAttributes["lens"]>>().toEqualTypeOf<Lens>();
});

test("the package and the element offer every board and every set of pieces", () => {
	expectTypeOf<PublicBoard>().toEqualTypeOf<BoardColour>();
	expectTypeOf<PublicPieces>().toEqualTypeOf<PieceSet>();
	expectTypeOf<NonNullable<SquareControlAttributes["board"]>>().toEqualTypeOf<BoardColour>();
	expectTypeOf<NonNullable<SquareControlAttributes["pieces"]>>().toEqualTypeOf<PieceSet>();
});

test("an unknown name of a board or of pieces means the first one", () => {
	expect(styleNamed("wood", "flat")).toEqual({ board: "wood", pieces: "flat" });
	for (const junk of [undefined, null, "", "Wood", "<img>", 3])
		expect(styleNamed(junk, junk)).toEqual({ board: DEFAULT_BOARD, pieces: DEFAULT_PIECES });
});

test("the package names every class of squares", () => {
	expectTypeOf<PublicSquareClass>().toEqualTypeOf<SquareClass["key"]>();
});

test("the board has every view in the same order as the application", () => {
	expect(Object.keys(LENS)).toEqual(LENSES.map(({ name }) => name));
});

test("only the view of pieces needs to know how they stand", () => {
	expect(LENSES.map(({ name }) => name).filter(needsStanding)).toEqual(["pieces"]);
});
