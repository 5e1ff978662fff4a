// All marks that can lie over the pieces, the lowest first. A new mark is its file and one line
// here, or in lateMarks.ts.

import { latePart } from "../../runtime/late/loadPart.ts";
import { drawings } from "./drawn.ts";
import { inspectedRing, inspection } from "./explained.ts";
import { aim, focus, held, selected, targets } from "./handMarks.ts";
import { type Mark, marksOfKind, type PaintMark, type Seen } from "./mark.ts";
import { paintRing } from "./strokes.ts";
import { tally } from "./tally.ts";
import { turned } from "./turned.ts";

const loadMarks = latePart("marks", () => import("./lateMarks.ts"));

/** Empty until the code of lateMarks.ts has loaded. */
let late: readonly Mark[] = [];
let above: readonly Mark[] = [];

export async function loadLate(): Promise<void> {
	({ LATE_MARKS: late, LATE_ABOVE: above } = await loadMarks());
}

/** The squares of a moment of the review, as long as its frame is on view. */
const momentSquares = marksOfKind(
	({ view: { ringed, frame } }) => (ringed?.frame === frame ? ringed.squares : []),
	paintRing,
);

const MARKS: readonly Mark[] = [
	inspection,
	inspectedRing,
	turned,
	drawings,
	momentSquares,
	targets,
	selected,
	aim,
	focus,
	held,
	tally,
];

/** Marks in the order of painting; often none. */
export const marksIn = (seen: Seen): readonly PaintMark[] =>
	[...late, ...MARKS, ...above].map((find) => find(seen)).filter((found) => found !== undefined);
