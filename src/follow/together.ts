// Boards in frames of their own, and pages of one browser, that follow one file: one of them asks for it, and tells the others. When it goes, or
// nobody looks at it any more, another goes on.

import { type Followed, follow } from "../element/follower.ts";
import { createWhyNot } from "./whyNot.ts";

/** What a board asks that comes later. */
const LATEST = "latest?";

type Tell = (news: Followed) => void;

/** Asks for a file; what is wrong is told in a sentence. The page's own host is asked alone, wherever it leads. */
function ask(address: string, tell: Tell): () => void {
	const whyNot = createWhyNot(address);
	let heard = 0;
	const hear = async (news: Followed) => {
		const turn = ++heard;
		const said = news.text !== undefined || news.isFinal ? news : { fault: await whyNot(news) };
		// It may take a while to find out why not.
		if (turn === heard) tell(said);
	};
	const isOwn = new URL(address).origin === window.origin;
	const stop = follow(address, hear, isOwn ? "same-origin" : "cors");
	return () => {
		heard++;
		stop();
	};
}

/** Tells of a file whenever it has changed, or why it is not had. Returns a function that stops it. */
export function followTogether(address: string, tell: Tell): () => void {
	// Frames without an origin of their own share nothing.
	if (window.origin === "null" || !("locks" in navigator)) return ask(address, tell);
	const name = `square-control ${address}`;
	const channel = new BroadcastChannel(name);
	let latest: Followed | undefined;
	let leading: AbortController | undefined;
	const hear = (news: Followed) => {
		// Several may answer who comes later.
		if (news.text !== undefined && latest?.text === news.text) return;
		latest = news;
		tell(news);
	};
	channel.onmessage = ({ data }: MessageEvent<Followed | typeof LATEST>) => {
		if (data !== LATEST) hear(data);
		else if (leading !== undefined && latest !== undefined) channel.postMessage(latest);
	};
	const tellAll = (news: Followed) => {
		channel.postMessage(news);
		hear(news);
	};
	/** Nobody asks for what is not to be asked for again, whose turn it ever is. */
	const lead = (signal: AbortSignal) =>
		new Promise<void>((resolve) => {
			const stop = latest?.isFinal ? undefined : ask(address, tellAll);
			signal.addEventListener("abort", () => {
				stop?.();
				resolve();
			});
		});
	/** In turn, as long as somebody may look at it. */
	const turn = () => {
		leading?.abort();
		leading = undefined;
		if (document.hidden) return;
		leading = new AbortController();
		const { signal } = leading;
		navigator.locks
			.request(name, { signal }, () => (signal.aborted ? undefined : lead(signal)))
			.catch(() => {});
	};
	document.addEventListener("visibilitychange", turn);
	turn();
	channel.postMessage(LATEST);
	return () => {
		document.removeEventListener("visibilitychange", turn);
		leading?.abort();
		channel.close();
	};
}
