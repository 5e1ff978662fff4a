// Controls that step through the game: the timeline, and below it the buttons, with the one that
// plays and the name of the move on view.

import { useMemo, useRef } from "react";
import { meterWords } from "../../messages/en/panels/meters.ts";
import { sidelineWords } from "../../messages/en/panels/sideline.ts";
import { useApp } from "../../ui/hooks/useApp.ts";
import { countingOf } from "./counting.ts";
import { EvaluationCurve } from "./EvaluationCurve.tsx";
import { Glimpse } from "./Glimpse.tsx";
import { PlayButton } from "./PlayButton.tsx";
import { Steps } from "./Steps.tsx";
import { Timeline } from "./Timeline.tsx";
import { usePlayer } from "./usePlayer.ts";

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
						<span className="readout" aria-hidden="true">
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
