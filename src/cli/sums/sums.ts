// Sums of a study, in whole numbers only: sums of parts are the sums of the whole.

import { RESULTS, type Result } from "../../chess/pgn/tags/results.ts";
import { SQUARE_COUNT, SQUARES, type Square, squareName } from "../../chess/square.ts";
import { CLASS_LIST } from "../../control/classes.ts";

/** Keys of the classes, in the order in which documents have them. */
export const KEYS = ["white", "black", "contested", "neutral"] as const;

/** The same with their numbers. */
const ORDER = KEYS.map((key) => ({
	key,
	control: CLASS_LIST.find((squareClass) => squareClass.key === key)?.control ?? 0,
}));

type Share = Record<(typeof KEYS)[number], number>;

/** The sums as they are written. */
export type StudyDocument = {
	readonly games: number;
	readonly positions: number;
	readonly failed: number;
	readonly handed: number;
	readonly squares: Readonly<Record<string, Share>>;
	readonly plies: readonly (Share & { readonly positions: number })[];
	readonly results: Readonly<Record<Result, number>>;
};

/** Numbers for each ply: positions, then squares of each class in the order above. */
const PER_PLY = 5;

export class Sums {
	games = 0;
	positions = 0;
	failed = 0;
	handed = 0;
	readonly results = new Map<Result, number>(RESULTS.map((result) => [result, 0]));
	/** For each square how often it was of each class, by its number. */
	readonly shares = new Float64Array(SQUARE_COUNT * 4);
	#plies = new Float64Array(256 * PER_PLY);
	/** How many plies there are. */
	length = 0;

	addResult(result: string, count = 1): void {
		const known = (RESULTS as readonly string[]).includes(result) ? (result as Result) : "*";
		this.results.set(known, (this.results.get(known) ?? 0) + count);
	}

	/** Where a ply's numbers are. */
	#placeOf(ply: number): number {
		const at = ply * PER_PLY;
		if (at + PER_PLY > this.#plies.length) {
			const larger = new Float64Array((at + PER_PLY) * 2);
			larger.set(this.#plies);
			this.#plies = larger;
		}
		if (ply >= this.length) this.length = ply + 1;
		return at;
	}

	#addTo(at: number, count: number): void {
		this.#plies[at] = (this.#plies[at] ?? 0) + count;
	}

	/** Adds a position's counts, as the core leaves them: White's, Black's, contested, neutral. */
	addCounts(ply: number, counts: Uint8Array, from: number): void {
		const at = this.#placeOf(ply);
		this.#addTo(at, 1);
		for (let place = 0; place < 4; place++) this.#addTo(at + 1 + place, counts[from + place] ?? 0);
	}

	add(other: StudyDocument): void {
		this.games += other.games;
		this.positions += other.positions;
		this.failed += other.failed;
		this.handed += other.handed;
		for (const result of RESULTS) this.addResult(result, other.results[result]);
		for (let square = 0; square < SQUARE_COUNT; square++) {
			const share = other.squares[squareName(square as Square)];
			for (const { key, control } of ORDER) {
				const at = square * 4 + control;
				this.shares[at] = (this.shares[at] ?? 0) + (share?.[key] ?? 0);
			}
		}
		other.plies.forEach((ply, index) => {
			const at = this.#placeOf(index);
			this.#addTo(at, ply.positions);
			for (const [place, { key }] of ORDER.entries()) this.#addTo(at + 1 + place, ply[key]);
		});
	}

	document(): StudyDocument {
		const share = (countOf: (control: number, place: number) => number | undefined) =>
			Object.fromEntries(
				ORDER.map(({ key, control }, place) => [key, countOf(control, place) ?? 0]),
			) as Share;
		const squares = SQUARES.map((square) => [
			squareName(square),
			share((control) => this.shares[square * 4 + control]),
		]);
		const plies = Array.from({ length: this.length }, (_, ply) => ({
			positions: this.#plies[ply * PER_PLY] ?? 0,
			...share((_control, place) => this.#plies[ply * PER_PLY + 1 + place]),
		}));
		return {
			games: this.games,
			positions: this.positions,
			failed: this.failed,
			handed: this.handed,
			squares: Object.fromEntries(squares),
			plies,
			results: Object.fromEntries(this.results) as Record<Result, number>,
		};
	}
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

const hasCounts = (value: unknown, keys: readonly string[]): boolean =>
	typeof value === "object" &&
	value !== null &&
	keys.every((key) => isCount((value as Record<string, unknown>)[key]));

/** Is this a study's document? */
export function isStudyDocument(value: unknown): value is StudyDocument {
	if (!hasCounts(value, ["games", "positions", "failed", "handed"])) return false;
	const { squares, plies, results } = value as StudyDocument;
	return (
		hasCounts(results, RESULTS) &&
		typeof squares === "object" &&
		squares !== null &&
		SQUARES.every((square) => hasCounts(squares[squareName(square)], KEYS)) &&
		Array.isArray(plies) &&
		plies.every((ply) => hasCounts(ply, ["positions", ...KEYS]))
	);
}
