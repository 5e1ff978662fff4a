// Letters and controls grow with a large board (`--px` in ui/style/base.css); what is measured by
// hand grows with them.

/** So many CSS pixels, as large as they are beside a board of this size. */
export const grown = (length: number): number =>
	(length / 15) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
