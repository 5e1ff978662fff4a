// A part of npm run bench: a FEN a line in, control out, by whole processes: the command line, and
// programs of others that use the core of the package. Versions alternate, medians count.

import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROUNDS = 7;
const LINES = 200_000;

const besideThis = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** A program that does something with each batch of lines; none of them is empty. */
const ofPackage = (answer: string) => `
	import { loadCore } from ${besideThis("../package/core.js")};
	const core = await loadCore();
	let rest = "";
	for await (const chunk of process.stdin.setEncoding("latin1")) {
		const lines = (rest + chunk).split("\\n");
		rest = lines.pop();
		process.stdout.write(${answer});
	}
`;

const VERSIONS = [
	{
		name: "`npm run -s control`",
		program: `import { main } from ${besideThis("../node/control.js")}; await main([]);`,
	},
	{ name: "`core.codes(fens)`, as the lines come", program: ofPackage("core.codes(lines)") },
	{
		name: "`core.codes(fens)` and `core.counts(codes)`",
		program: ofPackage(
			"(() => { const codes = core.codes(lines); return Buffer.concat([codes, core.counts(codes)]); })()",
		),
	},
	{
		name: "`core.letters(fen)`, line by line",
		program: ofPackage('lines.map((fen) => core.letters(fen)).join("\\n")'),
	},
] as const;

const median = (values: readonly number[]) =>
	[...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

export function benchPositionLines(fens: readonly string[]): void {
	const folder = mkdtempSync(join(tmpdir(), "bench-"));
	const path = join(folder, "fens.txt");
	const lines = Array.from({ length: LINES }, (_, index) => `${fens[index % fens.length]}\n`);
	writeFileSync(path, lines.join(""));
	const times = VERSIONS.map(() => [] as number[]);
	for (let round = 0; round < ROUNDS; round++) {
		for (const [index, { name, program }] of VERSIONS.entries()) {
			const input = openSync(path, "r");
			const started = performance.now();
			const { status } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
				stdio: [input, "ignore", "inherit"],
			});
			times[index]?.push(performance.now() - started);
			closeSync(input);
			if (status !== 0) throw new Error(`${name} ended with ${status}`);
		}
	}
	rmSync(folder, { recursive: true });
	const base = median(times[0] ?? []);
	console.log(`\n| ${LINES} lines of FEN, whole processes | a line | times the first |`);
	console.log("| --- | ---: | ---: |");
	for (const [index, { name }] of VERSIONS.entries()) {
		const time = median(times[index] ?? []);
		const micro = ((time * 1000) / LINES).toFixed(2);
		console.log(`| ${name} | ${micro} us | ${(time / base).toFixed(2)} |`);
	}
}
