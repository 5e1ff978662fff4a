// The position that is looked at on the timeline, as a small board above it. Nothing of it is on the page while nothing is looked at.

import { type ReactNode, type RefObject, useEffect, useState } from "react";
import type { Frame } from "../../chess/frame.ts";
import { numberText, positionAt } from "../../chess/game.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import { followLooks, type Looked } from "./glimpseControl.ts";
import "./glimpse.css";
import type { LineNow } from "./timelineControl.ts";

export type PictureOf = (frame: Frame) => ReactNode;

type Props = {
	readonly slider: RefObject<HTMLElement | null>;
	readonly lineNow: LineNow;
	readonly pictureOf: PictureOf;
};

export function Glimpse({ slider, lineNow, pictureOf }: Props) {
	const { store } = useSession();
	const [looked, look] = useState<Looked>();
	useEffect(
		() => (slider.current === null ? undefined : followLooks(slider.current, store, lineNow, look)),
		[slider, store, lineNow],
	);
	if (looked === undefined) return null;
	const { frame, x, top } = looked;
	const position = positionAt(store.get().game, frame);
	return (
		<div className="glimpse" aria-hidden="true" style={{ left: x, top }}>
			{pictureOf(frame)}
			<span>
				{position.move ? `${numberText(position)} ${position.move.san}` : chessWords.start}
			</span>
		</div>
	);
}
