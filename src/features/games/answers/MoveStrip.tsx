// The shares of squares, move by move, from move 1 to 40: mine below, theirs on top. Its slider
// chooses the move that the board above shows; it plays by itself too.

import { Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import type { Side } from "../../../games/collection/filter.ts";
import { myGamesWords } from "../../../messages/en/screens/myGames.ts";
import { IconButton } from "../../../ui/IconButton.tsx";

type Props = {
	/** For each move the shares of mine, contested, neutral, and theirs. */
	readonly strip: readonly (readonly number[])[];
	readonly side: Side;
	/** Undefined: the board shows all moves. */
	readonly move: number | undefined;
	readonly show: (move: number | undefined) => void;
};

/** Milliseconds that a move is shown. */
const STEP_MS = 700;

const words = myGamesWords.strip;

export function MoveStrip({ strip, side, move, show }: Props) {
	const [isPlaying, setPlaying] = useState(false);
	const last = strip.length;
	useEffect(() => {
		if (!isPlaying) return;
		const timer = setTimeout(() => {
			if (move !== undefined && move >= last) setPlaying(false);
			else show((move ?? 0) + 1);
		}, STEP_MS);
		return () => clearTimeout(timer);
	}, [isPlaying, move, last, show]);
	const other = side === "white" ? "black" : "white";
	const tints = [side, "contested", "neutral", other];
	return (
		<div className="move-strip beside gap-below">
			<IconButton
				icon={isPlaying ? Pause : Play}
				name={isPlaying ? words.stop : words.play}
				onClick={() => {
					if (!isPlaying) show(move === undefined || move >= last ? 1 : move);
					setPlaying(!isPlaying);
				}}
			/>
			<div className="strip-picture">
				<svg
					className="fill"
					viewBox={`0 0 ${Math.max(1, last)} 100`}
					preserveAspectRatio="none"
					aria-hidden="true"
				>
					{strip.map((shares, index) => {
						let below = 100;
						return shares.map((share, place) => {
							below -= 100 * share;
							return (
								<rect
									// biome-ignore lint/suspicious/noArrayIndexKey: moves and classes keep their places
									key={`${index} ${place}`}
									x={index}
									y={below}
									width={1.02}
									height={100 * share}
									fill={`var(--tint-${tints[place]})`}
								/>
							);
						});
					})}
				</svg>
				{move !== undefined && (
					<i style={{ left: `${(100 * (move - 0.5)) / Math.max(1, last)}%` }} />
				)}
				<input
					type="range"
					aria-label={words.title}
					aria-valuetext={words.move(move)}
					min={0}
					max={last}
					value={move ?? 0}
					onChange={({ target }) => {
						setPlaying(false);
						show(Number(target.value) || undefined);
					}}
				/>
			</div>
			<span className="small">{words.move(move)}</span>
		</div>
	);
}
