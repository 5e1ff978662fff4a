// Arrow keys step through the game, wherever they mean nothing else.

import type { Actions } from "../store/actions.ts";

const TYPING = "input:not([type=checkbox]), textarea, select, [contenteditable]";

/** Gives what ends it. */
export function listenToKeys(actions: Actions): () => void {
	const steps: Readonly<Record<string, () => void>> = {
		ArrowRight: actions.forward,
		ArrowLeft: actions.back,
		ArrowUp: actions.goToStart,
		ArrowDown: actions.goToEnd,
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const step = steps[event.key];
		if (step === undefined || event.defaultPrevented) return;
		if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		if (event.target instanceof Element && event.target.closest(TYPING)) return;
		event.preventDefault();
		step();
	};
	window.addEventListener("keydown", onKeyDown);
	return () => window.removeEventListener("keydown", onKeyDown);
}
