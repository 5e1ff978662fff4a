// The result of the game, or why it is over where the cursor is.

import { useMemo } from "react";
import { endingAt } from "../../chess/ending.ts";
import type { Frame } from "../../chess/frame.ts";
import { positionAt, sideToMove } from "../../chess/game.ts";
import { moveWords } from "../../messages/en/panels/moves.ts";
import type { AppState } from "../../session/state/appState.ts";
import { useApp } from "../../ui/hooks/useApp.ts";

/** The frame on view if a line ends there, else undefined, so that most steps render nothing. */
const lastFrame = ({ game, settledFrame }: AppState): Frame | undefined =>
	game.positions[settledFrame]?.next.length === 0 ? settledFrame : undefined;

export function End() {
	const game = useApp((state) => state.game);
	const frame = useApp(lastFrame);
	const ending = useMemo(() => {
		if (frame === undefined || game.positions[frame] === undefined) return undefined;
		const over = endingAt(game, frame);
		return over && moveWords.ending(over, sideToMove(positionAt(game, frame)));
	}, [game, frame]);
	return (
		<p className="end strong slim flush" role="status">
			{ending ?? moveWords.result(game)}
		</p>
	);
}
