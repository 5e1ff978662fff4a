// node scripts/run.mjs NAME ARGUMENTS: runs a built program of ours, having built it if need be.

import { getEngine } from "./engine.mjs";
import { Advice, buildTools, prepare, run } from "./prepare.mjs";
import { PROGRAM_NAMES, runPrograms } from "./programs.mjs";

/** Programs for those alone who work on the project. */
const TOOLS = ["agree", "bench", "exact", "insightStudy", "tacticStudy"];

/** A program that somebody names takes the place of our engine; without both we say what to do. */
function asksOurEngine(name, args) {
	const at = args.findIndex((arg) => /^--engine(?:=|$)/.test(arg));
	if (args.includes("--help")) return false;
	if (name === "evaluate") return at < 0;
	if (name !== "review" || at < 0) return false;
	if (args[at] !== "--engine") return args[at] === "--engine=";
	return /^$|^-|\.pgn(?:\.\w+)?$/i.test(args[at + 1] ?? "");
}

async function runTool(name, args) {
	prepare("core", "programs", ...(name === "bench" ? ["package", "application"] : []));
	buildTools();
	const { main } = await import(`../build/tools/${name}.js`);
	const status = await main(args);
	if (name === "bench") {
		const { benchPage } = await import("../measure/bench/page.mjs");
		await benchPage();
		const { benchFrontiers } = await import("../measure/bench/frontiers.mjs");
		await benchFrontiers();
		const { benchEmbeds } = await import("../measure/bench/embeds.mjs");
		await benchEmbeds();
		const { benchSilence } = await import("../measure/bench/silence.mjs");
		await benchSilence();
		const { benchPhone } = await import("../measure/bench/phone.mjs");
		await benchPhone();
	}
	return status;
}

await run(async () => {
	const [name, ...args] = process.argv.slice(2);
	if (TOOLS.includes(name)) return runTool(name, args);
	if (!PROGRAM_NAMES.includes(name)) throw new Advice(`No such program: ${name}`);
	prepare("core", "programs");
	if (asksOurEngine(name, args)) await getEngine();
	return runPrograms([name, ...args]);
});
