// The sentences of mistakes, by kind of reason.

import { expect, test } from "vitest";
import { type Piece, pieceLettered, WHITE } from "../../src/chess/piece.ts";
import { squareNamed } from "../../src/chess/square.ts";
import { mistakeWords } from "../../src/messages/en/panels/mistakes.ts";
import type { Mistake, Named, Reason, Threat, Win } from "../../src/review/mistakes/reason.ts";
import type { Placed } from "../../src/review/tactics/tactic.ts";

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
	loss: 0.6,
	told: { moves: 3, wins: undefined },
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

const said = (reason: Reason, facts: Partial<Mistake> = {}) =>
	mistakeWords.mistake(mistake(reason, facts));

test("what hangs, and what kept it", () => {
	const reason = { ...HANGING, of: "reply" } as const;
	expect(said(reason, { isKept: true })).toBe(
		"22.O-O left the bishop on b3 hanging: 22...Bxb3 wins it. 22.Ba4 kept it.",
	);
	expect(
		said({ ...reason, price: pieceLettered("n") }, { move: "22.Bb3", to: on("Bb3").square }),
	).toBe(
		"22.Bb3 put the bishop on b3, where 22...Bxb3 wins it for a knight. 22.Ba4 kept the game level.",
	);
	const ending = {
		way: ["23.Rxb3", "23...Qxb3", "24.Nxb3"],
		spoils: { took: [on("Ra1").piece], gave: [on("bb4").piece, on("pa7").piece], points: 1 },
	};
	expect(said({ ...reason, isGuarded: true, gain: 1, ending }, { before: 400 })).toBe(
		"22.O-O allowed 22...Bxb3, which takes the bishop on b3; with 23.Rxb3 Qxb3 24.Nxb3 that is a rook for a bishop and a pawn. 22.Ba4 kept a winning position.",
	);
	expect(said({ ...reason, isGuarded: true, gain: 1 })).toContain(
		"22.O-O allowed 22...Bxb3, which takes the bishop on b3. ",
	);
});

test("what the move changed, and what fails", () => {
	const reason = { ...HANGING, of: "reply" } as const;
	const [mover, square] = [on("Qd1").piece, squareNamed("b3")];
	const squares = [square];
	const heads = [
		[
			{ kind: "unsaved", squares, victim: on("Bb3"), better: undefined },
			"did not save the bishop on b3: 22...Bxb3 wins it",
		],
		[
			{ kind: "guard", squares, mover, square },
			"gave up the queen's guard of b3: 22...Bxb3 wins a bishop",
		],
		[{ kind: "cut", squares, blocked: on("Rb1"), square }, "cut the rook on b1 off from b3: "],
		[{ kind: "place", squares, blocked: on("Kb1"), square }, "took b3 from the king on b1: "],
		[
			{ kind: "opened", squares, slider: on("be6"), square },
			"opened the line of the bishop on e6 to b3: ",
		],
		[{ kind: "exposed", squares, mover, square }, "put the queen on b3, where it can be taken: "],
	] as const;
	for (const [changed, text] of heads) expect(said({ ...reason, changed })).toContain(text);
	const held = {
		...FORK,
		of: "reply",
		changed: { kind: "stepped", squares, mover, square },
	} as const;
	expect(said(held)).toContain(
		"put the queen on b3, where it is lost, and allowed 22...Nc2+, which",
	);
	const pinned = named("pin", { by: ["22...Bg4"], targets: [on("Kd1"), on("Qf3")] });
	expect(said({ ...pinned, of: "reply", changed: held.changed })).toContain(
		"22.O-O put the queen on b3, where it is lost: 22...Bg4 pins it.",
	);
	expect(said({ ...FORK, of: "reply", changed: { kind: "unstopped", squares } })).toContain(
		"22.O-O did not stop 22...Nc2+, which attacks both",
	);
	const refutes = { answer: "23.axb3", by: "23...Rxa1", squares };
	expect(said({ ...reason, refutes })).toContain(
		": 22...Bxb3 wins it; 23.axb3 fails to 23...Rxa1.",
	);
	expect(said({ kind: "line", squares: [], refutes })).toContain(
		"22.O-O allowed 22...Bxb3: 23.axb3 fails to 23...Rxa1, and Black is winning.",
	);
});

test("threats", () => {
	const threat = {
		kind: "threat",
		squares: [],
		by: ["22...Nc3"],
		gain: 5,
		next: "23...Nxd1",
	} as const;
	const told = (facts: Pick<Threat, "why" | "targets">) =>
		said({ ...threat, ...facts, of: "reply" });
	expect(told({ why: "trapped", targets: [on("Qd1")] })).toContain(
		"22.O-O allowed 22...Nc3, which threatens 23...Nxd1; the queen has no good square.",
	);
	expect(told({ why: "two", targets: [on("Ra1"), on("Qd1")] })).toContain(
		"22...Nc3, which threatens both the rook on a1 and the queen on d1.",
	);
	expect(told({ why: "held", targets: [on("Pd1")] })).toContain("which threatens 23...Nxd1.");
});

test("two at once, allowed and missed", () => {
	expect(said({ ...FORK, of: "reply" })).toBe(
		"22.O-O allowed 22...Nc2+, which attacks both the king and the rook on a1, and then 23...Nxa1. 22.Ba4 kept the game level.",
	);
	expect(said({ kind: "missed", squares: [], win: HANGING, isTakingBack: false })).toBe(
		"22.O-O missed 22...Bxb3, which wins the bishop on b3.",
	);
	expect(said({ kind: "missed", squares: [], win: HANGING, isTakingBack: true })).toBe(
		"22.O-O did not take back with 22...Bxb3.",
	);
});

test("mates", () => {
	const mate = {
		kind: "mate",
		squares: [],
		how: "allowed",
		moves: 3,
		by: "22...Qh3",
		isOnBackRank: false,
	} as const;
	expect(said(mate)).toBe(
		"22.O-O allowed mate in 3, which begins with 22...Qh3. 22.Ba4 kept the game level.",
	);
	expect(said({ ...mate, how: "missed", moves: 1, by: "22.Qh7#" })).toBe("22.O-O missed 22.Qh7#.");
	expect(said({ ...mate, isOnBackRank: true, by: "22...Re1+" })).toContain(
		"allowed mate in 3 on the back rank, which begins with 22...Re1+.",
	);
	expect(said({ ...mate, isOnBackRank: true, moves: 1, by: "22...Re1#" })).toContain(
		"allowed 22...Re1#, mate on the back rank.",
	);
});

/** A piece or square is of one kind, and the sentence goes on as it stands here. */
const TACTICS: readonly (readonly [Named, Partial<NamedWin>, string])[] = [
	[
		"fork",
		{ targets: [on("Ke1"), on("Qd4"), on("Ra1")] },
		", which attacks the king, the queen on d4, and the rook on a1, and then 23...Nxa1",
	],
	["fork", { ...FORK, later: undefined }, ", which attacks both the king and the rook on a1"],
	[
		"pin",
		{ actor: on("bb4"), targets: [on("Ke1"), on("Nc3")], later: "23...Bxc3" },
		": the knight on c3, pinned to the king by the bishop on b4, cannot leave the line, and then 23...Bxc3",
	],
	[
		"pin",
		{ actor: on("re8"), targets: [on("Ke1"), on("Ne4")], via: squareNamed("c2"), later: undefined },
		": the knight on e4, pinned to the king by the rook on e8, cannot take on c2",
	],
	[
		"pin",
		{ actor: on("bb4"), targets: [on("Ke1"), on("Nc3")], later: undefined, gain: 0 },
		", which pins the knight on c3 to the king, and Black is winning",
	],
	[
		"skewer",
		{ actor: on("re8"), targets: [on("Ke1"), on("Qd1")], later: "23...Rxd1" },
		", which attacks the king and, behind it, the queen on d1, and then 23...Rxd1",
	],
	[
		"discovered",
		{ actor: on("rd8"), targets: [on("Qd1")], via: squareNamed("d4"), later: "23...Rxd1" },
		": the knight leaves d4 and opens the line of the rook on d8 to the queen on d1, and then 23...Rxd1",
	],
	[
		"discovered",
		{ actor: on("rd8"), targets: [on("Kd1")], via: squareNamed("d4"), check: "discovered" },
		": the knight leaves d4, so that the rook on d8 gives check, and then 23...Nxa1",
	],
	[
		"discovered",
		{ actor: on("rd8"), targets: [on("Kd1")], via: squareNamed("d4"), check: "double" },
		": the knight and the rook on d8 both give check, and then 23...Nxa1",
	],
	[
		"guardTaken",
		{ guard: on("Nc2"), targets: [on("Bb4")], later: "23...Qxb4" },
		": it takes the knight on c2, which guards the bishop on b4, and then 23...Qxb4",
	],
	[
		"deflection",
		{ guard: on("Qd1"), via: squareNamed("d4"), later: "23...Rxd4" },
		": it draws the queen on d1 away from d4, and then 23...Rxd4",
	],
	[
		"overloaded",
		{ guard: on("Qd1"), targets: [on("Nc2"), on("Bd4")], later: "23...Rxd4" },
		": the queen on d1 guards both the knight on c2 and the bishop on d4, and then 23...Rxd4",
	],
	[
		"attraction",
		{ targets: [on("Kc2")], via: squareNamed("c2"), next: "23...Qb3+", later: "24...Qxb6" },
		": it draws the king to c2, where 23...Qb3+ hits it, and then 24...Qxb6",
	],
	[
		"interference",
		{ guard: on("Ra2"), targets: [on("Bf2")], later: "23...Qxf2" },
		": the knight on c2 stands between the rook on a2 and the bishop on f2, and then 23...Qxf2",
	],
	[
		"clearance",
		{ via: squareNamed("d4"), next: "23...Qd4" },
		": it clears d4 for 23...Qd4, and then 23...Nxa1",
	],
	[
		"inBetween",
		{ via: squareNamed("h3"), later: "23...Qxh3" },
		" before taking back on h3, and then 23...Qxh3",
	],
	[
		"xRay",
		{ actor: on("rd8"), targets: [on("Qd4")], via: squareNamed("d1"), later: "23...Rxd1" },
		": the rook on d8 guards d1 through the queen on d4, and then 23...Rxd1",
	],
	[
		"trapped",
		{ targets: [on("Bh2")], later: "23...Kxh2", gain: 3 },
		", which leaves the bishop on h2 trapped, and then 23...Kxh2",
	],
	["promotion", { targets: [on("qa1")], later: undefined }, ", which makes a queen"],
	[
		"promotion",
		{ targets: [on("qa1")], later: "25...a1=Q" },
		": a pawn gets through, and then 25...a1=Q",
	],
];

test.each(TACTICS)("%s, in a sentence that can be checked on the board", (kind, facts, end) => {
	expect(said({ ...named(kind, facts), of: "reply" })).toBe(
		`22.O-O allowed 22...Nc2+${end}. 22.Ba4 kept the game level.`,
	);
});

test("what is won for less than it seems is told with what it costs, where that is known", () => {
	const price = pieceLettered("r");
	const win = { ...HANGING, target: on("Qb3"), price, gain: 1, of: "reply" } as const;
	expect(said({ ...win, isGuarded: true })).toContain("which takes the queen on b3. ");
	const spoils = { took: [on("Qb3").piece], gave: [price, on("bb4").piece], points: 1 };
	expect(said({ ...win, isGuarded: true, ending: { way: [], spoils } })).toContain(
		"which takes the queen on b3 and wins a queen for a rook and a bishop. ",
	);
});

test("squares, and lines without a reason", () => {
	const square = squareNamed("d4");
	expect(said({ kind: "square", squares: [square], square, by: ["22...Nd4"] })).toBe(
		"22.O-O let go of d4: 22...Nd4 lands there, and Black is winning. 22.Ba4 kept the game level.",
	);
	expect(said({ kind: "line", squares: [] }, { before: -310 })).toBe(
		"After 22.O-O comes 22...Bxb3 23.axb3 Qxd4, and Black is still winning. 22.Ba4 was better.",
	);
	expect(said({ kind: "line", squares: [] }, { best: undefined, reply: [] })).toBe(
		"After 22.O-O Black is winning. Before it the game was level.",
	);
});

test("what a line prevents is told with the better move", () => {
	const prevents = { answer: "22...Bxb3", by: "23.Qxb3", squares: [] };
	expect(mistakeWords.mistake(mistake({ kind: "line", squares: [], prevents }))).toBe(
		"After 22.O-O comes 22...Bxb3 23.axb3 Qxd4, and Black is winning. After 22.Ba4, 22...Bxb3 fails to 23.Qxb3.",
	);
});

test("a sentence that is too long leaves out what is taken in the end, then what the move changed", () => {
	const by = ["22...Nc2+"];
	const ending = {
		way: ["23.Kd2", "23...Nxa1", "24.Bxa1"],
		spoils: { took: [on("Ra1").piece], gave: [on("na1").piece], points: 2 },
	};
	const fork = named("fork", { by, gain: 2, targets: [on("Ke1"), on("Ra1")], ending });
	const changed = {
		kind: "guard",
		squares: [],
		mover: pieceLettered("N"),
		square: squareNamed("c2"),
	} as const;
	const told = (win: NamedWin) =>
		mistakeWords.mistake(mistake({ ...win, of: "reply", changed })).split(". ")[0];
	expect(told(fork)).toBe(
		"22.O-O gave up the knight's guard of c2 and allowed 22...Nc2+, which attacks both the king and the rook on a1",
	);
	const late = {
		...fork,
		by: ["22...Bxc3", "23.bxc3", "23...Qd6", "24.f4", "24...Nxf4", "25.Rf2", "25...Nc2+"],
	};
	expect(told(late)).toBe(
		"22.O-O allowed 22...Bxc3 23.bxc3 Qd6 24.f4 Nxf4 25.Rf2 Nc2+, which attacks both the king and the rook on a1",
	);
});
