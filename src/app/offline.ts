// Keeps the application for when there is no network: registers the service worker, tells of a new version, and lets it take over when
// somebody reloads.

import { BASE } from "../loading/base.ts";
import { savesData, whenIdle } from "../loading/idle.ts";
import { version } from "../loading/version.ts";
import { TAKE_OVER } from "../offline/names.ts";

/** Milliseconds that a reload waits for a new version that is on its way. */
const PATIENCE = 10_000;

let registration: ServiceWorkerRegistration | undefined;

const hasEnded = ({ state }: ServiceWorker) => state !== "installing";

/** Resolves when all files of a version are there, or it has failed. */
const installed = (worker: ServiceWorker) =>
	new Promise<void>((resolve) => {
		if (hasEnded(worker)) resolve();
		worker.addEventListener("statechange", () => hasEnded(worker) && resolve());
	});

const told = () => version.set({ isOutdated: true });

/** Tells when another version has come, or has taken over in another tab: what is open here is of the version before. */
function tellOfUpdates(registration: ServiceWorkerRegistration): void {
	const { serviceWorker } = navigator;
	if (registration.waiting !== null) told();
	registration.addEventListener("updatefound", async () => {
		const { active, installing } = registration;
		if (active === null || installing === null) return;
		await installed(installing);
		if (installing.state === "installed") told();
	});
	let isControlled = serviceWorker.controller !== null;
	serviceWorker.addEventListener("controllerchange", () => {
		if (isControlled) told();
		isControlled = true;
	});
}

/** Registers when the page has nothing else to do. Without a service worker everything works, as long as there is a network. */
export async function keepOffline(): Promise<void> {
	if (import.meta.env.DEV || !("serviceWorker" in navigator) || savesData()) return;
	const { serviceWorker } = navigator;
	await whenIdle();
	try {
		registration = await serviceWorker.register(new URL("sw.js", BASE), { updateViaCache: "none" });
		tellOfUpdates(registration);
		await registration.update();
	} catch (error) {
		console.info("Not kept for when there is no network:", error);
	}
}

/** Lets a version that has come, or is coming, take the place of this one. */
export async function takeOver(): Promise<void> {
	if (registration === undefined) return;
	const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
	if (registration.installing) await Promise.race([installed(registration.installing), late]);
	const { waiting } = registration;
	if (waiting === null) return;
	const isOver = new Promise<void>((resolve) => {
		waiting.addEventListener("statechange", () => waiting.state === "activated" && resolve());
	});
	waiting.postMessage(TAKE_OVER);
	await Promise.race([isOver, late]);
}
