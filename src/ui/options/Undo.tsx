// Changes of the game can be taken back, and variations put in order.

import { positionAt } from "../../chess/game.ts";
import type { AppState } from "../../store/appStore.ts";
import { useApp, useSession } from "../useApp.ts";

/** Main-line frames come first. */
const isInVariation = ({ game, settledFrame }: AppState): boolean => settledFrame > game.plies;

/** Are there other moves in place of the one that led here? */
function hasVariations({ game, settledFrame }: AppState): boolean {
	const parent = game.positions[settledFrame]?.parent;
	return parent !== undefined && positionAt(game, parent).next.length > 1;
}

export function Undo() {
	const { actions, places } = useSession();
	const canUndo = useApp((state) => state.past.length > 0);
	const canRedo = useApp((state) => state.future.length > 0);
	const inVariation = useApp(isInVariation);
	const hasSiblings = useApp(hasVariations);
	/** What was pressed may be gone; the moves are what it was about. */
	const toMoves = (act: () => void) => () => {
		act();
		requestAnimationFrame(() => {
			if (document.activeElement === document.body) places.focus(["moves"]);
		});
	};
	const lasting = [
		["Undo", actions.undo, canUndo],
		["Redo", actions.redo, canRedo],
	] as const;
	const passing = [
		["Next Variation", actions.nextVariation, hasSiblings],
		["Promote Variation", actions.promoteVariation, inVariation],
		["Make Main Line", actions.makeMainLine, inVariation],
		["Delete Variation", actions.deleteVariation, inVariation],
	] as const;
	return (
		<>
			{lasting.map(([title, act, isPossible]) => (
				<button
					key={title}
					type="button"
					aria-disabled={!isPossible}
					onClick={isPossible ? toMoves(act) : undefined}
				>
					{title}
				</button>
			))}
			{passing.map(
				([title, act, isPossible]) =>
					isPossible && (
						<button key={title} type="button" onClick={toMoves(act)}>
							{title}
						</button>
					),
			)}
		</>
	);
}
