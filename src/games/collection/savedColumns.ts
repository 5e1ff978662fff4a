// A collection's columns as one stretch of bytes, saved beside its texts and positions:
//
//     0            4
//     | bytes of   | names and counts, | columns, in their |
//     | the second | as JSON           | order, one by one |
//
// and behind them the records of what the answers need.

import { RECORD_BYTES } from "./answers/game/record.ts";
import { COLUMNS, Columns, NAME_KINDS, type NameKind, namesFrom } from "./columns.ts";
import type { StockSize } from "./stock.ts";

const FORMAT_VERSION = 1;

type Header = {
	readonly version: number;
	readonly mark: StockSize;
	/** Of two lists that with the higher number is newer. */
	readonly turn: number;
	readonly columns: readonly string[];
	/** Bytes of a record. */
	readonly record: number;
	readonly names: Readonly<Record<NameKind, readonly string[]>>;
};

export function* formatColumns(columns: Columns, mark: StockSize, turn = 0): Generator<Uint8Array> {
	const names = Object.fromEntries(NAME_KINDS.map((kind) => [kind, columns.names[kind].words]));
	const head = new TextEncoder().encode(
		JSON.stringify({
			version: FORMAT_VERSION,
			mark,
			turn,
			columns: COLUMNS,
			record: RECORD_BYTES,
			names,
		}),
	);
	yield new Uint8Array(Uint32Array.of(head.length).buffer);
	yield head;
	for (const name of COLUMNS) {
		const values = columns.values[name].subarray(0, columns.count);
		yield new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
	}
	yield columns.records.subarray(0, columns.count * RECORD_BYTES);
}

export type SavedList = {
	readonly columns: Columns;
	readonly mark: StockSize;
	readonly turn: number;
};

/** Undefined for what is nothing of this version, or not whole. */
export function parseColumns(bytes: Uint8Array<ArrayBuffer>): SavedList | undefined {
	if (bytes.length < 4) return undefined;
	const [length = 0] = new Uint32Array(bytes.slice(0, 4).buffer);
	try {
		const head: Header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
		if (head.version !== FORMAT_VERSION || head.columns.join() !== COLUMNS.join()) return undefined;
		if (head.record !== RECORD_BYTES) return undefined;
		const columns = new Columns(Math.max(1024, head.mark.games));
		columns.count = head.mark.games;
		let at = 4 + length;
		for (const name of COLUMNS) {
			const values = columns.values[name];
			const size = values.BYTES_PER_ELEMENT * head.mark.games;
			if (at + size > bytes.length) return undefined;
			new Uint8Array(values.buffer).set(bytes.subarray(at, at + size));
			at += size;
		}
		const records = bytes.subarray(at, at + RECORD_BYTES * head.mark.games);
		if (records.length < RECORD_BYTES * head.mark.games) return undefined;
		columns.records.set(records);
		columns.names = namesFrom(head.names);
		return { columns, mark: head.mark, turn: head.turn };
	} catch {
		return undefined;
	}
}
