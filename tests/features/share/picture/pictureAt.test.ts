// Pictures show what the board shows: through its lens, and without what is hidden there.

import { beforeEach, expect, test } from "vitest";
import { DRAWN_INKS, HANGING_INK, PLAIN } from "../../../../src/board/heat/palette.ts";
import { stampSheet } from "../../../../src/board/picture/stamps.ts";
import { SvgPen } from "../../../../src/board/picture/svgPen.ts";
import type { Frame } from "../../../../src/chess/frame.ts";
import { CONTESTED, WHITES } from "../../../../src/control/classes.ts";
import {
	type PictureOptions,
	pictureOptions,
} from "../../../../src/features/share/picture/makePicture.ts";
import {
	paintPicture,
	pictureHeight,
} from "../../../../src/features/share/picture/paintPicture.ts";
import { seenAt } from "../../../../src/features/share/picture/pictureAt.ts";
import type { AppState } from "../../../../src/session/state/appState.ts";
import { testInsight } from "../../../support/core.ts";
import { opened } from "../../../support/opened.ts";
import { MARKUPS } from "../../../support/pieceSet.ts";
import { elementsIn, readXml } from "../../../support/xml.ts";

const { store, core, game, control } = opened(
	"1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# {[%csl Be8][%cal Bf7e8]}",
);
const MATE = game.plies as Frame;
/** White to move, and f7 hangs. */
const BEFORE = (game.plies - 1) as Frame;

beforeEach(() => store.set({ hidden: {}, lens: "control" }));

/**
 * The texts of a picture, of the mate unless another frame is given, and how often each kind of
 * element is in it.
 */
function drawn(change: Partial<AppState> = {}, frame = MATE) {
	store.set(change);
	const seen = seenAt({ store, core }, game, control, frame, testInsight());
	const { sheet, stamps } = stampSheet(MARKUPS);
	const whole = { ...seen, caption: [], meaning: undefined, isTransparent: true };
	const pen = new SvgPen(stamps);
	paintPicture(pen, 1, sheet, whole);
	const text = pen.document(512, pictureHeight(whole), "", "");
	const elements = [...elementsIn(readXml(text))];
	const named = (name: string) => elements.filter((element) => element.name === name);
	return {
		text,
		height: pictureHeight(whole),
		pieces: named("use").length,
		letters: named("text").map(({ children }) => children.join("")),
		isChecked: named("radialGradient").length > 0,
	};
}

/** As drawings have it. */
const hexOf = (tint: string) =>
	`#${(tint.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;

const pale = hexOf(PLAIN.tints[WHITES].on.pale);
const BLUE = DRAWN_INKS.B ?? "";

test("a picture shows colours, pieces, check, coordinates and arrows as the board does", () => {
	const whole = drawn();
	expect(whole.text).toContain(pale);
	expect(whole.text).toContain(BLUE);
	expect([whole.pieces, whole.isChecked]).toEqual([31, true]);
	expect(whole.letters).toContain("h");
});

test("marked squares are filled or circled in a picture as on the board", () => {
	const fill = `fill="${DRAWN_INKS.B}" fill-opacity="0.4"`;
	const { options } = store.get();
	expect(drawn().text).not.toContain(fill);
	expect(drawn({ options: { ...options, fillsMarked: true } }).text).toContain(fill);
	store.set({ options });
});

test("with colours hidden on the board a picture has no tints, numbers, marks or counts", () => {
	const plain = drawn().letters.length;
	expect(drawn({ lens: "attackers" }).letters.length).toBeGreaterThan(plain);
	expect(drawn({ lens: "pieces" }, BEFORE).text).toContain(HANGING_INK);
	const hidden = { heat: true };
	for (const lens of ["control", "attackers", "pieces"] as const) {
		const { text, letters, height } = drawn({ lens, hidden }, BEFORE);
		for (const ink of [pale, hexOf(PLAIN.tints[CONTESTED].on.pale), HANGING_INK])
			expect(text).not.toContain(ink);
		expect(letters).toHaveLength(16);
		expect(height).toBe(512);
	}
});

test("with pieces hidden on the board a picture has no pieces and shows no check", () => {
	const { pieces, isChecked, text } = drawn({ hidden: { pieces: true } });
	expect([pieces, isChecked]).toEqual([0, false]);
	expect(text).toContain(pale);
});

test("with arrows hidden on the board a picture has no arrows and no circles", () => {
	expect(drawn({ hidden: { arrows: true } }).text).not.toContain(BLUE);
});

test("with coordinates hidden on the board a picture has none, unless they are asked for", () => {
	const { letters } = drawn({ hidden: { coordinates: true, heat: true } });
	expect(letters).toEqual([]);
	const wished = (hidden: AppState["hidden"], chosen: Partial<PictureOptions>) =>
		pictureOptions({ ...store.get(), hidden }, chosen).showsCoordinates;
	expect(wished({}, {})).toBe(true);
	expect(wished({ coordinates: true }, { scale: 3 })).toBe(false);
	expect(wished({ coordinates: true }, { showsCoordinates: true })).toBe(true);
});
