// Pieces on their way: what a plan looks like at a moment. A new plan starts from where things are, not from where they
// were to be.

import type { Piece, Side } from "../chess/piece.ts";
import type { Square } from "../chess/square.ts";
import { middleOf, type Point } from "./geometry.ts";
import type { MovePlan, Stander } from "./movePlan.ts";

/** Milliseconds; the specification's. */
export const MOVE_TIME = 300;
/** A piece that was dropped has nearly arrived, and one that goes home should not keep anybody waiting. */
export const DROP_TIME = 140;

/** A piece to be painted off the squares: its middle in squares from the top left. */
export type Sprite = { readonly piece: Piece; readonly at: Point; readonly alpha: number };

type Glide = {
	readonly piece: Piece;
	readonly from: Point;
	readonly to: Square;
	readonly start: number;
	readonly time: number;
};

type Fade = {
	readonly piece: Piece;
	readonly square: Square;
	readonly at: Point;
	readonly comes: boolean;
	/** How much of it was seen at the start. */
	readonly alpha: number;
	readonly start: number;
};

/** A piece that somebody let go of, and where. */
export type Dropped = { readonly to: Square; readonly from: Point };

const ease = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

function alphaOf({ alpha, comes, start }: Fade, now: number): number {
	const done = Math.min(1, Math.max(0, (now - start) / MOVE_TIME));
	return alpha + ((comes ? 1 : 0) - alpha) * done;
}

export function createGlides() {
	let glides: readonly Glide[] = [];
	let fades: readonly Fade[] = [];

	function place(glide: Glide, orientation: Side, now: number): Point {
		const end = middleOf(glide.to, orientation);
		const done = ease(Math.min(1, Math.max(0, (now - glide.start) / glide.time)));
		const { from } = glide;
		return { x: from.x + (end.x - from.x) * done, y: from.y + (end.y - from.y) * done };
	}

	return {
		/** Sets off; what was under way and is not part of the plan goes on. */
		start(plan: MovePlan, orientation: Side, now: number, dropped?: Dropped): void {
			const whereIs = (square: Square) => {
				const under = glides.find(({ to }) => to === square);
				return under ? place(under, orientation, now) : middleOf(square, orientation);
			};
			const moved = plan.moves.map(({ piece, from, to }): Glide => {
				const fell = dropped?.to === to;
				const start = fell ? dropped.from : whereIs(from);
				return { piece, from: start, to, start: now, time: fell ? DROP_TIME : MOVE_TIME };
			});
			const fade =
				(comes: boolean) =>
				({ piece, square }: Stander): Fade => {
					const at = comes ? middleOf(square, orientation) : whereIs(square);
					const under = fades.find((one) => one.square === square && one.piece === piece);
					const alpha = under ? alphaOf(under, now) : comes ? 0 : 1;
					return { piece, square, at, comes, alpha, start: now };
				};
			const touched = new Set([
				...plan.moves.flatMap(({ from, to }) => [from, to]),
				...plan.goes.map(({ square }) => square),
			]);
			fades = [...plan.goes.map(fade(false)), ...plan.comes.map(fade(true))];
			glides = [...glides.filter(({ to }) => !touched.has(to)), ...moved];
		},
		/** A piece that is let go of goes back to its square. */
		sendHome(piece: Piece, to: Square, from: Point, now: number): void {
			const others = glides.filter((glide) => glide.to !== to);
			glides = [...others, { piece, from, to, start: now, time: DROP_TIME }];
		},
		/** A piece that is taken up again on its way glides no more. */
		land(square: Square): void {
			glides = glides.filter(({ to }) => to !== square);
		},
		stop(): void {
			glides = [];
			fades = [];
		},
		/** Forgets what has arrived; is anything still on its way? */
		isMoving(now: number): boolean {
			if (glides.length + fades.length === 0) return false;
			glides = glides.filter(({ start, time }) => now < start + time);
			fades = fades.filter(({ start }) => now < start + MOVE_TIME);
			return glides.length + fades.length > 0;
		},
		/** Is the piece of a square not there yet? */
		isAwaited: (square: Square): boolean =>
			glides.some(({ to }) => to === square) ||
			fades.some(({ comes, square: at }) => comes && at === square),
		/** Those that go lie below those that move. */
		sprites(orientation: Side, now: number): Sprite[] {
			const faded = fades.map(
				(fade): Sprite => ({ piece: fade.piece, at: fade.at, alpha: alphaOf(fade, now) }),
			);
			return [
				...faded,
				...glides.map((glide) => ({
					piece: glide.piece,
					at: place(glide, orientation, now),
					alpha: 1,
				})),
			];
		},
	};
}
