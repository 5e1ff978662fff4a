// Functions of a hostile visit that run in the page itself. As in the visit, they are sent there as
// text.

type Watched = Window & {
	watch?: { worst: number; readonly now: () => number };
	isHit?: boolean;
};

export type Report = {
	/** Milliseconds that the page did not answer at its worst since it was asked last. */
	readonly worst: number;
	/** Has anything in a text been taken for markup? */
	readonly isHit: boolean;
	readonly elements: number;
};

/**
 * Watches whether the page answers, from now on, if it is not watched yet; gives what was noticed
 * since the last time.
 */
export function watchPage(): Report {
	const page = window as Watched;
	if (page.watch === undefined) {
		const now = performance.now.bind(performance);
		const later = setTimeout.bind(window);
		const watch = { worst: 0, now };
		page.watch = watch;
		let last = now();
		const beat = () => {
			watch.worst = Math.max(watch.worst, now() - last);
			last = now();
			later(beat, 10);
		};
		beat();
	}
	const { worst } = page.watch;
	page.watch.worst = 0;
	const isMarked = document.querySelector("x-hostile, img[src='x'], svg[onload]") !== null;
	return {
		worst,
		isHit: page.isHit === true || isMarked,
		elements: document.querySelectorAll("*").length,
	};
}

/** Pastes in the way that each browser takes for a paste. */
export function pasteText(text: string): void {
	const clipboardData = new DataTransfer();
	clipboardData.setData("text/plain", text);
	const init = {
		clipboardData,
		dataType: "text/plain",
		data: text,
		bubbles: true,
		cancelable: true,
	};
	document.body.dispatchEvent(new ClipboardEvent("paste", init));
}

/** Drops files with these texts. */
export function dropFiles(texts: readonly string[]): void {
	const dataTransfer = new DataTransfer();
	texts.forEach((text, index) => {
		dataTransfer.items.add(new File([text], `game ${index}.pgn`));
	});
	document.body.dispatchEvent(
		new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }),
	);
}

/** Types a text into the load box at once, if there is one. */
export function fillBox(text: string): void {
	const box = document.querySelector<HTMLTextAreaElement>("#load-text");
	if (box === null) return;
	Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(box, text);
	box.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Presses the control at this share of the list of all; gives its name. */
export function pressAny(share: number): string {
	const parts = [
		...document.querySelectorAll<HTMLElement>(
			"button, summary, input[type=checkbox], a[href], [role=option]",
		),
	].filter((part) => part.getAttribute("target") !== "_blank");
	const part = parts[Math.floor(share * parts.length)];
	part?.focus();
	part?.click();
	return (part?.ariaLabel ?? part?.innerText ?? "nothing").slice(0, 40);
}

/** Chooses another option of a list. */
export function chooseAny(share: number, value: number): void {
	const lists = document.querySelectorAll("select");
	const list = lists[Math.floor(share * lists.length)];
	if (list === undefined) return;
	list.selectedIndex = Math.floor(value * list.length);
	list.dispatchEvent(new Event("change", { bubbles: true }));
}

export function goTo(hash: string): void {
	location.hash = hash;
}

export function turnWheel(delta: number): void {
	const board = document.querySelector(".board") ?? document.body;
	board.dispatchEvent(new WheelEvent("wheel", { deltaY: delta, bubbles: true, cancelable: true }));
}

/** Lets the clocks jump by so many milliseconds. */
export function jumpClock(by: number): void {
	const [date, monotonic] = [Date.now, performance.now.bind(performance)];
	Date.now = () => date() + by;
	if (by > 0) performance.now = () => monotonic() + by;
}

/** Sends the events of a page that is laid away and taken up again. */
export function sendEvents(names: readonly string[]): void {
	for (const name of names) {
		const target = name === "visibilitychange" ? document : window;
		target.dispatchEvent(new Event(name));
	}
}

/** Storage that is cleared, that holds rubbish, or that is full. */
export function spoilStorage(way: "clear" | "rubbish" | "full", rubbish: string): void {
	if (way === "clear") localStorage.clear();
	else if (way === "rubbish") {
		for (const key of Object.keys(localStorage)) localStorage.setItem(key, rubbish);
		localStorage.setItem("square-control", rubbish);
	} else {
		let text = "x".repeat(1_000_000);
		while (text.length > 0) {
			try {
				localStorage.setItem(`full ${Math.random()}`, text);
			} catch {
				text = text.slice(0, text.length >> 1);
			}
		}
	}
}

/** Where the board is, or the page where there is none. */
export function roomOfBoard(): { x: number; y: number; width: number; height: number } {
	const { x, y, width, height } = (
		document.querySelector(".board") ?? document.documentElement
	).getBoundingClientRect();
	return { x, y, width, height };
}

/** Resolves when the page has had the time to do what was begun, twice. */
export const pass = (): Promise<void> =>
	new Promise((resolve) => {
		requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => resolve())));
	});
