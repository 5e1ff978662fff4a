// The layer of marks: what lies over the pieces, found anew with each change.

import type { Store } from "../../runtime/createStore.ts";
import { loadLate, marksIn } from "../marks/marks.ts";
import type { BoardView } from "../view.ts";
import type { Rest } from "./rest.ts";
import type { Sight } from "./sight.ts";
import type { Surface } from "./surface.ts";

export function createMarksLayer(
	view: Store<BoardView>,
	sight: Sight,
	surface: Surface,
	rest: Rest,
) {
	let marks = marksIn(sight.marked());

	function draw(): void {
		const found = marksIn(sight.marked());
		if (marks.length + found.length > 0) surface.draw("marks");
		marks = found;
		surface.show("marks", marks.length > 0);
	}

	return {
		draw,
		/** Draws once the painters of late marks are there, if one is on view. */
		drawLate(): void {
			const { standing, compared, markings, verdicts } = view.get();
			if (standing ?? compared ?? markings ?? verdicts) {
				rest.waitFor(loadLate().catch(console.error)).then(draw);
			} else draw();
		},
		paint(context: CanvasRenderingContext2D): void {
			const { edge, ratio } = surface.size();
			const { orientation } = view.get();
			context.clearRect(0, 0, 8 * edge, 8 * edge);
			const ground = { edge, ratio, orientation, sheet: surface.sheet() };
			for (const paint of marks) paint(context, ground);
		},
	};
}
