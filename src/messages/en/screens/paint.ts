// Words of a board on which squares are marked: its name, and those of its squares.

import type { Sign } from "../../../board/marks/sign.ts";
import type { Piece } from "../../../chess/piece.ts";
import { type Square, squareName } from "../../../chess/square.ts";
import type { SquareClass } from "../../../control/classes.ts";
import { chessWords } from "../chess.ts";

const SIGNS: Readonly<Record<Sign, string>> = {
	right: "right",
	tooMany: "too many",
	missed: "missed",
};

type Facts = {
	readonly square: Square;
	readonly piece: Piece | undefined;
	readonly control: SquareClass["key"] | undefined;
	readonly sign: Sign | undefined;
	readonly share: string | undefined;
};

export const paintWords = {
	title: "Board: arrow keys move, Space marks",
	/** "f5, black bishop, contested, missed, 3 of 5". */
	square: ({ square, piece, control, sign, share }: Facts): string =>
		[
			squareName(square),
			piece && chessWords.piece(piece),
			control && chessWords.whose(control),
			sign && SIGNS[sign],
			share,
		]
			.filter((part) => part)
			.join(", "),
	sign: (sign: Sign) => SIGNS[sign],
};
