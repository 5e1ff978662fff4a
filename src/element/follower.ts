// A file with games that grows, asked for again and again: soon after it has changed, later where it has not, hardly where it cannot be had or
// its games are over, and not at all while nobody looks. Boards of one page that follow one file share its requests.

/** The file as it is now, or why it could not be had, with the status of the answer where there was one. */
export type Followed =
	| { readonly text: string }
	| { readonly fault: string; readonly status?: number };

type Tell = (news: Followed) => void;

/** Milliseconds between two requests: after a change; at most; and at most after faults, and where every game is over: then there are corrections alone, or a next game. */
const SOON = 5000;
const LATER = 30_000;
const SELDOM = 120_000;

/** Each time without anything new it is so much longer, after a fault more. */
const SLOWER = 1.25;
const MUCH_SLOWER = 2;

/** Milliseconds that an answer may take. */
const PATIENCE = 30_000;

/** Milliseconds: nobody sits in front of a page for longer, whatever a server asks for. */
const MOST = 3_600_000;

/** Does every result in a file say that a game is over? */
const isOver = (text: string) => text.includes("[Result ") && !text.includes('[Result "*"');

/**
 * The browser keeps the answer, and asks the server whether it is still good: such a request needs no leave beforehand. With the milliseconds that the server
 * asks to wait, where it says so to the page.
 */
async function ask(
	address: string,
	mode: RequestMode,
): Promise<readonly [news: Followed, wait: number]> {
	try {
		const response = await fetch(address, {
			mode,
			cache: "no-cache",
			credentials: "omit",
			signal: AbortSignal.timeout(PATIENCE),
		});
		if (response.ok) return [{ text: await response.text() }, 0];
		const { status, headers } = response;
		const seconds = Number(headers.get("Retry-After")) || 0;
		return [
			{ fault: `It was answered with status ${status}`, status },
			Math.min(seconds * 1000, MOST),
		];
	} catch (error) {
		return [{ fault: (error as Error).message }, 0];
	}
}

/** Until when servers ask to be left alone, by the address of the file: who follows it anew knows that too. */
const earliest = new Map<string, number>();

function begin(address: string, tell: Tell, mode: RequestMode): () => void {
	let last: string | undefined;
	let pause = SOON;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isAsking = false;
	let hasStopped = false;
	const turn = async () => {
		if (isAsking || hasStopped || document.hidden) return;
		clearTimeout(timer);
		const left = (earliest.get(address) ?? 0) - performance.now();
		if (left > 0) {
			timer = setTimeout(turn, left);
			return;
		}
		isAsking = true;
		const [news, wait] = await ask(address, mode);
		isAsking = false;
		if (hasStopped) return;
		const text = "text" in news ? news.text : undefined;
		if (text === undefined) pause = Math.max(Math.min(pause * MUCH_SLOWER, SELDOM), wait);
		else if (text === last) pause = Math.min(pause * SLOWER, isOver(text) ? SELDOM : LATER);
		else pause = SOON;
		if (text === undefined || text !== last) tell(news);
		// What comes after a fault is news, whatever it is.
		last = text;
		if (wait > 0) earliest.set(address, performance.now() + wait);
		timer = setTimeout(turn, pause);
	};
	document.addEventListener("visibilitychange", turn);
	void turn();
	return () => {
		hasStopped = true;
		clearTimeout(timer);
		document.removeEventListener("visibilitychange", turn);
	};
}

type File = { readonly tells: Set<Tell>; latest: Followed | undefined; readonly stop: () => void };

const files = new Map<string, File>();

/**
 * Tells of a file whenever it has changed. Returns a function that stops it. With "same-origin" as `mode` the browser asks no other host, also where
 * that of the file leads to one.
 */
export function follow(address: string, tell: Tell, mode: RequestMode = "cors"): () => void {
	let file = files.get(address);
	if (file === undefined) {
		const tells = new Set<Tell>();
		const tellAll = (news: Followed) => {
			made.latest = news;
			for (const one of tells) one(news);
		};
		const made: File = { tells, latest: undefined, stop: begin(address, tellAll, mode) };
		file = made;
		files.set(address, file);
	}
	const { tells, latest, stop } = file;
	tells.add(tell);
	if (latest !== undefined) tell(latest);
	return () => {
		tells.delete(tell);
		if (tells.size > 0) return;
		files.delete(address);
		stop();
	};
}

/**
 * Follows what a tag names. The page that has the tag asks, and not the frame in it: whom to ask is for the policy of that page to say.
 */
export function followNamed(tag: Element, tell: Tell): () => void {
	const address = tag.getAttribute("follow");
	return address !== null && URL.canParse(address, document.baseURI)
		? follow(new URL(address, document.baseURI).href, tell)
		: () => {};
}
