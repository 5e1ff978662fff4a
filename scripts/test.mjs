// npm test: installs what is missing, builds what has changed, and runs every check and every test.
// Ends with one line: how many passed, how many failed.

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { prepare, root, run } from "./prepare.mjs";
import { freePort } from "./start.mjs";

const results = join(root, "test-results");

function launch(title, module, args, env = {}) {
	console.log(`\n${title}`);
	const { status } = spawnSync(process.execPath, [join(root, "node_modules", module), ...args], {
		cwd: root,
		stdio: ["ignore", "inherit", "inherit"],
		env: { ...process.env, ...env },
	});
	return status === 0;
}

/** A check passes or fails as one. */
function check(title, module, args) {
	const passed = launch(title, module, args) ? 1 : 0;
	return { passed, failed: 1 - passed };
}

/** A runner that leaves its results as JSON. One that fails without counting a failure has failed once. */
function suite(title, module, args, file, env, read) {
	const path = join(results, file);
	const succeeded = launch(title, module, args, env);
	try {
		const { passed, failed } = read(JSON.parse(readFileSync(path, "utf8")));
		return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
	} catch {
		return { passed: 0, failed: 1 };
	}
}

async function main() {
	prepare();
	const browser = ensureBrowser();
	rmSync(results, { recursive: true, force: true });
	mkdirSync(results);
	const port = await freePort();
	const outcomes = [
		...[".", "src/chess", "tests", "assembly"].map((project) =>
			check(`Types: ${project}`, "typescript/bin/tsc", ["-p", project]),
		),
		check("Lint and format", "@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]),
		suite(
			"Unit and property tests",
			"vitest/vitest.mjs",
			[
				"run",
				"--reporter=verbose",
				"--reporter=json",
				`--outputFile.json=${join(results, "unit.json")}`,
			],
			"unit.json",
			{},
			({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
		),
		suite(
			"End-to-end tests",
			"@playwright/test/cli.js",
			["test"],
			"e2e.json",
			{ CHROMIUM_PATH: browser, PORT: String(port) },
			({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
		),
	];
	const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
	console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
	return sum("failed") === 0 ? 0 : 1;
}

await run(main);
