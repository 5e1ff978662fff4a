// A small still board of a frame of the open game, as the visitor has set the board. It shows
// nothing while pieces are hidden: somebody may be asked where they are.

import { useMemo } from "react";
import { StillBoard, stillSize } from "../../board/StillBoard.tsx";
import type { Frame } from "../../chess/frame.ts";
import { useApp } from "../hooks/useApp.ts";
import { scaledPx } from "./scaledPx.ts";

type Props = {
	readonly frame: Frame;
	/** Pixels, before they grow with the window. */
	readonly width: number;
};

export function FramePicture({ frame, width }: Props) {
	const { placements } = useApp((state) => state.game);
	const control = useApp((state) => state.control);
	const orientation = useApp((state) => state.orientation);
	const options = useApp((state) => state.options);
	const hidden = useApp((state) => state.hidden);
	const picture = useMemo(
		() => ({
			...options,
			placements,
			control: hidden.heat ? undefined : control,
			frame,
			orientation,
			showsCoordinates: false,
		}),
		[placements, control, frame, orientation, options, hidden],
	);
	const size = useMemo(() => stillSize(scaledPx(width)), [width]);
	return !hidden.pieces && <StillBoard size={size} picture={picture} />;
}
