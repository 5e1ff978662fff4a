// The timeline of the chapter: who holds how much, move by move, with a slider over it.

import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { usePageStyle } from "../../../board/styles/usePageStyle.ts";
import { useRatio } from "../../../board/useSize.ts";
import { FIRST_FRAME, type Frame } from "../../../chess/frame.ts";
import type { Game } from "../../../chess/game.ts";
import { countsAt, type GameControl } from "../../../control/controlMap.ts";
import { presentWords } from "../../../messages/en/panels/present.ts";
import { createLineFinder } from "../../../session/state/line.ts";
import { BANDS, columnAt, FOOT_HEIGHT, paintBands } from "../../../ui/canvas/paintBands.ts";
import { numbersIn, stopsIn } from "../../../ui/canvas/timelineMarks.ts";
import { moveText } from "../../../ui/moveText/moveText.ts";
import "./track.css";

/** CSS pixels of the bands. */
const BANDS_HEIGHT = 40;

type Props = {
	readonly game: Game;
	readonly control: GameControl;
	/** Where the lesson is. */
	readonly frame: Frame;
	readonly goTo: (frame: Frame) => void;
};

export function Strip({ game, control, frame, goTo }: Props) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const [width, setWidth] = useState(0);
	const ratio = useRatio();
	const { palette } = usePageStyle();
	const findLine = useMemo(createLineFinder, []);
	const line = findLine(game, frame);
	const { frames } = line;

	useLayoutEffect(() => {
		const element = canvas.current;
		if (element === null) return;
		const resizing = new ResizeObserver(() => setWidth(element.clientWidth));
		resizing.observe(element);
		return () => resizing.disconnect();
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the tints of the page follow the palette
	useLayoutEffect(() => {
		const context = canvas.current?.getContext("2d");
		if (!context) return;
		const { width: wide, height } = context.canvas;
		const style = getComputedStyle(context.canvas);
		context.clearRect(0, 0, wide, height);
		paintBands(context, {
			countsOf: (one) => countsAt(control, one),
			frames: line.frames,
			stops: stopsIn(game, line.frames),
			signs: [],
			numbers: numbersIn(game, line.frames),
			colours: {
				bands: BANDS.map(({ key }) => style.getPropertyValue(`--tint-${key}`)),
				ground: style.getPropertyValue("--ground"),
				ink: style.color,
			},
			width: wide,
			height,
			pixel: ratio,
		});
	}, [game, control, line, width, ratio, palette]);

	const place = line.placeOf(frame) ?? 0;
	const at = (one: number) => `${columnAt(one, frames.length, 100)}%`;
	return (
		<div className="track-strip anchor rigid slim" style={{ height: BANDS_HEIGHT + FOOT_HEIGHT }}>
			<canvas
				className="fill"
				ref={canvas}
				role="presentation"
				width={Math.round(width * ratio)}
				height={Math.round((BANDS_HEIGHT + FOOT_HEIGHT) * ratio)}
			/>
			<span
				className="track-cursor"
				style={{ left: at(place), width: at(1), height: BANDS_HEIGHT }}
			/>
			<input
				className="cover"
				type="range"
				min={0}
				max={frames.length - 1}
				value={place}
				aria-label={presentWords.track.timeline}
				aria-valuetext={moveText(game, frame)}
				onChange={(event) => goTo(frames[event.target.valueAsNumber] ?? FIRST_FRAME)}
			/>
		</div>
	);
}
