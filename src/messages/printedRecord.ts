// The record of a game as programs and the package give it: with sentences in place of faults.

import type { GameRecord, GameSummary, UnreadGame } from "../games/reader/gameRecords.ts";
import { textFaultText } from "./textFaults.ts";

export type PrintedRecord = { readonly game: number } & (
	| (Omit<GameSummary, "error" | "warnings"> & {
			readonly error?: string;
			readonly warnings: readonly string[];
	  })
	| (Omit<UnreadGame, "error"> & { readonly error: string })
);

/** Properties stay in their order. */
export function printedRecord(record: GameRecord): PrintedRecord {
	return {
		...record,
		...(record.error && { error: textFaultText(record.error) }),
		...("warnings" in record && { warnings: record.warnings.map(textFaultText) }),
	} as PrintedRecord;
}
