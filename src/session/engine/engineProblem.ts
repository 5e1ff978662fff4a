// Problems with the engine of a visit: its files, the engine itself, or anything else.

import { EngineError, type EngineFault } from "../../engine/engineFault.ts";

export type EngineFileFault =
	/** This copy of the application has no engine. */
	| { readonly code: "absent" }
	/** The host is not to be reached, or answers with an error. */
	| { readonly code: "unreachable"; readonly status: number | undefined }
	/** For so many seconds no byte of them came. */
	| { readonly code: "stalled"; readonly seconds: number }
	/** A file is shorter than it has to be, or another. */
	| { readonly code: "damaged" };

export class EngineFileError extends Error {
	override readonly name = "EngineFileError";
	readonly fault: EngineFileFault;
	constructor(fault: EngineFileFault) {
		super(fault.code);
		this.fault = fault;
	}
}

export type EngineProblem =
	| EngineFileFault
	| EngineFault
	| { readonly code: "other"; readonly detail: string };

export function problemOf(error: unknown): EngineProblem | undefined {
	if (error instanceof EngineFileError) return error.fault;
	if (error instanceof EngineError) {
		return error.fault.code === "cancelled" ? undefined : error.fault;
	}
	if (error instanceof DOMException && error.name === "AbortError") return undefined;
	console.error(error);
	return { code: "other", detail: error instanceof Error ? error.message : String(error) };
}
