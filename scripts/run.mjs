// node scripts/run.mjs NAME ARGUMENTS: runs a built program of ours, having built it if need be.

import { getEngine } from "./engine.mjs";
import { Advice, prepare, run } from "./prepare.mjs";

await run(async () => {
	const [name, ...args] = process.argv.slice(2);
	const names = "agree bench control evaluate exact games hanging insightStudy review study".split(
		" ",
	);
	if (!names.includes(name)) throw new Advice(`No such program: ${name}`);
	prepare();
	// A program that somebody names takes its place; without both it says what to do.
	if (name === "evaluate" && !args.some((arg) => /^--engine(?:=|$)/.test(arg))) await getEngine();
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
