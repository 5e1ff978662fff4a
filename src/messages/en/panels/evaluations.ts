// Words for the engine's findings and failures, in the panel of best moves, over the timeline and
// beside the counts.

import { type Side, WHITE } from "../../../chess/piece.ts";
import type { Score } from "../../../engine/writtenScore.ts";
import type { Parting } from "../../../review/parting.ts";
import type { EngineFileFault, EngineProblem } from "../../../session/engine/engineProblem.ts";
import { type Sentences, sentenceOf } from "../../sentenceOf.ts";
import { chessWords } from "../chess.ts";
import { engineFaultWords } from "../engine.ts";
import { counted } from "../plural.ts";

/** Centipawns from which a side stands slightly better, better, and is winning. */
const SLIGHTLY = 30;
const BETTER = 100;
const WINNING = 300;

const fileFaults = {
	absent: () => "This copy of Square Control comes without an engine.",
	unreachable: ({ status }) =>
		status === undefined
			? "The engine could not be fetched: there is no connection to the host."
			: `The engine could not be fetched: the host has a problem (status ${status}).`,
	stalled: ({ seconds }) =>
		`The engine could not be fetched: nothing arrived for ${counted(seconds, "second")}.`,
	damaged: () => "The engine’s files arrived incomplete or changed, and were not used.",
} satisfies Sentences<EngineFileFault>;

const isOfFile = (problem: EngineProblem): problem is EngineFileFault => problem.code in fileFaults;

/** "+0.31", "−2.05", "mate in 3". */
function score({ cp, mate }: Score): string {
	if (cp === null)
		return mate === 0 ? "#" : `#${mate !== null && mate < 0 ? "−" : ""}${Math.abs(mate ?? 0)}`;
	const pawns = (Math.abs(cp) / 100).toFixed(2);
	return cp === 0 ? pawns : `${cp > 0 ? "+" : "−"}${pawns}`;
}

/** "+0.3", "−2.1", "#5": for the list and the bar. */
function short(found: Score): string {
	const { cp } = found;
	if (cp === null) return score(found);
	const pawns = (Math.round(Math.abs(cp) / 10) / 10).toFixed(1);
	return pawns === "0.0" ? pawns : `${cp > 0 ? "+" : "−"}${pawns}`;
}

function verdict({ cp, mate }: Score): string {
	const value = cp ?? mate ?? 0;
	const side = chessWords.side(value > 0 ? WHITE : (1 as Side));
	if (cp === null) {
		return mate === 0 ? "The game is over: mate." : `${side} mates in ${Math.abs(mate ?? 0)}.`;
	}
	const size = Math.abs(cp);
	if (size < SLIGHTLY) return "The position is about equal.";
	if (size < BETTER) return `${side} is slightly better.`;
	return size < WINNING ? `${side} is better.` : `${side} is winning.`;
}

export const evaluationWords = {
	title: "Best moves",
	score,
	short,
	/** The bar until there is an evaluation, and the share of the engine that is there. */
	bar: "Evaluation",
	loaded: (share: number) => `${Math.round(share * 100)}%`,
	/** Who stands better, in a sentence. */
	verdict,
	/** The evaluation beside the counts: its name, and what it says in full. */
	name: "Engine",
	fileName: "File",
	spoken: (found: Score, isOfFile: boolean) =>
		`${isOfFile ? "Evaluation in the file" : "Engine"} ${score(found)}. ${verdict(found)}`,
	ofFile: "This evaluation is from the file.",
	askToo: "Check with the engine too",
	/** How far the engine has looked, and whether it looks on. */
	depth: (depth: number | undefined, isThinking: boolean) => {
		if (depth === undefined || depth === 0)
			return isThinking ? "Stockfish is checking the position…" : "";
		return `Stockfish, depth ${depth}${isThinking ? ", still searching…" : ""}`;
	},
	fetching: "Fetching the engine. It is kept on this device.",
	over: "The game is over here: there is no legal move.",
	pawns: "Numbers are pawns, for White. Beside each move are the squares it changes.",
	lines: "Engine lines",
	arrows: "An arrow for each move",
	wholeGame: "Evaluate the whole game",
	progress: "Checking the game…",
	stop: "Stop",
	write: "Write the evaluations into the game",
	written: "The evaluations are now in the game, as [%eval].",
	hidden: "Evaluations are hidden.",
	hide: "Hide evaluations",
	show: "Show evaluations",
	retry: "Try again",
	/** Where territory and evaluation part company. */
	partings: "More squares, worse position",
	parting: ({ side }: Parting, from: string, to: string) =>
		`${from} to ${to}: ${chessWords.side(side)} has more of the board but stands worse.`,
	source: "Stockfish is a separate program, under the GPL.",
	problem(problem: EngineProblem): string {
		if (problem.code === "other") return `The engine has failed: ${problem.detail}`;
		return isOfFile(problem)
			? sentenceOf(fileFaults, problem)
			: `${sentenceOf(engineFaultWords, problem)}.`;
	},
	/** Candidate moves where the engine has been asked. */
	candidates: (side: Side, lines: number) =>
		`${chessWords.side(side)}’s legal moves: the engine’s ${lines === 1 ? "best" : `${lines} best`} first, the rest sorted by squares won or taken.`,
};
