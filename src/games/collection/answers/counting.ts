// Adds up the games of a collection, millions in a moment: games that are alike are counted in
// tables of small numbers, and added up once for all of them.

import { RESULT_NAMES } from "../../../chess/pgn/tags/results.ts";
import type { Columns } from "../columns.ts";
import { eachLoss } from "./game/losses.ts";
import { AT, BANDS, centreAt, isKept, NO_MOVE, RECORD_BYTES, sideAt, word } from "./game/record.ts";
import { monthOf, scoreOf } from "./moments.ts";
import type { OpeningTally, Sides } from "./openingTally.ts";
import type { Tally } from "./tally.ts";

/** Calls `see` with each cell in which something was counted. */
const each = (table: Uint32Array, see: (at: number, times: number) => void): void => {
	for (let at = 0; at < table.length; at++) {
		const times = table[at] as number;
		if (times > 0) see(at, times);
	}
};

/** Calls `see` with each bit of a byte. */
function eachBit(byte: number, see: (bit: number) => void): void {
	for (let bit = 0; bit < 8; bit++) if (((byte >> bit) & 1) === 1) see(bit);
}

const count = (table: Uint32Array, at: number): void => {
	table[at] = (table[at] as number) + 1;
};

/** Of a byte of two small numbers, both together. */
const BOTH = Uint8Array.from({ length: 256 }, (_, byte) => (byte & 15) + (byte >> 4));

/** Scores from -1 to 2, by my side and the result. */
const SCORES = [0, 1].map((side) =>
	RESULT_NAMES.map((_, result) => scoreOf(result, side as 0 | 1)),
);

/** Cells of an opening and my side: scores, records, centres that I lost, and they. */
const OPENING_CELLS = 32;
/** Months as 202405. */
const MONTHS = 1_000_000;
/** Numbers too large for a table are added up at once. */
const CENTRE_BITS = 6;
const HANGING_BITS = 4;
const PHASE_BITS = 2;
/** Cells of a kind of piece: ranks, and on each of them which squares. */
const RANK_CELLS = 256;
const KIND_CELLS = 8 * RANK_CELLS;
/** Of a mistake, by whether the other side erred too. */
const MISTAKE_CELLS = 8 * KIND_CELLS;
const BAND_BYTES = BANDS.length / 2;

/** Losses in the three phases, by the lowest bits of a cell. */
const phasesIn = (cell: number) =>
	[0, 1, 2].map((phase) => (cell >> (phase * PHASE_BITS)) & 3) as [number, number, number];

export class Counting {
	readonly #tally: Tally;
	readonly #columns: Pick<Columns, "records" | "values" | "names">;
	readonly #counts: Sides;
	readonly #openings: Uint32Array;
	/** The same as the tally has them, by the same numbers. */
	readonly #sides: (readonly [OpeningTally, OpeningTally] | undefined)[] = [];
	readonly #months = new Uint32Array(MONTHS * 2);
	readonly #centre = new Uint32Array(1 << (3 * CENTRE_BITS));
	readonly #hanging = new Uint32Array(1 << (4 * HANGING_BITS));
	readonly #bands = new Uint32Array(2 * BAND_BYTES * 256);
	readonly #phases = new Uint32Array(1 << (6 * PHASE_BITS));
	readonly #mistakes = new Uint32Array(4);
	/** By side. */
	readonly #letGo = [0, 1].map(() => new Uint32Array(2 * MISTAKE_CELLS));
	readonly #letGoByBoth = new Uint32Array(KIND_CELLS);
	readonly #ends = new Uint32Array(16);

	/** These columns as they are now: what is read into them later does not matter. */
	constructor(tally: Tally, { records, values, names }: Columns, counts: Sides) {
		this.#tally = tally;
		this.#columns = { records, values, names };
		this.#counts = counts;
		this.#openings = new Uint32Array(names.family.words.length * 2 * OPENING_CELLS);
	}

	add(game: number, mySide: 0 | 1): void {
		const { records, values } = this.#columns;
		const record = game * RECORD_BYTES;
		const score = SCORES[mySide]?.[values.result[game] as number] ?? -1;
		const opening = (values.family[game] as number) * 2 + mySide;
		const cell = opening * OPENING_CELLS + (score + 1) * 8;
		this.#tally.games += this.#counts.mine;
		if (!isKept(records, record)) {
			count(this.#openings, cell);
			return;
		}
		const mine = sideAt(record, mySide);
		const theirs = sideAt(record, 1 - mySide);
		const lost = records[mine + AT.lostCentre] as number;
		const theyLost = records[theirs + AT.lostCentre] as number;
		count(this.#openings, cell + 4 + (lost > 0 ? 2 : 0) + (theyLost > 0 ? 1 : 0));
		if (lost > 0 && this.#counts.mine === 1) this.#addMove(opening, 0, lost, mine);
		if (theyLost > 0 && this.#counts.theirs === 1) this.#addMove(opening, 1, theyLost, theirs);
		this.#addCentre(centreAt(records, record), mine, theirs);
		this.#addHanging(mine, theirs);
		const isLost = this.#addLost(mySide, mine, theirs);
		const month = monthOf(values.day[game] as number);
		count(this.#months, month * 2 + (isLost ? 1 : 0));
		const ahead = word(records, mine + AT.ahead) > 0 ? 2 : 0;
		count(this.#ends, (score + 1) * 4 + ahead + (word(records, theirs + AT.ahead) > 0 ? 1 : 0));
	}

	#addMove(opening: number, whose: 0 | 1, ply: number, at: number): void {
		const move = word(this.#columns.records, at + AT.centreMove);
		const family = this.#columns.names.family.wordOf(opening >> 1);
		if (move === NO_MOVE || family === "") return;
		const sides = this.#sides[opening] ?? this.#tally.sidesOf(family, (opening & 1) as 0 | 1);
		this.#sides[opening] = sides;
		const moves = sides[whose].moves[whose];
		const key = ply * 4096 + move;
		moves.set(key, (moves.get(key) ?? 0) + 1);
	}

	#addCentre(all: number, mine: number, theirs: number): void {
		const { records } = this.#columns;
		const more = records[mine + AT.more] as number;
		const theirMore = records[theirs + AT.more] as number;
		if ((all | more | theirMore) >> CENTRE_BITS !== 0)
			this.#tally.addCentre(more, theirMore, all, this.#counts);
		else count(this.#centre, (((all << CENTRE_BITS) | more) << CENTRE_BITS) | theirMore);
	}

	/** Gives how many pieces a side left hanging. */
	#addSide(side: 0 | 1, at: number): number {
		const { records } = this.#columns;
		let left = 0;
		for (let place = 0; place < BAND_BYTES; place++) {
			const pair = records[at + AT.bands + place] as number;
			if (pair === 0) continue;
			left += BOTH[pair] as number;
			count(this.#bands, ((side * BAND_BYTES + place) << 8) | pair);
		}
		const clocked = records[at + AT.clocked] as number;
		if (clocked === 0) return left;
		const hangs = records[at + AT.hurriedHangs] as number;
		const hurried = records[at + AT.hurried] as number;
		const times = side === 0 ? this.#counts.mine : this.#counts.theirs;
		this.#tally.addClocks(side, clocked, hurried, hangs & 15, hangs >> 4, times);
		return left;
	}

	#addHanging(mine: number, theirs: number): void {
		const { records } = this.#columns;
		const left = this.#addSide(0, mine);
		const leftByThem = this.#addSide(1, theirs);
		const taken = (records[theirs + AT.lost + 1] as number) >> 4;
		const takenByThem = (records[mine + AT.lost + 1] as number) >> 4;
		if ((left | leftByThem) >> HANGING_BITS !== 0)
			this.#tally.addHanging(left, leftByThem, taken, takenByThem, this.#counts);
		else count(this.#hanging, left | (leftByThem << 4) | (taken << 8) | (takenByThem << 12));
	}

	/** Gives whether I lost a piece. */
	#addLost(mySide: 0 | 1, mine: number, theirs: number): boolean {
		const { records } = this.#columns;
		const [early, late] = [
			records[mine + AT.lost] as number,
			records[mine + AT.lost + 1] as number,
		];
		const theirEarly = records[theirs + AT.lost] as number;
		const theirLate = records[theirs + AT.lost + 1] as number;
		const isLost = (early | (late & 15)) > 0;
		const erred = isLost && this.#counts.mine === 1;
		const theyErred = (theirEarly | (theirLate & 15)) > 0 && this.#counts.theirs === 1;
		if (!erred && !theyErred) return isLost;
		if (erred) this.#addLosses(0, mine, mySide);
		if (theyErred) this.#addLosses(1, theirs, 1 - mySide);
		// Usually no count exceeds three: they are packed into two bits each.
		if (((early | theirEarly) & 0xcc) === 0 && ((late | theirLate) & 12) === 0) {
			const own = (early & 3) | ((early >> 2) & 12) | ((late & 3) << 4);
			const other = (theirEarly & 3) | ((theirEarly >> 2) & 12) | ((theirLate & 3) << 4);
			count(this.#phases, (other << (3 * PHASE_BITS)) | own);
		} else {
			const own = [early & 15, early >> 4, late & 15] as const;
			const other = [theirEarly & 15, theirEarly >> 4, theirLate & 15] as const;
			this.#tally.addPhases(own, other, this.#counts);
		}
		count(this.#mistakes, (erred ? 1 : 0) | (theyErred ? 2 : 0));
		if (erred) this.#addLetGo(0, mine, mySide, theyErred);
		if (!theyErred) return isLost;
		this.#addLetGo(1, theirs, 1 - mySide, erred);
		if (!erred || (word(records, theirs + AT.worst) & 1023) === 0) return isLost;
		for (let rank = 0; rank < 8; rank++) {
			// They sit on the other side.
			const own = records[mine + AT.squares + rank] as number;
			const squares = own & (records[theirs + AT.squares + (7 - rank)] as number);
			count(this.#letGoByBoth, ((mySide === 0 ? rank : 7 - rank) << 8) | squares);
		}
		return isLost;
	}

	#addLosses(whose: 0 | 1, at: number, side: number): void {
		eachLoss(this.#columns.records, at, side, (square) => this.#tally.addLoss(whose, square, 1));
	}

	#addLetGo(whose: 0 | 1, at: number, side: number, isBoth: boolean): void {
		const { records } = this.#columns;
		const table = this.#letGo[whose] as Uint32Array;
		const kind = (word(records, at + AT.worst) >> 10) & 7;
		const start = (isBoth ? MISTAKE_CELLS : 0) + kind * KIND_CELLS;
		for (let rank = 0; rank < 8; rank++) {
			const squares = records[at + AT.squares + rank] as number;
			count(table, start + ((side === 0 ? rank : 7 - rank) << 8) + squares);
		}
	}

	/** Adds the counts to the tally. */
	finish(): void {
		const tally = this.#tally;
		const counts = this.#counts;
		const { names } = this.#columns;
		each(this.#openings, (at, times) => {
			const opening = Math.floor(at / OPENING_CELLS);
			const family = names.family.wordOf(opening >> 1);
			const played = {
				score: ((at >> 3) & 3) - 1,
				isKnown: (at & 4) !== 0,
				lost: ((at >> 1) & 1) as 0 | 1,
				theyLost: (at & 1) as 0 | 1,
			};
			tally.addOpening(family, (opening & 1) as 0 | 1, played, counts, times);
		});
		each(this.#months, (at, times) => tally.addMonth(at >> 1, at % 2 === 1, times * counts.mine));
		each(this.#centre, (at, times) =>
			tally.addCentre((at >> CENTRE_BITS) & 63, at & 63, at >> (2 * CENTRE_BITS), counts, times),
		);
		each(this.#hanging, (at, times) =>
			tally.addHanging(at & 15, (at >> 4) & 15, (at >> 8) & 15, at >> 12, counts, times),
		);
		each(this.#bands, (at, times) => {
			const place = at >> 8;
			const side = place < BAND_BYTES ? 0 : 1;
			const band = (place % BAND_BYTES) * 2;
			const own = times * (side === 0 ? counts.mine : counts.theirs);
			tally.addBand(side, band, own * (at & 15));
			tally.addBand(side, band + 1, own * ((at >> 4) & 15));
		});
		each(this.#phases, (at, times) =>
			tally.addPhases(phasesIn(at), phasesIn(at >> (3 * PHASE_BITS)), counts, times),
		);
		each(this.#mistakes, (at, times) => tally.addMistakes((at & 1) === 1, at > 1, times));
		for (const whose of [0, 1] as const) {
			each(this.#letGo[whose] as Uint32Array, (at, times) => {
				const kind = Math.floor(at / KIND_CELLS) % 8;
				const rank = (at >> 8) & 7;
				eachBit(at & 255, (file) =>
					tally.addLetGo(whose, rank * 8 + file, kind, at >= MISTAKE_CELLS, times),
				);
			});
		}
		each(this.#letGoByBoth, (at, times) =>
			eachBit(at & 255, (file) => tally.addLetGoByBoth((at >> 8) * 8 + file, times)),
		);
		each(this.#ends, (at, times) =>
			tally.addEnds((at >> 2) - 1, (at & 2) !== 0, (at & 1) !== 0, counts, times),
		);
	}
}
