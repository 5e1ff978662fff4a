// Words around the mistakes that decided the game, in the tab Review: the invitation, the marks and
// the texts beside the sentences.

import { type Side, WHITE } from "../../../chess/piece.ts";
import type { Accuracy } from "../../../review/mistakes/accuracy.ts";
import type { MistakeGlyph } from "../../../review/mistakes/marks.ts";
import type { Sign } from "../../../session/state/appState.ts";
import type { Sentences } from "../../sentenceOf.ts";
import { counted } from "../plural.ts";
import { reviewWords } from "./review.ts";

const MARKS: Readonly<Record<MistakeGlyph, string>> = {
	"?!": "Inaccuracy",
	"?": "Mistake",
	"??": "Blunder",
};

/** "+1.2": pawns from White's side. */
const pawns = (centipawns: number) =>
	`${centipawns < 0 ? "−" : "+"}${(Math.abs(centipawns) / 100).toFixed(1)}`;

const whole = (accuracy: number | null) => (accuracy === null ? "–" : Math.round(accuracy));

const MOST = 1000;

/** A mate counts as the most there is. */
const standing = (centipawns: number) =>
	Math.abs(centipawns) >= MOST ? (centipawns < 0 ? "lost" : "won") : pawns(centipawns);

/** Centipawns of the side that moved, as White's. */
const forWhite = (side: Side, before: number, after: number): readonly [number, number] =>
	side === WHITE ? [before, after] : [-before, -after];

export const decisiveWords = {
	ask: "What decided the game?",
	about: "Stockfish checks every move in your browser; the map says why.",
	title: "What decided the game",
	progress: "Stockfish is checking every move…",
	checking: "Findings so far. Stockfish is rechecking the doubtful ones…",
	stop: "Stop",
	provisional: "Not rechecked: Stockfish still doubts some of these.",
	goOn: "Go on",
	retry: "Try again",
	mark: (mark: MistakeGlyph) => MARKS[mark],
	/** Of the one that decided the game. */
	deciding: {
		"?!": "Decisive inaccuracy",
		"?": "Decisive mistake",
		"??": "Decisive blunder",
	} satisfies Readonly<Record<MistakeGlyph, string>>,
	sound: { offer: "Offer", only: "Only move", outpost: "Outpost" },
	/** Mark of good moves, beside the mistakes; their kind is a word on the card. */
	soundMark: "!",
	/** By a search of material; undefined where it is about mate. */
	loss: (points: number | undefined) =>
		points === undefined ? "Mate" : `Loses ${counted(points, "point")}`,
	losses: "Material that was lost",
	/** Stands below what a search of material has found. */
	searched: "Counting captures, four half-moves deep, without an engine.",
	otherLosses: (count: number) => (count === 1 ? "1 other loss" : `${count} other losses`),
	/** From what to what, from White's side as everywhere; of the side that moved come its own. */
	change: (side: Side, before: number, after: number) => {
		const [was, is] = forWhite(side, before, after);
		return `${standing(was)} → ${standing(is)} for White`;
	},
	spokenChange: (side: Side, before: number, after: number) => {
		const [was, is] = forWhite(side, before, after);
		return `For White, from ${standing(was)} to ${standing(is)}`;
	},
	none: "The engine finds no mistake in this game.",
	noneDecisive: "No single move decided the game.",
	/** `blunders`: so many of them. */
	others: (count: number, blunders: number) => {
		const moments = counted(count, "other moment");
		return blunders === 0 ? moments : `${moments} (${counted(blunders, "blunder")})`;
	},
	/** `move` as "19...Kxf7??". */
	givenBack: (move: string, isAll: boolean) =>
		`${move} gave ${isAll ? "it" : "most of it"} back at once.`,
	practise: "Add to deck",
	/** Where a mouse rests on it. */
	deckMeans: "Practise asks this move again on the days when it is due",
	practiseNow: "Practise now",
	reply: "Reply",
	better: "Better",
	/** The next best move. */
	instead: "Instead",
	/** In the order White, Black; a dash for a side that has not moved. */
	accuracy: ({ white, black }: Accuracy) =>
		`Accuracy: White ${whole(white)}, Black ${whole(black)}, as Lichess counts it.`,
	map: "Map highlights",
	aboutMap: "Key moments found by counting captures and squares, without the engine",
};

/** What the sign of a move in the list means. */
export const signWords = {
	mistake: ({ mark }) => MARKS[mark],
	offer: () => decisiveWords.sound.offer,
	only: () => decisiveWords.sound.only,
	outpost: () => decisiveWords.sound.outpost,
	moment: ({ kind }) => reviewWords.kinds[kind].title,
	loss: ({ lost }) => decisiveWords.loss(lost),
} satisfies Sentences<Sign>;
