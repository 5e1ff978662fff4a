// Whether another version has come out since this page was opened. It asks the host when a part is
// missing there, and when the visitor comes back to the tab after a long time; it never polls.
// `version` is one for the page, since parts are loaded before there is a session.

import { createStore } from "../runtime/createStore.ts";
import { BASE } from "./base.ts";

export const version = createStore({ isOutdated: false });

/** How long the tab has to be hidden before the host is asked again. */
const AWAY_MS = 30 * 60_000;

/** The front page names this script as long as it is of the same version. */
const OWN_SCRIPT = import.meta.url.slice(BASE.href.length);

/** Finds out, where the front page can be had; what is no front page of ours says nothing. */
export async function checkVersion(): Promise<void> {
	if (import.meta.env.DEV) return;
	try {
		const response = await fetch(BASE, { cache: "no-store" });
		const page = response.ok ? await response.text() : "";
		const isOurs = page.includes('name="application-name" content="Square Control"');
		if (!isOurs || page.includes(OWN_SCRIPT)) return;
		version.set({ isOutdated: true });
		// So that a reload brings it.
		const registration = await navigator.serviceWorker?.getRegistration();
		await registration?.update();
	} catch {
		// Without a connection there is nothing to be told.
	}
}

export function followVersion(): void {
	let hiddenAt = Date.now();
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "hidden") hiddenAt = Date.now();
		else if (Date.now() - hiddenAt > AWAY_MS) void checkVersion();
	});
}
