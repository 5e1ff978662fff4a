// How often each square is whose, over many positions: control maps added up.

import { CONTROL } from "../layout";
import { SHARES } from "./memory";

/** As many positions as bytes can count. */
const MOST: i32 = 255;

function countedIn(row: usize, first: usize, end: usize, kind: i8): v128 {
	const wanted = i8x16.splat(kind);
	let found = i8x16.splat(0);
	for (let at = CONTROL + row + (first << 6); at < CONTROL + (end << 6); at += 64) {
		// A match is -1 in its byte.
		found = i8x16.sub(found, i8x16.eq(v128.load(at), wanted));
	}
	return found;
}

const COUNTED: usize = memory.data(16, 16);

function addRow(row: usize, first: usize, end: usize, kind: i32): void {
	v128.store(COUNTED, countedIn(row, first, end, i8(kind)));
	for (let square: usize = 0; square < 16; square++) {
		const at = SHARES + ((((row + square) << 2) | usize(kind)) << 2);
		store<u32>(at, load<u32>(at) + u32(load<u8>(COUNTED + square)));
	}
}

/** Adds the control maps of some positions to the shares. */
export function addShares(first: i32, end: i32): void {
	for (let from = first; from < end; from += MOST) {
		const to = min(from + MOST, end);
		for (let row: usize = 0; row < 64; row += 16) {
			for (let kind = 0; kind < 4; kind++) addRow(row, usize(from), usize(to), kind);
		}
	}
}

export function clearShares(): void {
	memory.fill(SHARES, 0, 1024);
}
