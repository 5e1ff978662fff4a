// Types of <square-control>, for TypeScript.

/** Present, "yes", or "no". */
export type Choice = "" | "yes" | "no";

/** The attributes by their names, all of them optional. */
export interface SquareControlAttributes {
	pgn?: string;
	fen?: string;
	/** A ply of the main line, or a path: "11-1-4". */
	ply?: string;
	orientation?: "white" | "black";
	lens?: "control" | "strength" | "attackers" | "white" | "black" | "tension" | "pins" | "pieces";
	/** The colours of its squares. */
	board?: "plain" | "wood" | "blue" | "green";
	/** How the pieces are drawn. */
	pieces?: "standard" | "rounded" | "flat";
	/** Another ply or path, or a FEN. */
	compare?: string;
	theme?: "light" | "dark" | "auto";
	moves?: "below" | "beside" | "none";
	controls?: Choice;
	/** Who plays, above the board. */
	players?: Choice;
	/** A menu of the games of the text, above the board. */
	chapters?: Choice;
	/** How many squares of each class there are. */
	counts?: Choice;
	/** The key to the colours; "no" leaves it out. */
	legend?: Choice;
	/** The comments of the position on view, below the board. */
	captions?: Choice;
	/** Why a square is what it is, where a reader presses it; "no" tells nothing. */
	explain?: Choice;
	/** A square that is explained from the start: "e5". */
	square?: string;
	/** Arrows and circles on the position on view: "Ge2e4, Rd5", in G, R, Y, B. */
	arrows?: string;
	autoplay?: Choice;
	/** Which game of the text is open at first, from 1. */
	game?: string;
	fixed?: Choice;
	label?: string;
	/** The address of a PGN that grows. */
	follow?: string;
	/** The picture of a stream in the place of a board, and its share of the height. */
	layout?: "overlay";
	scale?: string | number;
	src?: string;
}

/** Methods of a board. */
export interface SquareControl {
	/**
	 * How many moves from the start the position on view is. Set, it goes to that ply of the main
	 * line.
	 */
	ply: number;
	/** How many plies the main line has. */
	readonly plies: number;
	next(): void;
	back(): void;
	/** Turns the board round. */
	flip(): void;
	/** Shows another game or position, PGN or FEN. */
	load(text: string): void;
}

/** Values of a board's events, in their `detail`. The events do not bubble. */
export interface SquareControlEvents {
	/**
	 * The path names the position exactly, in variations too: "34", or "11-1-4", as the attribute
	 * `ply` takes it. There is none once a reader has made moves of their own.
	 */
	ply: {
		readonly ply: number;
		readonly plies: number;
		readonly path: string | undefined;
		readonly san: string;
	};
	/** Warnings say what of the text could not be read. */
	load: { readonly plies: number; readonly warnings: readonly string[] };
	error: { readonly message: string };
}

export interface SquareControlElement extends SquareControl, HTMLElement {
	addEventListener<Type extends keyof SquareControlEvents>(
		type: Type,
		listener: (event: CustomEvent<SquareControlEvents[Type]>) => void,
		options?: boolean | AddEventListenerOptions,
	): void;
	addEventListener(
		type: string,
		listener: EventListenerOrEventListenerObject,
		options?: boolean | AddEventListenerOptions,
	): void;
}

declare global {
	interface HTMLElementTagNameMap {
		"square-control": SquareControlElement;
	}
}
