// Controls that step through the game: the timeline, and below it the buttons, with the one that
// plays and the name of the move on view.

import "./timeline.css";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { isScrubbing } from "../../board/cursor.ts";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { moveNumberText, positionAt } from "../../chess/game.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { meterWords } from "../../messages/en/panels/meters.ts";
import { sidelineWords } from "../../messages/en/panels/sideline.ts";
import { type Meter, meterAt } from "../../review/meters.ts";
import { queuedJob } from "../../runtime/taskQueue.ts";
import { evaluationsOf } from "../../session/engine/evaluations.ts";
import { chancesOf, partingsOn } from "../../session/engine/written.ts";
import type { AppStore } from "../../session/state/appStore.ts";
import { createMainLineFinder } from "../../session/state/line.ts";
import { FramePicture } from "../../ui/canvas/FramePicture.tsx";
import { columnAt, FOOT_HEIGHT } from "../../ui/canvas/paintBands.ts";
import { scaledPx } from "../../ui/canvas/scaledPx.ts";
import { tryPaint } from "../../ui/canvas/tryPaint.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { PlayButton } from "./PlayButton.tsx";
import { Steps } from "./Steps.tsx";
import { Timeline } from "./Timeline.tsx";
import type { LineNow } from "./timelineControl.ts";
import type { Counting } from "./timelineView.ts";
import { usePlayer } from "./usePlayer.ts";

/**
 * Which position of the timeline is previewed without going there: the one under a mouse that
 * presses nothing, or the cursor's while the keyboard is on the slider. None during a drag or while
 * a key is held: steps must not wait for a preview.
 */
type Previewed = {
	readonly frame: Frame;
	/** Where the middle of its column is, and the upper edge of the timeline, in the window. */
	readonly x: number;
	readonly top: number;
};

/**
 * Calls `show` with each previewed position, or undefined for none. Returns a function that stops
 * it.
 */
function followPreviews(
	slider: HTMLElement,
	store: AppStore,
	lineNow: LineNow,
	show: (previewed: Previewed | undefined) => void,
): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	let now: Frame | undefined;
	let isByKeyboard = false;

	function preview(frame: Frame): void {
		if (frame === now) return;
		now = frame;
		const { frames, placeOf } = lineNow();
		const { left, top, width } = slider.getBoundingClientRect();
		const x = left + columnAt((placeOf(frame) ?? 0) + 0.5, frames.length, width);
		show({ frame, x, top });
	}
	function hide(): void {
		if (now === undefined) return;
		now = undefined;
		show(undefined);
	}

	const onMove = ({ pointerType, buttons, offsetX }: PointerEvent) => {
		if (pointerType !== "mouse" || buttons !== 0) return;
		const { frames } = lineNow();
		const place = Math.floor((offsetX / slider.clientWidth) * frames.length);
		preview(frames[Math.min(frames.length - 1, Math.max(0, place))] ?? FIRST_FRAME);
	};
	const onFocus = () => {
		isByKeyboard = slider.matches(":focus-visible");
		if (isByKeyboard) preview(store.get().settledFrame);
	};
	const onBlur = () => {
		isByKeyboard = false;
		hide();
	};
	slider.addEventListener("pointermove", onMove, { signal });
	slider.addEventListener("pointerdown", onBlur, { signal });
	slider.addEventListener("pointerleave", hide, { signal });
	slider.addEventListener("focus", onFocus, { signal });
	slider.addEventListener("blur", onBlur, { signal });
	const previewAtRest = queuedJob(() => {
		if (isByKeyboard) preview(store.get().settledFrame);
	});
	const ends = [
		store.watch(["game", "control", "orientation", "options"], hide),
		store.watch(["frame"], (next) => {
			if (isScrubbing(next)) hide();
		}),
		store.watch(["settledFrame", "pace"], (next) => {
			if (!isScrubbing(next)) previewAtRest();
		}),
	];
	return () => {
		listening.abort();
		for (const end of ends) end();
	};
}

/**
 * Paints the evaluation over the columns of the timeline: a line that is high where White is
 * winning, as White's squares are below it. A dark edge lets it be seen on every colour.
 */
type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export type CurveView = {
	/** Winning chances from -1, Black wins, to 1; undefined where nobody knows. */
	readonly chances: readonly (number | undefined)[];
	/** Places at which territory and evaluation part company, from and to. */
	readonly partings: readonly { readonly from: number; readonly to: number }[];
	readonly line: string;
	readonly edge: string;
	/** Device pixels, of the columns alone. */
	readonly width: number;
	readonly height: number;
	readonly pixel: number;
};

/** The canvas has to be empty. */
function paintCurve(context: Context, view: CurveView): void {
	const { chances, partings, line, edge, width, height, pixel } = view;
	const column = width / chances.length;
	const middle = (place: number) => (place + 0.5) * column;
	const margin = 3 * pixel;
	const heightOf = (chance: number) => margin + ((1 - chance) / 2) * (height - 2 * margin);
	const trace = () => {
		context.beginPath();
		let isDown = false;
		chances.forEach((chance, place) => {
			if (chance === undefined) {
				isDown = false;
				return;
			}
			const [x, y] = [middle(place), heightOf(chance)];
			if (isDown) context.lineTo(x, y);
			else context.moveTo(x, y);
			isDown = true;
		});
		context.stroke();
	};
	context.lineJoin = "round";
	context.lineCap = "round";
	context.strokeStyle = edge;
	context.lineWidth = 4 * pixel;
	trace();
	context.strokeStyle = line;
	context.lineWidth = 1.75 * pixel;
	trace();
	context.strokeStyle = edge;
	context.fillStyle = line;
	context.lineWidth = pixel;
	for (const { from, to } of partings) {
		const x = from * column;
		const wide = (to + 1 - from) * column;
		context.beginPath();
		context.rect(x, pixel / 2, wide, 4 * pixel);
		context.fill();
		context.stroke();
	}
}

/** Paper and ink, in both themes: they are seen on every colour of the columns. */
const LINE = "#ffffff";
const EDGE = "#1f1c18";

/**
 * The evaluation of each move of the main line, over the columns of territory, with the stretches
 * where the two part company. Painted again when an evaluation comes; no step costs anything.
 */
function EvaluationCurve() {
	const session = useSession();
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		const { store } = session;
		const evaluations = evaluationsOf(session);
		const findLine = createMainLineFinder();
		const element = canvas.current;
		const context = element?.getContext("2d");
		if (!element || !context) return;
		function paint(): void {
			if (!element || !context) return;
			const { game, control, options } = store.get();
			const box = element.getBoundingClientRect();
			const ratio = devicePixelRatio;
			const pixel = scaledPx(ratio);
			element.width = Math.round(box.width * ratio);
			element.height = Math.round(box.height * ratio);
			if (control === undefined || !options.showsEvaluations) return;
			const { frames } = findLine(game);
			const { known } = evaluations.get();
			const chances = frames.map((frame) => chancesOf(game, frame, known));
			if (chances.every((one) => one === undefined)) return;
			const partings = partingsOn(frames, game, control, known);
			const height = element.height - FOOT_HEIGHT * pixel;
			const size = { width: element.width, height, pixel };
			const view = { chances, partings, line: LINE, edge: EDGE, ...size };
			tryPaint(() => paintCurve(context, view));
		}
		const soon = queuedJob(paint);
		paint();
		const resizing = new ResizeObserver(soon);
		resizing.observe(element);
		const ends = [
			evaluations.watch(["known"], soon),
			store.watch(["game", "control", "options"], soon),
			() => resizing.disconnect(),
		];
		return () => {
			for (const end of ends) end();
		};
	}, [session]);
	return <canvas ref={canvas} className="curve cover" role="presentation" />;
}

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
							<canvas ref={live} className="live cover" />
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
