// Pieces on their way: they start from where things are and arrive where they belong.

import { expect, test } from "vitest";
import { createGlides, MOVE_TIME } from "../../src/board/glides.ts";
import type { MovePlan } from "../../src/board/movePlan.ts";
import { BLACK, PAWN, pieceOf, ROOK, WHITE } from "../../src/chess/piece.ts";
import { squareNamed } from "../../src/chess/square.ts";

const ROOK_W = pieceOf(WHITE, ROOK);
const move = (from: string, to: string, piece = ROOK_W): MovePlan["moves"][number] => ({
	piece,
	from: squareNamed(from),
	to: squareNamed(to),
	becomes: piece,
});
const plan = (...moves: MovePlan["moves"]): MovePlan => ({ moves, goes: [], comes: [] });

test("a piece leaves its square at once and arrives after 300 ms", () => {
	const glides = createGlides();
	glides.start(plan(move("a1", "a8")), WHITE, 1000);
	expect(MOVE_TIME).toBe(300);
	expect(glides.sprites(WHITE, 1000)[0]?.at).toEqual({ x: 0.5, y: 7.5 });
	expect(glides.sprites(WHITE, 1150)[0]?.at.y).toBeCloseTo(4);
	expect(glides.isAwaited(squareNamed("a8"))).toBe(true);
	expect(glides.isMoving(1299)).toBe(true);
	expect(glides.isMoving(1300)).toBe(false);
	expect(glides.isAwaited(squareNamed("a8"))).toBe(false);
	expect(glides.sprites(WHITE, 1300)).toEqual([]);
});

test("a step during the animation starts from where things are", () => {
	const glides = createGlides();
	glides.start(plan(move("a1", "a8")), WHITE, 0);
	glides.start(plan(move("a8", "h8")), WHITE, 150);
	const [sprite, ...others] = glides.sprites(WHITE, 150);
	expect(others).toEqual([]);
	expect(sprite?.at.x).toBeCloseTo(0.5);
	expect(sprite?.at.y).toBeCloseTo(4);
	expect(glides.sprites(WHITE, 450)[0]?.at).toEqual({ x: 7.5, y: 0.5 });
});

test("what another step does not touch goes on", () => {
	const glides = createGlides();
	glides.start(plan(move("a1", "a8")), WHITE, 0);
	glides.start(plan(move("h7", "h5")), WHITE, 100);
	expect(glides.sprites(WHITE, 200)).toHaveLength(2);
	expect(glides.isMoving(350)).toBe(true);
	expect(glides.sprites(WHITE, 350)).toHaveLength(1);
});

test("a piece that is taken on its way fades where it is; one that comes back fades in", () => {
	const glides = createGlides();
	const pawn = pieceOf(BLACK, PAWN);
	glides.start(plan(move("a8", "a4", pawn)), WHITE, 0);
	const taken = { piece: pawn, square: squareNamed("a4") };
	glides.start({ ...plan(move("a1", "a4")), goes: [taken] }, WHITE, 150);
	const fading = glides.sprites(WHITE, 150).find(({ piece }) => piece === pawn);
	expect(fading?.alpha).toBe(1);
	expect(fading?.at.y).toBeCloseTo(2.5);
	expect(glides.sprites(WHITE, 300).find(({ piece }) => piece === pawn)?.alpha).toBeCloseTo(0.5);
	glides.start({ ...plan(move("a4", "a1")), comes: [taken] }, WHITE, 1000);
	expect(glides.isAwaited(squareNamed("a4"))).toBe(true);
	expect(glides.sprites(WHITE, 1150).find(({ piece }) => piece === pawn)?.alpha).toBeCloseTo(0.5);
});

test("a piece that comes back while it fades goes on from what is seen of it", () => {
	const glides = createGlides();
	const taken = { piece: pieceOf(BLACK, PAWN), square: squareNamed("a4") };
	glides.start({ ...plan(move("a1", "a4")), goes: [taken] }, WHITE, 0);
	glides.start({ ...plan(move("a4", "a1")), comes: [taken] }, WHITE, 150);
	const alpha = (now: number) =>
		glides.sprites(WHITE, now).find(({ piece }) => piece === taken.piece)?.alpha;
	expect(alpha(150)).toBeCloseTo(0.5);
	expect(alpha(300)).toBeCloseTo(0.75);
});

test("a piece that was dropped starts from the pointer, and one that goes home too", () => {
	const glides = createGlides();
	const dropped = { to: squareNamed("a8"), from: { x: 0.7, y: 0.9 } };
	glides.start(plan(move("a1", "a8")), WHITE, 0, dropped);
	expect(glides.sprites(WHITE, 0)[0]?.at).toEqual({ x: 0.7, y: 0.9 });
	glides.sendHome(ROOK_W, squareNamed("a1"), { x: 3, y: 3 }, 0);
	expect(glides.sprites(WHITE, 0)[1]?.at).toEqual({ x: 3, y: 3 });
});

test("stopping leaves nothing in the air", () => {
	const glides = createGlides();
	glides.start(plan(move("a1", "a8")), WHITE, 0);
	glides.stop();
	expect(glides.isMoving(1)).toBe(false);
	expect(glides.sprites(WHITE, 1)).toEqual([]);
});
