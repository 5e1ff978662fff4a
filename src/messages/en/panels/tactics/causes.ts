// Words for the change that a mistake made, and for why the reply to it cannot be met.

import type { Piece } from "../../../../chess/piece.ts";
import { type Square, squareName } from "../../../../chess/square.ts";
import type { Changed, Refuted } from "../../../../review/mistakes/reason.ts";
import { chessWords } from "../../chess.ts";
import { the } from "./wins.ts";

/** "the bishop on a3". */
const onto = ({ mover, square }: { readonly mover: Piece; readonly square: Square }): string =>
	the({ piece: mover, square });

/** Effect of a move by itself, to be followed by the reply: "gave up the queen's guard of d7". */
export function changedText(changed: Changed): string {
	switch (changed.kind) {
		case "unsaved":
			return `did not save ${the(changed.victim)}`;
		case "unstopped":
			return "did not stop";
		case "guard":
			return `gave up the ${chessWords.kind(changed.mover)}’s guard of ${squareName(changed.square)}`;
		case "cut":
			return `cut ${the(changed.blocked)} off from ${squareName(changed.square)}`;
		case "place":
			return `took ${squareName(changed.square)} away from ${the(changed.blocked)}`;
		case "opened":
			return `let ${the(changed.slider)} through to ${squareName(changed.square)}`;
		case "exposed":
			return `put ${onto(changed)} en prise`;
		case "stepped":
			return `put ${onto(changed)}, where it is lost`;
	}
}

/** "; 27...Rxc4 fails to 28.Bxa3". */
export const refutedText = (refutes: Refuted | undefined): string =>
	refutes === undefined ? "" : `; ${refutes.answer} fails to ${refutes.by}`;
