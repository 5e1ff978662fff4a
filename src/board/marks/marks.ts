// All that may lie over the pieces, the lowest first. A new mark is its file and one line here.

import { arrows, circles } from "./drawn.ts";
import { inspectedRing, inspection } from "./explained.ts";
import { aim, focus, held, selected, targets } from "./handMarks.ts";
import type { Mark, PaintMark, Seen } from "./mark.ts";
import { shown } from "./shown.ts";
import { tally } from "./tally.ts";
import { turned } from "./turned.ts";

/** What paints how the pieces stand comes with the first that is found. */
let plights: Mark = () => undefined;

export async function loadPlights(): Promise<void> {
	({ plights } = await import("./plights.ts"));
}

const MARKS: readonly Mark[] = [
	inspection,
	inspectedRing,
	turned,
	(seen) => plights(seen),
	circles,
	arrows,
	shown,
	targets,
	selected,
	aim,
	focus,
	held,
	tally,
];

/** What is to be painted, in this order; often nothing. */
export const marksIn = (seen: Seen): readonly PaintMark[] =>
	MARKS.map((find) => find(seen)).filter((found) => found !== undefined);
