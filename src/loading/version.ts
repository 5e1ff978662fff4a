// Whether another version has come out since this page was opened. It is asked when a part has gone, and when somebody comes back to the
// tab after a long while; never merely because time passes.

import { createStore } from "../runtime/createStore.ts";
import { BASE } from "./base.ts";

export const version = createStore({ isOutdated: false });

/** Milliseconds out of sight after which it is worth asking. */
const LONG = 30 * 60_000;

/** The front page names this script as long as it is of the same version. */
const OURS = import.meta.url.slice(BASE.href.length);

/** Finds out, where the front page can be had; what is no front page of ours says nothing. */
export async function checkVersion(): Promise<void> {
	if (import.meta.env.DEV) return;
	try {
		const response = await fetch(BASE, { cache: "no-store" });
		const page = response.ok ? await response.text() : "";
		const isOurs = page.includes('name="application-name" content="Square Control"');
		if (!isOurs || page.includes(OURS)) return;
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
		else if (Date.now() - hiddenAt > LONG) void checkVersion();
	});
}
