// Marks the current move of the list, and scrolls the list to it. Once the cursor has settled, one
// attribute of one element is changed, without a render.

import "./moves.css";
import type { Game } from "../../chess/game.ts";
import { isField } from "../../runtime/keyTarget.ts";
import { queuedJob } from "../../runtime/taskQueue.ts";
import type { Session } from "../../session/session.ts";
import { isWindow } from "../../ui/hooks/useMedia.ts";
import { COLUMN } from "../../ui/style/windows.ts";

// A wheel turns the pages of the list where they stand beside each other, on tablets held upright:
// browsers scroll across with a wheel only where one holds Shift.

/** Pixels that one notch of a wheel gives. Pads give a few at a time. */
const NOTCH = 100;

/** Listens from now on. Returns a function that stops. */
function turnPagesByWheel(list: HTMLElement): () => void {
	let wheeled = 0;
	const onWheel = ({ deltaX, deltaY, shiftKey }: WheelEvent) => {
		if (shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) return;
		if (list.scrollWidth <= list.clientWidth) return;
		if (Math.sign(deltaY) !== Math.sign(wheeled)) wheeled = 0;
		wheeled += deltaY;
		if (Math.abs(wheeled) < NOTCH) return;
		// Half of the list is one page; it comes to rest at the beginning of one.
		list.scrollLeft += (Math.sign(wheeled) * list.clientWidth) / 2;
		wheeled = 0;
	};
	list.addEventListener("wheel", onWheel, { passive: true });
	return () => list.removeEventListener("wheel", onWheel);
}

/** The button of a move, in the list. */
export const frameOf = (target: EventTarget | null): number | undefined => {
	const button = target instanceof Element ? target.closest<HTMLElement>("[data-frame]") : null;
	return button === null ? undefined : Number(button.dataset.frame);
};

/**
 * The last interaction with the list. This state outlives the pages of the list, whose buttons are
 * replaced.
 */
export type Touched = {
	hadFocus: boolean;
	/** The move that was pressed. It is visible already, and must not move away from the finger. */
	pressed: number | undefined;
	/** The tags of the game that the list was put for. */
	tags: Game["tags"] | undefined;
};

type Extent = { readonly top: number; readonly bottom: number };

/** The share of the list above and below the current move that shows its neighbours. */
const MARGIN = 1 / 4;

/** Pixels to scroll down so that `inner` is inside the margins of `box`; negative for up. */
export function scrollBy(inner: Extent, box: Extent): number {
	const margin = (box.bottom - box.top) * MARGIN;
	const above = inner.top - (box.top + margin);
	if (above < 0) return above;
	const below = inner.bottom - (box.bottom - margin);
	return Math.max(0, below);
}

/** Scrolls a list to one of its moves. Its heading stays at the top. */
function scrollIn(list: Element, move: Element): void {
	const box = list.getBoundingClientRect();
	const row = (move.closest("tr") ?? move).getBoundingClientRect();
	// On tablets held upright the list has pages beside each other.
	if (row.left < box.left - 1 || row.right > box.right + 1) {
		list.scrollLeft += row.left - box.left;
		return;
	}
	const head = list.querySelector("th")?.getBoundingClientRect().bottom ?? 0;
	const by = scrollBy(move.getBoundingClientRect(), {
		top: Math.max(box.top, head),
		bottom: box.bottom,
	});
	if (by !== 0) list.scrollTop += by;
}

/** Scrolls to the current move where the list stands still: for an element of the screen. */
export function scrollToCurrentMove(beside: Element): void {
	const list = beside.closest(".analysis")?.querySelector(".move-list");
	const move = list?.querySelector(".move[aria-current]");
	if (list && move) scrollIn(list, move);
}

/** Windows in which the board's list does not follow the game: it stands where it was put. */
export const STILL = COLUMN;

/** A move of the main line with what it won and lost. */
const lineOf = (button: HTMLElement | undefined) => button?.closest(".main-move");

/** Marks the current move from now on, and keeps it visible. Returns a function that stops that. */
export function followCurrentMove(
	list: HTMLElement,
	game: Game,
	{ store }: Pick<Session, "store">,
	touched: Touched,
): () => void {
	const buttons = new Map(
		[...list.querySelectorAll<HTMLElement>("[data-frame]")].map((button) => [
			Number(button.dataset.frame),
			button,
		]),
	);
	const [first] = buttons.values();
	/** Was another game on view before? Then the list is put where this one is opened. */
	let isOpened = touched.tags !== game.tags;
	touched.tags = game.tags;
	let current: HTMLElement | undefined;
	/** The one move in the page's tab order. */
	let tabStop: HTMLElement | undefined;

	function moveTabStop(next: HTMLElement | undefined): void {
		tabStop?.setAttribute("tabindex", "-1");
		tabStop = next;
		tabStop?.setAttribute("tabindex", "0");
		// A comment that is being typed keeps the focus.
		const { activeElement } = document;
		if (list.contains(activeElement) && !isField(activeElement))
			tabStop?.focus({ preventScroll: true });
	}

	function scrollTo(move: HTMLElement | undefined): void {
		const isStill = isWindow(STILL) && list.closest(".analysis") !== null;
		if (isStill && !isOpened) return;
		if (move === undefined) list.scrollTo(0, 0);
		else scrollIn(list, move);
	}

	/** Measures before it writes: measuring after a change would force another layout. */
	function mark(): void {
		const { settledFrame, game: shown } = store.get();
		const next = shown === game ? buttons.get(settledFrame) : undefined;
		if (next === current && current !== undefined) return;
		if (next === undefined || frameOf(next) !== touched.pressed) scrollTo(next);
		touched.pressed = undefined;
		current?.removeAttribute("aria-current");
		lineOf(current)?.removeAttribute("data-current");
		current = next;
		next?.setAttribute("aria-current", "true");
		lineOf(next)?.setAttribute("data-current", "");
		moveTabStop(next ?? first);
	}

	mark();
	isOpened = false;
	if (touched.hadFocus && document.activeElement === document.body) {
		tabStop?.focus({ preventScroll: true });
	}
	const resizing = new ResizeObserver(() => scrollTo(current));
	resizing.observe(list);
	const ends = [
		() => resizing.disconnect(),
		turnPagesByWheel(list),
		store.watch(["settledFrame", "pace"], () => {
			touched.hadFocus = list.contains(document.activeElement);
		}),
		store.watch(["settledFrame"], queuedJob(mark, "reads")),
	];
	return () => {
		for (const end of ends) end();
	};
}
