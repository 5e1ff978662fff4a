// Heat in the idioms of boards. A position's faces, and each form of them, are made once: the same
// position again gives the same answer, as the same object.

import { faceOf } from "../../board/heat/css/face.ts";
import { createFaceStyles } from "../../board/heat/css/faceStyles.ts";
import { classNames, sheetOf } from "../../board/heat/css/sheet.ts";
import { LENS } from "../../board/heat/lens.ts";
import { DEFAULT_LENS, LENSES, lensNamed, needsStanding } from "../../board/heat/lenses.ts";
import { lookOf, sizedLook } from "../../board/heat/look.ts";
import { SIDE_INKS } from "../../board/heat/palette.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { sideOf, WHITE } from "../../chess/piece.ts";
import { pieceOn } from "../../chess/placement.ts";
import { type Square, squareName } from "../../chess/square.ts";
import { BLACKS, CLASS_LIST, CLASSES, NEUTRAL, WHITES } from "../../control/classes.ts";
import type { Core } from "../../control/core.ts";
import type { Follows } from "../../control/insight.ts";
import { PLIGHTS } from "../../control/standing.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { legendWords } from "../../messages/en/legend.ts";
import { lensWords } from "../../messages/en/lens.ts";
import type { SquareName } from "../answers.ts";
import { argumentError, requireObject, requireText } from "../arguments.ts";
import { SQUARE_NAMES } from "../control.ts";
import { explainSquare } from "../explainSquare.ts";
import type {
	Heat,
	HeatArrow,
	HeatExplanation,
	HeatLegend,
	HeatLens,
	HeatOptions,
	HeatPalette,
	HeatSign,
	HeatStyle,
	HeatView,
} from "./answers.ts";
import { createFaces, type Faces } from "./faces.ts";
import { createLayer } from "./layer.ts";
import { paletteNamed } from "./schemes.ts";

type StyleOf = ReturnType<typeof createFaceStyles>;

const sign = (key: string, title: string, meaning: string, face: number, of: StyleOf) => ({
	key,
	title,
	meaning,
	style: of(face).style,
});

function classSigns(lens: HeatLens, tintsNeutral: boolean, of: StyleOf): HeatSign[] {
	return CLASS_LIST.filter(
		({ control }) => LENS[lens].shows(control) && (control !== NEUTRAL || tintsNeutral),
	).map(({ key, control }) => {
		const look = lens === "strength" ? sizedLook(control, 3) : lookOf(control);
		return sign(key, chessWords.control(key), chessWords.controlMeaning(key), faceOf({ look }), of);
	});
}

/** Signs of a lens besides classes. */
function otherSigns(lens: HeatLens, of: StyleOf): HeatSign[] {
	const { signs, plight } = legendWords;
	const said = (key: keyof typeof signs, face: number, meaning: string = lensWords[lens].meaning) =>
		sign(key, signs[key], meaning, face, of);
	if (lens === "strength") {
		const sizes = ["oneMore", "twoMore", "threeMore"] as const;
		return sizes.map((key, index) => said(key, faceOf({ look: sizedLook(WHITES, index + 1) })));
	}
	if (lens === "attackers")
		return [
			said("whiteAttackers", faceOf({ white: 2 })),
			said("blackAttackers", faceOf({ black: 2 })),
		];
	if (lens === "pins")
		return [
			said("pinnedByWhite", faceOf({ look: sizedLook(WHITES, 3) })),
			said("pinnedByBlack", faceOf({ look: sizedLook(BLACKS, 3) })),
		];
	if (lens === "pieces")
		return PLIGHTS.map((one) => said(one, faceOf({ plights: [one] }), plight(one)));
	return [];
}

const legendOf = (lens: HeatLens, tintsNeutral: boolean, of: StyleOf): HeatLegend => ({
	...lensWords[lens],
	signs: [...classSigns(lens, tintsNeutral, of), ...otherSigns(lens, of)],
});

/** A list whose styles are its own: a page's may add to them by the class names. */
function legendElement({ title, signs }: HeatLegend, palette: HeatPalette): HTMLElement {
	const list = document.createElement("ul");
	list.classList.add("sc-legend");
	list.ariaLabel = title;
	list.style.cssText =
		"display:flex;flex-wrap:wrap;gap:.25em 1em;margin:0;padding:0;list-style:none";
	for (const { title: name, meaning, style } of signs) {
		const item = document.createElement("li");
		item.title = meaning;
		const ground = document.createElement("span");
		ground.style.cssText = `display:inline-block;width:1.25em;height:1.25em;margin-inline-end:.4em;vertical-align:text-bottom;background:${palette.pale ?? "none"}`;
		const swatch = document.createElement("span");
		swatch.style.cssText = "display:block;width:100%;height:100%";
		Object.assign(swatch.style, style);
		ground.append(swatch);
		item.append(ground, name);
		list.append(item);
	}
	return list;
}

// Why a square has its class, for boards of others: the sentence, and the arrows that the
// application's board draws, as data.

const nameOf = (square: Square) => squareName(square) as SquareName;

function explainIn(core: Core, fen: string, name: string): HeatExplanation {
	const { placements, square, found, sentence } = explainSquare(core, fen, name);
	const standing = (at: Square) => pieceOn(placements, FIRST_FRAME, at);

	function arrow(from: Square, to: Square, role: HeatArrow["role"]): HeatArrow {
		const side = sideOf(standing(from));
		return {
			from: nameOf(from),
			to: nameOf(to),
			side: side === WHITE ? "white" : "black",
			role,
			colour: SIDE_INKS[side],
		};
	}

	return {
		square: nameOf(square),
		control: CLASSES[found.control].key,
		sentence,
		arrows: [
			// From each piece to the one before it in its chain, from the front to the square.
			...found.chains.flatMap((chain) =>
				chain.map((piece, index) =>
					arrow(piece.square, chain[index - 1]?.square ?? square, piece.role),
				),
			),
			...found.barred.map((pin) => arrow(pin.square, square, "pinned")),
		],
	};
}

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
