// The board of a question: without its map until the question is answered.

import { useMemo } from "react";
import { StillBoard } from "../../board/StillBoard.tsx";
import { useSize } from "../../board/useBoardSize.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { WHITE } from "../../chess/piece.ts";
import type { Posed } from "./questions.ts";

/** Pixels: as wide as a phone has room for, and no wider than leaves room for words beside it. */
const MAX_BOARD_PX = 448;
const MARGINS_PX = 32;

const widthOfScreen = () =>
	Math.min(MAX_BOARD_PX, document.documentElement.clientWidth - MARGINS_PX);

type Props = {
	readonly posed: Posed;
	readonly isAnswered: boolean;
};

/** Bare until it is answered. */
export function PosedBoard({ posed, isAnswered }: Props) {
	const size = useSize(widthOfScreen);
	const picture = useMemo(
		() =>
			({
				placements: posed.game.placements,
				frame: FIRST_FRAME,
				control: isAnswered && posed.asks !== "hang" ? posed.control : undefined,
				orientation: WHITE,
				showsCoordinates: true,
				showsPatterns: false,
				tintsNeutral: true,
			}) as const,
		[posed, isAnswered],
	);
	return <StillBoard size={size} picture={picture} />;
}
