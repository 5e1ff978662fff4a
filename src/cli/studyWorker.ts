// A worker of `npm run -s study`: parts of files in, their sums out.

import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { loadReader } from "../control/loadReader.ts";
import { type Part, studyPart } from "../study/part.ts";
import type { Selection } from "../study/selection.ts";
import type { Plies } from "../study/study.ts";

export type WorkerData = { readonly selection: Selection; readonly plies: Plies };

const { selection, plies } = workerData as WorkerData;
const module = await loadReader(readFileSync(new URL("../../build/reader.wasm", import.meta.url)));

parentPort?.on("message", (part: Part) => {
	parentPort?.postMessage(studyPart(module, part, selection, plies));
});
