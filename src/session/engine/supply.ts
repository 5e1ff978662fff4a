// The engine of a visit, once its files are there. Loaded when it is first asked.

import { createEngine, type Engine } from "../../engine/engine.ts";
import { fetchEngine } from "./engineFiles.ts";
import { connectWorker } from "./workerConnection.ts";

/** Seconds after which a silent worker is asked for a sign of life, and again until it is dead. */
const PULSE_SECONDS = 2;

/** The engine, once its files are there. */
export function createSupply(onLoading: (share: number | undefined) => void) {
	let coming: Promise<Engine> | undefined;
	let fetching: AbortController | undefined;
	let engine: Engine | undefined;

	async function bring(controller: AbortController): Promise<Engine> {
		const isCurrent = () => fetching === controller;
		try {
			const files = await fetchEngine((share) => isCurrent() && onLoading(share), controller);
			engine = createEngine(connectWorker(files), { pulseSeconds: PULSE_SECONDS });
			return engine;
		} catch (error) {
			if (isCurrent()) coming = undefined;
			throw error;
		} finally {
			if (isCurrent()) {
				fetching = undefined;
				onLoading(undefined);
			}
		}
	}

	/** Ends the requests that are under way: nobody waits for the files. */
	function leave(): void {
		if (fetching === undefined) return;
		fetching.abort();
		fetching = undefined;
		coming = undefined;
		onLoading(undefined);
	}

	return {
		get(): Promise<Engine> {
			if (coming === undefined) {
				fetching = new AbortController();
				onLoading(0);
				coming = bring(fetching);
			}
			return coming;
		},
		leave,
		/** Ends the worker. The next question starts it again. */
		end: () => engine?.close(),
		/** Fetches the files anew at the next question. */
		forget(): void {
			leave();
			engine?.close();
			coming = undefined;
		},
	};
}

export type Supply = ReturnType<typeof createSupply>;
