// Whether the visitor wants things to move.

export const prefersStillness = (): boolean =>
	matchMedia("(prefers-reduced-motion: reduce)").matches;
