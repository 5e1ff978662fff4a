// Heat in the idioms of boards. A position's faces, and each form of them, are made once: the same
// position again gives the same answer, as the same object.

import { createFaceStyles } from "../../board/heat/css/faceStyles.ts";
import { classNames, sheetOf } from "../../board/heat/css/sheet.ts";
import { DEFAULT_LENS, LENSES, lensNamed, needsStanding } from "../../board/heat/lenses.ts";
import type { Core } from "../../control/core.ts";
import type { Follows } from "../../control/insight.ts";
import type { SquareName } from "../answers.ts";
import { argumentError, requireObject, requireText } from "../arguments.ts";
import { SQUARE_NAMES } from "../control.ts";
import type { Heat, HeatOptions, HeatStyle, HeatView } from "./answers.ts";
import { explainIn } from "./explained.ts";
import { createFaces, type Faces } from "./faces.ts";
import { createLayer } from "./layer.ts";
import { legendElement, legendOf } from "./legend.ts";
import { paletteNamed } from "./schemes.ts";

/** Positions that are kept: those of a long game. */
const KEPT = 400;

/** Keeps what was made last, by what it was made of. */
function keeping<Made>(fields: number, make: (fen: string, view: HeatView) => Made) {
	const kept = new Map<string, Made>();
	const short = (fen: string) => requireText("a FEN", fen).trim().split(/\s+/, fields).join(" ");
	return (fen: string, given?: HeatView): Made => {
		const view = requireObject("a view", given) ?? {};
		const { before, orientation } = view;
		const key = `${short(fen)}|${before === undefined ? "" : short(before)}|${orientation === "black"}`;
		const known = kept.get(key);
		if (known !== undefined) return known;
		const made = make(fen, view);
		if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? "");
		kept.set(key, made);
		return made;
	};
}

/** A record of what is seen on each square where anything is. */
function entriesOf<Value>(faces: Faces, make: (face: number) => Value): [SquareName, Value][] {
	return SQUARE_NAMES.flatMap((square, index): [SquareName, Value][] => {
		const face = faces[index] ?? 0;
		return face === 0 ? [] : [[square, make(face)]];
	});
}

/** Names by faces, each made once. */
function named(): (face: number) => string {
	const names = new Map<number, string>();
	return (face) => {
		const known = names.get(face) ?? classNames(face);
		names.set(face, known);
		return known;
	};
}

export function openHeat(core: Core, follows: Follows, given?: HeatOptions): Heat {
	const options = requireObject("options", given) ?? {};
	const { scheme = "plain", patterns = false, front = false } = options;
	const lens = lensNamed(options.lens ?? DEFAULT_LENS);
	if (lens === undefined)
		throw argumentError(`one of ${LENSES.map(({ name }) => name).join(", ")}`, options.lens);
	const palette = paletteNamed(scheme);
	const tintsNeutral = palette.neutral !== undefined;
	const rules = { lens, front, patterns, tintsNeutral };
	const styleOf = createFaceStyles(palette, patterns);
	const namesOf = named();
	// Who is to move matters for what hangs alone.
	const fields = needsStanding(lens) ? 4 : 1;
	const facesOf = keeping(fields, createFaces(core, follows, rules));
	const form = <Made>(make: (faces: Faces) => Made) =>
		keeping(fields, (fen, view) => make(facesOf(fen, view)));
	const legend = legendOf(lens, tintsNeutral, styleOf);
	/** Squares that look alike: a rule for all of them is read faster than one for each. */
	const groups = form((faces) => {
		const alike = new Map<string, SquareName[]>();
		for (const [square, over] of entriesOf(faces, (face) => styleOf(face).over))
			alike.set(over, [...(alike.get(over) ?? []), square]);
		return [...alike];
	});
	return {
		classes: form((faces) => new Map(entriesOf(faces, namesOf))),
		styles: form(
			(faces): Readonly<Partial<Record<SquareName, HeatStyle>>> =>
				Object.fromEntries(entriesOf(faces, (face) => styleOf(face).style)),
		),
		css: (selector = "cg-board square") =>
			sheetOf(requireText("a selector", selector), rules, palette),
		parts(fen, given) {
			const { selector = "chess-board", ...view } = requireObject("a view", given) ?? {};
			return groups(fen, view)
				.map(([over, squares]) => {
					const parts = squares.map((square) => `${selector}::part(${square})`);
					return `${parts.join()}{${over}}`;
				})
				.join("\n");
		},
		slots: form((faces) =>
			SQUARE_NAMES.map((square, index) => {
				const face = faces[index] ?? 0;
				return `<i slot="${square}" class="${face === 0 ? "" : namesOf(face)}"></i>`;
			}).join(""),
		),
		layer: (element, given) => createLayer(element, given, palette, facesOf, styleOf),
		explain: (fen, square) => explainIn(core, fen, square),
		legend,
		legendElement: () => legendElement(legend, palette),
	};
}
