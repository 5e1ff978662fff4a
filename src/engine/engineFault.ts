// Faults between us and an engine.

import type { FenFault } from "../chess/fenFault.ts";
import type { Side } from "../chess/piece.ts";

export type EngineFault =
	/** No uciok, readyok or answer to a search within so many seconds. */
	| { readonly code: "silent"; readonly waiting: Awaited; readonly seconds: number }
	/** The program or the worker ended, or never began; `detail` is what the system says. */
	| { readonly code: "died"; readonly detail: string }
	/** So many lines came, and no answer among them. */
	| { readonly code: "tooMuch"; readonly lines: number }
	/** An answer without a score or a legal move. */
	| { readonly code: "empty" }
	| { readonly code: "cancelled" }
	/** The position was not asked about: engines crash on such. */
	| { readonly code: "refused"; readonly fault: FenFault }
	| { readonly code: "tooManyPieces"; readonly side: Side };

/** Answers that an engine owes. */
export type Awaited = "uciok" | "readyok" | "bestmove";

export class EngineError extends Error {
	override readonly name = "EngineError";
	readonly fault: EngineFault;
	constructor(fault: EngineFault) {
		super(fault.code);
		this.fault = fault;
	}
}

/** Is a position alone at fault, or the engine? */
export const isOfPosition = (error: unknown): boolean =>
	error instanceof EngineError && ["refused", "tooManyPieces", "empty"].includes(error.fault.code);
