// The evaluation of each move of the main line, over the columns of territory, with the stretches
// where the two part company. Painted again when an evaluation comes; no step costs anything.

import { useEffect, useRef } from "react";
import { queuedJob } from "../../runtime/taskQueue.ts";
import { evaluationsOf } from "../../session/engine/evaluations.ts";
import { chancesOf, partingsOn } from "../../session/engine/written.ts";
import { createMainLineFinder } from "../../session/state/line.ts";
import { FOOT_HEIGHT } from "../../ui/canvas/paintBands.ts";
import { paintCurve } from "../../ui/canvas/paintCurve.ts";
import { scaledPx } from "../../ui/canvas/scaledPx.ts";
import { tryPaint } from "../../ui/canvas/tryPaint.ts";
import { useSession } from "../../ui/hooks/useApp.ts";

/** Paper and ink, in both themes: they are seen on every colour of the columns. */
const LINE = "#ffffff";
const EDGE = "#1f1c18";

export function EvaluationCurve() {
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
	return <canvas ref={canvas} className="curve" role="presentation" />;
}
