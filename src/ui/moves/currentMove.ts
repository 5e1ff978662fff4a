// Which move of the list is current: written by hand when the cursor has settled, one attribute on one element without a render, and kept
// in sight inside the list.

import type { Game } from "../../chess/game.ts";
import { inTurn } from "../../store/inTurn.ts";
import { isField } from "../../store/keyboard.ts";
import { onTop } from "../../store/panels.ts";
import type { Session } from "../useApp.ts";
import { scrollBy } from "./scrollBy.ts";

/** The button of a move, in the list. */
export const frameOf = (target: EventTarget | null): number | undefined => {
	const button = target instanceof Element ? target.closest<HTMLElement>("[data-frame]") : null;
	return button === null ? undefined : Number(button.dataset.frame);
};

type List = {
	/** It outlives the pages of the list: what had the focus may go with its page. */
	readonly hadFocus: { current: boolean };
	/** Is the list to stay where it is? */
	readonly isStill: () => boolean;
};

/** Marks the current move of a list from now on, and keeps it in sight. Returns a function that stops it. */
export function followCurrentMove(
	list: HTMLElement,
	game: Game,
	{ store, places }: Pick<Session, "store" | "places">,
	{ hadFocus, isStill }: List,
): () => void {
	const buttons = new Map(
		[...list.querySelectorAll<HTMLElement>("[data-frame]")].map((button) => [
			Number(button.dataset.frame),
			button,
		]),
	);
	const [first] = buttons.values();
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

	function show(move: HTMLElement | undefined): void {
		if (isStill()) return;
		if (move === undefined) {
			list.scrollTop = 0;
			return;
		}
		const { top, bottom } = list.getBoundingClientRect();
		const cover = places.find("answer")?.getBoundingClientRect().top ?? bottom;
		const by = scrollBy(move.getBoundingClientRect(), { top, bottom: Math.min(bottom, cover) });
		if (by !== 0) list.scrollTop += by;
	}

	/** Reads where things are before it writes: what is written would have to be laid out first. */
	function mark(): void {
		const { settledFrame, game: shown } = store.get();
		const next = shown === game ? buttons.get(settledFrame) : undefined;
		if (next === current && current !== undefined) return;
		show(next);
		current?.removeAttribute("aria-current");
		current = next;
		next?.setAttribute("aria-current", "true");
		moveHome(next ?? first);
	}

	mark();
	if (hadFocus.current && document.activeElement === document.body) {
		home?.focus({ preventScroll: true });
	}
	const resizing = new ResizeObserver(() => show(current));
	resizing.observe(list);
	const ends = [
		() => resizing.disconnect(),
		store.watch(["settledFrame"], () => {
			hadFocus.current = list.contains(document.activeElement);
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
