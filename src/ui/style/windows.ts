// The windows that style sheets and scripts tell apart, by name and here alone. A sheet says
// `@media (--low-phone)` for LOW_PHONE (scripts/letters.mjs). Pixels are for letters of 16: the
// application's own pages measure windows in the visitor's letters, but phones.

/** One column: nothing is beside the board, but on phones that lie. */
export const COLUMN = "(max-width: 767px)";

/** Phones held upright: what is beside the board elsewhere is below it there. */
export const PHONE = "(max-width: 559px), (max-width: 767px) and (min-height: 501px)";

/** Such a phone with little height: the bars of the browser take the rest. */
export const LOW_PHONE =
	"(max-width: 559px) and (max-height: 740px), (max-width: 767px) and (min-height: 501px) and (max-height: 740px)";

/** The smallest phones. */
export const SMALL = "(max-width: 359px)";

/** Letters so large, or windows so enlarged, that a row has sixteen of them: on phones, too. */
export const TINY = "(max-width: 19.3125em)";

/** Little height: phones that lie, windows of which a keyboard has half. */
export const LOW = "(max-height: 500px)";

/** Phones that lie, with the panel beside the board. */
export const LYING = "(min-width: 560px) and (max-height: 500px)";

/** Tablets held upright: the panel is below the board. */
export const TABLET = "(min-width: 768px) and (orientation: portrait)";

/** The panel is beside the board, and there is height for both. */
export const DESK = "(min-width: 768px) and (min-height: 501px) and (orientation: landscape)";

/** Lists have no room for a second column beside them. */
export const MIDDLE = "(max-width: 1000px)";

/** The list of moves has a column of its own. */
export const WIDE = "(min-width: 1800px) and (min-height: 700px)";

/** A finger presses: keys are not shown. */
export const COARSE = "(pointer: coarse)";
