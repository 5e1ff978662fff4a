// The history of one square: a strip with a cell for each move of the line in its colour, and the
// first and last change by name.

import { useEffect, useMemo, useRef } from "react";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { moveNumberText, positionAt } from "../../chess/game.ts";
import type { Square } from "../../chess/square.ts";
import { CLASSES, type Control, NEUTRAL } from "../../control/classes.ts";
import { controlAt, type GameControl } from "../../control/controlMap.ts";
import { inspectorWords } from "../../messages/en/squares/inspector.ts";
import { createLineFinder } from "../../session/state/line.ts";
import { tryPaint } from "../../ui/canvas/tryPaint.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { Section } from "../../ui/parts/Section.tsx";

/** A place of a line at which the class is another than in the place before. */
type Turn = { readonly place: number; readonly before: Control; readonly after: Control };

/** The control of one square along a line: its class in every place, and the changes. */
export const classesAlong = (
	control: GameControl,
	frames: readonly Frame[],
	square: Square,
): Control[] => frames.map((frame) => controlAt(control, frame, square));

export const turnsIn = (classes: readonly Control[]): Turn[] =>
	classes.flatMap((after, place) => {
		const before = classes[place - 1];
		return before === undefined || before === after ? [] : [{ place, before, after }];
	});

/** A strip of one pixel for each place, which the browser enlarges. */
function paintStrip(canvas: HTMLCanvasElement, classes: readonly Control[]): void {
	const context = canvas.getContext("2d");
	const style = getComputedStyle(canvas);
	canvas.width = classes.length;
	canvas.height = 1;
	if (context === null) return;
	context.fillStyle = style.getPropertyValue("--ground");
	context.fillRect(0, 0, classes.length, 1);
	classes.forEach((control, place) => {
		context.fillStyle = style.getPropertyValue(`--tint-${CLASSES[control].key}`);
		context.fillRect(place, 0, 1, 1);
	});
}

export function SquareHistory({ square }: { square: Square }) {
	const { actions } = useSession();
	const findLine = useMemo(createLineFinder, []);
	const game = useApp((state) => state.game);
	const control = useApp((state) => state.control);
	const frame = useApp((state) => state.settledFrame);
	const strip = useRef<HTMLCanvasElement>(null);
	const line = findLine(game, frame);
	const classes = useMemo(
		() => (control ? classesAlong(control, line.frames, square) : []),
		[control, line, square],
	);
	useEffect(() => {
		const canvas = strip.current;
		if (canvas !== null) tryPaint(() => paintStrip(canvas, classes));
	}, [classes]);

	const places = line.frames.length;
	if (places < 2) return null;
	const frameAt = (place: number): Frame => line.frames[place] ?? FIRST_FRAME;
	/** Stepping through the history of a square keeps its explanation open. */
	const goTo = (place: number) => {
		actions.inspect(square);
		actions.goToFrame(frameAt(place));
	};
	const moveAt = (place: number): string => {
		const position = positionAt(game, frameAt(place));
		return `${moveNumberText(position)} ${position.move?.san ?? ""}`;
	};
	const turnButton = (which: "first" | "only" | "last", { place, before, after }: Turn) => (
		<button type="button" className="quiet" onClick={() => goTo(place)}>
			{inspectorWords.history[which](moveAt(place), CLASSES[before].key, CLASSES[after].key)}
		</button>
	);
	const turns = turnsIn(classes);
	const first = turns[0];
	const last = turns.length > 1 ? turns[turns.length - 1] : undefined;
	const here = line.placeOf(frame) ?? 0;
	return (
		<Section title={inspectorWords.history.title(square)}>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: what it does, timeline and the buttons below do by keyboard */}
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
			<div
				className="strip"
				onClick={({ clientX, currentTarget }) => {
					const { left, width } = currentTarget.getBoundingClientRect();
					goTo(Math.floor(((clientX - left) / width) * places));
				}}
			>
				<canvas ref={strip} role="presentation" />
				<div
					className="strip-cursor"
					style={{ left: `${(here * 100) / places}%`, width: `max(3px, ${100 / places}%)` }}
				/>
			</div>
			<p className="row small">
				{first === undefined && (
					<span className="soft">
						{inspectorWords.history.unchanged(CLASSES[classes[0] ?? NEUTRAL].key)}
					</span>
				)}
				{first && turnButton(last ? "first" : "only", first)}
				{last && turnButton("last", last)}
			</p>
		</Section>
	);
}
