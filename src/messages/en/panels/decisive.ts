// What decided the game, in the tab Review: the invitation, the marks and what stands around the
// sentences of mistakes.

import type { Accuracy } from "../../../review/mistakes/accuracy.ts";
import type { Mark } from "../../../review/mistakes/marks.ts";
import { counted } from "../plural.ts";

const MARKS: Readonly<Record<Mark, string>> = {
	"?!": "Inaccuracy",
	"?": "Mistake",
	"??": "Blunder",
};

/** "+1.20": pawns from the mover's side. */
const pawns = (centipawns: number) =>
	`${centipawns < 0 ? "−" : "+"}${(Math.abs(centipawns) / 100).toFixed(1)}`;

const whole = (accuracy: number | null) => (accuracy === null ? "–" : Math.round(accuracy));

const MOST = 1000;

/** A mate counts as the most there is. */
const standing = (centipawns: number) =>
	Math.abs(centipawns) >= MOST ? (centipawns < 0 ? "lost" : "won") : pawns(centipawns);

export const decisiveWords = {
	ask: "What decided the game?",
	about: "Stockfish looks at every move, here in the browser; the map says why.",
	title: "What decided the game",
	progress: "Stockfish looks at every move…",
	checking: "What was found so far. Stockfish looks again where it is in doubt…",
	stop: "Stop",
	retry: "Try again",
	mark: (mark: Mark) => MARKS[mark],
	sound: { offer: "Offer", only: "Only move", outpost: "Outpost" },
	/** What stands beside them. */
	soundMark: { offer: "!", only: "□", outpost: "!" },
	/** By a search of material; undefined where it is about mate. */
	loss: (points: number | undefined) =>
		points === undefined ? "Mate" : `Loses ${counted(points, "point")}`,
	losses: "Material that was lost",
	/** Stands below what a search of material has found. */
	searched: "By captures, four half-moves deep, without an engine.",
	otherLosses: (count: number) => (count === 1 ? "1 other loss" : `${count} other losses`),
	/** From what to what, from the side that moved. */
	change: (before: number, after: number) => `${standing(before)} → ${standing(after)}`,
	spokenChange: (before: number, after: number) =>
		`The side that moved stood at ${standing(before)}, and now stands at ${standing(after)}`,
	none: "The engine finds no mistake in this game.",
	noneDecisive: "No single move decided the game.",
	others: (count: number) => counted(count, "other moment"),
	practise: "Practise this",
	reply: "Reply",
	better: "Better",
	/** The next best move. */
	instead: "Instead",
	/** In the order White, Black; a dash for a side that has not moved. */
	accuracy: ({ white, black }: Accuracy) =>
		`Accuracy: White ${whole(white)}, Black ${whole(black)}, as Lichess counts it.`,
	map: "Moments of the map",
};
