// Checks whether a new version has come out since this page was opened: when the host lacks a part,
// and when the visitor comes back to the tab after a long time, never by polling. `version` is
// global to the page, since parts are loaded before there is a session.

import { createStore } from "../createStore.ts";
import { BASE } from "./base.ts";

export const version = createStore({ isOutdated: false });

/** The time that the tab has to be hidden before the next check. */
const AWAY_MS = 30 * 60_000;

/** The front page of the same version names this script. */
const OWN_SCRIPT = import.meta.url.slice(BASE.href.length);

/** Checks the front page, if it can be fetched; any other page proves nothing. */
export async function checkVersion(): Promise<void> {
	if (import.meta.env.DEV) return;
	try {
		const response = await fetch(BASE, { cache: "no-store" });
		const page = response.ok ? await response.text() : "";
		const isOurs = page.includes('name="application-name" content="Square Control"');
		if (!isOurs || page.includes(OWN_SCRIPT)) return;
		version.set({ isOutdated: true });
		// Lets a reload bring the new version.
		const registration = await navigator.serviceWorker?.getRegistration();
		await registration?.update();
	} catch {
		// Without a connection there is nothing to report.
	}
}

export function followVersion(): void {
	let hiddenAt = Date.now();
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "hidden") hiddenAt = Date.now();
		else if (Date.now() - hiddenAt > AWAY_MS) void checkVersion();
	});
}
