// Opening and closing panels. While Explain is open, its square is explained on the board too;
// other panels leave the board plain, and the square is found again by its tab.

import type { Lens } from "../../board/heat/lenses.ts";
import type { Square } from "../../chess/square.ts";
import type { Core } from "../../control/core.ts";
import type { AppState } from "./appState.ts";
import type { AppStore } from "./appStore.ts";
import { EMPTY_DESK } from "./desk.ts";
import { isGuest, isRow, opened, type Panel, tabOf } from "./panels.ts";

const showsExplained = (panel: Panel | undefined) => panel === "explain" || panel === "share";

export function createPanelActions(store: AppStore, core: Core) {
	/** An explanation needs the map, after a reset too. */
	const withControl = () => {
		const { control, game } = store.get();
		return control ?? core.computeControl(game.placements);
	};

	/** Ends the explanation of a square; its tab makes room for the one before. */
	function endExplaining(): void {
		const { panel, panelBefore } = store.get();
		store.set({
			inspected: undefined,
			explainedSquare: undefined,
			...(panel === "explain" && opened(panelBefore)),
		});
	}

	/** Square that a panel explains on the board, in its tab and while it is shared. */
	function inspectedIn(panel: Panel | undefined): Partial<AppState> {
		const { explainedSquare: square } = store.get();
		if (square === undefined || !showsExplained(panel)) return { inspected: undefined };
		return { inspected: { square, isPinned: true }, control: withControl() };
	}

	function setPanel(panel: Panel | undefined): void {
		const { panel: now, panelBefore, coveredPanel, desk, presenting } = store.get();
		const isPassing = now !== undefined && ["explain", "guest"].includes(tabOf(now));
		const isEditing = panel !== undefined && tabOf(panel) === "edit";
		store.set({
			...opened(panel),
			...inspectedIn(panel),
			panelBefore: isPassing ? panelBefore : now,
			coveredPanel: isGuest(now) ? coveredPanel : now,
			desk: isEditing ? (desk ?? EMPTY_DESK) : undefined,
			pointed: undefined,
			// The wall's line is of no panel: one that opens below, after a reload, leaves it.
			...(presenting === undefined && { sideline: undefined }),
			...(now === "review" && panel !== "review" && { shown: undefined }),
		});
	}

	return {
		/**
		 * Explains a square in its tab, or ends that. In passing (`isPinned` is false) the board alone
		 * shows why; so does the tab Edit, where a press draws.
		 */
		inspect(square: Square | undefined, isPinned = true): void {
			const { inspected, panel } = store.get();
			if (square === inspected?.square && isPinned === inspected?.isPinned) return;
			if (square === undefined) endExplaining();
			else if (!isPinned) store.set({ inspected: { square, isPinned }, control: withControl() });
			else {
				store.set({ explainedSquare: square });
				if (panel === undefined || tabOf(panel) !== "edit") setPanel("explain");
			}
		},
		/**
		 * Remembers a square that may be explained next: its tab names it, and tells it at once if it
		 * is open.
		 */
		note(explainedSquare: Square): void {
			const { panel } = store.get();
			store.set({ explainedSquare });
			if (showsExplained(panel)) store.set(inspectedIn(panel));
		},
		/** Draws why a square has its colour for as long as the mouse rests on it. */
		rest: (square: Square | undefined): void =>
			store.set({
				inspected: square === undefined ? undefined : { square, isPinned: false, isRest: true },
			}),
		/** Shows it at once: a square that is explained would hide it, and waits in its tab. */
		setLens(lens: Lens): void {
			const { inspected, panel, panelBefore, sideline } = store.get();
			store.set({ lens });
			// A line hides the explanation that it is of, and leads back to it.
			if (inspected === undefined || sideline !== undefined) return;
			store.set({ inspected: undefined, ...(panel === "explain" && opened(panelBefore)) });
		},
		/** Opens a panel, or the list of moves. */
		setPanel,
		/** Closes the topmost layer over the game. Returns whether there was one. */
		dismiss(): boolean {
			const { panel, coveredPanel, sideline } = store.get();
			if (sideline !== undefined) {
				store.set({ sideline: undefined });
				return true;
			}
			if (panel === undefined) return false;
			if (panel === "explain") endExplaining();
			else if (isRow(panel)) setPanel(tabOf(panel) as Panel);
			else setPanel(isGuest(panel) ? coveredPanel : undefined);
			return true;
		},
	};
}
