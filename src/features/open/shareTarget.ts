// Opens what the system gives the installed application: files opened with it, and what another
// application shares.

import { inputFaultWords } from "../../messages/en/input.ts";
import { SHARED, SHARED_CACHE, SHARED_FORM } from "../../runtime/cacheNames.ts";
import type { Session } from "../../session/session.ts";
import { openBy } from "./intake.ts";

/** TypeScript has no type for it yet. */
type LaunchQueue = {
	setConsumer(take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
};

type ShowText = (text: string) => void;

async function fileOf(handle: FileSystemFileHandle): Promise<File> {
	try {
		return await handle.getFile();
	} catch (error) {
		console.error(error);
		throw new Error(inputFaultWords.unreadable(handle.name));
	}
}

/** Opens the files that the application was started with, and those that come later. */
function openLaunched(session: Session, show: ShowText): void {
	const { launchQueue } = window as { launchQueue?: LaunchQueue };
	launchQueue?.setConsumer(async ({ files: handles = [] }) => {
		if (handles.length === 0) return;
		await openBy(session, async ({ openFiles }) =>
			openFiles(await Promise.all(handles.map(fileOf)), session, show),
		);
	});
}

/** Files with games, or else a text: what another application has sent. */
async function openForm(form: FormData, session: Session, show: ShowText): Promise<void> {
	// A field for files that has none sends one without a name.
	const isFile = (given: FormDataEntryValue) => given instanceof File && given.name !== "";
	const files = form.getAll("games").filter(isFile) as File[];
	const text = ["text", "url"].map((name) => String(form.get(name) ?? "")).find((each) => each);
	if (files.length > 0) {
		await openBy(session, ({ openFiles }) => openFiles(files, session, show));
	} else if (text === undefined) session.actions.setProblem(inputFaultWords.sharedEmpty);
	else {
		const work = openBy(session, ({ openText }) => openText(text, session, "shared"));
		if (!(await work)) show(text);
	}
}

/** Opens what the service worker has stored, once. */
async function openShared(session: Session, show: ShowText): Promise<void> {
	const cache = await caches.open(SHARED_CACHE);
	const shared = await cache.match(SHARED_FORM);
	if (shared === undefined) return;
	const form = await shared.formData().catch(console.error);
	// Unreadable input is not tried again at the next visit.
	await cache.delete(SHARED_FORM);
	if (form) await openForm(form, session, show);
	else session.actions.setProblem(inputFaultWords.sharedUnreadable);
}

/** Opens the stored input, and input that comes later. */
export async function takeSent(session: Session, show: ShowText): Promise<void> {
	openLaunched(session, show);
	if (location.search !== `?${SHARED}`) return;
	history.replaceState(history.state, "", location.pathname);
	await openShared(session, show);
}
