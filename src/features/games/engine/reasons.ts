// Why a side went wrong, by what an engine's lines show: of each kind of reason the mistake that
// cost most, which is kept of a game as five letters.

import type { Evaluation } from "../../../engine/evaluation.ts";
import type { Mistake } from "../../../review/mistakes/reason.ts";
import { type ReasonKind, reasonKindOf } from "../../../training/sources/ofMistake.ts";

/** A letter for each. */
const LETTERS: Readonly<Record<ReasonKind, string>> = {
	hanging: "h",
	trade: "t",
	missed: "x",
	mate: "m",
	fork: "f",
	pin: "p",
	skewer: "s",
	discovered: "d",
	guard: "g",
	trapped: "r",
	promotion: "q",
	threat: "a",
	letGo: "l",
	other: "o",
};

export const REASON_KINDS = Object.keys(LETTERS) as readonly ReasonKind[];

export type KeptReason = {
	readonly kind: ReasonKind;
	readonly ply: number;
	/** The best move, as squares; undefined where none is known. */
	readonly best: string | undefined;
};

/** The squares of a move; none where a pawn becomes less than a queen, which goes unsaid. */
const bestAt = (found: readonly (Evaluation | undefined)[], ply: number): string | undefined => {
	const [best] = found[ply - 1]?.lines[0]?.moves ?? [];
	return best?.endsWith("q") ? best.slice(0, 4) : best?.length === 4 ? best : undefined;
};

/** Of the mistakes (? and ??) of a side. */
export function keptReasons(
	mistakes: readonly Mistake[],
	found: readonly (Evaluation | undefined)[],
): readonly KeptReason[] {
	const worst = new Map<ReasonKind, Mistake>();
	for (const mistake of mistakes) {
		const kind = reasonKindOf(mistake.reasons);
		if (kind === undefined || mistake.mark === "?!") continue;
		if (mistake.loss > (worst.get(kind)?.loss ?? 0)) worst.set(kind, mistake);
	}
	return [...worst].map(([kind, { ply }]) => ({ kind, ply, best: bestAt(found, ply) }));
}

/** A letter for each square. */
const SQUARES = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const FILES = "abcdefgh";

const letterOf = (name: string) =>
	SQUARES.charAt((Number(name.charAt(1)) - 1) * 8 + FILES.indexOf(name.charAt(0)));

function squareOf(letter: string): string {
	const at = SQUARES.indexOf(letter);
	return FILES.charAt(at & 7) + String((at >> 3) + 1);
}

/** No move leads from a square to itself. */
const NO_MOVE = "AA";

/** Two digits to the base of 36: longer games are not played. */
const LAST_PLY = 36 * 36 - 1;

const textOf = ({ kind, ply, best }: KeptReason): string => {
	const move = best ? letterOf(best.slice(0, 2)) + letterOf(best.slice(2, 4)) : NO_MOVE;
	return LETTERS[kind] + ply.toString(36).padStart(2, "0") + move;
};

export const reasonsText = (reasons: readonly KeptReason[]): string =>
	reasons
		.filter(({ ply }) => ply <= LAST_PLY)
		.map(textOf)
		.join("");

/** Parses saved text, which somebody may have edited: undefined where the form is wrong. */
export function readReasons(text: string): readonly KeptReason[] | undefined {
	if (!/^(?:[a-z][0-9a-z]{2}[A-Za-z0-9_-]{2})*$/.test(text)) return undefined;
	const found = (text.match(/.{5}/g) ?? []).map((one) => {
		const kind = REASON_KINDS.find((name) => LETTERS[name] === one.charAt(0));
		const move = one.slice(3);
		const best = move === NO_MOVE ? undefined : squareOf(move.charAt(0)) + squareOf(move.charAt(1));
		return kind && { kind, ply: Number.parseInt(one.slice(1, 3), 36), best };
	});
	return found.every((one) => one !== undefined) ? found : undefined;
}
