// A row a position, as a Parquet file: what databases of any size read.

import { fileWriter, ParquetWriter, schemaFromColumnData } from "hyparquet-writer";
import type { Observer } from "../../aggregate/study.ts";
import { parseElo } from "../../chess/pgn/tags/tagValues.ts";
import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
import { WORDS_PER_PLACEMENT } from "../../chess/placement.ts";
import type { ReaderModule } from "../../control/readerModule.ts";
import { OutputFile } from "../outputFile.ts";

/** Rows that are kept before they are written. */
const GROUP = 100_000;

const LETTERS = ["n", "w", "b", "c"].map((letter) => letter.charCodeAt(0));

const TYPES = {
	game: "INT32",
	ply: "INT32",
	white: "STRING",
	black: "STRING",
	white_elo: "INT32",
	black_elo: "INT32",
	result: "STRING",
	eco: "STRING",
	position: "INT64",
	white_squares: "INT32",
	black_squares: "INT32",
	contested_squares: "INT32",
	neutral_squares: "INT32",
	control: "STRING",
} as const;

type Column = keyof typeof TYPES;
type Cell = number | bigint | string | null;

const NAMES = Object.keys(TYPES) as Column[];
const NULLABLE: ReadonlySet<Column> = new Set(["white", "black", "white_elo", "black_elo", "eco"]);

const latin = new TextDecoder("latin1");

/** A number for the pieces and the side to move, the same wherever they come up. */
function positionHash(words: Uint32Array, at: number, side: Side): bigint {
	let low = side === WHITE ? 0x9e3779b9 : 0x85ebca6b;
	let high = 0xc2b2ae35;
	for (let index = at; index < at + WORDS_PER_PLACEMENT; index++) {
		const word = words[index] ?? 0;
		low = Math.imul(low ^ word, 0x01000193);
		low ^= low >>> 15;
		high = Math.imul(high ^ word ^ (low >>> 7), 0x85ebca6b);
		high ^= high >>> 13;
	}
	return BigInt.asIntN(64, (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0));
}

export class Rows implements Observer {
	readonly #module: ReaderModule;
	readonly #file: OutputFile;
	readonly #writer: ParquetWriter;
	#columns = this.#emptied();
	#game = 0;
	#side: Side = WHITE;
	/** What all rows of a game have. */
	#shared: Partial<Record<Column, Cell>> = {};

	/** `inputs` are the files that are read meanwhile. */
	constructor(module: ReaderModule, path: string, inputs: readonly string[] = []) {
		this.#module = module;
		this.#file = new OutputFile(path, inputs, { mark: "PAR1", name: "Parquet file" });
		const schema = schemaFromColumnData({ columnData: this.#data() });
		this.#writer = new ParquetWriter({ writer: fileWriter(this.#file.draft), schema });
	}

	begin(tags: ReadonlyMap<string, string>, result: string, side: Side): void {
		this.#side = side;
		this.#shared = {
			game: ++this.#game,
			white: tags.get("White") ?? null,
			black: tags.get("Black") ?? null,
			white_elo: parseElo(tags.get("WhiteElo")) ?? null,
			black_elo: parseElo(tags.get("BlackElo")) ?? null,
			result,
			eco: tags.get("ECO") ?? null,
		};
	}

	see(first: number, end: number, ply: number): void {
		for (let index = first; index < end; index++) this.#add(index, ply + index);
		if (this.#columns.game.length >= GROUP) this.#write();
	}

	/** Ends the file. */
	finish(): void {
		if (this.#columns.game.length > 0) this.#write();
		this.#writer.finish();
		this.#file.finish();
	}

	#add(index: number, ply: number): void {
		const { counts, control, placements } = this.#module;
		const letters = control
			.subarray(index * 64, index * 64 + 64)
			.map((value) => LETTERS[value] ?? 0);
		const side = ply % 2 === 0 ? this.#side : this.#side === WHITE ? BLACK : WHITE;
		const row: Partial<Record<Column, Cell>> = {
			...this.#shared,
			ply,
			position: positionHash(placements, index * WORDS_PER_PLACEMENT, side),
			white_squares: counts[index * 4] ?? 0,
			black_squares: counts[index * 4 + 1] ?? 0,
			contested_squares: counts[index * 4 + 2] ?? 0,
			neutral_squares: counts[index * 4 + 3] ?? 0,
			control: latin.decode(letters),
		};
		for (const name of NAMES) this.#columns[name].push(row[name] ?? null);
	}

	#emptied(): Record<Column, Cell[]> {
		return Object.fromEntries(NAMES.map((name) => [name, []])) as unknown as Record<Column, Cell[]>;
	}

	#data() {
		return NAMES.map((name) => ({
			name,
			data: this.#columns[name],
			type: TYPES[name],
			nullable: NULLABLE.has(name),
		}));
	}

	#write(): void {
		this.#writer.write({ columnData: this.#data(), rowGroupSize: this.#columns.game.length });
		this.#columns = this.#emptied();
	}
}
