// Pieces on their way: they start from where things are and arrive where they belong.

import { expect, test } from "vitest";
import { createGlides, type Glides, MOVE_TIME, momentAt } from "../../../src/board/scene/glides.ts";
import type { MovePlan } from "../../../src/board/scene/movePlan.ts";
import { BLACK, PAWN, pieceOf, ROOK, WHITE } from "../../../src/chess/piece.ts";
import { squareNamed } from "../../../src/chess/square.ts";

const ROOK_W = pieceOf(WHITE, ROOK);
const move = (from: string, to: string, piece = ROOK_W): MovePlan["moves"][number] => ({
	piece,
	from: squareNamed(from),
	to: squareNamed(to),
	becomes: piece,
});
/** The visible pieces on their way. */
const seen = ({ trips }: Glides, now: number) =>
	trips().map((trip) => ({ piece: trip.piece, ...momentAt(trip, now) }));
const plan = (...moves: MovePlan["moves"]): MovePlan => ({ moves, goes: [], comes: [] });

test("a moving piece leaves its square at once and arrives after 300 ms", () => {
	const glides = createGlides();
	glides.start(plan(move("a1", "a8")), WHITE, 1000);
	expect(MOVE_TIME).toBe(300);
	expect(seen(glides, 1000)[0]).toMatchObject({ x: 0.5, y: 7.5 });
	expect(seen(glides, 1150)[0]?.y).toBeCloseTo(4);
	expect(glides.isAwaited(squareNamed("a8"))).toBe(true);
	expect(seen(glides, 1300)[0]).toMatchObject({ x: 0.5, y: 0.5 });
	for (const trip of glides.trips()) {
		expect(trip.time).toBe(MOVE_TIME);
		glides.end(trip);
	}
	expect(glides.isAwaited(squareNamed("a8"))).toBe(false);
	expect(seen(glides, 1300)).toEqual([]);
});

test("a second step during an animation starts from where the piece is at that moment", () => {
	const glides = createGlides();
	glides.start(plan(move("a1", "a8")), WHITE, 0);
	glides.start(plan(move("a8", "h8")), WHITE, 150);
	const [sprite, ...others] = seen(glides, 150);
	expect(others).toEqual([]);
	expect(sprite?.x).toBeCloseTo(0.5);
	expect(sprite?.y).toBeCloseTo(4);
	expect(seen(glides, 450)[0]).toMatchObject({ x: 7.5, y: 0.5 });
});

test("an animation goes on while another step moves other pieces", () => {
	const glides = createGlides();
	glides.start(plan(move("a1", "a8")), WHITE, 0);
	glides.start(plan(move("h7", "h5")), WHITE, 100);
	expect(seen(glides, 200)).toHaveLength(2);
	const [first] = glides.trips();
	if (first) glides.end(first);
	expect(glides.trips().map(({ square }) => square)).toEqual([squareNamed("h5")]);
});

test("a captured piece fades out where it is, and a restored one fades in", () => {
	const glides = createGlides();
	const pawn = pieceOf(BLACK, PAWN);
	glides.start(plan(move("a8", "a4", pawn)), WHITE, 0);
	const taken = { piece: pawn, square: squareNamed("a4") };
	glides.start({ ...plan(move("a1", "a4")), goes: [taken] }, WHITE, 150);
	const fading = seen(glides, 150).find(({ piece }) => piece === pawn);
	expect(fading?.alpha).toBe(1);
	expect(fading?.y).toBeCloseTo(2.5);
	expect(seen(glides, 300).find(({ piece }) => piece === pawn)?.alpha).toBeCloseTo(0.5);
	glides.start({ ...plan(move("a4", "a1")), comes: [taken] }, WHITE, 1000);
	expect(glides.isAwaited(squareNamed("a4"))).toBe(true);
	expect(seen(glides, 1150).find(({ piece }) => piece === pawn)?.alpha).toBeCloseTo(0.5);
});

test("a piece that is restored while it fades out goes on from its present opacity", () => {
	const glides = createGlides();
	const taken = { piece: pieceOf(BLACK, PAWN), square: squareNamed("a4") };
	glides.start({ ...plan(move("a1", "a4")), goes: [taken] }, WHITE, 0);
	glides.start({ ...plan(move("a4", "a1")), comes: [taken] }, WHITE, 150);
	const alpha = (now: number) =>
		seen(glides, now).find(({ piece }) => piece === taken.piece)?.alpha;
	expect(alpha(150)).toBeCloseTo(0.5);
	expect(alpha(300)).toBeCloseTo(0.75);
});

test("a dropped piece starts its glide from the pointer, whether it was played or returns", () => {
	const glides = createGlides();
	const dropped = { to: squareNamed("a8"), from: { x: 0.7, y: 0.9 } };
	glides.start(plan(move("a1", "a8")), WHITE, 0, dropped);
	expect(seen(glides, 0)[0]).toMatchObject({ x: 0.7, y: 0.9 });
	glides.sendHome(ROOK_W, squareNamed("a1"), { x: 3, y: 3 }, { x: 0.5, y: 7.5 }, 0);
	expect(seen(glides, 0)[1]).toMatchObject({ x: 3, y: 3 });
});

test("stopping the animations leaves no piece in motion", () => {
	const glides = createGlides();
	glides.start(plan(move("a1", "a8")), WHITE, 0);
	glides.stop();
	expect(seen(glides, 1)).toEqual([]);
});

test("a view can set the time of the animation, and dropped pieces then do not glide", () => {
	const glides = createGlides();
	const [a1, a8] = ["a1", "a8"].map(squareNamed) as [never, never];
	const goes = [{ piece: ROOK_W, square: squareNamed("h1") }];
	glides.start({ ...plan(move("a1", "a8")), goes }, WHITE, 0, undefined, 800);
	expect(glides.trips().map(({ time }) => time)).toEqual([800, 800]);
	glides.stop();
	glides.start(plan(move("a1", "a8")), WHITE, 0, { to: a8, from: { x: 1, y: 1 } }, 50);
	expect(glides.trips()).toMatchObject([{ square: a8, time: 50 }]);
	expect(glides.isAwaited(a1)).toBe(false);
});
