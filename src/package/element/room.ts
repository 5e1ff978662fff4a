// How the room of a frame is shared out, in CSS pixels, and the styles of the element. The element
// reserves the height that the board in the frame will ask for: both compute it here.

import { isYes, type MovesPlace, movesNamed } from "./settings.ts";

const PAD = 8;
const STEPS = 44 + PAD;
const TIMELINE = 56 + PAD;
const FOOT = 24;
/** The line above the board, and some lines of comment below it. */
const HEAD = 32 + PAD;
const CAPTION = 64 + PAD;
/** Minimum and preferred height of the move list below the board. */
const MIN_LIST = 88;
const PREFERRED_LIST = 168;
const MIN_WIDTH_BESIDE = 520;
/**
 * Minimum edge of the board before other things are left out: with the list below it, and without;
 * and the least it ever has.
 */
const MIN_BOARD_OVER_LIST = 200;
const MIN_BOARD = 120;
const MIN_BOARD_EVER = 64;

type Layout = {
	/** Where the list finds room. */
	readonly moves: MovesPlace;
	readonly hasSteps: boolean;
	readonly hasTimeline: boolean;
	/** Players, or the menu of chapters. */
	readonly hasHead: boolean;
	readonly hasCaption: boolean;
};

export type Room = Layout & { readonly board: number };

/** The author's choice of parts in the frame beside the board, if there is room for them. */
export type FrameContent = {
	readonly moves: MovesPlace;
	readonly controls: boolean;
	readonly head: boolean;
	readonly captions: boolean;
};

/** Reads it from settings; `given` returns the value of one by its name. */
export const contentIn = (given: (name: string) => string | null): FrameContent => ({
	moves: movesNamed(given("moves")),
	controls: isYes(given("controls"), true),
	head: isYes(given("players"), false) || isYes(given("chapters"), false),
	captions: isYes(given("captions"), false),
});

/** The height of what stands above and below the board, the list left out. */
const chromeOf = (steps: boolean, timeline: boolean, head: boolean, caption: boolean) =>
	2 * PAD +
	FOOT +
	(steps ? STEPS : 0) +
	(timeline ? TIMELINE : 0) +
	(head ? HEAD : 0) +
	(caption ? CAPTION : 0);

const layoutWith = (place: MovesPlace, { controls, head, captions }: FrameContent): Layout => ({
	moves: place,
	hasSteps: controls,
	hasTimeline: controls,
	hasHead: head,
	hasCaption: captions,
});

/** Where the list goes, and how wide the board is, where the height is no matter. */
function shareWidth(width: number, moves: MovesPlace): { place: MovesPlace; wide: number } {
	const isBeside = moves === "beside" && width >= MIN_WIDTH_BESIDE;
	return {
		place: isBeside || moves === "none" ? moves : "below",
		wide: isBeside ? Math.floor((width - 3 * PAD) * 0.58) : width - 2 * PAD,
	};
}

/** The height at which nothing is missing and nothing left over. */
export function heightFor(
	width: number,
	{ moves, controls, head, captions }: FrameContent,
): number {
	const { place, wide } = shareWidth(width, moves);
	return (
		wide +
		chromeOf(controls, controls, head, captions) +
		(place === "below" ? PREFERRED_LIST + PAD : 0)
	);
}

/**
 * Where there is too little room the list goes first, then the comments, then the timeline with
 * what is above the board, then the buttons: the board is what is looked at.
 */
export function shareRoom(width: number, height: number, content: FrameContent): Room {
	const { place, wide } = shareWidth(width, content.moves);
	const whole = layoutWith(place, content);
	const boardIn = (layout: Layout) => {
		const { hasSteps, hasTimeline, hasHead, hasCaption } = layout;
		const chrome = chromeOf(hasSteps, hasTimeline, hasHead, hasCaption);
		const list = layout.moves === "below" ? MIN_LIST + PAD : 0;
		return Math.max(MIN_BOARD_EVER, Math.min(wide, height - chrome - list));
	};
	const alone: MovesPlace = place === "below" ? "none" : place;
	const bare: Layout = {
		moves: alone,
		hasSteps: false,
		hasTimeline: false,
		hasHead: false,
		hasCaption: false,
	};
	const layouts = [
		whole,
		{ ...whole, moves: alone },
		{ ...whole, moves: alone, hasCaption: false },
		{ ...bare, hasSteps: content.controls },
		bare,
	];
	const isEnough = (layout: Layout) =>
		boardIn(layout) >= Math.min(wide, layout.moves === "below" ? MIN_BOARD_OVER_LIST : MIN_BOARD);
	const layout = layouts.find(isEnough) ?? bare;
	return { ...layout, board: boardIn(layout) };
}

const HIDDEN = "{display:none}";

/**
 * The element's own styles, which any rule of the page's outweighs. A row of flex and a float
 * ask what is within for its width: it is 300 px, that of a frame, so that neither the text that
 * arrives nor the frame in its place changes it. `height` is in CSS pixels, 0 where the page gives
 * it, or nobody knows. The board `isOpen` when it has answered; until then the text is in sight,
 * and the frame lies over it, to be measured.
 */
export const sheetFor = (height: number, isOpen: boolean, isRefused: boolean): string =>
	`:host{display:block;position:relative;min-height:${height}px;min-width:0}
:host{contain:inline-size;contain-intrinsic-width:300px}
:host([hidden])${HIDDEN}
${isOpen ? `slot${HIDDEN}` : ""}
iframe{display:block;width:100%;height:${isOpen && height ? `${height}px` : "100%"};border:0}
${isOpen ? "" : "iframe{position:absolute;inset:0;opacity:0;pointer-events:none}"}
${isRefused ? "iframe{visibility:hidden}" : `p${HIDDEN}`}`;

/**
 * A scroll bar that comes and goes makes frames narrower and lower, which takes the scroll bar
 * away: within so many pixels and milliseconds the taller one stays.
 */
export const SCROLL_BAR_PX = 24;
export const SETTLING_MS = 500;
