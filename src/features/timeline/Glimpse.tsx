// Preview of a position on the timeline: a small board above it. Not on the page while nothing is
// previewed.

import { type RefObject, useEffect, useState } from "react";
import { moveNumberText, positionAt } from "../../chess/game.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { FramePicture } from "../../ui/canvas/FramePicture.tsx";
import { useSession } from "../../ui/hooks/useApp.ts";
import { followPreviews, type Previewed } from "./glimpseControl.ts";
import "./glimpse.css";
import type { LineNow } from "./timelineControl.ts";

type Props = {
	readonly slider: RefObject<HTMLElement | null>;
	readonly lineNow: LineNow;
};

export function Glimpse({ slider, lineNow }: Props) {
	const { store } = useSession();
	const [previewed, preview] = useState<Previewed>();
	useEffect(
		() =>
			slider.current === null ? undefined : followPreviews(slider.current, store, lineNow, preview),
		[slider, store, lineNow],
	);
	if (previewed === undefined) return null;
	const { frame, x, top } = previewed;
	const position = positionAt(store.get().game, frame);
	return (
		<div className="glimpse" aria-hidden="true" style={{ left: x, top }}>
			<FramePicture frame={frame} width={PICTURE_WIDTH} />
			<span>
				{position.move ? `${moveNumberText(position)} ${position.move.san}` : chessWords.start}
			</span>
		</div>
	);
}

/** Pixels, before they grow with the window. */
const PICTURE_WIDTH = 160;
