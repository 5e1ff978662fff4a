// The engine in a worker of its own, which takes and gives lines of UCI.

import type { Connect } from "../../engine/session.ts";
import type { EngineFiles } from "./engineFiles.ts";

/** The script finds its WebAssembly by the fragment of its address. */
export const connectWorker =
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
