// All that may lie over the pieces, the lowest first. A new mark is its file and one line here.

import { arrows, circles } from "./drawn.ts";
import { inspectedRing, inspection } from "./explained.ts";
import { aim, focus, held, selected, targets } from "./handMarks.ts";
import type { Mark, PaintMark, Seen } from "./mark.ts";
import { plights } from "./plights.ts";
import { shown } from "./shown.ts";
import { tally } from "./tally.ts";
import { turned } from "./turned.ts";

const MARKS: readonly Mark[] = [
	inspection,
	inspectedRing,
	turned,
	plights,
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
