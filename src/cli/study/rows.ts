// A row a position, as a Parquet file: what databases of any size read.

import { fileWriter, ParquetWriter, schemaFromColumnData } from "hyparquet-writer";
import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
import { WORDS_PER_PLACEMENT } from "../../chess/placement.ts";
import type { ReaderModule } from "../../control/readerModule.ts";
import { type GameFacts, gameFacts, gameId } from "../gameFacts.ts";
import { OutputFile } from "../outputFile.ts";
import type { Observer, SeenGame } from "../sums/study.ts";

/** Rows that are kept before they are written. */
const GROUP = 100_000;

const LETTERS = Uint8Array.from("nwbc", (letter) => letter.charCodeAt(0));

/** Numbers have arrays of their own, texts repeat themselves: no row is an object. */
const TYPES = {
	id: "INT64",
	file: "STRING",
	game: "INT32",
	date: "STRING",
	event: "STRING",
	site: "STRING",
	white: "STRING",
	black: "STRING",
	white_elo: "INT32",
	black_elo: "INT32",
	eco: "STRING",
	time_control: "STRING",
	result: "STRING",
	ply: "INT32",
	position: "INT64",
	white_squares: "INT32",
	black_squares: "INT32",
	contested_squares: "INT32",
	neutral_squares: "INT32",
	control: "STRING",
} as const;

type Column = keyof typeof TYPES;

const NAMES = Object.keys(TYPES) as Column[];

/** Columns that all rows of a game have. */
type Shared = { readonly file: string | null; readonly result: string } & GameFacts;

const SHARED = [
	...(["file", "date", "event", "site", "white", "black", "white_elo", "black_elo"] as const),
	...(["eco", "time_control", "result"] as const),
];

/** Of these no two rows are alike, so there is nothing to look up, and no least and greatest. */
const UNLIKE: ReadonlySet<Column> = new Set(["position", "control"]);

const NO_FACTS: Shared = { ...gameFacts(() => undefined), file: null, result: "*" };

/** Arrays for the rows of a group, written again and again. */
class Group {
	length = 0;
	readonly id = new BigInt64Array(GROUP);
	readonly game = new Int32Array(GROUP);
	readonly ply = new Int32Array(GROUP);
	readonly position = new BigInt64Array(GROUP);
	/** Halves of the positions' numbers, low first. */
	readonly halves = new Int32Array(this.position.buffer);
	readonly white_squares = new Int32Array(GROUP);
	readonly black_squares = new Int32Array(GROUP);
	readonly contested_squares = new Int32Array(GROUP);
	readonly neutral_squares = new Int32Array(GROUP);
	readonly letters = new Uint8Array(GROUP * 64);
	readonly control = Array.from({ length: GROUP }, (_, row) =>
		this.letters.subarray(row * 64, row * 64 + 64),
	);
	readonly shared = Object.fromEntries(
		SHARED.map((name) => [name, new Array(GROUP).fill(null)]),
	) as { readonly [Name in (typeof SHARED)[number]]: Shared[Name][] };

	/** The rows of a column. */
	rows(name: Column) {
		const isShared = Object.hasOwn(this.shared, name);
		const column = isShared ? this.shared[name as keyof Shared] : this[name as "ply"];
		return column.slice(0, this.length);
	}
}

/** A number for the pieces and the side to move, the same wherever they come up: into a row. */
function writeHash(
	words: Uint32Array,
	at: number,
	side: Side,
	into: Int32Array,
	row: number,
): void {
	let low = side === WHITE ? 0x9e3779b9 : 0x85ebca6b;
	let high = 0xc2b2ae35;
	for (let index = at; index < at + WORDS_PER_PLACEMENT; index++) {
		const word = words[index] ?? 0;
		low = Math.imul(low ^ word, 0x01000193);
		low ^= low >>> 15;
		high = Math.imul(high ^ word ^ (low >>> 7), 0x85ebca6b);
		high ^= high >>> 13;
	}
	into[row * 2] = low;
	into[row * 2 + 1] = high;
}

export class Rows implements Observer {
	/** The file that is read; null where it has no name. */
	file: string | null = null;
	readonly #module: ReaderModule;
	readonly #output: OutputFile;
	readonly #writer: ParquetWriter;
	readonly #group = new Group();
	#game = 0;
	#id = 0n;
	#side: Side = WHITE;
	#shared = NO_FACTS;

	/** `inputs` are the files that are read meanwhile. */
	constructor(module: ReaderModule, path: string, inputs: readonly string[] = []) {
		this.#module = module;
		this.#output = new OutputFile(path, inputs, { mark: "PAR1", name: "Parquet file" });
		const schema = schemaFromColumnData({ columnData: this.#data() });
		this.#writer = new ParquetWriter({ writer: fileWriter(this.#output.draft), schema });
	}

	begin({ number, tags, result, side, bytes }: SeenGame): void {
		this.#side = side;
		this.#game = number;
		this.#id = BigInt(gameId(bytes, number));
		this.#shared = { ...gameFacts((name) => tags.get(name)), file: this.file, result };
	}

	see(first: number, end: number, ply: number): void {
		for (let index = first; index < end; ) {
			const count = Math.min(end - index, GROUP - this.#group.length);
			this.#add(index, index + count, ply);
			index += count;
			if (this.#group.length === GROUP) this.#write();
		}
	}

	/** Ends the file. */
	finish(): void {
		if (this.#group.length > 0) this.#write();
		this.#writer.finish();
		this.#output.finish();
	}

	/** Adds rows for which there is room. */
	#add(first: number, end: number, ply: number): void {
		const { counts, control, placements } = this.#module;
		const group = this.#group;
		const from = group.length;
		const to = from + end - first;
		for (const name of SHARED) group.shared[name].fill(this.#shared[name] as never, from, to);
		group.id.fill(this.#id, from, to);
		group.game.fill(this.#game, from, to);
		const other = this.#side === WHITE ? BLACK : WHITE;
		for (let row = from, index = first; row < to; row++, index++) {
			const side = (ply + index) % 2 === 0 ? this.#side : other;
			group.ply[row] = ply + index;
			writeHash(placements, index * WORDS_PER_PLACEMENT, side, group.halves, row);
			group.white_squares[row] = counts[index * 4] ?? 0;
			group.black_squares[row] = counts[index * 4 + 1] ?? 0;
			group.contested_squares[row] = counts[index * 4 + 2] ?? 0;
			group.neutral_squares[row] = counts[index * 4 + 3] ?? 0;
		}
		for (let at = 0; at < (end - first) * 64; at++) {
			group.letters[from * 64 + at] = LETTERS[control[first * 64 + at] ?? 0] ?? 0;
		}
		group.length = to;
	}

	#data() {
		return NAMES.map((name) => ({
			name,
			data: this.#group.rows(name),
			type: TYPES[name],
			nullable: SHARED.includes(name as (typeof SHARED)[number]) && name !== "result",
			...(UNLIKE.has(name) && { encoding: "PLAIN" as const, statistics: false }),
		}));
	}

	#write(): void {
		this.#writer.write({ columnData: this.#data(), rowGroupSize: this.#group.length });
		this.#group.length = 0;
	}
}
