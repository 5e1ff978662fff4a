// Pieces on their way: what a plan looks like at a moment. A new plan starts from where things are,
// not from where they were to be.

import type { Piece, Side } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { middleOf, type Point } from "../geometry.ts";
import type { MovePlan, Stander } from "./movePlan.ts";

/** Milliseconds; the specification's, where a view says no other. */
export const MOVE_TIME = 300;
/**
 * A piece that was dropped has nearly arrived, and one that goes home should not keep anybody
 * waiting.
 */
const DROP_TIME = 140;

/** A piece that glides to its square, or appears or vanishes where it is. Points are middles. */
export type Trip = {
	readonly piece: Piece;
	/** Where it arrives, or where it stood. */
	readonly square: Square;
	readonly from: Point;
	readonly to: Point;
	/** How much of it is seen at the start, and at the end. */
	readonly alpha: readonly [number, number];
	readonly start: number;
	readonly time: number;
};

/** A piece that somebody let go of, and where. */
export type Dropped = { readonly to: Square; readonly from: Point };

const ease = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

/** The same curve as straight lines, for the browser's animations. */
const EASE_STEPS = 20;
export const EASE = `linear(${Array.from({ length: EASE_STEPS + 1 }, (_, at) => ease(at / EASE_STEPS))})`;

export const isFade = ({ alpha: [from, to] }: Trip): boolean => from !== 1 || to !== 1;

/** Where a piece is after a part of its time, and how much of it is seen. */
function momentOf({ from, to, alpha }: Trip, part: number): Point & { alpha: number } {
	const done = ease(part);
	return {
		x: from.x + (to.x - from.x) * done,
		y: from.y + (to.y - from.y) * done,
		alpha: alpha[0] + (alpha[1] - alpha[0]) * part,
	};
}

const partAt = ({ start, time }: Trip, now: number) =>
	Math.min(1, Math.max(0, (now - start) / time));

export const momentAt = (trip: Trip, now: number) => momentOf(trip, partAt(trip, now));

export function createGlides() {
	let trips: readonly Trip[] = [];

	const glideTo = (square: Square) => trips.find((trip) => trip.square === square && !isFade(trip));

	function whereIs(square: Square, orientation: Side, now: number): Point {
		const under = glideTo(square);
		if (under === undefined) return middleOf(square, orientation);
		const { x, y } = momentAt(under, now);
		return { x, y };
	}

	/** A fade goes on from what is seen of the piece. */
	function fade(
		{ piece, square }: Stander,
		comes: boolean,
		at: Point,
		now: number,
	): Omit<Trip, "time"> {
		const under = trips.find((one) => isFade(one) && one.square === square && one.piece === piece);
		const alpha = under ? momentAt(under, now).alpha : comes ? 0 : 1;
		const end = comes ? 1 : 0;
		return { piece, square, from: at, to: at, alpha: [alpha, end], start: now };
	}

	return {
		/** Sets off; what was under way and is not part of the plan goes on. */
		start(
			plan: MovePlan,
			orientation: Side,
			now: number,
			dropped?: Dropped,
			time = MOVE_TIME,
		): void {
			const moved = plan.moves.map(({ piece, from, to }): Trip => {
				const fell = dropped?.to === to;
				return {
					piece,
					square: to,
					from: fell ? dropped.from : whereIs(from, orientation, now),
					to: middleOf(to, orientation),
					alpha: [1, 1],
					start: now,
					time: fell ? Math.min(time, DROP_TIME) : time,
				};
			});
			const fades = [
				...plan.goes.map((one) => fade(one, false, whereIs(one.square, orientation, now), now)),
				...plan.comes.map((one) => fade(one, true, middleOf(one.square, orientation), now)),
			].map((one) => ({ ...one, time }));
			const touched = new Set([
				...plan.moves.flatMap(({ from, to }) => [from, to]),
				...plan.goes.map(({ square }) => square),
			]);
			const others = trips.filter((trip) => !isFade(trip) && !touched.has(trip.square));
			trips = [...fades, ...others, ...moved];
		},
		/** A piece that is let go of goes back to its square. */
		sendHome(piece: Piece, square: Square, from: Point, to: Point, now: number): void {
			const others = trips.filter((trip) => trip.square !== square || isFade(trip));
			const home: Trip = { piece, square, from, to, alpha: [1, 1], start: now, time: DROP_TIME };
			trips = [...others, home];
		},
		/** A piece that is taken up again on its way glides no more. */
		land(square: Square): void {
			trips = trips.filter((trip) => trip.square !== square || isFade(trip));
		},
		stop(): void {
			trips = [];
		},
		/** A piece has arrived. */
		end(trip: Trip): void {
			trips = trips.filter((one) => one !== trip);
		},
		/** Is the piece of a square not there yet? */
		isAwaited: (square: Square): boolean =>
			trips.some((trip) => trip.square === square && trip.alpha[1] === 1),
		/** Those that appear and vanish before those that glide over them. */
		trips: (): readonly Trip[] => trips,
	};
}

export type Glides = ReturnType<typeof createGlides>;
