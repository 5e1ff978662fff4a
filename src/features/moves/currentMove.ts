// Which move of the list is current: written by hand when the cursor has settled, one attribute on one element without a render, and kept
// in sight inside the list.

import type { Game } from "../../chess/game.ts";
import { isField } from "../../runtime/keyTarget.ts";
import { inTurn } from "../../runtime/taskQueue.ts";
import { onTop } from "../../store/state/panels.ts";
import type { Session } from "../../ui/hooks/useApp.ts";
import { scrollBy } from "./scrollBy.ts";

/** The button of a move, in the list. */
export const frameOf = (target: EventTarget | null): number | undefined => {
	const button = target instanceof Element ? target.closest<HTMLElement>("[data-frame]") : null;
	return button === null ? undefined : Number(button.dataset.frame);
};

/** What a visitor did in the list last. It outlives the pages of the list: what had the focus may go with its page. */
export type Touched = {
	hadFocus: boolean;
	/** The move that was pressed: it is in sight, and does not move from under a finger. */
	pressed: number | undefined;
	/** May nothing move the list unasked, in this window? */
	readonly isStill: () => boolean;
};

/** Pixels: where less of the list than that is in sight, it is as good as out of sight. */
const LEAST = 60;

/** Marks the current move of a list from now on, and keeps it in sight. Returns a function that stops it. */
export function followCurrentMove(
	list: HTMLElement,
	game: Game,
	{ store, places }: Pick<Session, "store" | "places">,
	touched: Touched,
): () => void {
	const buttons = new Map(
		[...list.querySelectorAll<HTMLElement>("[data-frame]")].map((button) => [
			Number(button.dataset.frame),
			button,
		]),
	);
	const [first] = buttons.values();
	/** The names of the columns stay at the top. */
	const head = list.querySelector("th");
	let current: HTMLElement | undefined;
	/** The one move in the page's tab order. */
	let home: HTMLElement | undefined;

	function moveHome(next: HTMLElement | undefined): void {
		home?.setAttribute("tabindex", "-1");
		home = next;
		home?.setAttribute("tabindex", "0");
		// Who types a comment goes on with it.
		const { activeElement } = document;
		if (list.contains(activeElement) && !isField(activeElement))
			home?.focus({ preventScroll: true });
	}

	/** Where what is in sight of the list ends: an answer may lie over it. */
	function endOf({ top, bottom }: DOMRect): number {
		const cover = places.find("answer")?.getBoundingClientRect().top ?? bottom;
		return cover - top > LEAST ? Math.min(bottom, cover) : bottom;
	}

	function show(move: HTMLElement | undefined): void {
		if (touched.isStill()) return;
		if (move === undefined) {
			list.scrollTop = 0;
			return;
		}
		const box = list.getBoundingClientRect();
		const by = scrollBy(move.getBoundingClientRect(), {
			top: head?.getBoundingClientRect().bottom ?? box.top,
			bottom: endOf(box),
		});
		if (by !== 0) list.scrollTop += by;
	}

	/** Reads where things are before it writes: what is written would have to be laid out first. */
	function mark(): void {
		const { settledFrame, game: shown } = store.get();
		const next = shown === game ? buttons.get(settledFrame) : undefined;
		if (next === current && current !== undefined) return;
		if (next === undefined || frameOf(next) !== touched.pressed) show(next);
		touched.pressed = undefined;
		current?.removeAttribute("aria-current");
		current = next;
		next?.setAttribute("aria-current", "true");
		moveHome(next ?? first);
	}

	mark();
	if (touched.hadFocus && document.activeElement === document.body) {
		home?.focus({ preventScroll: true });
	}
	const resizing = new ResizeObserver(() => show(current));
	resizing.observe(list);
	const ends = [
		() => resizing.disconnect(),
		store.watch(["settledFrame", "pace"], () => {
			touched.hadFocus = list.contains(document.activeElement);
		}),
		store.watch(["settledFrame"], inTurn(mark, "looks")),
		store.watch(["inspected", "panel"], (now, before) => {
			const isCovered = onTop(now) !== undefined && onTop(before) === undefined;
			if (isCovered && current) requestAnimationFrame(() => show(current));
		}),
	];
	return () => {
		for (const end of ends) end();
	};
}
