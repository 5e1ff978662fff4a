// Words of the page for a trainer: moments of My games, printed or as a file.

import type { Side } from "../../../chess/piece.ts";
import type { Counts } from "../../../features/games/checked/useListed.ts";
import type { TrainerMoment } from "../../../features/games/trainer/trainerMoments.ts";
import { numberText } from "../../format.ts";
import { chessWords } from "../chess.ts";
import { line } from "../panels/tactics/wins.ts";
import { counted } from "../plural.ts";
import { matterText } from "../screens/aboutMoment.ts";

/** Of the marks of moves, by their numbers in PGN. */
const MARKS: Readonly<Record<number, string>> = {
	2: "a mistake",
	4: "a blunder",
	6: "an inaccuracy",
};

export const trainerWords = {
	/** The button that opens the page, and its heading. */
	title: "For your trainer",
	/** The same of a kind of loss, among others. */
	of: (kind: string) => `For your trainer: ${kind}`,
	/** Title of moments that no single insight is about. */
	fromMyGames: "From my games",
	back: "Back to My games",
	print: "Print for your trainer",
	save: "Save as PGN",
	fileName: "for-my-trainer.pgn",
	saved: "PGN saved.",
	which: "Which moments",
	noNames: "Leave names out",
	/** In place of names. */
	pupil: "Pupil",
	opponent: "Opponent",
	reading: "Reading the games…",
	none: "No moment to show. Choose another insight, or other games.",
	noneTicked: "Tick at least one moment.",
	/** "Anna – Bob, 2026-03-04" */
	game: (white: string, black: string, ...where: readonly string[]) =>
		[`${white || "?"} – ${black || "?"}`, ...where].filter(Boolean).join(", "),
	/** Of both sides, and how many games are behind it. */
	share: (numbers: string, behind: string) => `${numbers} (${behind.replace(/\.$/, "")}).`,
	/** Of a chapter. */
	chapter: (move: string, game: string) => `${move}, ${game}`,
	heading: (number: number, move: string) => `Moment ${number}: ${move}`,
	board: (move: string, isBefore: boolean) =>
		isBefore ? `The position before ${move}` : `The position after ${move}`,
	played: ({ played, isWrong, nag }: Pick<TrainerMoment, "played" | "isWrong" | "nag">) =>
		isWrong
			? `Played: ${played}${nag === undefined ? "" : ` (${MARKS[nag] ?? "a mistake"})`}.`
			: `The position after ${played}.`,
	toMove: (side: Side) => `${chessWords.side(side)} to move.`,
	/** Whose page it is. */
	you: (name: string) => `“You” is ${name}.`,
	turned: "The boards are turned to you.",
	arrows: "Red arrow: the move played; green: a better one.",
	/** Where what is listed was counted by captures: what became of that. */
	looked: ({ all, checked, hold }: Counts) =>
		`Counted by captures; the engine has checked ${numberText(checked)} of ${counted(all, "moment")}: ${numberText(hold)} ${hold === 1 ? "holds" : "hold"} up.`,
	/** Undefined where nothing better is known. */
	better: ({ better, isOfEngine }: Pick<TrainerMoment, "better" | "isOfEngine">) =>
		better.length === 0
			? undefined
			: `Better${isOfEngine ? ", according to the engine" : ""}: ${line(better)}.`,
	why: ({ about }: Pick<TrainerMoment, "about">) => {
		const text = matterText(about);
		return text === `${about.move}.`
			? undefined
			: `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
	},
	/** Whether an engine has seen it. */
	checked: ({ verdict }: Pick<TrainerMoment, "verdict">) =>
		verdict === undefined ? "Found by counting captures, not checked by the engine." : undefined,
};
