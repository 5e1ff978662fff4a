// The focus when side panels open and close: into a panel that was opened, and back to the element
// that opened it. The focus must not be lost with a closed panel.

import type { Session } from "../../session/session.ts";
import { onTop } from "../../store/state/panels.ts";

export function createSidePanelFocus({
	store,
	actions,
	places,
}: Pick<Session, "store" | "actions" | "places">) {
	/** The element that had the focus when a panel was opened. */
	let opener: HTMLElement | undefined;

	const isInSidePanel = (element: Element | null) =>
		places.find("sidePanel")?.contains(element) ?? false;

	/**
	 * Closes the panel on top, and moves the focus back: to the element that opened it, else to the
	 * panel below or to the board.
	 */
	function close(): void {
		const hadFocus = isInSidePanel(document.activeElement);
		const wasPanel = onTop(store.get()) !== "inspector";
		actions.dismiss();
		if (!hadFocus) return;
		requestAnimationFrame(() => {
			const { activeElement, body } = document;
			// A quick visitor has moved the focus already.
			if (activeElement !== body && !isInSidePanel(activeElement)) return;
			if (wasPanel && opener?.isConnected) opener.focus({ preventScroll: true });
			else places.focus(["sidePanel", "cell"], { preventScroll: true });
		});
	}

	return {
		close,
		/** Moves the focus into a panel that has been opened. */
		enter(): void {
			const { activeElement, body } = document;
			opener = activeElement === body ? undefined : (activeElement as HTMLElement);
			places.focus(["sidePanel"], { preventScroll: true });
		},
		/** Closes the panel on top at Escape. Returns a function that stops listening. */
		listen(): () => void {
			const onKeyDown = (event: KeyboardEvent) => {
				if (event.key !== "Escape" || event.defaultPrevented) return;
				if (onTop(store.get()) === undefined) return;
				event.preventDefault();
				close();
			};
			window.addEventListener("keydown", onKeyDown);
			return () => window.removeEventListener("keydown", onKeyDown);
		},
	};
}
