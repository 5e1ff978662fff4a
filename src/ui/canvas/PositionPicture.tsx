// A small still board of a position with its heat.

import { useMemo } from "react";
import type { BoardSize } from "../../board/geometry.ts";
import { StillBoard } from "../../board/StillBoard.tsx";
import { parsePlacement } from "../../chess/fen.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { WHITE } from "../../chess/piece.ts";
import { createPlacements } from "../../chess/placement.ts";
import type { Core } from "../../control/core.ts";

type Props = {
	readonly core: Core;
	/** The pieces, as the first field of a FEN. */
	readonly pieces: string;
	readonly size: BoardSize;
	/** Describes the picture. Undefined where the words are beside it. */
	readonly label?: string;
	readonly showsCoordinates?: boolean;
};

export function PositionPicture({ core, pieces, size, label, showsCoordinates = false }: Props) {
	const picture = useMemo(() => {
		const placements = createPlacements(1);
		parsePlacement(pieces, placements, FIRST_FRAME);
		return {
			placements,
			control: core.computeControl(placements),
			orientation: WHITE,
			showsCoordinates,
			showsPatterns: false,
			tintsNeutral: true,
		} as const;
	}, [core, pieces, showsCoordinates]);
	return <StillBoard label={label} size={size} picture={picture} />;
}
