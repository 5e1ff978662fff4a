// What goes through the game: the buttons of steps with the one that plays it, and the timeline with how fast it plays.

import { Undo2 } from "lucide-react";
import { IconButton } from "../IconButton.tsx";
import { Steps } from "../moves/Steps.tsx";
import { PanelButton } from "../PanelButton.tsx";
import { useApp, useSession } from "../useApp.ts";
import { Glimpse, type PictureOf } from "./Glimpse.tsx";
import { PlayButton } from "./PlayButton.tsx";
import { Timeline } from "./Timeline.tsx";
import { usePlayer } from "./usePlayer.ts";

const SPEEDS = [0.5, 1, 2, 4];

/** Nothing where there are no moves. */
export function Stepping({ pictureOf }: { readonly pictureOf: PictureOf }) {
	const player = usePlayer();
	const hasMoves = useApp((state) => state.game.positions.length > 1);
	if (!hasMoves) return null;
	return (
		<>
			<Steps last={<ThumbUndo />}>
				<PlayButton player={player} className="step" />
			</Steps>
			<Timeline
				last={<ThumbShare />}
				glimpseOn={(slider, lineNow) => (
					<Glimpse slider={slider} lineNow={lineNow} pictureOf={pictureOf} />
				)}
			>
				<select
					aria-label="Speed"
					value={player.speed}
					onChange={(event) => player.setSpeed(Number(event.target.value))}
				>
					{SPEEDS.map((speed) => (
						<option key={speed} value={speed}>
							{speed}×
						</option>
					))}
				</select>
			</Timeline>
		</>
	);
}

/** In sight on a phone, where the options are below the moves. */
const ThumbShare = () => (
	<PanelButton panel="share" className="thumb">
		Share
	</PanelButton>
);

/** In reach of a thumb on a phone, which has none among the options. */
function ThumbUndo() {
	const { actions } = useSession();
	const canUndo = useApp((state) => state.past.length > 0);
	return (
		<IconButton
			icon={Undo2}
			name="Undo"
			className="step thumb"
			aria-disabled={!canUndo}
			onClick={canUndo ? actions.undo : undefined}
		/>
	);
}
