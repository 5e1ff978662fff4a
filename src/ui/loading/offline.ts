// Registers the service worker, which keeps the application for when there is no network; notices
// new versions, and lets one take over when somebody reloads.

import { TAKE_OVER } from "../../runtime/cacheNames.ts";
import { BASE } from "../../runtime/late/base.ts";
import { savesData, whenIdle } from "../../runtime/late/idle.ts";
import { version } from "../../runtime/late/version.ts";
import { firstKept } from "./firstKept.ts";

/** How long a reload waits for a new version that is being downloaded. */
const UPDATE_TIMEOUT_MS = 10_000;

let registration: ServiceWorkerRegistration | undefined;

const hasFinishedInstalling = ({ state }: ServiceWorker) => state !== "installing";

/** Resolves when all files of a version are there, or it has failed. */
const installed = (worker: ServiceWorker) =>
	new Promise<void>((resolve) => {
		if (hasFinishedInstalling(worker)) resolve();
		worker.addEventListener("statechange", () => hasFinishedInstalling(worker) && resolve());
	});

const showNotice = () => version.set({ isOutdated: true });

/** Shows the notice when another version is there, or has taken over in another tab. */
function watchForUpdates(registration: ServiceWorkerRegistration): void {
	const { serviceWorker } = navigator;
	if (registration.waiting !== null) showNotice();
	registration.addEventListener("updatefound", async () => {
		const { active, installing } = registration;
		if (active === null || installing === null) return;
		await installed(installing);
		if (installing.state === "installed") showNotice();
	});
	let isControlled = serviceWorker.controller !== null;
	serviceWorker.addEventListener("controllerchange", () => {
		if (isControlled) showNotice();
		isControlled = true;
	});
}

/** Says so when the files of the first visit are all there. */
async function tellFirstKept({ active, installing }: ServiceWorkerRegistration): Promise<void> {
	if (active !== null || installing === null) return;
	await installed(installing);
	if (installing.state !== "redundant") firstKept.set({ isNew: true });
}

/**
 * Registers when the page has nothing else to do. Without a service worker everything works, as
 * long as there is a network.
 */
export async function keepOffline(): Promise<void> {
	if (import.meta.env.DEV || !("serviceWorker" in navigator) || savesData()) return;
	const { serviceWorker } = navigator;
	await whenIdle();
	try {
		registration = await serviceWorker.register(new URL("sw.js", BASE), { updateViaCache: "none" });
		watchForUpdates(registration);
		void tellFirstKept(registration);
		await registration.update();
	} catch (error) {
		console.info("Not kept for when there is no network:", error);
	}
}

/** Lets a new version that is there, or is being downloaded, replace this one. */
export async function takeOver(): Promise<void> {
	if (registration === undefined) return;
	const late = new Promise<void>((resolve) => setTimeout(resolve, UPDATE_TIMEOUT_MS));
	if (registration.installing) await Promise.race([installed(registration.installing), late]);
	const { waiting } = registration;
	if (waiting === null) return;
	const isOver = new Promise<void>((resolve) => {
		waiting.addEventListener("statechange", () => waiting.state === "activated" && resolve());
	});
	waiting.postMessage(TAKE_OVER);
	await Promise.race([isOver, late]);
}
