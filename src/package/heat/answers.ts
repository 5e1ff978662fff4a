// Types of square-control/heat. They stand by themselves, so that the code inside may change.

import type { SquareClass, SquareName } from "../answers.ts";

export type HeatLens =
	| "control"
	| "strength"
	| "attackers"
	| "white"
	| "black"
	| "tension"
	| "pieces";

/** Colours as CSS has them. Squares of a class without a colour stay as the board has them. */
export type HeatPalette = Readonly<Partial<Record<SquareClass, string>>> & {
	/** The board's squares, for layers that lie below its pieces. */
	readonly pale?: string | undefined;
	readonly deep?: string | undefined;
};

export type HeatScheme = "plain" | "wood" | "blue" | "green";

export type HeatStrength = "soft" | "normal" | "strong";

export type HeatOptions = {
	/** One of ours by its name, of the strength `normal`, or any other. */
	readonly scheme?: HeatScheme | HeatPalette | undefined;
	readonly lens?: HeatLens | undefined;
	/** Strokes and dots over the colours, for grey and for eyes that mix them up. */
	readonly patterns?: boolean | undefined;
	/** A line of paper between squares of different classes. */
	readonly front?: boolean | undefined;
};

/** How a position is looked at. */
export type HeatView = {
	/** The position before, for the lens of tension: what has changed since is shown. */
	readonly before?: string | undefined;
	/** The side at the bottom, which says where the front's lines are. */
	readonly orientation?: "white" | "black" | undefined;
};

/** By squares, as boards name them: any string may be asked for. */
export type HeatClasses = Map<SquareName, string> & { get(square: string): string | undefined };

/** Properties of a style, as React and `Object.assign(element.style, ...)` take them. */
export type HeatStyle = {
	readonly backgroundColor?: string;
	readonly backgroundImage?: string;
	readonly backgroundSize?: string;
	readonly backgroundPosition?: string;
	readonly backgroundRepeat?: string;
};

export type HeatSign = {
	readonly key: string;
	readonly title: string;
	readonly meaning: string;
	readonly style: HeatStyle;
};

export type HeatLegend = {
	readonly title: string;
	readonly meaning: string;
	readonly signs: readonly HeatSign[];
};

export type HeatArrow = {
	readonly from: SquareName;
	readonly to: SquareName;
	readonly side: "white" | "black";
	/** It attacks, or stands behind a piece of its side or of the other, or a pin keeps it back. */
	readonly role: "front" | "battery" | "x-ray" | "pinned";
	/** The ink of its side. */
	readonly colour: string;
};

export type HeatExplanation = {
	readonly square: SquareName;
	readonly control: SquareClass;
	readonly sentence: string;
	readonly arrows: readonly HeatArrow[];
};

export type HeatLayer = {
	/** The element that has the colours. */
	readonly element: HTMLElement;
	show(fen: string, view?: Pick<HeatView, "before">): void;
	turn(orientation: "white" | "black"): void;
	remove(): void;
};

export type HeatLayerOptions = {
	readonly orientation?: "white" | "black" | undefined;
	/**
	 * Lies below what the element holds and paints the board's squares as well: those of the board
	 * are to be transparent.
	 */
	readonly below?: boolean | undefined;
};

export type Heat = {
	/** Class names by squares, for chessground's `highlight.custom`. */
	classes(fen: string, view?: HeatView): HeatClasses;
	/** Styles by squares, for react-chessboard's `squareStyles`. */
	styles(fen: string, view?: HeatView): Readonly<Partial<Record<SquareName, HeatStyle>>>;
	/** The rules of `classes` and `slots`, for the element that has them. */
	css(selector?: string): string;
	/** A rule for squares that look alike, as parts of an element: chessboard-element's. */
	parts(fen: string, view?: HeatView & { readonly selector?: string | undefined }): string;
	/** An element for each square's slot, as HTML: gchessboard's. `classes` says what they become. */
	slots(fen: string, view?: HeatView): string;
	/** Colours over any square board, or below its pieces. */
	layer(element: Element, options?: HeatLayerOptions): HeatLayer;
	/** Why a square has its class. Throws a RangeError where no square has that name. */
	explain(fen: string, square: string): HeatExplanation;
	/** Meanings of the colours. */
	readonly legend: HeatLegend;
	legendElement(): HTMLElement;
};
