// npm test: installs what is missing, builds what has changed, and runs every check and every test.
// The core is built first: it is all that most unit tests need, which begin beside the rest of the
// build, as the checks do. End-to-end tests, which take longest, and the unit tests of programs and
// packages follow it. What is said comes one after the other. Ends with one line: how many passed,
// how many failed.

import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import { join, relative } from "node:path";
import { ensureBrowser, findTestBrowser, getTestBrowser } from "./browser.mjs";
import { getEngine, isOff, NO_ENGINE } from "./engine.mjs";
import { Advice, build, checkNode, install, installTrials, root, run } from "./prepare.mjs";
import { freePort } from "./start.mjs";

const results = join(root, "test-results");

/**
 * Who goes first where the processor is short, the lowest first. Unit tests are one process, the
 * end-to-end tests many: if these went first, the unit tests would still be at work, on one core,
 * when they have ended.
 */
const PRIORITIES = { units: 0, browsers: 5, checks: 10 };

/** What is at work in a session of its own, which no end of ours would end. */
const alone = new Set();

const stopAlone = () => {
	for (const { pid } of alone) process.kill(-pid);
};
process.on("exit", stopAlone);
for (const [signal, status] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }))
	process.once(signal, () => process.exit(status));

/**
 * Starts a package's program. What it says is kept until it may speak, and told from then on as it
 * comes.
 */
function launch(title, module, args, { env = {}, priority = PRIORITIES.checks, ...how } = {}) {
	const child = spawn(process.execPath, [join(root, "node_modules", module), ...args], {
		cwd: root,
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, ...env, ...(process.stdout.isTTY && { FORCE_COLOR: "1" }) },
		detached: how.isAlone ?? false,
	});
	setPriority(child.pid, priority);
	if (how.isAlone) {
		alone.add(child);
		child.on("close", () => alone.delete(child));
	}
	const kept = [`\n${title}\n`];
	let say = (text) => kept.push(text);
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text) => say(text));
	}
	const succeeds = new Promise((resolve) => {
		child.on("close", (status) => resolve(status === 0));
	});
	const speak = () => {
		say = (text) => process.stdout.write(text);
		for (const text of kept) say(text);
	};
	return { succeeds, speak, stop: () => child.kill() };
}

/** A check passes or fails as one. */
const check = (title, module, args) => () => ({
	...launch(title, module, args),
	count: (succeeded) => ({ passed: Number(succeeded), failed: succeeded ? [] : [title] }),
});

/**
 * A runner that leaves its results as JSON. One that fails without counting a failure has failed
 * once.
 */
const suite =
	(title, module, args, { file, read, ...how }) =>
	() => ({
		...launch(title, module, args, how),
		count(succeeded) {
			try {
				const { passed, failed, later } = read(
					JSON.parse(readFileSync(join(results, file), "utf8")),
				);
				for (const name of later) console.log(`At the second try: ${name}`);
				return { passed, failed: failed.length > 0 || succeeded ? failed : [title] };
			} catch {
				return { passed: 0, failed: [title] };
			}
		},
	});

/**
 * Several threads would each work out the same types, on cores that the end-to-end tests are using.
 */
const CHECKS = [
	...[".", "src/chess", "src/engine", "src/pages/offline", "tests", "assembly"].map((project) =>
		check(`Types: ${project}`, "typescript/bin/tsc", ["-p", project, "--singleThreaded"]),
	),
	check("Lint and format", "@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]),
	check("Unused files, exports and packages", "../tests/trials/node_modules/knip/bin/knip.js", []),
];

/** Folders of tests whose subject is what was built. */
const OF_THE_BUILD = ["tests/cli", "tests/scripts", "tests/trials"];

/** The tests of a file of unit tests of which something holds. */
const titlesIn = ({ name, assertionResults }, holds) =>
	assertionResults.filter(holds).map(({ fullName }) => `${relative(root, name)}, ${fullName}`);

const isLate = ({ status, failureMessages }) => status === "passed" && failureMessages.length > 0;

/** What failed of a file of unit tests: tests, or the file where it could not be loaded. */
function failedOfFile(one) {
	const failed = titlesIn(one, ({ status }) => status === "failed");
	if (failed.length > 0 || one.status !== "failed") return failed;
	return [relative(root, one.name)];
}

const unitTests = (title, file, chosen) =>
	suite(
		title,
		"vitest/vitest.mjs",
		[
			"run",
			...chosen,
			// Beside the end-to-end tests one fills what these leave of two cores.
			"--maxWorkers=1",
			// Once more for what a machine did, as with the end-to-end tests.
			"--retry=1",
			"--reporter=verbose",
			"--reporter=json",
			`--outputFile.json=${join(results, file)}`,
		],
		{
			file,
			priority: PRIORITIES.units,
			// Each browser has a session of its own, and Linux, on many machines, shares its cores
			// between sessions first: within ours the unit tests would have a third of a core.
			isAlone: process.platform !== "win32",
			read({ numPassedTests, testResults }) {
				const later = testResults.flatMap((one) => titlesIn(one, isLate));
				return { passed: numPassedTests, failed: testResults.flatMap(failedOfFile), later };
			},
		},
	);

const sourceTests = unitTests(
	"Unit and property tests of the sources",
	"unit.json",
	OF_THE_BUILD.map((folder) => `--exclude=${folder}/**`),
);
const buildTests = unitTests("Unit tests of what is built", "built.json", OF_THE_BUILD);

const browserTests = (browser, port) =>
	suite("End-to-end tests", "@playwright/test/cli.js", ["test"], {
		file: "e2e.json",
		env: { CHROMIUM_PATH: browser, PORT: String(port) },
		priority: PRIORITIES.browsers,
		read({ stats, suites }) {
			const named = (status) => suites.flatMap((one) => titlesOf(one, status));
			const passed = stats.expected + stats.flaky;
			return { passed, failed: named("unexpected"), later: named("flaky") };
		},
	});

/** The tests of a file or group that ended so; "flaky" passed only at the second try. */
const titlesOf = ({ title, suites = [], specs = [] }, wanted) =>
	[
		...suites.flatMap((one) => titlesOf(one, wanted)),
		...specs
			.filter(({ tests }) => tests.some(({ status }) => status === wanted))
			.map((spec) => spec.title),
	].map((name) => `${title}, ${name}`);

async function main() {
	checkNode();
	const gettingBrowser = getTestBrowser();
	const gettingEngine = getEngine();
	install();
	installTrials();
	const checks = CHECKS.map((start) => start());
	build(["core"]);
	await gettingBrowser;
	// Tests that need it are skipped.
	if (!(await gettingEngine) && !isOff()) console.error(NO_ENGINE);
	const browser = ensureBrowser(findTestBrowser);
	rmSync(results, { recursive: true, force: true });
	mkdirSync(results);
	const building = launch("Build", "../scripts/build.mjs", ["--changed"], {
		priority: PRIORITIES.units,
	});
	building.speak();
	const ofSources = sourceTests();
	if (!(await building.succeeds)) {
		for (const { stop } of [...checks, ofSources]) stop();
		throw new Advice("The build failed: see above.");
	}
	const beside = browserTests(browser, await freePort())();
	let passed = 0;
	const failed = [];
	async function report({ succeeds, speak, count }) {
		speak();
		const counted = count(await succeeds);
		passed += counted.passed;
		failed.push(...counted.failed);
	}
	for (const one of [...checks, ofSources]) await report(one);
	await report(buildTests());
	await report(beside);
	for (const title of failed) console.log(`Failed: ${title}`);
	console.log(`\n${passed} passed, ${failed.length} failed`);
	return failed.length === 0 ? 0 : 1;
}

await run(main);
