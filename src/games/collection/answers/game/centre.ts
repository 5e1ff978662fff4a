// Who holds the centre, d4 e4 d5 e5, in packed positions (assembly/reader/packed.ts).

/** Words of a packed position. */
export const WORDS_PER_POSITION = 5;

/** The four squares in the low and the high half of a side's squares. */
const LOW = (1 << 27) | (1 << 28);
const HIGH = (1 << 3) | (1 << 4);

/** How many bits of two are set, side by side. */
const pair = (bits: number, shift: number) => ((bits >>> shift) & 1) + ((bits >>> (shift + 1)) & 1);

/** White's squares of the centre less Black's. */
export function balanceAt(words: Uint32Array, position: number): number {
	const at = position * WORDS_PER_POSITION;
	const held = (low: number, high: number) => pair(low & LOW, 27) + pair(high & HIGH, 3);
	return held(words[at] ?? 0, words[at + 1] ?? 0) - held(words[at + 2] ?? 0, words[at + 3] ?? 0);
}

/** Before this nobody has held anything, and after that it is no opening. */
const FIRST_PLY = 6;
const LAST_PLY = 30;

/** So many squares fewer than the other side, for so many plies in a row, and it is lost. */
const FEWER = 2;
const LASTING = 8;

/** The ply from which on each side has lost the centre. 0 where it has not. */
export function lostCentre(balances: Int8Array, count: number): [white: number, black: number] {
	const found: [number, number] = [0, 0];
	for (const side of [0, 1] as const) {
		const sign = side === 0 ? -1 : 1;
		// A centre that nobody ever held is not lost.
		let run = sign * (balances[FIRST_PLY - 1] ?? 0) >= FEWER ? -count : 0;
		for (let ply = FIRST_PLY; ply < count && ply < LAST_PLY + LASTING; ply++) {
			if (sign * (balances[ply] ?? 0) < FEWER) {
				run = 0;
				continue;
			}
			if (++run === LASTING) {
				found[side] = ply - LASTING + 1;
				break;
			}
		}
	}
	return found;
}

/** Plies of moves 8 to 25. */
const FROM = 15;
const TO = 50;

/** Of the positions of moves 8 to 25, all, and those in which either side holds more. */
export function centreShares(balances: Int8Array, count: number) {
	let [all, white, black] = [0, 0, 0];
	for (let ply = FROM; ply <= TO && ply < count; ply++) {
		all++;
		const balance = balances[ply] ?? 0;
		if (balance > 0) white++;
		else if (balance < 0) black++;
	}
	return { all, white, black };
}
