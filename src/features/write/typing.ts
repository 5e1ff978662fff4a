// Saves a comment while it is typed: after each pause, now and then where there is none, at a press
// anywhere, when the box loses the focus, and when another move comes on view. All of it is one
// change to undo.

import { type CommentPlace, comment, commentAt } from "../../chess/annotate.ts";
import type { Session } from "../../session/session.ts";

/** Milliseconds between the last letter and saving. */
const SAVE_DELAY = 400;

/** Milliseconds that a letter waits at most: a browser that is killed loses no whole sentences. */
const LONGEST_DELAY = 1500;

/** Starts to follow what is typed in a box. */
export function createTyping(
	box: HTMLTextAreaElement,
	{ store, actions }: Session,
	place: CommentPlace,
	resize: (box: HTMLTextAreaElement) => void,
) {
	const stroke = {};
	let before = commentAt(store.get().game, place);
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** When the first letter was typed that is not saved yet. */
	let since: number | undefined;
	/** The game with what was saved last. */
	let written = store.get().game;
	fill();

	/** Fills the box with the game's comment. */
	function fill(): void {
		box.value = before;
		resize(box);
	}
	function save(): void {
		clearTimeout(timer);
		since = undefined;
		const { game } = store.get();
		const text = box.value.trim();
		if (game !== written || text === commentAt(game, place)) return;
		// Back to the text it started with: nothing has changed.
		if (text === before) actions.undo();
		else actions.edit((now, frame) => ({ ...comment(now, place, box.value), frame }), stroke);
		written = store.get().game;
	}
	/** Undoes the change of the game before the comment. */
	function undo(): void {
		save();
		actions.undo();
		written = store.get().game;
		before = commentAt(written, place);
		fill();
	}
	const listening = new AbortController();
	const { signal } = listening;
	const first = { capture: true, signal };
	// Before the page's own listeners save the game.
	window.addEventListener("pagehide", save, first);
	window.addEventListener("visibilitychange", save, first);
	// Before the board draws an arrow or plays a move: a press there leaves the focus where it is.
	window.addEventListener("pointerdown", save, first);
	const stop = store.watch(["game"], ({ game }) => {
		clearTimeout(timer);
		queueMicrotask(() => {
			if (game !== store.get().game || game === written) return;
			written = game;
			before = commentAt(game, place);
			fill();
		});
	});
	return {
		type(): void {
			clearTimeout(timer);
			since ??= Date.now();
			timer = setTimeout(save, Math.min(SAVE_DELAY, since + LONGEST_DELAY - Date.now()));
		},
		save,
		undo,
		/** Is there nothing typed to undo? */
		isAsBefore: () => box.value === before,
		end(): void {
			save();
			stop();
			listening.abort();
			clearTimeout(timer);
		},
	};
}
