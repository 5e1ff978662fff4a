// A move as text: its glyphs, what the file says of clock and evaluation, its comments.

import type { Frame } from "../../chess/frame.ts";
import { type Game, moveNumberText, type Notes, positionAt } from "../../chess/game.ts";
import { moveWords } from "../../messages/en/panels/moves.ts";

/** The glyphs that books use. What each means is in messages/en/panels/moves.ts. */
const GLYPHS: Readonly<Record<number, string>> = {
	1: "!",
	2: "?",
	3: "!!",
	4: "??",
	5: "!?",
	6: "?!",
	7: "□",
	10: "=",
	13: "∞",
	14: "⩲",
	15: "⩱",
	16: "±",
	17: "∓",
	18: "+−",
	19: "−+",
	22: "⨀",
	23: "⨀",
	32: "⟳",
	33: "⟳",
	36: "↑",
	37: "↑",
	40: "→",
	41: "→",
	44: "=∞",
	45: "=∞",
	132: "⇆",
	133: "⇆",
	138: "⊕",
	139: "⊕",
	140: "∆",
	146: "N",
};

/** Of a numeric annotation glyph (NAG) of PGN: its sign, or "$217" where books have none. */
export const glyphOf = (nag: number): string => GLYPHS[nag] ?? `$${nag}`;

/** "+0.34", "−1.20", or a mate as it stands. */
export function evaluationText(evaluation: number | string): string {
	if (typeof evaluation === "string") return evaluation;
	const sign = evaluation > 0 ? "+" : evaluation < 0 ? "−" : "";
	return `${sign}${Math.abs(evaluation).toFixed(2)}`;
}

export type Measure = {
	/** "evaluation", "drawOffer", or the name of a clock as PGN has it, such as "clk". */
	readonly name: string;
	readonly value: string;
};

/** Evaluation, clock times and offer of a draw of a move, as far as the file has them. */
export function measuresOf({ evaluation, clocks, drawOffer }: Notes): readonly Measure[] {
	const found: Measure[] = [];
	if (evaluation !== undefined) {
		found.push({ name: "evaluation", value: evaluationText(evaluation) });
	}
	for (const [name, value] of clocks) found.push({ name, value });
	if (drawOffer) found.push({ name: "drawOffer", value: "(=)" });
	return found;
}

/** "12... Nf6!?", or "Start". */
export function moveText(game: Game, frame: Frame): string {
	const position = positionAt(game, frame);
	if (position.move === undefined) return moveWords.start;
	return `${moveNumberText(position)} ${position.move.san}${position.notes.nags.map(glyphOf).join("")}`;
}

/** The comments before and after a move, each a paragraph; at the end of the game, its result. */
export function captionOf(game: Game, frame: Frame): string {
	const { before, after } = positionAt(game, frame).notes;
	const result = frame === game.plies ? moveWords.result(game) : undefined;
	return [before, after, result ?? ""].filter((text) => text.trim() !== "").join("\n\n");
}
