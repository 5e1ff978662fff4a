// Clocks after each move, as [%clk 0:01:23] in a game's bytes has them. They are found without
// reading the game: where a move has none, all are ignored.

const SIGN = [..."[%clk "].map((letter) => letter.charCodeAt(0));

const DIGIT_ZERO = 48;
const COLON = 58;

const hasSign = (bytes: Uint8Array, at: number) =>
	SIGN.every((letter, index) => bytes[at + index] === letter);

/** Seconds of a time such as 0:01:23.4, rounded down. */
function secondsAt(bytes: Uint8Array, at: number): number {
	let [seconds, part] = [0, 0];
	for (; ; at++) {
		const letter = bytes[at] ?? 0;
		if (letter === COLON) {
			seconds = (seconds + part) * 60;
			part = 0;
		} else if (letter >= DIGIT_ZERO && letter < COLON) part = part * 10 + letter - DIGIT_ZERO;
		else return seconds + part;
	}
}

/** Seconds left after each ply, the first at 0. Undefined where that is not known of each. */
export function clocksIn(bytes: Uint8Array, plies: number): Uint32Array | undefined {
	const found = new Uint32Array(plies);
	let count = 0;
	for (let at = bytes.indexOf(SIGN[0] ?? 0); at >= 0; at = bytes.indexOf(SIGN[0] ?? 0, at + 1)) {
		if (!hasSign(bytes, at)) continue;
		if (count === plies) return undefined;
		found[count++] = secondsAt(bytes, at + SIGN.length);
	}
	return count === plies && plies > 0 ? found : undefined;
}
