// Changes one line of the sources at a time, drawn by a seed, and asks which changes the unit tests
// that import its file notice: node measure/mutate.mjs [SEED] [COUNT] [FOLDER ...]. The lines are
// put back. It is run by hand, on sources that are committed.

import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../scripts/prepare.mjs";

const [seed = "1", count = "10", ...given] = process.argv.slice(2);
const folders = given.length > 0 ? given : ["collection", "review", "exercise", "session"];

/** Exchanges of one operator for another, where both stand between blanks. */
const EXCHANGED = [
	["<", "<="],
	[">", ">="],
	["===", "!=="],
	["&&", "||"],
	["+", "-"],
	["?? 0", "?? 1"],
].flatMap(([one, other]) => [
	[` ${one} `, ` ${other} `],
	[` ${other} `, ` ${one} `],
]);

const WORDS = { true: "false", false: "true", "Math.min": "Math.max", "Math.max": "Math.min" };

/** No code that runs: comments, imports and types. */
const IDLE = /^\s*(?:\/\/|\/?\*|import\b|export \*|(?:export )?type\b|readonly\b|\|)/;

/** The places of a line's text where something may be exchanged, and for what. */
function changesOf(line) {
	if (IDLE.test(line) || !/[=(){};,]/.test(line)) return [];
	const isCode = (at) => (line.slice(0, at).match(/["'`]/g)?.length ?? 0) % 2 === 0;
	const found = EXCHANGED.flatMap(([from, to]) => {
		const at = line.indexOf(from);
		return at < 0 ? [] : [{ at, from, to }];
	});
	for (const { index: at, 0: from } of line.matchAll(/\b(?:true|false|Math\.(?:min|max))\b/g))
		found.push({ at, from, to: WORDS[from] });
	for (const { index: at, 0: from } of line.matchAll(/(?<![\w.$#])\d+(?![\w.])/g))
		found.push({ at, from, to: String(from === "2" || from === "3" ? from - 1 : +from + 1) });
	return found.filter(({ at }) => isCode(at));
}

/** Numbers from 0 to below 1 (mulberry32), as tests/support/random.ts has them. */
let state = Number(seed);
function next() {
	state = (state + 0x6d2b79f5) >>> 0;
	let mixed = Math.imul(state ^ (state >>> 15), state | 1);
	mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
	return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

const pick = (list) => list[Math.floor(next() * list.length)];

const lines = execFileSync("git", ["ls-files", ...folders.map((name) => `src/${name}/*.ts`)], {
	cwd: root,
	encoding: "utf8",
})
	.trim()
	.split("\n")
	.flatMap((file) =>
		readFileSync(join(root, file), "utf8")
			.split("\n")
			.map((line, index) => ({ file, index, changes: changesOf(line) })),
	)
	.filter(({ changes }) => changes.length > 0);

/** Do the tests that import a file fail? Those of whole processes run what was built. */
function isNoticed(file) {
	const args = ["related", file, "--run", "--bail=1", "--reporter=dot", "--maxWorkers=1"];
	const others = ["tests/trials/**", "tests/cli/**", "tests/scripts/**"];
	const vitest = join(root, "node_modules/vitest/vitest.mjs");
	const exclude = others.flatMap((pattern) => ["--exclude", pattern]);
	const { status } = spawnSync(process.execPath, [vitest, ...args, ...exclude], {
		cwd: root,
		stdio: "ignore",
	});
	return status !== 0;
}

let noticed = 0;
for (let drawn = 0; drawn < Number(count); drawn++) {
	const { file, index, changes } = pick(lines);
	const { at, from, to } = pick(changes);
	const path = join(root, file);
	const text = readFileSync(path, "utf8");
	const all = text.split("\n");
	const line = all[index];
	all[index] = line.slice(0, at) + to + line.slice(at + from.length);
	writeFileSync(path, all.join("\n"));
	try {
		const isSeen = isNoticed(file);
		noticed += Number(isSeen);
		console.log(`${isSeen ? "noticed " : "SURVIVES"} ${file}:${index + 1}`);
		console.log(`         ${all[index].trim()}   (${from.trim()} is ${to.toString().trim()})`);
	} finally {
		writeFileSync(path, text);
	}
}
console.log(`Seed ${seed}: ${noticed} of ${count} changes are noticed.`);
