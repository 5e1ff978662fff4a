// The view of the timeline, updated without React: bands are painted when the line changes, the
// cursor moves in the frame of a fast step or after the board has shown a single one, and its text
// follows the settled frame.

import { isScrubbing } from "../../board/cursor.ts";
import type { Frame } from "../../chess/frame.ts";
import { moveName, positionAt } from "../../chess/game.ts";
import type { Counts } from "../../control/classes.ts";
import { countsAt } from "../../control/controlMap.ts";
import { timelineWords } from "../../messages/en/board.ts";
import { animationJob } from "../../runtime/frameBatch.ts";
import { setText } from "../../runtime/setText.ts";
import { queuedJob } from "../../runtime/taskQueue.ts";
import { onBoard } from "../../session/state/appQueries.ts";
import type { AppState } from "../../session/state/appState.ts";
import type { AppStore } from "../../session/state/appStore.ts";
import { createLivePaint } from "../../ui/canvas/livePaint.ts";
import {
	BANDS,
	type BandColours,
	columnAt,
	paintBands,
	paintCursor,
} from "../../ui/canvas/paintBands.ts";
import { scaledPx } from "../../ui/canvas/scaledPx.ts";
import { letterOf, numbersIn, stopsIn } from "../../ui/canvas/timelineMarks.ts";
import { tryPaint } from "../../ui/canvas/tryPaint.ts";
import type { LineNow } from "./timelineControl.ts";

export type TimelineElements = {
	readonly slider: HTMLElement;
	readonly bands: HTMLCanvasElement;
	readonly cursor: HTMLCanvasElement;
	/** Undefined where there is nothing but the slider. */
	readonly readout: { readonly text: HTMLElement; readonly live: HTMLCanvasElement } | undefined;
};

/** Other counts than those of all squares, and how they are said. */
export type Counting = {
	readonly countsOf: (state: AppState, frame: Frame) => Counts;
	readonly say: (counts: Counts) => string;
};

function coloursOf(element: Element): BandColours {
	const style = getComputedStyle(element);
	const of = (name: string) => style.getPropertyValue(name);
	return {
		bands: BANDS.map(({ key }) => of(`--tint-${key}`)),
		ground: of("--ground"),
		ink: style.color,
	};
}

/** The cursor on a canvas of one row, which the browser enlarges. */
function createKnob(canvas: HTMLCanvasElement) {
	const context = canvas.getContext("2d");
	let columnWidth = 0;
	let at = -1;
	return {
		/** A canvas so wide, for columns of a width. It is empty then. */
		fit(width: number, column: number, colour: string): void {
			canvas.width = Math.round(width);
			canvas.height = 1;
			columnWidth = Math.max(3, Math.round(column));
			if (context) context.fillStyle = colour;
			at = -1;
		},
		moveTo(x: number): void {
			const next = Math.min(canvas.width - columnWidth, Math.round(x));
			if (next === at || context === null) return;
			tryPaint(() => {
				if (at >= 0) context.clearRect(at, 0, columnWidth, 1);
				paintCursor(context, next, columnWidth);
			});
			at = next;
		},
	};
}

/** The move on view, "16...Nd3": text at rest, painted while steps come fast. */
function createReadout(readout: TimelineElements["readout"]) {
	if (readout === undefined) return { write: () => {}, paint: () => {} };
	const { text, live } = readout;
	const paint = createLivePaint(live, live.parentElement ?? text);
	return {
		write(words: string): void {
			setText(text, words);
			paint.end();
		},
		paint: (words: string) => paint.paint((pen) => pen.write(text, words)),
	};
}

/** Shows the line on view from now on. Returns a function that stops it. */
export function followTimeline(
	{ slider, bands, cursor, readout }: TimelineElements,
	store: AppStore,
	lineNow: LineNow,
	counting?: Counting,
): () => void {
	const context = bands.getContext("2d");
	const knob = createKnob(cursor);
	const words = createReadout(readout);
	let width = 0;
	let painted = lineNow();

	/** "16...Nd3". */
	function moveOf(frame: Frame, { game } = store.get()): string {
		return positionAt(game, frame).move ? moveName(game, frame) : timelineWords.startPosition;
	}

	function wordsOf(frame: Frame): string {
		const { frames, placeOf } = lineNow();
		const move = positionAt(store.get().game, frame).move?.san;
		return timelineWords.place(placeOf(frame) ?? 0, frames.length - 1, move);
	}

	/** The moments of the review, once there is one. */
	function signsOn(frames: readonly Frame[]) {
		const { reviewed, game } = store.get();
		const signs = reviewed?.game === game ? reviewed.signs : undefined;
		return frames.flatMap((frame, place) => {
			const sign = signs?.get(frame);
			return sign === undefined ? [] : [{ place, letter: letterOf(sign) }];
		});
	}

	function moveCursor(): void {
		const { frame } = store.get();
		const { frames, placeOf } = lineNow();
		knob.moveTo(columnAt(placeOf(frame) ?? 0, frames.length, width));
	}

	function paint(): void {
		const state = store.get();
		const { game, control } = state;
		if (control === undefined || context === null) return;
		const { frames } = lineNow();
		const box = slider.getBoundingClientRect();
		const ratio = devicePixelRatio;
		const pixel = scaledPx(ratio);
		const colours = coloursOf(slider);
		width = box.width;
		bands.width = Math.round(width * ratio);
		bands.height = Math.round(box.height * ratio);
		const size = { width: bands.width, height: bands.height, pixel };
		const stops = stopsIn(game, frames);
		const marks = { stops, signs: signsOn(frames), numbers: numbersIn(game, frames) };
		const countsOf = (frame: Frame) => counting?.countsOf(state, frame) ?? countsAt(control, frame);
		const view = { countsOf, frames, ...marks, colours, ...size };
		tryPaint(() => paintBands(context, view));
		slider.setAttribute("aria-valuemax", String(frames.length - 1));
		knob.fit(width, width / frames.length, colours.ink);
		moveCursor();
	}

	/** Announces the move on which the cursor has settled. */
	function tell(): void {
		const state = store.get();
		const { settledFrame } = state;
		const said = wordsOf(settledFrame);
		const more = counting?.say(counting.countsOf(state, settledFrame));
		slider.setAttribute("aria-valuenow", String(lineNow().placeOf(settledFrame) ?? 0));
		slider.setAttribute(
			"aria-valuetext",
			more === undefined ? said : timelineWords.placeCounted(said, more),
		);
		const shown = onBoard(state);
		words.write(moveOf(shown.frame, shown));
	}

	function redraw(): void {
		painted = lineNow();
		paint();
		tell();
	}

	const rush = animationJob(() => {
		if (!isScrubbing(store.get())) return;
		moveCursor();
		words.paint(moveOf(store.get().frame));
	});
	const rest = queuedJob(() => {
		if (lineNow() !== painted) redraw();
		moveCursor();
		tell();
	});

	redraw();
	const resizing = new ResizeObserver(redraw);
	resizing.observe(slider);
	const theme = new MutationObserver(redraw);
	// The colours of the heat are the root's own style.
	theme.observe(document.documentElement, { attributeFilter: ["data-theme", "style"] });
	const system = matchMedia("(prefers-color-scheme: dark)");
	system.addEventListener("change", redraw);
	const ends = [
		store.watch(["control"], redraw),
		store.watch(["reviewed"], queuedJob(paint)),
		store.watch(["frame", "game"], (next) => {
			if (lineNow() !== painted) redraw();
			else if (isScrubbing(next)) rush();
		}),
		store.watch(["sideline"], queuedJob(tell)),
		store.watch(["settledFrame", "pace"], (next) => {
			if (!isScrubbing(next)) rest();
		}),
		() => resizing.disconnect(),
		() => theme.disconnect(),
		() => system.removeEventListener("change", redraw),
	];
	return () => {
		for (const end of ends) end();
	};
}
