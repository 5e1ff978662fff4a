import { defineConfig } from "@playwright/test";
import { BROWSER_ARGS, findTestBrowser } from "./scripts/browser.mjs";

const port = Number(process.env.PORT ?? 4187);
const executablePath = findTestBrowser();

/**
 * Playwright notes the stack of every call, and looks up where each of its frames stands in the
 * source: a fifth of its processor time, though only frames of tests have another place there, and
 * most come again and again. Here each is told once, and the others as they are.
 */
const { prepareStackTrace } = Error;
if (prepareStackTrace !== undefined) {
	const tell = (error: Error, frame: NodeJS.CallSite) =>
		frame.getFileName()?.startsWith("file:")
			? (prepareStackTrace(error, [frame]).split("\n").at(-1) ?? "")
			: `    at ${String(frame).replace(/^async /, "")}`;
	const told = new Map<string, string>();
	const lineOf = (error: Error, frame: NodeJS.CallSite) => {
		const place = `${frame.getFileName() ?? frame}:${frame.getPosition()}`;
		const line = told.get(place) ?? tell(error, frame);
		told.set(place, line);
		return line;
	};
	Error.prepareStackTrace = (error, frames) =>
		[String(error), ...frames.map((frame) => lineOf(error, frame))].join("\n");
}

export default defineConfig({
	testDir: "tests/e2e",
	testMatch: "*.spec.ts",
	outputDir: "test-results/e2e",
	reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
	forbidOnly: true,
	// Patience for machines that do other things beside; what is tested does not depend on it.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	// One more than there are cores, for a test waits for pictures, workers, rests; a fourth took a
	// tenth more of processor for the same.
	workers: 3,
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
		command: `node scripts/e2e.mjs --port ${port}`,
		url: `http://127.0.0.1:${port}/`,
		reuseExistingServer: false,
		// It may have to build first.
		timeout: 240_000,
	},
});
