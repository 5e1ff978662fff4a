import { defineConfig } from "@playwright/test";
import { BROWSER_ARGS, findBrowser } from "./scripts/browser.mjs";

const port = Number(process.env.PORT ?? 4187);
const executablePath = findBrowser();

export default defineConfig({
	testDir: "tests/e2e",
	testMatch: "*.spec.ts",
	outputDir: "test-results/e2e",
	reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
	forbidOnly: true,
	// Patience for machines that do other things beside; what is tested does not depend on it.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	// More than there are cores: half of a test is waiting for a picture, a worker, a rest.
	workers: 4,
	fullyParallel: true,
	// Once more for what a machine did; `npm test` names what passed only then.
	retries: 1,
	use: {
		// It would fetch all files in each test, beside what is tested.
		serviceWorkers: "block",
		baseURL: `http://127.0.0.1:${port}/`,
		launchOptions: {
			...(executablePath === undefined ? {} : { executablePath }),
			args: BROWSER_ARGS,
		},
	},
	webServer: {
		command: `node scripts/start.mjs --port ${port}`,
		url: `http://127.0.0.1:${port}/`,
		reuseExistingServer: false,
		// It may have to build first.
		timeout: 240_000,
	},
});
