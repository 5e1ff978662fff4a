// A worker of `square-control study`: parts of files in, their sums out.

import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { createInsight } from "../../control/insight.ts";
import { loadModule } from "../../control/load.ts";
import { loadReader } from "../../control/loadReader.ts";
import { answersPart, type Part, studyPart } from "../sums/part.ts";
import type { Selection } from "../sums/selection.ts";
import type { Plies } from "../sums/study.ts";

/** `me` is there where answers are asked for. */
export type WorkerData = {
	readonly selection: Selection;
	readonly plies: Plies;
	readonly me: readonly string[] | undefined;
};

const { selection, plies, me } = workerData as WorkerData;
const bytesOf = (name: string) =>
	readFileSync(new URL(`../../build/${name}.wasm`, import.meta.url));
const module = await loadReader(bytesOf("reader"));
const insight = me === undefined ? undefined : await loadModule(bytesOf("insight"), createInsight);

parentPort?.on("message", (part: Part) => {
	const document =
		me === undefined || insight === undefined
			? studyPart(module, part, selection, plies)
			: answersPart(module, insight, part, selection, me);
	parentPort?.postMessage(document);
});
