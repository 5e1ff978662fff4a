// Tables in which it is counted how often something was seen.

/** Calls `see` with each cell in which something was counted. */
export const each = (table: Uint32Array, see: (at: number, times: number) => void): void => {
	for (let at = 0; at < table.length; at++) {
		const times = table[at] as number;
		if (times > 0) see(at, times);
	}
};

/** Calls `see` with each bit of a byte. */
export function eachBit(byte: number, see: (bit: number) => void): void {
	for (let bit = 0; bit < 8; bit++) if (((byte >> bit) & 1) === 1) see(bit);
}

export const count = (table: Uint32Array, at: number): void => {
	table[at] = (table[at] as number) + 1;
};
