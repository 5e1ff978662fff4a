// Seeded chance, and placements made of it.

/** Numbers from 0 to below 1 (mulberry32): the same for the same seed. */
export function chance(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/**
 * So many cases, times ROUNDS in the environment: what every run of the tests tries in proportion,
 * once for long.
 */
export const cases = (count: number): number => count * Number(process.env.ROUNDS ?? 1);

/** FEN piece data of 64 letters, a1 first, "." for an empty square. */
export function pieceDataOf(letters: readonly string[]): string {
	const rows: string[] = [];
	for (let rank = 7; rank >= 0; rank--) {
		const row = letters.slice(rank * 8, rank * 8 + 8).join("");
		rows.push(row.replace(/\.+/g, (gap) => String(gap.length)));
	}
	return rows.join("/");
}

/** Pieces for a placement: likely armies, sliders that stack up, few kinds, or anything at all. */
const ARMIES = [
	"PPPPPPPPNNBBRRQppppppppnnbbrrq",
	"BRQbrq",
	"BRQbrqRQrqKk",
	"PPBRQppbrq",
	"Rr",
	"Qq",
	"PNBRQKpnbrqk",
	"RRQrrqB",
];

/** A placement of any density from bare to full, with one king a side, none or several. */
export function randomPieceData(next: () => number): string {
	const letters: string[] = new Array(64).fill(".");
	const pick = (limit: number) => Math.floor(next() * limit);
	const army = ARMIES[pick(ARMIES.length)] ?? "Qq";
	const pieces = pick(65);
	for (let i = 0; i < pieces; i++) letters[pick(64)] = army.charAt(pick(army.length));
	const kings = next();
	if (kings < 0.8) {
		letters[pick(64)] = "K";
		letters[pick(64)] = "k";
	} else if (kings < 0.9) {
		for (let i = 0; i < 3; i++) letters[pick(64)] = next() < 0.5 ? "K" : "k";
	}
	return pieceDataOf(letters);
}
