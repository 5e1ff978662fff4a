// A game as the reader leaves it: views of what it wrote, which hold until the next game is read.

import { formatFen } from "../../chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import type { GameText, PgnTag } from "../../chess/pgn/gameText.ts";
import { RESULTS } from "../../chess/pgn/tags/results.ts";
import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
import { formatPieces } from "../../chess/pieceData.ts";
import { type Placements, readPieces, WORDS_PER_PLACEMENT } from "../../chess/placement.ts";
import type { Square } from "../../chess/square.ts";
import type { ReaderModule } from "../../control/readerModule.ts";

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

const RIGHTS = ["K", "Q", "k", "q"] as const;

/** The first field of a FEN. */
const pieceDataOf = (placements: Placements, frame: Frame): string =>
	formatPieces(readPieces(placements, frame));

export class GameView {
	readonly #module: ReaderModule;
	/** Where its text begins in the reader's window: where the game before it ended. */
	from = 0;
	/** The side to move at its start, and whether that is the usual one. */
	side: Side = WHITE;
	isUsual = true;

	constructor(module: ReaderModule) {
		this.#module = module;
	}

	get #report(): Int32Array {
		return this.#module.report;
	}

	/** Where its first tag stands. */
	get start(): number {
		return this.#report[0] ?? 0;
	}

	/** Where the next game begins. */
	get next(): number {
		return this.#report[1] ?? 0;
	}

	get plies(): number {
		return this.#report[4] ?? 0;
	}

	/** The result behind the moves, nothing if there is none. */
	get written(): string | undefined {
		return RESULTS[(this.#report[5] ?? 0) - 1];
	}

	/**
	 * Does it begin as all games do, without variations and without commands in comments, so that its
	 * moves give no facts?
	 */
	get isPlain(): boolean {
		return this.isUsual && (this.#report[6] ?? 0) === 0;
	}

	/** The positions of the main line, in the reader's memory. */
	get placements(): Placements {
		return this.#module.placements.subarray(0, (this.plies + 1) * WORDS_PER_PLACEMENT);
	}

	/**
	 * The moves of the main line, in the reader's memory: from, to (six bits each), what a pawn
	 * becomes (1 knight to 4 queen).
	 */
	get moves(): Uint16Array {
		return this.#module.moves.subarray(0, this.plies);
	}

	#decode(from: number, end: number): string {
		return utf8.decode(this.#module.input.subarray(from, end));
	}

	/** All bytes from where the game before it ended to where the next one begins. */
	text(): string {
		return this.#decode(this.from, this.next);
	}

	/** Where its moves begin. */
	get movesAt(): number {
		return this.#report[2] ?? 0;
	}

	/** Its text up to there. */
	head(): string {
		return this.#decode(this.from, this.movesAt);
	}

	/**
	 * The game as the careful loader has it cut, in its text; or in the text up to an offset, which
	 * holds its tags.
	 */
	piece(text: string, end = this.next): GameText {
		const { from } = this;
		const isPlain = text.length === end - from;
		const place = (offset: number) => (isPlain ? offset - from : this.#decode(from, offset).length);
		const tags: PgnTag[] = [];
		const places = this.#module.tags;
		for (let at = 0; at < (this.#report[3] ?? 0) * 4; at += 4) {
			const nameAt = place(places[at] ?? 0);
			const nameEnd = nameAt + (places[at + 1] ?? 0) - (places[at] ?? 0);
			const valueAt = nameEnd + (places[at + 2] ?? 0) - (places[at + 1] ?? 0);
			const value = text.slice(valueAt, place(places[at + 3] ?? 0));
			tags.push({
				name: text.slice(nameAt, nameEnd),
				value: value.includes("\\") ? value.replace(/\\(["\\])/g, "$1") : value,
				offset: nameAt - 1,
			});
		}
		const start = place(this.start);
		const movesAt = place(this.movesAt);
		return { start, end: text.length, tags, movesAt, line: 1, lineAt: 0 };
	}

	/** The FEN of the last position. */
	endFen(): string {
		const [, , , , plies = 0, , , castling = 0, passed = -1, halfMoves = 0, moveNumber = 1] =
			this.#report;
		return formatFen({
			pieceData: pieceDataOf(this.#module.placements, (FIRST_FRAME + plies) as Frame),
			side: (plies & 1) === this.side ? WHITE : BLACK,
			castling: RIGHTS.filter((_, bit) => (castling >> bit) & 1).join(""),
			enPassant: passed < 0 ? undefined : (passed as Square),
			halfMoves,
			moveNumber,
		});
	}
}
