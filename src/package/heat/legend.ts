// Meanings of a lens's colours, as data and as an element.

import { faceOf } from "../../board/heat/css/face.ts";
import type { createFaceStyles } from "../../board/heat/css/faceStyles.ts";
import { LENS } from "../../board/heat/lens.ts";
import { lookOf, sizedLook } from "../../board/heat/look.ts";
import { CLASS_LIST, NEUTRAL, WHITES } from "../../control/classes.ts";
import { PLIGHTS } from "../../control/standing.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { legendWords } from "../../messages/en/legend.ts";
import { lensWords } from "../../messages/en/lens.ts";
import type { HeatLegend, HeatLens, HeatPalette, HeatSign } from "./answers.ts";

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
	if (lens === "pieces")
		return PLIGHTS.map((one) => said(one, faceOf({ plights: [one] }), plight(one)));
	return [];
}

export const legendOf = (lens: HeatLens, tintsNeutral: boolean, of: StyleOf): HeatLegend => ({
	...lensWords[lens],
	signs: [...classSigns(lens, tintsNeutral, of), ...otherSigns(lens, of)],
});

/** A list whose styles are its own: a page's may add to them by the class names. */
export function legendElement({ title, signs }: HeatLegend, palette: HeatPalette): HTMLElement {
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
