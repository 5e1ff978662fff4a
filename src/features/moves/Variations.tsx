// Commands for the variation that the cursor is in or beside, in the line below the moves.

import { positionAt } from "../../chess/game.ts";
import { moveWords } from "../../messages/en/panels/moves.ts";
import type { AppState } from "../../session/state/appState.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { useReturnFocusToMoves } from "../../ui/hooks/useReturnFocusToMoves.ts";

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
	const toMoves = useReturnFocusToMoves();
	const commands = [
		["next", actions.nextVariation, hasSiblings],
		["promote", actions.promoteVariation, inVariation],
		["mainLine", actions.makeMainLine, inVariation],
		["delete", actions.deleteVariation, inVariation],
	] as const;
	const possible = commands.filter(([, , isPossible]) => isPossible);
	if (possible.length === 0) return null;
	return (
		<span className="variations beside loose small rigid">
			<span className="soft" aria-hidden="true">
				{moveWords.variation.title}
			</span>
			{possible.map(([command, act]) => (
				<button
					key={command}
					type="button"
					className="quiet"
					aria-label={moveWords.variation[command].name}
					title={moveWords.variation[command].name}
					onClick={toMoves(act)}
				>
					{moveWords.variation[command].short}
				</button>
			))}
		</span>
	);
}
