// Faces as class names, and the rules for them. A tint that fills its square is the square's own
// background colour; all else lies in front of what the board itself paints there, in `::before`.
// Each class sets variables, from which one rule makes the picture: so there are few rules.

import { CLASS_LIST, CLASSES } from "../../../control/classes.ts";
import { PLIGHTS } from "../../../control/standing.ts";
import type { Lens } from "../lenses.ts";
import { classOf, insetOf, type Look, lookOf, sizedLook } from "../look.ts";
import {
	type Background,
	type ClassColours,
	colourOf,
	FRONT_PARTS,
	frontPart,
	insetTint,
	markOf,
	numberOfBlack,
	numberOfWhite,
	patternsOf,
} from "./backgrounds.ts";
import { blackIn, lookIn, plightsIn, sidesIn, whiteIn } from "./face.ts";

const SIZES = [1, 2, 3] as const;

/** The looks of the four classes that have a size come after those that have none. */
const sizeIn = (look: Look): number => (look > 4 ? ((look - 5) % 3) + 1 : 0);

/** Names of the classes of a face; `sc` stands for all of them. */
export function classNames(face: number): string {
	const look = lookIn(face);
	const [white, black, sides] = [whiteIn(face), blackIn(face), sidesIn(face)];
	const size = sizeIn(look);
	return [
		"sc",
		...(look > 0 ? [`sc-${CLASSES[classOf(look)].key}`] : []),
		...(size > 0 ? [`sc-size-${size}`] : []),
		...(white > 0 ? [`sc-by-white-${white}`] : []),
		...(black > 0 ? [`sc-by-black-${black}`] : []),
		...FRONT_PARTS.filter(({ bit }) => sides & bit).map(({ name }) => `sc-front-${name}`),
		...plightsIn(face).map((plight) => `sc-${plight}`),
	].join(" ");
}

/** Sixteen pieces of a side can attack a square, with queens from pawns. */
const MOST_ATTACKERS = 16;

/** A place in the picture: what is there unless a class says otherwise, and which do. */
type Slot = {
	readonly background: Background;
	readonly classes: Readonly<Record<string, string>>;
};

type SheetRules = {
	readonly lens: Lens;
	readonly patterns: boolean;
	readonly front: boolean;
};

const numbered = (prefix: string, make: (count: number) => Background) =>
	Object.fromEntries(
		Array.from({ length: MOST_ATTACKERS }, (_, index) => [
			`${prefix}-${index + 1}`,
			make(index + 1).image,
		]),
	);

const onlyWith = (name: string, background: Background): Slot => ({
	background,
	classes: { [name]: background.image },
});

/** The looks that a lens has of a class. */
const looksOf = (lens: Lens, { control }: (typeof CLASS_LIST)[number]): readonly Look[] =>
	lens === "strength" || lens === "pins"
		? SIZES.map((size) => sizedLook(control, size))
		: [lookOf(control)];

const nameOf = (look: Look) => {
	const size = sizeIn(look);
	return `sc-${CLASSES[classOf(look)].key}${size > 0 ? `.sc-size-${size}` : ""}`;
};

/** From the uppermost down, as in backgrounds.ts. */
function slotsIn({ lens, patterns, front }: SheetRules, palette: ClassColours): readonly Slot[] {
	const looks = CLASS_LIST.flatMap((one) => looksOf(lens, one));
	const perLook = (make: (look: Look) => readonly Background[]) =>
		looks.flatMap((look) => make(look).map((background) => onlyWith(nameOf(look), background)));
	return [
		...(lens === "pieces" ? PLIGHTS.map((one) => onlyWith(`sc-${one}`, markOf(one))) : []),
		...(lens === "attackers"
			? [
					{ background: numberOfWhite(1), classes: numbered("sc-by-white", numberOfWhite) },
					{ background: numberOfBlack(1), classes: numbered("sc-by-black", numberOfBlack) },
				]
			: []),
		...(front ? FRONT_PARTS.map((part) => onlyWith(`sc-front-${part.name}`, frontPart(part))) : []),
		...(patterns ? perLook(patternsOf) : []),
		...perLook((look) => insetTint(look, palette)),
	];
}

export function sheetOf(selector: string, rules: SheetRules, palette: ClassColours): string {
	const slots = slotsIn(rules, palette);
	const of = (name: string) => `${selector}.sc.${name}`;
	const tints = CLASS_LIST.flatMap((one) => looksOf(rules.lens, one))
		.filter((look) => insetOf(look) === 0 && colourOf(look, palette) !== undefined)
		.map((look) => `${of(nameOf(look))}{background-color:${colourOf(look, palette)}}`);
	const slotted = `${selector}.sc[slot]{position:absolute;inset:0}`;
	if (slots.length === 0) return [...tints, slotted].join("\n");
	const list = (say: (slot: Slot, index: number) => string) => slots.map(say).join(",");
	const picture = `${selector}.sc::before{content:"";position:absolute;inset:0;pointer-events:none;background-image:${list((_, index) => `var(--sc-${index},none)`)};background-size:${list(({ background }) => background.size)};background-position:${list(({ background }) => background.place)};background-repeat:${list(({ background }) => (background.repeats ? "repeat" : "no-repeat"))}}`;
	const values = slots.flatMap(({ classes }, index) =>
		Object.entries(classes).map(([name, image]) => `${of(name)}{--sc-${index}:${image}}`),
	);
	return [...tints, slotted, picture, ...values].join("\n");
}
