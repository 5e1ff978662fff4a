// Scales a CSS length by the root font size, as styles do with `--px` (ui/style/base.css): letters
// and controls grow with a large board.

/** 15 pixels of type are 15 CSS pixels beside a board of normal size. */
export const scaledPx = (length: number): number =>
	(length / 15) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
