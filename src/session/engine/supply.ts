// The engine of a visit, once its files are there. Loaded when it is first asked.

import { createEngine, type Engine } from "../../engine/engine.ts";
import { fetchEngine } from "./engineFiles.ts";
import { connectWorker } from "./workerConnection.ts";

/** The engine, once its files are there. */
export function createSupply(onLoading: (share: number | undefined) => void) {
	let coming: Promise<Engine> | undefined;
	let engine: Engine | undefined;
	async function bring(): Promise<Engine> {
		onLoading(0);
		try {
			const files = await fetchEngine(onLoading);
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

export type Supply = ReturnType<typeof createSupply>;
