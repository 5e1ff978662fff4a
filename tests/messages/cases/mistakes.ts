// Cases of mistakes, by kind of reason.

import { type Piece, pieceLettered, WHITE } from "../../../src/chess/piece.ts";
import { squareNamed } from "../../../src/chess/square.ts";
import { mistakeWords } from "../../../src/messages/en/panels/mistakes.ts";
import type {
	Does,
	Gives,
	Mistake,
	Named,
	Reason,
	Win,
} from "../../../src/review/mistakes/reason.ts";
import type { Placed } from "../../../src/review/tactics/tactic.ts";
import { say } from "../say.ts";

const on = (name: string): Placed => ({
	piece: pieceLettered(name.charAt(0)),
	square: squareNamed(name.slice(1)),
});

const NOTHING = pieceLettered("") as Piece;

const mistake = (reason: Reason, facts: Partial<Mistake> = {}): Mistake => ({
	ply: 43,
	move: "22.O-O",
	side: WHITE,
	to: squareNamed("g1"),
	mark: "??",
	before: 40,
	after: -320,
	best: "22.Ba4",
	reply: ["22...Bxb3", "23.axb3", "23...Qxd4"],
	better: ["22.Ba4"],
	reasons: [reason],
	isKept: false,
	does: undefined,
	loss: 0.6,
	shown: { moves: 3, wins: undefined },
	...facts,
});

const HANGING = {
	kind: "hanging",
	squares: [squareNamed("b3")],
	by: ["22...Bxb3"],
	gain: 3,
	target: on("Bb3"),
	price: NOTHING,
	isGuarded: false,
	ending: undefined,
} as const satisfies Win;

type NamedWin = Extract<Win, { kind: Named }>;

const named = (kind: Named, facts: Partial<NamedWin>): NamedWin => ({
	kind,
	squares: [],
	by: ["22...Nc2+"],
	gain: 5,
	mover: on("nd4"),
	actor: on("nc2"),
	targets: [],
	guard: undefined,
	via: undefined,
	check: undefined,
	next: "23...Nxa1",
	later: "23...Nxa1",
	ending: undefined,
	...facts,
});

const FORK = named("fork", { targets: [on("Ke1"), on("Ra1")] });

/** A reason, and what else differs. */
type Case = readonly [Reason, Partial<Mistake>?];

const reply = { ...HANGING, of: "reply" } as const;
const [mover, square] = [on("Qd1").piece, squareNamed("b3")];
const squares = [square];
const [knight, rook, bishop] = [on("na1").piece, on("ra1").piece, on("ba1").piece];

const trade = { ...reply, target: on("Qb3"), price: rook, gain: 1, isGuarded: true };

const HANGS: readonly Case[] = [
	[reply, { isKept: true }],
	[
		{ ...reply, price: knight },
		{ move: "22.Bb3", to: square },
	],
	[
		{
			...reply,
			isGuarded: true,
			gain: 1,
			ending: {
				way: ["23.Rxb3", "23...Qxb3", "24.Nxb3"],
				isPlain: false,
				spoils: { took: [on("Ra1").piece], gave: [bishop, on("pa7").piece], points: 1 },
			},
		},
		{ before: 400 },
	],
	[{ ...reply, isGuarded: true, gain: 1 }],
	// A win that costs something names its price, where that is known.
	[trade],
	[
		{
			...trade,
			ending: {
				way: [],
				isPlain: true,
				spoils: { took: [mover], gave: [rook, bishop], points: 1 },
			},
		},
	],
];

const stepped = { kind: "stepped", squares, mover, square } as const;
const pin = named("pin", { by: ["22...Bg4"], targets: [on("Kd1"), on("Qf3")] });
const refutes = { answer: "23.axb3", by: "23...Rxa1", squares };

const CHANGED: readonly Case[] = [
	[{ ...reply, changed: { kind: "unsaved", squares, victim: on("Bb3"), better: undefined } }],
	[{ ...reply, changed: { kind: "guard", squares, mover, square } }],
	[{ ...reply, changed: { kind: "cut", squares, blocked: on("Rb1"), square } }],
	[{ ...reply, changed: { kind: "place", squares, blocked: on("Kb1"), square } }],
	[{ ...reply, changed: { kind: "opened", squares, slider: on("be6"), square } }],
	[{ ...reply, changed: { kind: "exposed", squares, mover, square } }],
	[{ ...FORK, of: "reply", changed: stepped }],
	[{ ...pin, of: "reply", changed: stepped }],
	[{ ...FORK, of: "reply", changed: { kind: "unstopped", squares } }],
	[{ ...reply, refutes }],
	[{ kind: "line", squares: [], refutes }],
];

const threat = {
	kind: "threat",
	of: "reply",
	squares: [],
	by: ["22...Nc3"],
	gain: 5,
	next: "23...Nxd1",
} as const;
const mate = {
	kind: "mate",
	squares: [],
	how: "allowed",
	moves: 3,
	by: "22...Qh3",
	isOnBackRank: false,
} as const;

const THREATS: readonly Case[] = [
	[{ ...threat, why: "trapped", targets: [on("Qd1")] }],
	[{ ...threat, why: "two", targets: [on("Ra1"), on("Qd1")] }],
	[{ ...threat, why: "held", targets: [on("Pd1")] }],
	[{ ...FORK, of: "reply" }],
	[{ kind: "missed", squares: [], win: HANGING, isTakingBack: false }],
	[{ kind: "missed", squares: [], win: HANGING, isTakingBack: true }],
	// The move took back itself, by another piece.
	[
		{ kind: "missed", squares: [], win: HANGING, isTakingBack: true },
		{ move: "22.axb3", to: squareNamed("b3") },
	],
	[mate],
	[{ ...mate, how: "missed", moves: 1, by: "22.Qh7#" }],
	[{ ...mate, isOnBackRank: true, by: "22...Re1+" }],
	[{ ...mate, isOnBackRank: true, moves: 1, by: "22...Re1#" }],
];

const rook8 = on("ra8");
const does = (one: Does): Partial<Mistake> => ({ does: one });
const line = { kind: "line", squares: [] } as const;
const gives = (one: Gives): Reason => ({ kind: "point", squares: [], gives: one });
const hit = {
	kind: "hits",
	squares,
	way: ["22.Ba4"],
	targets: [on("qd8")],
	took: NOTHING,
	slider: undefined,
} as const;

const takes = { kind: "takes", squares, target: on("nd5") } as const;

/** What the better move does, and what the move gave away. */
const POINTS: readonly Case[] = [
	[line, does(hit)],
	[line, does({ ...hit, targets: [on("qd8"), rook8], took: knight })],
	[line, does({ ...hit, slider: on("Bg2") })],
	[line, does({ ...hit, way: ["22.d4", "22...exd4", "23.cxd4"] })],
	[line, does({ ...hit, refutes })],
	[
		line,
		does({
			kind: "wins",
			squares,
			way: ["22.Ba4", "22...Qe7", "23.Bxd7"],
			spoils: { took: [rook], gave: [bishop], points: 2 },
			square: undefined,
		}),
	],
	[line, does({ kind: "offer", offered: bishop, isTaking: false, ...refutes })],
	[line, does({ kind: "offer", offered: bishop, isTaking: true, ...refutes })],
	[line, does({ kind: "guards", squares, target: on("Nc3"), slider: undefined })],
	[line, does({ kind: "guards", squares, target: on("Nc3"), slider: on("Bf1") })],
	[line, does({ kind: "stops", squares, square, reply: "22...Nb3", how: "guards" })],
	[line, does({ kind: "stops", squares, square, reply: "22...b3", how: "occupies" })],
	[line, does({ kind: "strands", squares, target: on("nh4") })],
	[line, does({ kind: "saves", squares, piece: on("Nh4") })],
	[line, does({ kind: "unpins", squares, pinned: on("Nf3") })],
	[line, does({ kind: "castles", squares })],
	[line, does({ kind: "queens", squares, isEnding: false })],
	[line, does({ kind: "queens", squares, isEnding: true })],
	[line, does({ kind: "outpost", squares, piece: on("Nd5") })],
	[line, does({ kind: "file", squares, piece: on("Re1") })],
	[line, does({ kind: "passed", squares, pawn: square })],
	[line, does({ ...takes, by: on("Pc4"), how: "otherwise" })],
	[line, does({ ...takes, by: on("Rd1"), how: "back" })],
	[line, does({ ...takes, by: on("Nf3"), how: "exchanges" })],
	[line, does({ ...takes, by: on("Bc4"), how: "exchanges" })],
	[line, does({ ...takes, by: on("Qc4"), how: "plain" })],
	[gives({ kind: "castling", squares })],
	[gives({ kind: "tempo", squares, reply: "22...Bg4", targets: [on("Qd1")], isTaking: false })],
	[gives({ kind: "tempo", squares, reply: "22...Bxg4", targets: [on("Qd1")], isTaking: true })],
	[gives({ kind: "file", squares, file: squareNamed("g1"), by: on("rg8") })],
	[gives({ kind: "strands", squares, target: on("Nh4") })],
	[gives({ kind: "centre", squares, centre: [squareNamed("d5")], way: ["22...e6"] })],
	[gives({ kind: "queens", squares })],
	[gives({ kind: "returns", squares, piece: on("Qd1"), way: ["22...a4", "23.Qd1"] })],
	// Much was given away at once: from winning, and from better, to less than that.
	[line, { before: 400, after: 0 }],
	[line, { before: 100, after: -100 }],
	[
		line,
		{ shown: { moves: 1, wins: { took: [bishop], gave: [], points: 3, square } }, isKept: true },
	],
	[gives({ kind: "castling", squares }), { before: -400, after: -520, mark: "?!" }],
	[{ kind: "missed", squares: [], win: HANGING, isTakingBack: false, isAgain: true }],
];

const WINS: readonly (readonly [Named, Partial<NamedWin>])[] = [
	["fork", { targets: [on("Ke1"), on("Qd4"), on("Ra1")] }],
	["fork", { ...FORK, later: undefined }],
	["pin", { actor: on("bb4"), targets: [on("Ke1"), on("Nc3")], later: "23...Bxc3" }],
	[
		"pin",
		{ actor: on("re8"), targets: [on("Ke1"), on("Ne4")], via: squareNamed("c2"), later: undefined },
	],
	["pin", { actor: on("bb4"), targets: [on("Ke1"), on("Nc3")], later: undefined, gain: 0 }],
	["skewer", { actor: on("re8"), targets: [on("Ke1"), on("Qd1")], later: "23...Rxd1" }],
	[
		"discovered",
		{ actor: on("rd8"), targets: [on("Qd1")], via: squareNamed("d4"), later: "23...Rxd1" },
	],
	[
		"discovered",
		{ actor: on("rd8"), targets: [on("Kd1")], via: squareNamed("d4"), check: "discovered" },
	],
	[
		"discovered",
		{ actor: on("rd8"), targets: [on("Kd1")], via: squareNamed("d4"), check: "double" },
	],
	["guardTaken", { guard: on("Nc2"), targets: [on("Bb4")], later: "23...Qxb4" }],
	["deflection", { guard: on("Qd1"), via: squareNamed("d4"), later: "23...Rxd4" }],
	["overloaded", { guard: on("Qd1"), targets: [on("Nc2"), on("Bd4")], later: "23...Rxd4" }],
	[
		"attraction",
		{ targets: [on("Kc2")], via: squareNamed("c2"), next: "23...Qb3+", later: "24...Qxb6" },
	],
	["interference", { guard: on("Ra2"), targets: [on("Bf2")], later: "23...Qxf2" }],
	["clearance", { via: squareNamed("d4"), next: "23...Qd4" }],
	["inBetween", { via: squareNamed("h3"), later: "23...Qxh3" }],
	["xRay", { actor: on("rd8"), targets: [on("Qd4")], via: squareNamed("d1"), later: "23...Rxd1" }],
	["trapped", { targets: [on("Bh2")], later: "23...Kxh2", gain: 3 }],
	["promotion", { targets: [on("qa1")], later: undefined }],
	["promotion", { targets: [on("qa1")], later: "25...a1=Q" }],
];

const TACTICS = WINS.map(([kind, facts]): Case => [{ ...named(kind, facts), of: "reply" }]);

const d4 = squareNamed("d4");

/** A square let go, and lines without a reason. */
const LINES: readonly Case[] = [
	[{ kind: "square", squares: [d4], square: d4, by: ["22...Nd4"] }],
	[{ kind: "line", squares: [] }, { before: -310 }],
	[
		{ kind: "line", squares: [] },
		{ best: undefined, reply: [] },
	],
	[
		{
			kind: "line",
			squares: [],
			prevents: { answer: "22...Bxb3", by: "23.Qxb3", squares: [] },
		},
	],
];

const ending = {
	way: ["23.Kd2", "23...Nxa1", "24.Bxa1"],
	isPlain: false,
	spoils: { took: [on("Ra1").piece], gave: [on("na1").piece], points: 2 },
};
const long = { ...FORK, gain: 2, ending, of: "reply" } as const;
const guard = {
	kind: "guard",
	squares: [],
	mover: pieceLettered("N"),
	square: squareNamed("c2"),
} as const;

/** Too long: without what is taken in the end, then without what the move changed. */
const LONG: readonly Case[] = [
	[{ ...long, changed: guard }],
	[
		{
			...long,
			by: ["22...Bxc3", "23.bxc3", "23...Qd6", "24.f4", "24...Nxf4", "25.Rf2", "25...Nc2+"],
			changed: guard,
		},
	],
];

export const MISTAKES = [
	say(
		mistakeWords.mistake,
		...[HANGS, CHANGED, THREATS, TACTICS, LINES, LONG, POINTS]
			.flat()
			.map(([reason, facts]): [Mistake] => [mistake(reason, facts)]),
	),
];
