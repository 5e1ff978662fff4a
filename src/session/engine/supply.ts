// The engine of a visit, once its files are there, and what can go wrong with it.

import { createEngine, type Engine } from "../../engine/engine.ts";
import { EngineError, type EngineFault } from "../../engine/engineFault.ts";
import { EngineFileError, type EngineFileFault, fetchEngine } from "./engineFiles.ts";
import { connectWorker } from "./workerConnection.ts";

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

/** The engine, once its files are there. */
export function createSupply(onLoading: (share: number | undefined) => void) {
	let coming: Promise<Engine> | undefined;
	let engine: Engine | undefined;
	async function bring(): Promise<Engine> {
		const { signal } = new AbortController();
		onLoading(0);
		try {
			const files = await fetchEngine({ signal, onProgress: onLoading });
			engine = createEngine(connectWorker(files));
			return engine;
		} catch (error) {
			coming = undefined;
			throw error;
		} finally {
			onLoading(undefined);
		}
	}
	return {
		get(): Promise<Engine> {
			coming ??= bring();
			return coming;
		},
		/** Ends the worker. The next question starts it again. */
		end: () => engine?.close(),
		/** Fetches the files anew at the next question. */
		forget(): void {
			engine?.close();
			coming = undefined;
		},
	};
}
