// What the current move changed, in a sentence at the foot of the moves: it adds up with the
// numbers beside the move.

import { useMemo } from "react";
import { moveName } from "../../chess/game.ts";
import { changeWords } from "../../messages/en/panels/changes.ts";
import { useApp } from "../../ui/hooks/useApp.ts";
import { changesOf } from "./changes.ts";

export function Changes() {
	const game = useApp((state) => state.game);
	const control = useApp((state) => state.control);
	const frame = useApp((state) => state.settledFrame);
	const sentence = useMemo(() => {
		const sides = control && game.positions[frame] && changesOf(game, control, frame);
		return sides && changeWords.sentence(moveName(game, frame), sides);
	}, [game, control, frame]);
	if (game.positions.length === 1) return null;
	return <p className="changes small">{sentence ?? changeWords.start}</p>;
}
