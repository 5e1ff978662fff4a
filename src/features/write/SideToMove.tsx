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
	const hint = useId();
	const now = sideToMove(game);
	const fault = sideFault(game, now === WHITE ? BLACK : WHITE);
	const hasMoves = game.positions.length > 1;
	const cost = fault ? positionFaultWords.fen(fault) : hasMoves ? words.hint : "";
	const change = (side: Side) => {
		if (side === now || fault !== undefined) return;
		actions.edit((game) => ({ game: withSideToMove(game, side), frame: FIRST_FRAME }));
		if (hasMoves) store.set({ news: words.changed(chessWords.side(side)) });
	};
	return (
		<fieldset
			className="tool-group side-to-move row grow"
			aria-label={words.title}
			title={cost || undefined}
		>
			<span className="soft small" aria-hidden="true">
				{words.title}
			</span>
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
			<span id={hint} className="unseen">
				{cost}
			</span>
		</fieldset>
	);
}
