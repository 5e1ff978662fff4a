// Where on the board an answer shows: which squares I hold more often than the others do in the
// same place, and how the shares go, move by move. Of ten thousand games at most, evenly chosen.

import { SQUARE_COUNT, SQUARES, turnedFor } from "../../../chess/square.ts";
import type { ReaderModule } from "../../../control/readerModule.ts";
import type { Side } from "../filter.ts";
import { PackedReader } from "../packedReader.ts";
import { nextTask } from "../readFiles.ts";
import type { Stock } from "../stock.ts";
import { MIN_GAMES } from "./candidate.ts";
import { compared, standingOut } from "./chance.ts";
import { commonPosition } from "./commonPosition.ts";
import { evenly, type GameSide, type Span } from "./gameSides.ts";
import { addTo } from "./ratio.ts";

export type AnswerMap = {
	/** How many games of mine were looked at. */
	readonly games: number;
	/** Are Black's games turned over, so that I am White? */
	readonly turned: boolean;
	readonly mineColour: Side;
	readonly theirsColour: Side;
	/** Mine less theirs, in hundredths, by square as it is shown. */
	readonly differences: Int8Array;
	/** 1 where chance explains the difference. */
	readonly isChance: Uint8Array;
	/** How often each square was mine, and theirs in my place. */
	readonly mine: Float64Array;
	readonly theirs: Float64Array;
	/** The commonest position, as a FEN. */
	readonly ghost: string;
	/** For moves 1 to 40 the shares of mine, contested, neutral, theirs. */
	readonly strip: readonly (readonly number[])[];
};

/** Games whose squares count for me, and for them; one list where both are the same games. */
export type About = {
	readonly mine: readonly GameSide[];
	readonly theirs: readonly GameSide[];
	readonly colour: Side | undefined;
	readonly isTurned: boolean;
};

const MAX_GAMES = 10_000;
const STRIP_MOVES = 40;
const SLICE_MS = 30;

/** Sums of shares by shown square: mine, squared, theirs, squared, one by the other. */
const SUMS = 5;

class SeatCounter {
	readonly sums = new Float64Array(SQUARE_COUNT * SUMS);
	readonly strip = new Float64Array(STRIP_MOVES * 5);
	games = 0;
	gamesOfTheirs = 0;
	readonly #module: ReaderModule;
	readonly #span: Span;
	/** 1 where squares are shown as Black's. */
	readonly #seat: number;

	constructor(module: ReaderModule, span: Span, seat: number) {
		this.#module = module;
		this.#span = span;
		this.#seat = seat;
	}

	/** Counts a game for me, for them, or for both at once. */
	add(
		packed: Uint8Array,
		positions: number,
		side: 0 | 1,
		isMine: boolean,
		isTheirs: boolean,
	): void {
		const { calls, shares } = this.#module;
		this.#module.packed.set(packed);
		calls.unpackPositions(positions);
		if (isMine) this.#addStrip(positions, side);
		const first = Math.max(0, this.#span.from * 2 - 1);
		const end = Math.min(positions, this.#span.to * 2 + 1);
		if (first >= end) return;
		calls.clearShares();
		calls.addShares(first, end);
		if (isMine) this.games++;
		if (isTheirs) this.gamesOfTheirs++;
		const shareOf = (seat: number, whose: number) =>
			(shares[turnedFor(turnedFor(seat, this.#seat), whose) * 4 + 1 + whose] ?? 0) / (end - first);
		for (let shown = 0; shown < SQUARE_COUNT; shown++) {
			const mine = isMine ? shareOf(shown, side) : 0;
			const theirs = isTheirs ? shareOf(shown, 1 - side) : 0;
			const at = shown * SUMS;
			addTo(this.sums, at, mine);
			addTo(this.sums, at + 1, mine * mine);
			addTo(this.sums, at + 2, theirs);
			addTo(this.sums, at + 3, theirs * theirs);
			addTo(this.sums, at + 4, mine * theirs);
		}
	}

	#addStrip(positions: number, side: 0 | 1): void {
		const { counts } = this.#module;
		for (let ply = 1; ply < positions && ply <= STRIP_MOVES * 2; ply++) {
			const at = ((ply - 1) >> 1) * 5;
			const count = (place: number) => (counts[ply * 4 + place] ?? 0) / SQUARE_COUNT;
			[count(side), count(2), count(3), count(1 - side), 1].forEach((value, index) => {
				addTo(this.strip, at + index, value);
			});
		}
	}

	shares(whose: 0 | 1): Float64Array {
		const games = Math.max(1, whose === 0 ? this.games : this.gamesOfTheirs);
		return Float64Array.from({ length: SQUARE_COUNT }, (_, square) => {
			return (this.sums[square * SUMS + whose * 2] ?? 0) / games;
		});
	}

	/** How likely chance alone makes such a difference. */
	chanceAt(square: number): number {
		const [mine = 0, mines = 0, theirs = 0, others = 0, both = 0] = this.sums.subarray(
			square * SUMS,
		);
		// A game with all of it and one with none, on either side.
		const [count, countOfTheirs] = [this.games + 2, this.gamesOfTheirs + 2];
		const [one, other] = [(mine + 1) / count, (theirs + 1) / countOfTheirs];
		const variance = ((mines + 1) / count - one * one) / (count - 1);
		const variances = ((others + 1) / countOfTheirs - other * other) / (countOfTheirs - 1);
		const together = both === 0 ? 0 : (both / count - one * other) / (count - 1);
		const error = Math.sqrt(Math.max(0, variance + variances - 2 * together));
		return compared(one - other, error, Math.min(this.games, this.gamesOfTheirs)).chance;
	}
}

export async function mapOf(
	stock: Stock,
	module: ReaderModule,
	{ mine: own, theirs: others, colour, isTurned }: About,
	span: Span,
): Promise<AnswerMap> {
	const { columns, positions } = stock;
	const seat = colour === "black" ? 1 : 0;
	const counter = new SeatCounter(module, span, seat);
	let since = performance.now();
	for (const all of own === others ? [own] : [own, others]) {
		const chosen = evenly(all, MAX_GAMES);
		const packed = new PackedReader(columns, positions, chosen.length / Math.max(1, columns.count));
		for (const { game, side } of chosen) {
			const count = columns.at("positions", game);
			counter.add(packed.of(game), count, side, all === own, all === others);
			if (performance.now() - since < SLICE_MS) continue;
			await nextTask();
			since = performance.now();
		}
	}
	const [mine, theirs] = [counter.shares(0), counter.shares(1)];
	const isFew = Math.min(counter.games, counter.gamesOfTheirs) < MIN_GAMES;
	const chances = SQUARES.map((square) => counter.chanceAt(square));
	return {
		games: counter.games,
		turned: isTurned,
		mineColour: colour ?? "white",
		theirsColour: colour === "black" ? "white" : "black",
		differences: Int8Array.from(mine, (share, square) =>
			Math.round(100 * (share - (theirs[square] ?? 0))),
		),
		isChance: Uint8Array.from(standingOut(chances), (isSure) => (isSure && !isFew ? 0 : 1)),
		mine,
		theirs,
		ghost: commonPosition(stock, module, own, seat, span),
		strip: Array.from({ length: STRIP_MOVES }, (_, move) => {
			const [a = 0, b = 0, c = 0, d = 0, count = 0] = counter.strip.subarray(move * 5);
			return [a, b, c, d].map((value) => (count === 0 ? 0 : value / count));
		}),
	};
}
