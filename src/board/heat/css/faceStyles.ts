// Faces as styles: as properties, and as text. Each is made once.

import { insetOf } from "../look.ts";
import {
	type Background,
	backgroundsOf,
	type ClassColours,
	colourOf,
	filling,
} from "./backgrounds.ts";
import { lookIn } from "./face.ts";

/** Properties of a style, as React and `Object.assign(element.style, ...)` take them. */
export type SquareStyle = {
	readonly backgroundColor?: string;
	readonly backgroundImage?: string;
	readonly backgroundSize?: string;
	readonly backgroundPosition?: string;
	readonly backgroundRepeat?: string;
};

export type FaceStyle = {
	readonly style: SquareStyle;
	/** The same as declarations that no rule of a page overrides. */
	readonly text: string;
	/** For squares that have a colour of their own, over which it is to lie. */
	readonly over: string;
};

const listed = (values: readonly string[]) => values.join(",");

const hyphened = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (style: object, priority = ""): string =>
	Object.entries(style)
		.map(([name, value]) => `${hyphened(name)}:${value}${priority}`)
		.join(";");

const pictureOf = (all: readonly Background[]): SquareStyle => ({
	backgroundImage: listed(all.map(({ image }) => image)),
	backgroundSize: listed(all.map(({ size }) => size)),
	backgroundPosition: listed(all.map(({ place }) => place)),
	backgroundRepeat: listed(all.map(({ repeats }) => (repeats ? "repeat" : "no-repeat"))),
});

export function createFaceStyles(palette: ClassColours, patterns: boolean) {
	const made = new Map<number, FaceStyle>();

	function make(face: number): FaceStyle {
		const look = lookIn(face);
		const colour = insetOf(look) === 0 ? colourOf(look, palette) : undefined;
		const all = backgroundsOf(face, palette, patterns);
		const style: SquareStyle = {
			...(colour !== undefined && { backgroundColor: colour }),
			...(all.length > 0 && pictureOf(all)),
		};
		const filled = colour === undefined ? all : [...all, filling(colour)];
		return {
			style,
			text: declarations(style, "!important"),
			over: declarations(pictureOf(filled)),
		};
	}

	return (face: number): FaceStyle => {
		const known = made.get(face);
		if (known !== undefined) return known;
		const fresh = make(face);
		made.set(face, fresh);
		return fresh;
	};
}
