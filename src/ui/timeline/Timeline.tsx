// The timeline under the board: the four counts of every move of the line on view, to be dragged over. Bands are painted when the line
// changes; the cursor is moved by hand at every step, and what is said of it when it has settled. A scrub renders nothing.

import { ChevronsLeft, ChevronsRight } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef } from "react";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { positionAt } from "../../chess/game.ts";
import { type AppState, isScrubbing } from "../../store/appStore.ts";
import { hasModifier } from "../../store/keyboard.ts";
import { createLineFinder } from "../../store/line.ts";
import { createLivePaint } from "../livePaint.ts";
import { oncePerFrame } from "../oncePerFrame.ts";
import { tryPaint } from "../tryPaint.ts";
import { useSession } from "../useApp.ts";
import { PlayButton } from "./PlayButton.tsx";
import { BANDS, type BandColours, columnAt, paintBands, paintCursor } from "./paintBands.ts";
import { changesAlong, stopsIn, swingsIn } from "./swings.ts";
import { usePlayer } from "./usePlayer.ts";
import "./timeline.css";

/** How far PageUp and PageDown go, in plies. */
const PAGE = 10;

const SPEEDS = [0.5, 1, 2, 4];

function coloursOf(element: Element): BandColours {
	const style = getComputedStyle(element);
	const of = (name: string) => style.getPropertyValue(name);
	return {
		bands: BANDS.map(({ key }) => of(`--tint-${key}`)),
		ground: of("--ground"),
		ink: style.color,
	};
}

/** "17 of 87, Nd5". */
function valueText({ game }: AppState, frame: Frame, place: number, last: number): string {
	const move = positionAt(game, frame).move?.san ?? "start";
	return `${place} of ${last}, ${move}`;
}

/** Bare, it is a slider alone, without buttons and words. */
export function Timeline({ isBare = false }: { readonly isBare?: boolean }) {
	const { store, actions } = useSession();
	const findLine = useMemo(createLineFinder, []);
	const slider = useRef<HTMLDivElement>(null);
	const canvas = useRef<HTMLCanvasElement>(null);
	const cursor = useRef<HTMLCanvasElement>(null);
	const readout = useRef<HTMLSpanElement>(null);
	const liveReadout = useRef<HTMLCanvasElement>(null);
	const player = usePlayer();

	const lineNow = () => findLine(store.get().game, store.get().frame);

	useEffect(() => {
		const box = slider.current;
		const context = canvas.current?.getContext("2d");
		const knob = cursor.current?.getContext("2d");
		if (!box || !canvas.current || !context || !knob) return;
		const bitmap = canvas.current;
		const label = readout.current;
		const live = liveReadout.current?.parentElement
			? createLivePaint(liveReadout.current, liveReadout.current.parentElement)
			: undefined;
		let width = 0;
		let cursorWidth = 0;
		let cursorAt = -1;

		const paint = () => {
			const { game, frame, control } = store.get();
			if (control === undefined) return;
			const { frames } = findLine(game, frame);
			const { width: wide, height } = box.getBoundingClientRect();
			width = wide;
			const ratio = devicePixelRatio;
			bitmap.width = Math.round(wide * ratio);
			bitmap.height = Math.round(height * ratio);
			const view = {
				control,
				frames,
				swings: swingsIn(changesAlong(control, frames)),
				stops: stopsIn(game, frames),
				colours: coloursOf(box),
				width: bitmap.width,
				height: bitmap.height,
				ratio,
			};
			tryPaint(() => paintBands(context, view));
			box.setAttribute("aria-valuemax", String(frames.length - 1));
			const column = wide / frames.length;
			knob.canvas.width = Math.round(wide);
			knob.canvas.height = 1;
			knob.fillStyle = getComputedStyle(box).color;
			cursorWidth = Math.max(3, Math.round(column));
			cursorAt = -1;
		};
		const moveCursor = () => {
			const { game, frame } = store.get();
			const { frames, placeOf } = findLine(game, frame);
			const x = columnAt(placeOf(frame) ?? 0, frames.length, width);
			const before = cursorAt;
			cursorAt = Math.min(knob.canvas.width - cursorWidth, Math.round(x));
			tryPaint(() => {
				if (before >= 0) knob.clearRect(before, 0, cursorWidth, 1);
				paintCursor(knob, cursorAt, cursorWidth);
			});
			readOut();
		};
		/** What a run passes is told here at once, and by the list when it has come to rest. */
		const readOut = oncePerFrame(() => {
			if (label === null || live === undefined) return;
			const state = store.get();
			const { frames, placeOf } = findLine(state.game, state.frame);
			const place = placeOf(state.frame) ?? 0;
			const text = valueText(state, state.frame, place, frames.length - 1);
			if (isScrubbing(state)) {
				live.paint((pen) => pen.write(label, text));
			} else {
				label.textContent = text;
				live.end();
			}
		});
		const tell = () => {
			const state = store.get();
			const { frames, placeOf } = findLine(state.game, state.frame);
			const place = placeOf(state.settledFrame) ?? 0;
			box.setAttribute("aria-valuenow", String(place));
			box.setAttribute(
				"aria-valuetext",
				valueText(state, state.settledFrame, place, frames.length - 1),
			);
		};
		let painted = findLine(store.get().game, store.get().frame);
		const redraw = () => {
			painted = findLine(store.get().game, store.get().frame);
			paint();
			moveCursor();
			tell();
		};
		redraw();
		const end = store.subscribe((next, previous) => {
			if (findLine(next.game, next.frame) !== painted || next.control !== previous.control) {
				redraw();
				return;
			}
			if (next.frame !== previous.frame) moveCursor();
			if (next.settledFrame !== previous.settledFrame) {
				tell();
				readOut();
			}
		});
		const resizing = new ResizeObserver(redraw);
		resizing.observe(box);
		const theme = new MutationObserver(redraw);
		theme.observe(document.documentElement, { attributeFilter: ["data-theme"] });
		const system = matchMedia("(prefers-color-scheme: dark)");
		system.addEventListener("change", redraw);
		return () => {
			end();
			resizing.disconnect();
			theme.disconnect();
			system.removeEventListener("change", redraw);
		};
	}, [store, findLine]);

	/** The frame at a place of the line, or at the end that is nearer. */
	const frameAt = (place: number) => {
		const { frames } = lineNow();
		return frames[Math.min(frames.length - 1, Math.max(0, place))] ?? FIRST_FRAME;
	};
	const goToPlace = (place: number) => actions.goToFrame(frameAt(place));
	const placeNow = () => lineNow().placeOf(store.get().frame) ?? 0;

	function scrub({ clientX, currentTarget }: PointerEvent<HTMLElement>): void {
		const { left, width } = currentTarget.getBoundingClientRect();
		const places = lineNow().frames.length;
		actions.scrubTo(frameAt(Math.floor(((clientX - left) / width) * places)));
	}

	function goToSwing(direction: 1 | -1): void {
		const { control } = store.get();
		if (control === undefined) return;
		const swings = swingsIn(changesAlong(control, lineNow().frames));
		const place = placeNow();
		const next =
			direction === 1
				? swings.find((swing) => swing > place)
				: swings.findLast((swing) => swing < place);
		if (next !== undefined) goToPlace(next);
	}

	function onKeyDown(event: KeyboardEvent): void {
		if (hasModifier(event)) return;
		const { frames } = lineNow();
		const places: Readonly<Record<string, number>> = {
			ArrowRight: placeNow() + 1,
			ArrowUp: placeNow() + 1,
			ArrowLeft: placeNow() - 1,
			ArrowDown: placeNow() - 1,
			PageUp: placeNow() + PAGE,
			PageDown: placeNow() - PAGE,
			Home: 0,
			End: frames.length - 1,
		};
		const place = places[event.key];
		if (place === undefined) return;
		event.preventDefault();
		event.stopPropagation();
		goToPlace(place);
	}

	return (
		<section className="timeline" aria-label={isBare ? undefined : "Timeline"}>
			<div
				ref={slider}
				className="slider"
				role="slider"
				tabIndex={0}
				aria-label="Move"
				aria-valuemin={0}
				aria-valuenow={0}
				onKeyDown={onKeyDown}
				onPointerDown={(event) => {
					if (event.button !== 0) return;
					event.currentTarget.setPointerCapture(event.pointerId);
					scrub(event);
				}}
				onPointerMove={(event) => {
					if (event.currentTarget.hasPointerCapture(event.pointerId)) scrub(event);
				}}
				onLostPointerCapture={() => actions.settle()}
			>
				<canvas ref={canvas} role="presentation" />
				<canvas ref={cursor} className="cursor" role="presentation" />
			</div>
			{!isBare && (
				<div className="row">
					<PlayButton player={player} className="icon-button" />
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
					<button
						type="button"
						className="icon-button"
						aria-label="Previous big swing"
						title="Previous big swing"
						onClick={() => goToSwing(-1)}
					>
						<ChevronsLeft aria-hidden="true" />
					</button>
					<button
						type="button"
						className="icon-button"
						aria-label="Next big swing"
						title="Next big swing"
						onClick={() => goToSwing(1)}
					>
						<ChevronsRight aria-hidden="true" />
					</button>
					<span className="readout" aria-hidden="true">
						<span ref={readout} />
						<canvas ref={liveReadout} className="live" />
					</span>
					<span className="soft hint">
						Drag over it. ▾ marks big swings. Press a square to see why it has its colour.
					</span>
				</div>
			)}
		</section>
	);
}
