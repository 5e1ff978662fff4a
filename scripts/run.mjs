// node scripts/run.mjs NAME ARGUMENTS: runs a built program of ours, having built it if need be.

import { getEngine } from "./engine.mjs";
import { Advice, prepare, run } from "./prepare.mjs";

/** A program that somebody names takes the place of our engine; without both we say what to do. */
function asksOurEngine(name, args) {
	const at = args.findIndex((arg) => /^--engine(?:=|$)/.test(arg));
	if (name === "evaluate") return at < 0;
	if (name !== "review" || at < 0) return false;
	if (args[at] !== "--engine") return args[at] === "--engine=";
	return /^$|^-|\.pgn(?:\.\w+)?$/i.test(args[at + 1] ?? "");
}

await run(async () => {
	const [name, ...args] = process.argv.slice(2);
	const names = "agree bench control evaluate exact games hanging insightStudy review study".split(
		" ",
	);
	if (!names.includes(name)) throw new Advice(`No such program: ${name}`);
	prepare();
	if (asksOurEngine(name, args)) await getEngine();
	const { main } = await import(`../build/node/${name}.js`);
	const status = await main(args);
	if (name === "bench") {
		const { benchPage } = await import("../tests/bench/page.mjs");
		await benchPage();
		const { benchFrontiers } = await import("../tests/bench/frontiers.mjs");
		await benchFrontiers();
		const { benchEmbeds } = await import("../tests/bench/embeds.mjs");
		await benchEmbeds();
	}
	return status;
});
