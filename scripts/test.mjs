// npm test: installs what is missing, builds what has changed, and runs every check and every test.
// Checks run beside the build, the unit tests beside the end-to-end tests, which take longest; what
// is said comes one after the other. Ends with one line: how many passed, how many failed.

import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { ensureBrowser, findTestBrowser, getTestBrowser } from "./browser.mjs";
import { getEngine, isOff, NO_ENGINE } from "./engine.mjs";
import { build, checkNode, install, installTrials, root, run } from "./prepare.mjs";
import { freePort } from "./start.mjs";

const results = join(root, "test-results");

/**
 * Who goes first where the processor is short, the lowest first. Unit tests are one process, the
 * end-to-end tests many: if these went first, the unit tests would still be at work, on one core,
 * when they have ended.
 */
const PRIORITIES = { units: 0, browsers: 5, checks: 10 };

/**
 * Starts a package's program. What it says is kept until it may speak, and told from then on as it
 * comes.
 */
function launch(title, module, args, { env = {}, priority = PRIORITIES.checks } = {}) {
	const child = spawn(process.execPath, [join(root, "node_modules", module), ...args], {
		cwd: root,
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, ...env, ...(process.stdout.isTTY && { FORCE_COLOR: "1" }) },
	});
	setPriority(child.pid, priority);
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
	return { succeeds, speak };
}

/** A check passes or fails as one. */
const check = (title, module, args) => () => ({
	...launch(title, module, args),
	count: (succeeded) => ({ passed: Number(succeeded), failed: Number(!succeeded) }),
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
				const { passed, failed } = read(JSON.parse(readFileSync(join(results, file), "utf8")));
				return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
			} catch {
				return { passed: 0, failed: 1 };
			}
		},
	});

/**
 * Several threads would each work out the same types, on cores that the end-to-end tests are using.
 */
const CHECKS = [
	...[".", "src/chess", "src/engine", "src/offline", "tests", "assembly"].map((project) =>
		check(`Types: ${project}`, "typescript/bin/tsc", ["-p", project, "--singleThreaded"]),
	),
	check("Lint and format", "@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]),
	check("Unused files, exports and packages", "../tests/trials/node_modules/knip/bin/knip.js", []),
];

const unitTests = suite(
	"Unit and property tests",
	"vitest/vitest.mjs",
	[
		"run",
		// Beside the end-to-end tests one fills what these leave of two cores.
		"--maxWorkers=1",
		"--reporter=verbose",
		"--reporter=json",
		`--outputFile.json=${join(results, "unit.json")}`,
	],
	{
		file: "unit.json",
		priority: PRIORITIES.units,
		read: ({ numPassedTests, numFailedTests }) => ({
			passed: numPassedTests,
			failed: numFailedTests,
		}),
	},
);

const browserTests = (browser, port) =>
	suite("End-to-end tests", "@playwright/test/cli.js", ["test"], {
		file: "e2e.json",
		env: { CHROMIUM_PATH: browser, PORT: String(port) },
		priority: PRIORITIES.browsers,
		read({ stats, suites }) {
			for (const title of suites.flatMap(passedLater)) console.log(`At the second try: ${title}`);
			return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
		},
	});

/** The tests of a file or group that passed only when they were tried once more. */
const passedLater = ({ title, suites = [], specs = [] }) =>
	[
		...suites.flatMap(passedLater),
		...specs
			.filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
			.map((spec) => spec.title),
	].map((name) => `${title}, ${name}`);

async function main() {
	checkNode();
	const gettingBrowser = getTestBrowser();
	const gettingEngine = getEngine();
	install();
	installTrials();
	const checks = CHECKS.map((start) => start());
	build();
	await gettingBrowser;
	// Tests that need it are skipped.
	if (!(await gettingEngine) && !isOff()) console.error(NO_ENGINE);
	const browser = ensureBrowser(findTestBrowser);
	rmSync(results, { recursive: true, force: true });
	mkdirSync(results);
	const beside = browserTests(browser, await freePort())();
	let passed = 0;
	let failed = 0;
	for (const { succeeds, speak, count } of [...checks, unitTests(), beside]) {
		speak();
		const counted = count(await succeeds);
		passed += counted.passed;
		failed += counted.failed;
	}
	console.log(`\n${passed} passed, ${failed} failed`);
	return failed === 0 ? 0 : 1;
}

await run(main);
