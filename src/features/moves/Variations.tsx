// What can be done with variations where the cursor is in one, or beside one. It stands in the line below the moves.

import { positionAt } from "../../chess/game.ts";
import type { AppState } from "../../store/state/appStore.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { useToMoves } from "../../ui/hooks/useReturnFocusToMoves.ts";

/** Main-line frames come first. */
const isInVariation = ({ game, settledFrame }: AppState): boolean => settledFrame > game.plies;

/** Are there other moves in place of the one that led here? */
function hasVariations({ game, settledFrame }: AppState): boolean {
	const parent = game.positions[settledFrame]?.parent;
	return parent !== undefined && positionAt(game, parent).next.length > 1;
}

export function Variations() {
	const { actions } = useSession();
	const inVariation = useApp(isInVariation);
	const hasSiblings = useApp(hasVariations);
	const toMoves = useToMoves();
	const deeds = [
		["Next Variation", "Next", actions.nextVariation, hasSiblings],
		["Promote Variation", "Promote", actions.promoteVariation, inVariation],
		["Make Main Line", "Main Line", actions.makeMainLine, inVariation],
		["Delete Variation", "Delete", actions.deleteVariation, inVariation],
	] as const;
	const possible = deeds.filter(([, , , isPossible]) => isPossible);
	if (possible.length === 0) return null;
	return (
		<span className="variations">
			<span className="soft" aria-hidden="true">
				Variation
			</span>
			{possible.map(([name, short, act]) => (
				<button
					key={name}
					type="button"
					className="quiet"
					aria-label={name}
					title={name}
					onClick={toMoves(act)}
				>
					{short}
				</button>
			))}
		</span>
	);
}
