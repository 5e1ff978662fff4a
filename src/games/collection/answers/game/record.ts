// Record of a game for the answers, 70 bytes: facts of both sides, so that who "me" is can be asked
// later. docs/answers.md defines each.
//
//     0      1                      2                 36
//     | kept | positions of moves   | White, 34 bytes | Black, 34 bytes |
//     |      | 8 to 25              |                 |                 |

export const RECORD_BYTES = 70;

/** By which rules it was made. Games without positions have no record, and 0 here. */
const RULES = 4;

export const SIDE_BYTES = 34;
const FIRST_SIDE = 2;

/** Full moves from which on the bands of moves begin. */
export const BANDS = [1, 11, 18, 25, 32, 39] as const;

/** Seconds below which little time is left. */
export const LITTLE_TIME = 60;

export const PHASES = ["opening", "middlegame", "endgame"] as const;
export type Phase = (typeof PHASES)[number];

/** Pieces that hung and were taken: of so many of a side it is kept where. */
export const MOST_LOSSES = 4;

/** Places in the bytes of a side. */
export const AT = {
	more: 0,
	lostCentre: 1,
	centreMove: 2,
	lost: 4,
	bands: 6,
	worst: 9,
	squares: 11,
	missed: 19,
	ahead: 21,
	clocked: 23,
	hurried: 24,
	hurriedHangs: 25,
	losses: 26,
} as const;

/** Facts of one side. */
export type SideFacts = {
	/** Positions of moves 8 to 25 in which it had more of the centre. */
	more: number;
	/** The ply at which it lost the centre, and the move if it was its own: from, to * 64. */
	lostCentre: number;
	centreMove: number | undefined;
	/** Pieces that hung and were taken, by phases. */
	lost: [number, number, number];
	/** Of its chances to take what hung, and those of the other side: given, by bands of moves. */
	bands: number[];
	/** How many of these the other side took. */
	taken: number;
	/**
	 * Its mistake that cost most: its ply (0 is none), the kind that moved, its phase, what it let
	 * go.
	 */
	worst: number;
	kind: number;
	phase: number;
	squares: [low: number, high: number];
	/** The first ply after which the other side left what hung. 0 is none. */
	missed: number;
	/** The ply from which on it was three points ahead. 0 is none. */
	ahead: number;
	/** Moves with a clock, those with little time left, and among what it left hanging the same. */
	clocked: number;
	hurried: number;
	clockedHangs: number;
	hurriedHangs: number;
	/** The first pieces that hung and were taken: after which ply, and the square * 1024. */
	losses: number[];
};

export type GameFacts = {
	readonly centre: number;
	readonly sides: readonly [SideFacts, SideFacts];
};

export const noFacts = (): SideFacts => ({
	more: 0,
	lostCentre: 0,
	centreMove: undefined,
	lost: [0, 0, 0],
	bands: [0, 0, 0, 0, 0, 0],
	taken: 0,
	worst: 0,
	kind: 0,
	phase: 0,
	squares: [0, 0],
	missed: 0,
	ahead: 0,
	clocked: 0,
	hurried: 0,
	clockedHangs: 0,
	hurriedHangs: 0,
	losses: [0, 0, 0, 0],
});

const nibble = (value: number) => Math.min(15, value);
const byte = (value: number) => Math.min(255, value);
const two = (low: number, high: number) => nibble(low) | (nibble(high) << 4);

/** Of a move of a centre that somebody else lost there is none. */
export const NO_MOVE = 0xffff;

function writeSide(view: DataView, at: number, facts: SideFacts): void {
	view.setUint8(at + AT.more, byte(facts.more));
	view.setUint8(at + AT.lostCentre, byte(facts.lostCentre));
	view.setUint16(at + AT.centreMove, facts.centreMove ?? NO_MOVE, true);
	const [opening, middlegame, endgame] = facts.lost;
	view.setUint8(at + AT.lost, two(opening, middlegame));
	view.setUint8(at + AT.lost + 1, two(endgame, facts.taken));
	for (let band = 0; band < BANDS.length; band += 2) {
		const pair = two(facts.bands[band] ?? 0, facts.bands[band + 1] ?? 0);
		view.setUint8(at + AT.bands + band / 2, pair);
	}
	const { worst, kind, phase } = facts;
	view.setUint16(at + AT.worst, worst | (kind << 10) | (phase << 13), true);
	view.setUint32(at + AT.squares, facts.squares[0], true);
	view.setUint32(at + AT.squares + 4, facts.squares[1], true);
	view.setUint16(at + AT.missed, facts.missed, true);
	view.setUint16(at + AT.ahead, facts.ahead, true);
	view.setUint8(at + AT.clocked, byte(facts.clocked));
	view.setUint8(at + AT.hurried, byte(facts.hurried));
	view.setUint8(at + AT.hurriedHangs, two(facts.clockedHangs, facts.hurriedHangs));
	for (let place = 0; place < MOST_LOSSES; place++)
		view.setUint16(at + AT.losses + 2 * place, facts.losses[place] ?? 0, true);
}

export function writeRecord({ centre, sides }: GameFacts): Uint8Array {
	const bytes = new Uint8Array(RECORD_BYTES);
	const view = new DataView(bytes.buffer);
	bytes[0] = RULES;
	bytes[1] = centre;
	writeSide(view, FIRST_SIDE, sides[0]);
	writeSide(view, FIRST_SIDE + SIDE_BYTES, sides[1]);
	return bytes;
}

export const isKept = (bytes: Uint8Array, at: number): boolean => bytes[at] === RULES;

/** Positions of moves 8 to 25. */
export const centreAt = (bytes: Uint8Array, at: number): number => bytes[at + 1] ?? 0;

/** Where a side's bytes begin. */
export const sideAt = (record: number, side: number): number =>
	record + FIRST_SIDE + side * SIDE_BYTES;

/** A number of two bytes. */
export const word = (bytes: Uint8Array, at: number): number =>
	(bytes[at] as number) | ((bytes[at + 1] as number) << 8);

const long = (bytes: Uint8Array, at: number) =>
	(word(bytes, at) | (word(bytes, at + 2) << 16)) >>> 0;

/** Reads a side's facts into what is there: millions are read, and none is to be allocated. */
export function readSide(bytes: Uint8Array, record: number, side: 0 | 1, into: SideFacts): void {
	const at = sideAt(record, side);
	into.more = bytes[at + AT.more] as number;
	into.lostCentre = bytes[at + AT.lostCentre] as number;
	const move = word(bytes, at + AT.centreMove);
	into.centreMove = move === NO_MOVE ? undefined : move;
	const lost = word(bytes, at + AT.lost);
	into.lost[0] = lost & 15;
	into.lost[1] = (lost >> 4) & 15;
	into.lost[2] = (lost >> 8) & 15;
	into.taken = lost >> 12;
	for (let band = 0; band < BANDS.length; band += 2) {
		const pair = bytes[at + AT.bands + (band >> 1)] as number;
		into.bands[band] = pair & 15;
		into.bands[band + 1] = pair >> 4;
	}
	const worst = word(bytes, at + AT.worst);
	into.worst = worst & 1023;
	into.kind = (worst >> 10) & 7;
	into.phase = worst >> 13;
	into.squares[0] = long(bytes, at + AT.squares);
	into.squares[1] = long(bytes, at + AT.squares + 4);
	into.missed = word(bytes, at + AT.missed);
	into.ahead = word(bytes, at + AT.ahead);
	into.clocked = bytes[at + AT.clocked] as number;
	into.hurried = bytes[at + AT.hurried] as number;
	const hangs = bytes[at + AT.hurriedHangs] as number;
	into.clockedHangs = hangs & 15;
	into.hurriedHangs = hangs >> 4;
	for (let place = 0; place < MOST_LOSSES; place++)
		into.losses[place] = word(bytes, at + AT.losses + 2 * place);
}
