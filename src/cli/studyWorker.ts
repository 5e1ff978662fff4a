// A worker of `npm run -s study`: parts of files in, their sums out.

import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { type Part, studyPart } from "../aggregate/part.ts";
import type { Selection } from "../aggregate/selection.ts";
import type { Plies } from "../aggregate/study.ts";
import { loadReader } from "../control/loadReader.ts";

export type WorkerData = { readonly selection: Selection; readonly plies: Plies };

const { selection, plies } = workerData as WorkerData;
const module = await loadReader(readFileSync(new URL("../../build/reader.wasm", import.meta.url)));

parentPort?.on("message", (part: Part) => {
	parentPort?.postMessage(studyPart(module, part, selection, plies));
});
