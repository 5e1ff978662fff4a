// A file with games that grows, asked for again and again: soon after it has changed, later where
// it has not, hardly where it cannot be had or its games are over, and not at all while nobody
// looks. Boards of one page that follow one file share its requests.

/**
 * The file as it is now, or why it could not be had, with the status of the answer where there was
 * one. A fault that is final is the last that is heard: the file is not asked for again.
 */
export type Followed =
	| { readonly text: string; readonly isFinal?: undefined }
	| {
			readonly text?: undefined;
			readonly fault: string;
			readonly status?: number;
			readonly isFinal?: true;
	  };

type Tell = (news: Followed) => void;

/**
 * Milliseconds between two requests: after a change; at most; and at most after faults, and where
 * every game is over: then there are corrections alone, or a next game.
 */
const POLL_CHANGED_MS = 5000;
const POLL_UNCHANGED_MS = 30_000;
const POLL_IDLE_MS = 120_000;

/** Each time without anything new it is so much longer, after a fault more. */
const UNCHANGED_FACTOR = 1.25;
const FAULT_FACTOR = 2;

/** Milliseconds that an answer may take. */
const RESPONSE_TIMEOUT_MS = 30_000;

/** Milliseconds: nobody sits in front of a page for longer, whatever a server asks for. */
const MAX_RETRY_AFTER_MS = 3_600_000;

/**
 * Bytes of a file that is read anew whenever it has changed: the games of a whole large event are a
 * quarter of that.
 */
const MAX_FILE_BYTES = 16e6;

/** Does every result in a file say that a game is over? */
const isOver = (text: string) => text.includes("[Result ") && !text.includes('[Result "*"');

/** Takes the news of a file. Returns a function that ends that. */
type Listen = (tell: Tell) => () => void;

/**
 * Asks for a file as long as somebody listens. With "same-origin" as `mode` the browser asks no
 * other host, also where that of the file leads to one.
 */
function createFile(address: string, mode: RequestMode): Listen {
	const tells = new Set<Tell>();
	let latest: Followed | undefined;
	let pause = POLL_CHANGED_MS;
	/** Until when the server asks to be left alone: who follows the file anew knows that too. */
	let earliest = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isAsking = false;
	/**
	 * The browser keeps the answer, and asks the server whether it is still good: such a request
	 * needs no leave beforehand. Of a file that is too large no more comes than shows that.
	 */
	const ask = async (): Promise<Followed> => {
		let bytes = 0;
		const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
			transform(part, on) {
				bytes += part.length;
				if (bytes > MAX_FILE_BYTES) on.error();
				else on.enqueue(part);
			},
		});
		try {
			const { ok, status, headers, body } = await fetch(address, {
				mode,
				cache: "no-cache",
				credentials: "omit",
				signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
			});
			if (ok) return { text: await new Response(body?.pipeThrough(limit)).text() };
			// Where the server says so to the page.
			const seconds = Number(headers.get("Retry-After")) || 0;
			earliest = performance.now() + Math.min(seconds * 1000, MAX_RETRY_AFTER_MS);
			return { fault: `It was answered with status ${status}`, status };
		} catch {
			return bytes > MAX_FILE_BYTES
				? { fault: "Files over 16 MB cannot be followed", isFinal: true }
				: { fault: "Not reached" };
		}
	};
	const turn = async () => {
		clearTimeout(timer);
		if (isAsking || tells.size === 0 || document.hidden || latest?.isFinal) return;
		const left = earliest - performance.now();
		if (left > 0) {
			timer = setTimeout(turn, left);
			return;
		}
		isAsking = true;
		const news = await ask();
		isAsking = false;
		// Nobody listens any more: the text is not kept.
		if (tells.size === 0) return;
		const { text } = news;
		// Any answer after a fault is news.
		if (text !== undefined && text === latest?.text) {
			pause = Math.min(pause * UNCHANGED_FACTOR, isOver(text) ? POLL_IDLE_MS : POLL_UNCHANGED_MS);
		} else {
			pause = text === undefined ? Math.min(pause * FAULT_FACTOR, POLL_IDLE_MS) : POLL_CHANGED_MS;
			latest = news;
			for (const tell of tells) tell(news);
		}
		timer = setTimeout(turn, pause);
	};
	return (tell) => {
		tells.add(tell);
		if (tells.size === 1) {
			pause = POLL_CHANGED_MS;
			document.addEventListener("visibilitychange", turn);
			void turn();
		} else if (latest !== undefined) tell(latest);
		return () => {
			tells.delete(tell);
			if (tells.size > 0) return;
			latest = undefined;
			document.removeEventListener("visibilitychange", turn);
		};
	};
}

/** Files that this page follows or has followed, by address. */
const files = new Map<string, Listen>();

/** Tells of a file whenever it has changed. Returns a function that stops it. */
export function follow(address: string, tell: Tell, mode: RequestMode = "cors"): () => void {
	const listen = files.get(address) ?? createFile(address, mode);
	files.set(address, listen);
	return listen(tell);
}

/**
 * Follows what a tag names. The page that has the tag asks, and not the frame in it: whom to ask is
 * for the policy of that page to say.
 */
export function followNamed(tag: Element, tell: Tell): () => void {
	const address = tag.getAttribute("follow");
	return address !== null && URL.canParse(address, document.baseURI)
		? follow(new URL(address, document.baseURI).href, tell)
		: () => {};
}
