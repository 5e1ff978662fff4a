// A file with games that grows, asked for again and again: soon after it has changed, later where it has not, hardly where it cannot be had,
// and not at all while nobody looks. Boards of one page that follow one file share its requests.

/** The file as it is now, or why it could not be had. */
export type Followed = { readonly text: string } | { readonly fault: string };

type Tell = (news: Followed) => void;

/** Milliseconds between two requests: after a change; at most; and at most after faults. */
const SOON = 5000;
const LATER = 30_000;
const SELDOM = 120_000;

/** Each time without anything new it is so much longer, after a fault more. */
const SLOWER = 1.25;
const MUCH_SLOWER = 2;

/** Milliseconds that an answer may take. */
const PATIENCE = 30_000;

/** The browser keeps the answer, and asks the server whether it is still good: such a request needs no leave beforehand. */
async function textAt(address: string): Promise<string> {
	const response = await fetch(address, {
		cache: "no-cache",
		credentials: "omit",
		signal: AbortSignal.timeout(PATIENCE),
	});
	if (!response.ok) throw new Error(`It was answered with status ${response.status}`);
	return response.text();
}

function begin(address: string, tell: Tell): () => void {
	let last: string | undefined;
	let pause = SOON;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isAsking = false;
	let isOver = false;
	const ask = async () => {
		if (isAsking || isOver || document.hidden) return;
		isAsking = true;
		clearTimeout(timer);
		try {
			const text = await textAt(address);
			pause = text === last ? Math.min(pause * SLOWER, LATER) : SOON;
			if (text !== last && !isOver) tell({ text });
			last = text;
		} catch (error) {
			pause = Math.min(pause * MUCH_SLOWER, SELDOM);
			// What comes after it is news, whatever it is.
			last = undefined;
			if (!isOver) tell({ fault: (error as Error).message });
		}
		isAsking = false;
		timer = setTimeout(ask, pause);
	};
	document.addEventListener("visibilitychange", ask);
	void ask();
	return () => {
		isOver = true;
		clearTimeout(timer);
		document.removeEventListener("visibilitychange", ask);
	};
}

type File = { readonly tells: Set<Tell>; latest: Followed | undefined; readonly stop: () => void };

const files = new Map<string, File>();

/** Tells of a file whenever it has changed. Returns a function that stops it. */
export function follow(address: string, tell: Tell): () => void {
	let file = files.get(address);
	if (file === undefined) {
		const tells = new Set<Tell>();
		const made: File = {
			tells,
			latest: undefined,
			stop: begin(address, (news) => {
				made.latest = news;
				for (const one of tells) one(news);
			}),
		};
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
