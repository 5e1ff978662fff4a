// The sizes of an overlay in CSS pixels: a board with names above and below and a bar of counts,
// scaled to a share of the picture.

/** Hundredths of the whole height: the board, each name, the bar, and what is between them. */
const BOARD_SHARE = 78;
const NAME_SHARE = 7;
const BAR_SHARE = 5;
const GAP_SHARE = 1;

export type OverlaySizes = {
	readonly board: number;
	readonly name: number;
	readonly bar: number;
	readonly gap: number;
};

/** The largest sizes that fit, times the scale. Each square of the board has whole pixels. */
export function overlaySizes(width: number, height: number, scale: number): OverlaySizes {
	const hundredth = Math.min(height / 100, width / BOARD_SHARE) * scale;
	return {
		board: Math.max(8, Math.floor((hundredth * BOARD_SHARE) / 8) * 8),
		name: Math.floor(hundredth * NAME_SHARE),
		bar: Math.floor(hundredth * BAR_SHARE),
		gap: Math.floor(hundredth * GAP_SHARE),
	};
}

/** A share of the height: 1 fills it. */
export function scaleNamed(given: string | null): number {
	const scale = Number(given ?? "1");
	return scale >= 0.1 && scale <= 1 ? scale : 1;
}
