// What lies over something else, such as a menu, is closed by a press or the focus elsewhere, and by Escape, before what it covers hears
// of that.

/** Listens while it is open. A dialog over it is no other place. Returns a function that stops it. */
export function closeWhenLeft(
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
