// Finds a Chromium for the end-to-end tests, or gets one.

import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { Advice, root } from "./prepare.mjs";

/**
 * Features of a browser that a test does without. The first two are pages behind the address bar,
 * made anew for every window: half of the time that a test took; the third is a process held ready
 * for the next page, which in a test never comes. Playwright turns off the others, and this switch
 * takes the place of its own.
 */
const UNWANTED = [
	"WebUIOmniboxPopup",
	"WebUIOmniboxAimPopup",
	"SpareRendererForSitePerProcess",
	"AvoidUnnecessaryBeforeUnloadCheckSync",
	"DestroyProfileOnBrowserClose",
	"HttpsFirstBalancedModeAutoEnable",
	"HttpsUpgrades",
	"LensOverlay",
	"MediaRouter",
	"NetworkTimeServiceQuerying",
	"OptimizationHints",
	"PaintHolding",
	"PreconnectToSearch",
	"ThirdPartyStoragePartitioning",
];

/**
 * How every browser of ours is started: without a screen, and without calls of its own to anywhere.
 */
export const BROWSER_ARGS = [
	"--headless",
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	`--disable-features=${UNWANTED.join(",")}`,
];

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "msedge"];

/**
 * Chromium without the windows round its pages, which no test sees: to make them is a quarter of
 * what opening a page costs.
 */
const WINDOWLESS = ["chromium-headless-shell", "chrome-headless-shell"];

const PLACES = [
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
	"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
	"C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
	"C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** Playwright's own browser, where it is or would be. */
function downloadedPath() {
	try {
		return createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
	} catch {
		return "";
	}
}

/** Where programs of these names would be found. */
export const onPath = (names, { PATH = "" } = process.env) =>
	PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

/** The path of an installed browser, or nothing. CHROMIUM_PATH goes before all others. */
export function findBrowser(env = process.env, exists = existsSync, downloaded = downloadedPath()) {
	if (env.CHROMIUM_PATH) {
		if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
		throw new Advice(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, where there is no browser.`);
	}
	return [downloaded, ...onPath(NAMES, env), ...PLACES].find((path) => path !== "" && exists(path));
}

const findWindowless = (env, exists) =>
	env.CHROMIUM_PATH ? undefined : onPath(WINDOWLESS, env).find((path) => exists(path));

/** The path of the browser that is quickest to test in, or nothing. */
export const findTestBrowser = (env = process.env, exists = existsSync, others = findBrowser) =>
	findWindowless(env, exists) ?? others(env, exists);

function attempt(command, args, seconds) {
	console.error(`Getting a browser: ${[command, ...args].join(" ").replace(root, "")}`);
	const { status } = spawnSync(command, args, {
		cwd: root,
		stdio: ["ignore", 2, 2],
		timeout: seconds * 1000,
	});
	return status === 0;
}

function download() {
	const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
	return attempt(process.execPath, [cli, "install", "chromium"], 300);
}

/** On Debian and its kin. */
const mayInstallPackages = () => process.platform === "linux" && process.getuid?.() === 0;

function installPackage() {
	if (!mayInstallPackages()) return false;
	attempt("apt-get", ["update"], 120);
	return attempt("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], 600);
}

/** A server that does not answer is not waited for: there are other browsers. */
const SOON = "-qq -o Acquire::http::Timeout=10 -o Acquire::https::Timeout=10 -o Acquire::Retries=0";

/**
 * Gets the browser that is quickest to test in, where packages may be installed and nobody has
 * named another, beside what else is done. Where it does not come tests run in any browser.
 */
export async function getTestBrowser() {
	if (process.env.CHROMIUM_PATH || !mayInstallPackages()) return;
	if (findWindowless(process.env, existsSync) !== undefined) return;
	const [name] = WINDOWLESS;
	console.error(`Getting ${name}, a browser for tests, from Debian's packages ...`);
	const install = `install -y --no-install-recommends --no-remove ${name}`;
	const getting = spawn("sh", ["-c", `apt-get ${SOON} update; apt-get ${SOON} ${install}`], {
		stdio: "ignore",
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	});
	await new Promise((resolve) => getting.on("close", resolve).on("error", resolve));
}

export const NO_BROWSER =
	"No browser was found for the end-to-end tests, and none could be installed. Install Chrome, Chromium or Edge, " +
	"or set CHROMIUM_PATH to where one is, and run npm test again.";

/**
 * Gives the path of a browser; gets one if there is none.
 *
 * @param {() => string | undefined} find
 * @param {(() => unknown)[]} ways
 */
export function ensureBrowser(find = findBrowser, ways = [download, installPackage]) {
	const found = find();
	if (found !== undefined) return found;
	for (const way of ways) {
		way();
		const path = find();
		if (path !== undefined) return path;
	}
	throw new Advice(NO_BROWSER);
}
