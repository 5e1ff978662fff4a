// Which browsers there are: how each is found, how it is got where it is missing, and how it is
// opened.

import { existsSync } from "node:fs";
import { findBrowser, onPath } from "../../scripts/browser.mjs";
import { openChromium } from "./chromium.ts";
import type { Driver } from "./driver.ts";
import { openFirefox } from "./firefox.ts";
import { openWebKit } from "./webkit.ts";

export type Browser = {
	readonly name: string;
	/** Finds the program that starts the browser, if there is one on this machine. */
	readonly find: () => string | undefined;
	readonly advice: string;
	readonly open: (path: string) => Promise<Driver>;
};

const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path));

export const BROWSERS: readonly Browser[] = [
	{
		name: "Chromium",
		find: findBrowser,
		advice:
			"Debian: apt-get install chromium. Elsewhere: Chrome, Chromium or Edge from their makers. CHROMIUM_PATH names one in an unusual place.",
		open: openChromium,
	},
	{
		name: "Firefox",
		find: () =>
			process.env.FIREFOX_PATH ??
			firstOf([
				...onPath(["firefox", "firefox-esr"]),
				"/Applications/Firefox.app/Contents/MacOS/firefox",
				"C:\\Program Files\\Mozilla Firefox\\firefox.exe",
			]),
		advice:
			"Debian: apt-get install firefox-esr. Elsewhere: Firefox from its makers. FIREFOX_PATH names one in an unusual place.",
		open: openFirefox,
	},
	{
		name: "WebKit",
		find: () => firstOf(onPath(["Xvfb"])) && firstOf(onPath(["WebKitWebDriver"])),
		advice:
			"Debian, Ubuntu: apt-get install webkit2gtk-driver xvfb. Fedora: dnf install webkit2gtk-driver xorg-x11-server-Xvfb. On macOS and Windows: in a container.",
		open: openWebKit,
	},
];
