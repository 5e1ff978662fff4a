// The engines of a visit, once their files are there. Loaded when one is first asked.

import { createEngine } from "../../engine/engine.ts";
import { Pool } from "../../engine/pool.ts";
import type { Connect } from "../../engine/session.ts";
import { MOST_ENGINES, MOST_ENGINES_ON_PHONES, PULSE_SECONDS } from "../../engine/settings.ts";
import { type EngineFiles, fetchEngine } from "./engineFiles.ts";

/** The script finds its WebAssembly by the fragment of its address. */
const connectWorker =
	({ script, wasm }: EngineFiles): Connect =>
	({ line, end }) => {
		const worker = new Worker(`${script}#${encodeURIComponent(wasm)}`);
		worker.addEventListener("message", ({ data }) => {
			for (const text of String(data).split("\n")) line(text);
		});
		worker.addEventListener("error", (event) => {
			event.preventDefault();
			end(event.message || "worker");
		});
		return {
			send: (text) => worker.postMessage(text),
			close: () => worker.terminate(),
		};
	};

/** Not every browser tells. */
type Machine = { readonly deviceMemory?: number; readonly hardwareConcurrency?: number };

/** Gigabytes of memory, as far as browsers tell, up to which there is none for a second engine. */
const LITTLE_MEMORY = 2;

/** How many engines may be at work now: one core is for the page, unless there are only two. */
function mostEngines(): number {
	const { deviceMemory, hardwareConcurrency: cores = 1 } = navigator as Machine;
	const hasLittle = deviceMemory !== undefined && deviceMemory <= LITTLE_MEMORY;
	if (document.hidden || hasLittle) return 1;
	const isPhone = matchMedia("(pointer: coarse)").matches;
	return Math.min(isPhone ? MOST_ENGINES_ON_PHONES : MOST_ENGINES, cores === 2 ? 2 : cores - 1);
}

/** Engines, once their files are there. */
export function createSupply(onLoading: (share: number | undefined) => void) {
	let coming: Promise<Pool> | undefined;
	let fetching: AbortController | undefined;
	let pool: Pool | undefined;

	async function bring(controller: AbortController): Promise<Pool> {
		const isCurrent = () => fetching === controller;
		try {
			const files = await fetchEngine((share) => isCurrent() && onLoading(share), controller);
			const connect = connectWorker(files);
			pool = new Pool(() => createEngine(connect, { pulseSeconds: PULSE_SECONDS }), mostEngines);
			return pool;
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
		get(): Promise<Pool> {
			if (coming === undefined) {
				fetching = new AbortController();
				onLoading(0);
				coming = bring(fetching);
			}
			return coming;
		},
		leave,
		/** Ends all workers but the first. The next questions start them again. */
		rest: () => pool?.rest(),
		/** Ends all workers. */
		end: () => pool?.close(),
		/** Fetches the files anew at the next question. */
		forget(): void {
			leave();
			pool?.close();
			coming = undefined;
		},
	};
}

export type Supply = ReturnType<typeof createSupply>;
