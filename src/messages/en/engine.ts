// Sentences for what goes wrong with an engine.

import type { EngineFault } from "../../engine/engineFault.ts";
import { numberText } from "../format.ts";
import type { Sentences } from "../sentenceOf.ts";
import { chessWords } from "./chess.ts";
import { positionFaultWords } from "./faults.ts";
import { counted } from "./plural.ts";

export const engineFaultWords = {
	silent: ({ waiting, seconds }) =>
		waiting === "bestmove"
			? `The engine has not answered for ${counted(seconds, "second")}`
			: `The engine has not sent "${waiting}" for ${counted(seconds, "second")}`,
	died: ({ detail }) => `The engine stopped or could not be started: ${detail}`,
	tooMuch: ({ lines }) =>
		`The engine wrote ${numberText(lines)} lines without an answer and was stopped`,
	empty: () => "The engine answered without a score or a legal move",
	cancelled: () => "The search was cancelled",
	refused: ({ fault }) => positionFaultWords.fen(fault),
	tooManyPieces: ({ side }) => `${chessWords.side(side)} has more pieces than any game allows`,
} satisfies Sentences<EngineFault>;
