// Records and families of games that were saved before there were any: their texts are read again.

import type { Insight } from "../../../../control/insight.ts";
import type { ReaderModule } from "../../../../control/readerModule.ts";
import { GameReader } from "../../../reader/gameReader.ts";
import { Gatherer } from "../../gather.ts";
import { nextTask } from "../../readFiles.ts";
import { Stock } from "../../stock.ts";
import { isKept, RECORD_BYTES } from "./record.ts";

/** Milliseconds of work before other questions are answered. */
const SLICE_MS = 30;

/** Gives how many games have got theirs. */
export async function renewRecords(
	stock: Stock,
	module: ReaderModule,
	insight: Insight,
): Promise<number> {
	let count = 0;
	let since = performance.now();
	// It may be cut while others are answered.
	for (let game = 0; game < stock.columns.count; game++) {
		const { columns } = stock;
		const at = game * RECORD_BYTES;
		if (isKept(columns.records, at) || columns.at("positions", game) === 0) continue;
		const scratch = new Stock();
		const gatherer = new Gatherer(scratch, module, insight);
		const reader = new GameReader(module);
		reader.read(new TextEncoder().encode(stock.textOf(game)), gatherer);
		reader.end(gatherer);
		const found = scratch.columns;
		if (found.count === 0) continue;
		columns.records.set(found.records.subarray(0, RECORD_BYTES), at);
		const family = found.names.family.wordOf(found.at("family", 0));
		columns.values.family[game] = columns.names.family.numberOf(family);
		count++;
		if (performance.now() - since < SLICE_MS) continue;
		await nextTask();
		since = performance.now();
	}
	return count;
}
