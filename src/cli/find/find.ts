// square-control find FILE.pgn: a line for each game with a position that is asked for, and where.

import { readFileSync } from "node:fs";
import type { Work } from "../../chess/work.ts";
import { loadReader } from "../../control/loadReader.ts";
import { PACKED_BYTES, type ReaderModule } from "../../control/readerModule.ts";
import { type Condition, type Match, PositionSearch } from "../../games/collection/find/find.ts";
import { wordsOf } from "../../games/collection/packedReader.ts";
import { foundIn, GameReader } from "../../games/reader/gameReader.ts";
import { PositionSink } from "../../games/reader/positionSink.ts";
import { stretchesOf } from "../../games/reader/stretches.ts";
import { gameFaultText } from "../../messages/textFaults.ts";
import { csvLine, type TableFormat } from "../args.ts";
import { gameId } from "../gameFacts.ts";
import { BlankTest, reportNoGames } from "../noGames.ts";
import { reporting } from "../reporting.ts";
import { bytesOf, unpacked } from "../unpacked.ts";
import { type FindArgs, readFindArgs, USAGE } from "./findArgs.ts";

export { USAGE };

type Found = Match & {
	readonly id: number;
	readonly game: number;
	readonly tags: ReadonlyMap<string, string>;
};

const COLUMNS = ["id", "game", "white", "black", "result", "date", "ply", "plies"];

const LINES: Readonly<Record<TableFormat, (found: Found) => string>> = {
	jsonl: ({ id, game, tags, ply, plies }) =>
		JSON.stringify({ id, game, tags: Object.fromEntries(tags), ply, plies }),
	csv: ({ id, game, tags, ply, plies }) => {
		const told = ["White", "Black", "Result", "Date"].map((name) => tags.get(name));
		return csvLine([id, game, ...told, ply, plies]);
	},
};

/** Games of a stream, and which of them have the position. */
class Finder {
	readonly #module: ReaderModule;
	readonly #search: PositionSearch;
	games = 0;
	failed = 0;
	#found: Found[] = [];

	constructor(module: ReaderModule, condition: Condition) {
		this.#module = module;
		this.#search = new PositionSearch(condition);
	}

	/** Takes the games of a stream. */
	sink = () =>
		new PositionSink(this.#module, ({ count, fault, tags, bytes }) => {
			this.games++;
			if (fault !== undefined) {
				this.failed++;
				console.error(`game ${this.games}: ${gameFaultText(fault)}`);
			}
			const { calls, packed, placements } = this.#module;
			calls.mapPositions(0, count);
			calls.packPositions(0, count);
			const words = wordsOf(packed.subarray(0, count * PACKED_BYTES));
			const match = this.#search.findIn(words, count, placements);
			if (match === undefined) return;
			const id = gameId(bytes(), this.games);
			this.#found.push({ ...match, id, game: this.games, tags: tags() });
		});

	take(): Found[] {
		const found = this.#found;
		this.#found = [];
		return found;
	}
}

async function find({ condition, format, file }: FindArgs): Promise<number> {
	const bytes = readFileSync(new URL("../../build/reader.wasm", import.meta.url));
	const module = await loadReader(bytes);
	const finder = new Finder(module, condition);
	const write = async (work: Work<void>) => {
		for (const found of foundIn(work, finder)) {
			const text = found.map((game) => `${LINES[format](game)}\n`);
			if (text.length > 0)
				await new Promise<void>((resolve) => process.stdout.write(text.join(""), () => resolve()));
		}
	};
	const input = file === undefined ? process.stdin : bytesOf(file);
	const blank = new BlankTest();
	const [reader, sink] = [new GameReader(module), finder.sink()];
	if (format === "csv") process.stdout.write(`${csvLine(COLUMNS)}\n`);
	for await (const stretch of stretchesOf(blank.pass(unpacked(input)))) {
		await write(reader.reading(stretch, sink));
	}
	await write(reader.ending(sink));
	if (finder.games === 0) return reportNoGames(blank.isBlank);
	if (finder.failed === 0) return 0;
	console.error(`${finder.failed} of ${finder.games} games could not be read to their end`);
	return 1;
}

export const main = (args: readonly string[]): Promise<number> =>
	reporting(USAGE, async () => find(readFindArgs(args)));
