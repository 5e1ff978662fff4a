// Loads the script that counts visits, if the build names one: after everything else, and never for
// visitors who ask not to be tracked.

import { latePart } from "../../runtime/late/loadPart.ts";

const loadVitals = latePart("vitals", () => import("web-vitals"));
type Layer = { dataLayer?: unknown[] };

const refusesTracking = () =>
	navigator.doNotTrack === "1" ||
	(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Measures web vitals for the script, in `dataLayer`. */
async function measure(): Promise<void> {
	const { onCLS, onINP, onLCP } = await loadVitals();
	const layer = window as Layer;
	layer.dataLayer ??= [];
	const push = ({ name, value }: { name: string; value: number }) =>
		layer.dataLayer?.push({ event: "web-vitals", name, value });
	onCLS(push);
	onINP(push);
	onLCP(push);
}

function load(address: string): void {
	const script = document.createElement("script");
	script.src = address;
	script.async = true;
	script.addEventListener("load", () => void measure().catch(console.log));
	script.addEventListener("error", () => {
		console.log(
			`Analytics could not be loaded from ${address}. If you use an ad blocker, it may be the reason; everything else works without. To help us, enable analytics for this page.`,
		);
	});
	document.head.append(script);
}

/** Loads the script when everything else is loaded. */
export function startAnalytics(address: string): void {
	if (refusesTracking()) return;
	const later = () => setTimeout(() => load(address), 2000);
	if (document.readyState === "complete") later();
	else window.addEventListener("load", later, { once: true });
}
