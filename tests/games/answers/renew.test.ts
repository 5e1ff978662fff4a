// Games that were saved before there were records have the same answers.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { RECORD_BYTES } from "../../../src/games/collection/answers/game/record.ts";
import { collectionOf } from "../../support/collection.ts";
import { atRoot } from "../../support/core.ts";

const text = readFileSync(atRoot("tests/games/answers/players.pgn"), "utf8");
const asked = { me: ["Ding Liren"], filter: {} };

test("records and families are made again from texts", async () => {
	const { collection, stock } = await collectionOf(text);
	const answers = await collection.asking.answers(asked);
	const older = await collectionOf(text);
	const { columns } = older.stock;
	columns.records.fill(0);
	columns.values.family.fill(0);
	expect(await older.collection.asking.answers(asked)).toEqual(answers);
	const size = columns.count * RECORD_BYTES;
	expect(columns.records.subarray(0, size)).toEqual(stock.columns.records.subarray(0, size));
});
