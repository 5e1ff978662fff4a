// A comment while it is typed: saved after each rest, when it is left, and when its box goes; all of it is one change to be undone.

import { type CommentPlace, comment, commentAt } from "../../chess/annotate.ts";
import type { Session } from "../../ui/hooks/useApp.ts";
import { setDesk } from "./desk.ts";

/** Milliseconds after the last letter. */
const REST = 400;

/** Begins to follow what is typed in a box. */
export function createTyping(
	box: HTMLTextAreaElement,
	{ store, actions }: Session,
	place: CommentPlace,
) {
	const stroke = {};
	let before = commentAt(store.get().game, place);
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** The game that what is typed has led to. */
	let written = store.get().game;
	box.value = before;

	function save(): void {
		clearTimeout(timer);
		const { game } = store.get();
		const text = box.value.trim();
		if (game !== written || text === commentAt(game, place)) return;
		// As it was: then nothing has been done.
		if (text === before) actions.undo();
		else actions.edit((now, frame) => ({ ...comment(now, place, box.value), frame }), stroke);
		written = store.get().game;
	}
	function shut(): void {
		const { desk } = store.get();
		if (desk?.editing === place) setDesk(store, { editing: undefined });
	}
	function close(): void {
		save();
		shut();
	}
	/** Goes back beyond what was typed. */
	function undo(): void {
		save();
		actions.undo();
		written = store.get().game;
		before = commentAt(written, place);
		box.value = before;
	}
	const listening = new AbortController();
	const { signal } = listening;
	const asSoonAsPossible = { capture: true, signal };
	// Before the page keeps what there is.
	window.addEventListener("pagehide", save, asSoonAsPossible);
	window.addEventListener("visibilitychange", save, asSoonAsPossible);
	const stop = store.watch(["game"], ({ game }) => {
		clearTimeout(timer);
		queueMicrotask(() => {
			if (game === store.get().game && game !== written) close();
		});
	});
	return {
		type(): void {
			clearTimeout(timer);
			timer = setTimeout(save, REST);
		},
		close,
		/** Something else is pressed, which must not move away before it has been. */
		leave(): void {
			save();
			setTimeout(shut);
		},
		undo,
		/** Is there nothing typed that could be taken back? */
		isAsBefore: () => box.value === before,
		end(): void {
			// What was typed last, where a phone is turned and another box takes its place.
			save();
			stop();
			listening.abort();
			clearTimeout(timer);
		},
	};
}
