// What goes through the game, with small boards of what the timeline has where somebody looks.

import { useMemo } from "react";
import { StillBoard, stillSize } from "../../board/StillBoard.tsx";
import type { Frame } from "../../chess/frame.ts";
import { grown } from "../../ui/canvas/scaledPx.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import { Stepping } from "./Stepping.tsx";

/** Pixels, before they grow with the window. */
const WIDTH = 160;

function FramePicture({ frame }: { readonly frame: Frame }) {
	const { store } = useSession();
	const { game, control, orientation, options, hidden } = store.get();
	const picture = useMemo(
		() => ({
			...options,
			placements: game.placements,
			control: hidden.heat ? undefined : control,
			frame,
			orientation,
			showsCoordinates: false,
		}),
		[game, control, frame, orientation, options, hidden],
	);
	const size = useMemo(() => stillSize(grown(WIDTH)), []);
	return !hidden.pieces && <StillBoard size={size} picture={picture} />;
}

const pictureOf = (frame: Frame) => <FramePicture frame={frame} />;

export const SteppingRoom = () => <Stepping pictureOf={pictureOf} />;
