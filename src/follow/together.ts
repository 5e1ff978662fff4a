// Boards in frames of their own, and pages of one browser, that follow one file: one of them asks for it, and tells the others. When it goes, or
// nobody looks at it any more, another goes on.

import { type Followed, follow } from "../element/follower.ts";

/** What a board asks that comes later. */
const LATEST = "latest?";

/** Tells of a file whenever it has changed. Returns a function that stops it. */
export function followTogether(address: string, tell: (news: Followed) => void): () => void {
	// Frames without an origin of their own share nothing.
	if (window.origin === "null" || !("locks" in navigator)) return follow(address, tell);
	const name = `square-control ${address}`;
	const channel = new BroadcastChannel(name);
	let latest: Followed | undefined;
	let leading: AbortController | undefined;
	const hear = (news: Followed) => {
		// Several may answer who comes later.
		if (latest !== undefined && "text" in latest && "text" in news && latest.text === news.text)
			return;
		latest = news;
		tell(news);
	};
	channel.onmessage = ({ data }: MessageEvent<Followed | typeof LATEST>) => {
		if (data !== LATEST) hear(data);
		else if (leading !== undefined && latest !== undefined) channel.postMessage(latest);
	};
	const ask = (signal: AbortSignal) =>
		new Promise<void>((resolve) => {
			const stop = follow(address, (news) => {
				channel.postMessage(news);
				hear(news);
			});
			signal.addEventListener("abort", () => {
				stop();
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
			.request(name, { signal }, () => (signal.aborted ? undefined : ask(signal)))
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
