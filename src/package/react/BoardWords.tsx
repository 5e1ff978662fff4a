// A position in words: what a server renders, and what is shown until a board is there.

import type { Frame } from "../../chess/frame.ts";
import { BLACK, piecesOfSide, type Side, WHITE } from "../../chess/piece.ts";
import { squaresOf } from "../../chess/placement.ts";
import { squareName } from "../../chess/square.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { packageWords } from "../../messages/en/package.ts";
import { describeCounts } from "../../session/board/boardText.ts";
import { tellPosition } from "../../ui/tellPosition.ts";
import type { Shown } from "./readShown.ts";

function piecesOf({ game }: Shown, frame: Frame, side: Side): string {
	const pieces = piecesOfSide(side).flatMap((piece) =>
		squaresOf(game.placements, frame, piece).map((square) =>
			packageWords.pieceOn(chessWords.kind(piece), squareName(square)),
		),
	);
	return packageWords.pieces(side, pieces);
}

export function BoardWords({ shown, frame }: { shown: Shown; frame: Frame }) {
	return (
		<>
			<p>{tellPosition(shown.game, frame)}</p>
			<p>{piecesOf(shown, frame, WHITE)}</p>
			<p>{piecesOf(shown, frame, BLACK)}</p>
			<p>{packageWords.controlled(describeCounts(shown.game, shown.control, frame))}</p>
		</>
	);
}
