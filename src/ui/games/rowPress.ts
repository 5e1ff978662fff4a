// A press on a row of the list opens its game, wherever in the row it is, but for what is meant for
// its text, or for a control of its own.

import type { MouseEvent, PointerEvent } from "react";

/** Milliseconds in which the second press of a double click comes, which selects a word. */
const DOUBLE = 300;

const CONTROLS = "a, button, input, label, select, summary, textarea";

const isSelected = (row: Element) => {
	const selection = getSelection();
	return selection?.isCollapsed === false && selection.containsNode(row, true);
};

export function createRowPress() {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isTouch = false;
	const cancel = () => clearTimeout(timer);
	return {
		cancel,
		begin({ pointerType }: PointerEvent): void {
			cancel();
			isTouch = pointerType === "touch";
		},
		/** What a screen reader presses has no count of clicks. */
		end({ target, currentTarget, detail }: MouseEvent, open: () => void): void {
			if (detail > 1 || (target as Element).closest(CONTROLS) !== null) return;
			if (detail === 0 || isTouch) open();
			else if (!isSelected(currentTarget)) timer = setTimeout(open, DOUBLE);
		},
	};
}

export type RowPress = ReturnType<typeof createRowPress>;
