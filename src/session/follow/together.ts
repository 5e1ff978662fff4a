// Boards in frames of their own, and pages of one browser, that follow one file: one of them asks
// for it and tells the others. When it goes, or nobody sees it any more, another goes on.

import { type Followed, follow } from "../../package/element/follower.ts";
import { createFaultFinder, type FollowFault } from "./followFault.ts";

/** The file as it is now, or why it is not had: a fault, or a sentence that a page has sent. */
export type FollowedFile =
	| { readonly text: string; readonly isFinal?: undefined }
	| {
			readonly text?: undefined;
			readonly fault: FollowFault | string;
			/** It is not asked for again. */
			readonly isFinal?: true;
	  };

/** A board's question to the others when it opens. */
const LATEST = "latest?";

type Listener = (file: FollowedFile) => void;

/** Asks for a file. The page's own host is asked alone, wherever it leads. */
function ask(address: string, listener: Listener): () => void {
	const findFault = createFaultFinder(address);
	let answers = 0;
	const hear = async (answer: Followed) => {
		const number = ++answers;
		let file: FollowedFile;
		if (answer.text !== undefined) file = answer;
		else if (answer.isFinal) file = { fault: { code: "tooLarge" }, isFinal: true };
		else file = { fault: await findFault(answer) };
		// It may take a while to find the fault.
		if (number === answers) listener(file);
	};
	const isOwn = new URL(address).origin === window.origin;
	const stop = follow(address, hear, isOwn ? "same-origin" : "cors");
	return () => {
		answers++;
		stop();
	};
}
/** Calls the listener with a file whenever it has changed. Returns a function that stops it. */
export function followTogether(address: string, listener: Listener): () => void {
	// Frames without an origin of their own share nothing.
	if (window.origin === "null" || !("locks" in navigator)) return ask(address, listener);
	const name = `square-control ${address}`;
	const channel = new BroadcastChannel(name);
	let latest: FollowedFile | undefined;
	let leading: AbortController | undefined;
	const hear = (file: FollowedFile) => {
		// Several boards may answer a new one.
		if (file.text !== undefined && latest?.text === file.text) return;
		latest = file;
		listener(file);
	};
	channel.onmessage = ({ data }: MessageEvent<FollowedFile | typeof LATEST>) => {
		if (data !== LATEST) hear(data);
		else if (leading !== undefined && latest !== undefined) channel.postMessage(latest);
	};
	const tellAll = (file: FollowedFile) => {
		channel.postMessage(file);
		hear(file);
	};
	/** A file that is final is not asked for again, whichever board leads. */
	const lead = (signal: AbortSignal) =>
		new Promise<void>((resolve) => {
			const stop = latest?.isFinal ? undefined : ask(address, tellAll);
			signal.addEventListener("abort", () => {
				stop?.();
				resolve();
			});
		});
	/** Waits for the lead, as long as the page is visible. */
	const waitForLead = () => {
		leading?.abort();
		leading = undefined;
		if (document.hidden) return;
		leading = new AbortController();
		const { signal } = leading;
		navigator.locks
			.request(name, { signal }, () => (signal.aborted ? undefined : lead(signal)))
			.catch(() => {});
	};
	document.addEventListener("visibilitychange", waitForLead);
	waitForLead();
	channel.postMessage(LATEST);
	return () => {
		document.removeEventListener("visibilitychange", waitForLead);
		leading?.abort();
		channel.close();
	};
}
