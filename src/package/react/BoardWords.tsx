// A position in words: what a server renders, and what is there until a board is.

import { describeCounts } from "../../board/text/words.ts";
import type { Frame } from "../../chess/frame.ts";
import { BLACK, kindName, piecesOfSide, type Side, WHITE } from "../../chess/piece.ts";
import { squaresOf } from "../../chess/placement.ts";
import { squareName } from "../../chess/square.ts";
import { tellPosition } from "../../ui/tellPosition.ts";
import type { Shown } from "./readShown.ts";

/** "king g1, rook a1, rook f1" */
function tellPieces({ game }: Shown, frame: Frame, side: Side): string {
	const names = piecesOfSide(side).flatMap((piece) =>
		squaresOf(game.placements, frame, piece).map(
			(square) => `${kindName(piece)} ${squareName(square)}`,
		),
	);
	return names.join(", ") || "nothing";
}

export function BoardWords({ shown, frame }: { shown: Shown; frame: Frame }) {
	return (
		<>
			<p>{tellPosition(shown.game, frame)}</p>
			<p>{`White: ${tellPieces(shown, frame, WHITE)}.`}</p>
			<p>{`Black: ${tellPieces(shown, frame, BLACK)}.`}</p>
			<p>{`Squares controlled: ${describeCounts(shown.game, shown.control, frame)}.`}</p>
		</>
	);
}
