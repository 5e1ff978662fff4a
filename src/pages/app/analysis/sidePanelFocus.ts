// The focus when panels open and close: into a panel that was opened by a command, and back to the
// element that opened it. The focus must not be lost with a closed panel.

import type { Session } from "../../../session/session.ts";
import type { Panel } from "../../../session/state/panels.ts";

/** For so many frames what opened a panel may lie under a sheet that goes. */
const FRAMES = 10;

const isTab = (element: Element | null) => element?.getAttribute("role") === "tab";

export function createSidePanelFocus({
	store,
	actions,
	places,
}: Pick<Session, "store" | "actions" | "places">) {
	/** The element that had the focus when a panel was opened. */
	let opener: HTMLElement | undefined;
	/** The same as a panel was asked for: until its code is there, a sheet may lie over it. */
	let asker: Element | null = null;

	const isInSide = (element: Element | null) => element?.closest(".aside") !== null;

	/** Closes the panel, and moves the focus back: to what opened it, else to what is there now. */
	function close(): void {
		const hadFocus = isInSide(document.activeElement);
		// The way back from a line to its game stays.
		const isStaying = store.get().sideline !== undefined;
		actions.dismiss();
		if (!hadFocus || isStaying) return;
		requestAnimationFrame(() => giveBack(FRAMES));
	}

	function giveBack(frames: number): void {
		const { activeElement, body } = document;
		// A quick visitor has moved the focus already.
		if (activeElement !== body && !places.find("sidePanel")?.contains(activeElement)) return;
		// A row gives way to its tab.
		const back = store.get().panel === undefined && opener?.isConnected ? opener : undefined;
		if (back && back.getClientRects().length > 0) back.focus({ preventScroll: true });
		else if (back && frames > 0) requestAnimationFrame(() => giveBack(frames - 1));
		else places.focus(["sidePanel", "moves", "cell"], { preventScroll: true });
	}

	return {
		close,
		/** Moves the focus into a panel that has been opened by anything but its tab or the board. */
		enter(panel: Panel): void {
			const { activeElement, body } = document;
			const isInside = places.find("sidePanel")?.contains(activeElement) ?? false;
			const isAsked = store.get().panel !== undefined;
			if (!isAsked || panel === "explain" || isTab(activeElement) || isInside) return;
			const from = activeElement === body ? asker : activeElement;
			opener = from === body ? undefined : (from as HTMLElement);
			places.focus(["sidePanel"], { preventScroll: true });
		},
		/** Closes the panel at Escape. Returns a function that stops listening. */
		listen(): () => void {
			const onKeyDown = (event: KeyboardEvent) => {
				if (event.key !== "Escape" || event.defaultPrevented) return;
				const { panel, desk, sideline } = store.get();
				// A pen is put down first.
				if ((sideline ?? panel) === undefined || desk?.pen !== undefined) return;
				event.preventDefault();
				close();
			};
			window.addEventListener("keydown", onKeyDown);
			const stop = store.watch(["panel"], (_, previous) => {
				if (previous.panel === undefined) asker = document.activeElement;
			});
			return () => {
				window.removeEventListener("keydown", onKeyDown);
				stop();
			};
		},
	};
}
