// What the system hands over: files that are opened with the installed application, and what another application shares.

import { SHARED, SHARED_CACHE, SHARED_TEXT } from "../offline/names.ts";
import { openBy } from "../ui/open/intake.ts";
import type { Session } from "../ui/useApp.ts";

/** Of which TypeScript knows nothing yet. */
type LaunchQueue = {
	setConsumer(take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
};

type ShowText = (text: string) => void;

/** Opens the files that the application was started with, and those that come later. */
function openLaunched(session: Session, show: ShowText): void {
	const { launchQueue } = window as { launchQueue?: LaunchQueue };
	launchQueue?.setConsumer(async ({ files: handles = [] }) => {
		if (handles.length === 0) return;
		await openBy(session, async ({ openFiles }) => {
			const files = await Promise.all(handles.map((handle) => handle.getFile()));
			return openFiles(files, session, show);
		});
	});
}

/** Opens what the service worker has put by. It is taken once. */
async function openShared(session: Session, show: ShowText): Promise<void> {
	const cache = await caches.open(SHARED_CACHE);
	const shared = await cache.match(SHARED_TEXT);
	if (shared === undefined) return;
	const text = await shared.text();
	await cache.delete(SHARED_TEXT);
	const work = openBy(session, ({ openText }) =>
		openText(text, session, "What was shared is open."),
	);
	if (!(await work)) show(text);
}

/** Takes up what there is, and what comes later. */
export async function takeSent(session: Session, show: ShowText): Promise<void> {
	openLaunched(session, show);
	if (location.search !== `?${SHARED}`) return;
	history.replaceState(history.state, "", location.pathname);
	await openShared(session, show);
}
