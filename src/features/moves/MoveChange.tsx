// What the move on view changed, in words: the squares that each side gained and lost.

import { moveNumberText, positionAt } from "../../chess/game.ts";
import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
import { changeOf } from "../../control/sideChange.ts";
import { moveChangeWords } from "../../messages/en/panels/moveChange.ts";
import { useApp } from "../../ui/hooks/useApp.ts";

export function MoveChange() {
	const game = useApp((state) => state.game);
	const control = useApp((state) => state.control);
	const frame = useApp((state) => state.settledFrame);
	const position = positionAt(game, frame);
	const { move, parent } = position;
	if (move === undefined || parent === undefined || control === undefined) {
		return <p className="move-change" />;
	}
	// The side that moved comes first.
	const sides: readonly Side[] = move.side === WHITE ? [WHITE, BLACK] : [BLACK, WHITE];
	const name = `${moveNumberText(position)}${move.side === WHITE ? " " : ""}${move.san}`;
	return (
		<p className="move-change soft small">
			{moveChangeWords.change(
				name,
				sides.map((side) => changeOf(side, control, parent, frame)),
			)}
		</p>
	);
}
