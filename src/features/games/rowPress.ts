// A press on a row of the list opens its game, wherever in the row it is, but for one that ends a
// selection of its text, or is meant for a control of its own.

import type { MouseEvent } from "react";

const CONTROLS = "a, button, input, label, select, summary, textarea";

const isSelected = (row: Element) => {
	const selection = getSelection();
	return selection?.isCollapsed === false && selection.containsNode(row, true);
};

export function pressRow({ target, currentTarget }: MouseEvent, open: () => void): void {
	if ((target as Element).closest(CONTROLS) === null && !isSelected(currentTarget)) open();
}
