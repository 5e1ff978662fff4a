// Closes a popup, such as a menu: on a press or focus outside it, and on Escape. What lies below
// the popup does not get that Escape.

/**
 * To be called while the popup is open. A dialog does not count as outside. Returns a function that
 * stops listening.
 */
export function closeOnLeave(
	box: HTMLElement,
	close: (by: "escape" | "elsewhere") => void,
): () => void {
	const listening = new AbortController();
	const first = { capture: true, signal: listening.signal };
	const isInDialog = ({ target }: Event) =>
		target instanceof Element && target.closest("dialog") !== null;
	const onElsewhere = (event: Event) => {
		if (!box.contains(event.target as Node) && !isInDialog(event)) close("elsewhere");
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || isInDialog(event)) return;
		event.preventDefault();
		event.stopPropagation();
		close("escape");
	};
	window.addEventListener("pointerdown", onElsewhere, first);
	window.addEventListener("focusin", onElsewhere, first);
	window.addEventListener("keydown", onKeyDown, first);
	return () => listening.abort();
}
