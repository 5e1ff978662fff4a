// Where the keyboard goes when answers come and go: into a panel that was asked for, and back to
// what it was asked with. It must not vanish with what is closed.

import type { Session } from "../../session/session.ts";
import { onTop } from "../../store/state/panels.ts";

export function createSidePanelFocus({
	store,
	actions,
	places,
}: Pick<Session, "store" | "actions" | "places">) {
	/** What had the focus when a panel was opened. */
	let opener: HTMLElement | undefined;

	const isInSidePanel = (element: Element | null) =>
		places.find("sidePanel")?.contains(element) ?? false;

	/**
	 * Closes what lies on top, and leads back: a panel that was opened from what it covered has
	 * that under it again.
	 */
	function close(): void {
		const hadFocus = isInSidePanel(document.activeElement);
		const wasPanel = onTop(store.get()) !== "inspector";
		actions.dismiss();
		if (!hadFocus) return;
		requestAnimationFrame(() => {
			const { activeElement, body } = document;
			// Whoever was quicker is elsewhere already.
			if (activeElement !== body && !isInSidePanel(activeElement)) return;
			if (wasPanel && opener?.isConnected) opener.focus({ preventScroll: true });
			else places.focus(["sidePanel", "cell"], { preventScroll: true });
		});
	}

	return {
		close,
		/** A panel has been opened. */
		enter(): void {
			const { activeElement, body } = document;
			opener = activeElement === body ? undefined : (activeElement as HTMLElement);
			places.focus(["sidePanel"], { preventScroll: true });
		},
		/** Escape closes what lies on top. Returns a function that stops it. */
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
