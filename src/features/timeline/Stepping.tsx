// Controls that step through the game: the timeline, and below it the buttons, with the one that
// plays and the name of the move on view.

import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { moveNumberText, positionAt } from "../../chess/game.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { meterWords } from "../../messages/en/panels/meters.ts";
import { sidelineWords } from "../../messages/en/panels/sideline.ts";
import { type Meter, meterAt } from "../../review/meters.ts";
import { FramePicture } from "../../ui/canvas/FramePicture.tsx";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { EvaluationCurve } from "./EvaluationCurve.tsx";
import { followPreviews, type Previewed } from "./glimpseControl.ts";
import { PlayButton } from "./PlayButton.tsx";
import { Steps } from "./Steps.tsx";
import { Timeline } from "./Timeline.tsx";
import type { LineNow } from "./timelineControl.ts";
import type { Counting } from "./timelineView.ts";
import { usePlayer } from "./usePlayer.ts";
import "./timeline.css";

const NO_COUNTS = { light: 0, dark: 0, contested: 0, neutral: 0 };

/**
 * The counts while a meter is chosen, and their words: "Centre: Neutral 1, Contested 0, White 2,
 * Black 1". Undefined for all squares.
 */
export function countingOf(meter: Meter): Counting | undefined {
	if (meter === "all") return undefined;
	return {
		countsOf: ({ game, control }, frame) =>
			control === undefined ? NO_COUNTS : meterAt(meter, game.placements, control, frame),
		say: (counts) => meterWords.meterCounts(meter, counts),
	};
}

/** Pixels, before they grow with the window. */
const PICTURE_WIDTH = 160;

type GlimpseProps = {
	readonly slider: RefObject<HTMLElement | null>;
	readonly lineNow: LineNow;
};

/**
 * Preview of a position on the timeline: a small board above it. Not on the page while nothing is
 * previewed.
 */
function Glimpse({ slider, lineNow }: GlimpseProps) {
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
		<div className="glimpse small strong" aria-hidden="true" style={{ left: x, top }}>
			<FramePicture frame={frame} width={PICTURE_WIDTH} />
			<span>
				{position.move ? `${moveNumberText(position)} ${position.move.san}` : chessWords.start}
			</span>
		</div>
	);
}

/** Nothing where there are no moves. */
export function Stepping() {
	const player = usePlayer();
	const meter = useApp((state) => state.options.meter);
	const counting = useMemo(() => countingOf(meter), [meter]);
	const isForLeft = useApp((state) => state.options.leftHand);
	const isInLine = useApp((state) => state.sideline !== undefined);
	const text = useRef<HTMLSpanElement>(null);
	const live = useRef<HTMLCanvasElement>(null);
	const readout = useMemo(() => ({ text, live }), []);
	const hasMoves = useApp((state) => state.game.positions.length > 1);
	if (!hasMoves) return null;
	return (
		<>
			{meter !== "all" && <p className="counted">{meterWords.counted(meter)}</p>}
			<Timeline
				counting={counting}
				readout={readout}
				curve={<EvaluationCurve />}
				glimpseOn={(slider, lineNow) => <Glimpse slider={slider} lineNow={lineNow} />}
			/>
			<Steps
				isForLeft={isForLeft}
				last={
					<>
						<span className="readout cut strong" aria-hidden="true">
							<span ref={text} />
							<canvas ref={live} className="live" />
						</span>
						{isInLine && (
							<span className="in-line soft small" aria-hidden="true">
								{sidelineWords.inLine}
							</span>
						)}
					</>
				}
			>
				<PlayButton player={player} className="step play" />
			</Steps>
		</>
	);
}
