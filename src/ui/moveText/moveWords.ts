// How moves are written in the list: glyphs for the numbers of annotations, and what a file says of clock and evaluation.

import type { Notes } from "../../chess/game.ts";
import { type Side, WHITE } from "../../chess/piece.ts";
import type { Ending } from "../../chess/rules.ts";

/** The glyphs that books use, with what they mean. */
const GLYPHS: ReadonlyMap<number, readonly [glyph: string, meaning: string]> = new Map([
	[1, ["!", "good move"]],
	[2, ["?", "mistake"]],
	[3, ["!!", "brilliant move"]],
	[4, ["??", "blunder"]],
	[5, ["!?", "interesting move"]],
	[6, ["?!", "dubious move"]],
	[7, ["□", "only move"]],
	[10, ["=", "equal"]],
	[13, ["∞", "unclear"]],
	[14, ["⩲", "White is slightly better"]],
	[15, ["⩱", "Black is slightly better"]],
	[16, ["±", "White is better"]],
	[17, ["∓", "Black is better"]],
	[18, ["+−", "White is winning"]],
	[19, ["−+", "Black is winning"]],
	[22, ["⨀", "zugzwang"]],
	[23, ["⨀", "zugzwang"]],
	[32, ["⟳", "lead in development"]],
	[33, ["⟳", "lead in development"]],
	[36, ["↑", "initiative"]],
	[37, ["↑", "initiative"]],
	[40, ["→", "attack"]],
	[41, ["→", "attack"]],
	[44, ["=∞", "compensation"]],
	[45, ["=∞", "compensation"]],
	[132, ["⇆", "counterplay"]],
	[133, ["⇆", "counterplay"]],
	[138, ["⊕", "time trouble"]],
	[139, ["⊕", "time trouble"]],
	[140, ["∆", "with the idea"]],
	[146, ["N", "novelty"]],
]);

export const glyphOf = (nag: number): string => GLYPHS.get(nag)?.[0] ?? `$${nag}`;
export const meaningOf = (nag: number): string => GLYPHS.get(nag)?.[1] ?? `annotation ${nag}`;

/** "+0.34", "−1.20", or a mate as it stands. */
export function evaluationText(evaluation: number | string): string {
	if (typeof evaluation === "string") return evaluation;
	const sign = evaluation > 0 ? "+" : evaluation < 0 ? "−" : "";
	return `${sign}${Math.abs(evaluation).toFixed(2)}`;
}

const CLOCKS: Readonly<Record<string, string>> = {
	clk: "clock",
	emt: "time taken",
	egt: "game time",
	mct: "move clock",
};

/** Clock times and evaluation of a move, each with its name. */
export function measuresOf({
	evaluation,
	clocks,
	drawOffer,
}: Notes): readonly (readonly [string, string])[] {
	const found: [string, string][] = [];
	if (evaluation !== undefined) found.push(["evaluation", evaluationText(evaluation)]);
	for (const [name, time] of clocks) found.push([CLOCKS[name] ?? name, time]);
	if (drawOffer) found.push(["draw offered", "(=)"]);
	return found;
}

const RESULTS: Readonly<Record<string, string>> = {
	"1-0": "White wins",
	"0-1": "Black wins",
	"1/2-1/2": "Draw",
};

/** "1-0, White wins"; nothing for a game without a result. */
export const resultText = (result: string): string | undefined => {
	const words = RESULTS[result];
	return words && `${result.replaceAll("1/2", "½").replace("-", "–")}, ${words}`;
};

/** Why a game is over, in a sentence. */
export function endingText(ending: Ending, loser: Side): string {
	if (ending === "checkmate") return `Checkmate: ${loser === WHITE ? "Black" : "White"} wins`;
	return `Draw: ${ending === "100 half-moves" ? "100 half-moves without a pawn's move or a capture" : ending}`;
}
