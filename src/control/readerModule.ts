// The reader's module (assembly/reader) as it is seen from here: its calls, and views of its
// memory, which never grows.

type Table =
	| "CAPACITY"
	| "CONTROL"
	| "COUNTS"
	| "INPUT"
	| "MOVES"
	| "PACKED"
	| "PLACEMENTS"
	| "REPORT"
	| "SHARES"
	| "TAGS"
	| "WINDOW";

type Exports = {
	readonly memory: WebAssembly.Memory;
	/** Reads the game that begins at an offset among so many bytes; gives a status. */
	readGame(from: number, end: number, isLast: boolean): number;
	/** Goes on with a game that starts from a position of its own. */
	startGame(side: number, castling: number, enPassant: number, half: number, full: number): number;
	mapPositions(first: number, end: number): void;
	addShares(first: number, end: number): void;
	clearShares(): void;
	/** Packs positions that have been mapped, for keeping. */
	packPositions(first: number, end: number): void;
	/** Gives so many packed positions their control and counts back. */
	unpackPositions(count: number): void;
	/**
	 * The step of so many packed positions after which most squares are of another class: how many,
	 * and its place above the lowest byte.
	 */
	largestSwing(count: number): number;
} & Readonly<Record<Table, WebAssembly.Global>>;

/** Results of readGame and startGame. */
export const GAME = 0;
export const MORE = 1;
export const UNSURE = 2;
export const START = 3;
export const END = 4;

/** Bytes of a packed position. */
export const PACKED_BYTES = 20;

export type ReaderModule = ReturnType<typeof openReaderModule>;

export function openReaderModule(module: WebAssembly.Module) {
	const calls = new WebAssembly.Instance(module).exports as unknown as Exports;
	const { buffer } = calls.memory;
	const numberOf = (name: Table) => calls[name].value as number;
	const capacity = numberOf("CAPACITY");
	const window = numberOf("WINDOW");
	return {
		calls,
		/** Positions of one game at most. */
		capacity,
		/** Bytes at once. */
		window,
		input: new Uint8Array(buffer, numberOf("INPUT"), window),
		report: new Int32Array(buffer, numberOf("REPORT"), 11),
		tags: new Int32Array(buffer, numberOf("TAGS"), 64 * 4),
		moves: new Uint16Array(buffer, numberOf("MOVES"), capacity),
		placements: new Uint32Array(buffer, numberOf("PLACEMENTS"), capacity * 16),
		control: new Uint8Array(buffer, numberOf("CONTROL"), capacity * 64),
		counts: new Uint8Array(buffer, numberOf("COUNTS"), capacity * 4),
		/** As assembly/reader/packed.ts has them. */
		packed: new Uint8Array(buffer, numberOf("PACKED"), capacity * PACKED_BYTES),
		/** How often each square was neutral, White's, Black's, contested. */
		shares: new Uint32Array(buffer, numberOf("SHARES"), 64 * 4),
	};
}
