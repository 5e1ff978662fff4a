// Who is to move at the beginning of the chapter: shown there, and to be changed.

import { useId } from "react";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { positionFaultWords } from "../../messages/en/faults.ts";
import { writeWords } from "../../messages/en/panels/write.ts";
import { sideFault, sideToMove, withSideToMove } from "../../session/sideToMove.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";

const { side: words } = writeWords;

const SIDES = [WHITE, BLACK] as const;

export function SideToMove() {
	const { store, actions } = useSession();
	const game = useApp((state) => state.game);
	const isAtStart = useApp((state) => state.settledFrame === FIRST_FRAME);
	const hint = useId();
	if (!isAtStart) return null;
	const now = sideToMove(game);
	const fault = sideFault(game, now === WHITE ? BLACK : WHITE);
	const hasMoves = game.positions.length > 1;
	const change = (side: Side) => {
		if (side === now || fault !== undefined) return;
		actions.edit((game) => ({ game: withSideToMove(game, side), frame: FIRST_FRAME }));
		if (hasMoves) store.set({ news: words.changed(chessWords.side(side)) });
	};
	return (
		<div className="tools side-tools">
			<span aria-hidden="true">{words.title}</span>
			<fieldset className="tool-group side-to-move" aria-label={words.title}>
				{SIDES.map((side) => (
					<button
						key={side}
						type="button"
						className="glyph"
						aria-pressed={side === now}
						aria-disabled={side !== now && fault !== undefined}
						aria-describedby={hint}
						onClick={() => change(side)}
					>
						{chessWords.side(side)}
					</button>
				))}
				<span id={hint} className="soft small">
					{fault ? positionFaultWords.fen(fault) : hasMoves && words.hint}
				</span>
			</fieldset>
		</div>
	);
}
