/**
 * Exports of the WebAssembly module. docs/control.md and the pages of the package say what they
 * mean.
 */

type Table = { readonly value: number };

export const memory: { readonly buffer: ArrayBuffer };
/** Where its tables begin in the memory, in bytes: placements in, all else out. */
export const PLACEMENTS: Table;
export const CONTROL: Table;
export const COUNTS: Table;
export const INSPECTION: Table;
export const CHAINS: Table;
export const BARRED_PIECES: Table;
export const CAPTURES: Table;
export const PINS: Table;
export const ATTACKERS: Table;
/** How many placements one call takes. */
export const CAPACITY: Table;
/** Maps and counts of the first placements: 64 and 4 bytes each. */
export function computeControl(count: number): void;
/** Why a square of a placement is what it is. */
export function inspectSquare(placement: number, square: number): void;
/** Gives the number of pins of a placement. */
export function findPins(placement: number): number;
/** Counts the attackers of each square of a placement. */
export function countFronts(placement: number): void;
