// The programs of the command line as tests start them: built first if need be, once, since to look
// whether they are fresh is half of what a short program costs.

import { spawnSync } from "node:child_process";
import { atRoot } from "./core.ts";

export const PROGRAM = atRoot("scripts/squareControl.mjs");

export function buildPrograms(): void {
	spawnSync(process.execPath, [atRoot("scripts/run.mjs"), "control"], { input: "" });
}
