// The controls that step through the game: the buttons, with the one that plays it, and the
// timeline with the choice of speed.

import { Undo2 } from "lucide-react";
import { useMemo, useState } from "react";
import { timelineWords } from "../../messages/en/board.ts";
import type { Meter } from "../../review/meters.ts";
import { CommandButton } from "../../ui/commands/CommandButton.tsx";
import { useApp } from "../../ui/hooks/useApp.ts";
import { countingOf } from "./counting.ts";
import { Glimpse } from "./Glimpse.tsx";
import { MeterChoice } from "./MeterChoice.tsx";
import { PlayButton } from "./PlayButton.tsx";
import { Steps } from "./Steps.tsx";
import { Timeline } from "./Timeline.tsx";
import { usePlayer } from "./usePlayer.ts";

const SPEEDS = [0.5, 1, 2, 4];

/** Nothing where there are no moves. */
export function Stepping() {
	const player = usePlayer();
	const [meter, choose] = useState<Meter>("all");
	const counting = useMemo(() => countingOf(meter), [meter]);
	const hasMoves = useApp((state) => state.game.positions.length > 1);
	if (!hasMoves) return null;
	return (
		<>
			<Steps last={<ThumbUndo />}>
				<PlayButton player={player} className="step" />
			</Steps>
			<Timeline
				counting={counting}
				last={
					<>
						<Hint meter={meter} choose={choose} />
						<ThumbShare />
					</>
				}
				glimpseOn={(slider, lineNow) => <Glimpse slider={slider} lineNow={lineNow} />}
			>
				<select
					aria-label={timelineWords.speed}
					value={player.speed}
					onChange={(event) => player.setSpeed(Number(event.target.value))}
				>
					{SPEEDS.map((speed) => (
						<option key={speed} value={speed}>
							{timelineWords.times(speed)}
						</option>
					))}
				</select>
			</Timeline>
		</>
	);
}

type HintProps = { readonly meter: Meter; readonly choose: (meter: Meter) => void };

/** The squares that the timeline counts, if not all; else a hint about the board. */
function Hint({ meter, choose }: HintProps) {
	return (
		<>
			<MeterChoice meter={meter} choose={choose} />
			<span className="soft hint">{timelineWords.meters[meter].hint}</span>
		</>
	);
}

/** In sight on a phone, where the options are below the moves. */
const ThumbShare = () => <CommandButton name="share" className="thumb" />;

/** In reach of a thumb on a phone, which has none among the options. */
const ThumbUndo = () => (
	<CommandButton name="undo" className="step thumb" icon={<Undo2 aria-hidden="true" />} />
);
