// The start position with its colours as a drawing, a few kilobytes within the page: what the board
// looks like until the canvas is there. The board's own painters make it.

import { paintPosition } from "../../../board/paint/paintPosition.ts";
import { stampSheet, withoutNames } from "../../../board/picture/stamps.ts";
import { SvgPen } from "../../../board/picture/svgPen.ts";
import { parsePlacement, START_FEN } from "../../../chess/fen.ts";
import { FIRST_FRAME } from "../../../chess/frame.ts";
import { WHITE } from "../../../chess/piece.ts";
import { createPlacements } from "../../../chess/placement.ts";
import type { Core } from "../../../control/core.ts";

/** Units of a square's edge. */
const EDGE = 40;

/** A tenth of a unit is a fifth of a pixel where squares are 80 pixels wide. */
const rounded = (markup: string): string =>
	markup.replace(/-?\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1))));

function markupsOf(set: string): string[] {
	return [..."wb"].flatMap((side) =>
		[..."pnbrqk"].map((kind) => {
			const [markup] = new RegExp(`<g id="${side}${kind}"[\\s\\S]*?\\n {4}</g>`).exec(set) ?? [];
			if (markup === undefined) throw new Error(`The pieces lack ${side}${kind}`);
			return rounded(withoutNames(markup).replace(/\s+/g, " "));
		}),
	);
}

export function startPicture(core: Core, set: string): string {
	const placements = createPlacements(1);
	parsePlacement(START_FEN.split(" ")[0] ?? "", placements, FIRST_FRAME);
	const { sheet, stamps } = stampSheet(markupsOf(set));
	const pen = new SvgPen(stamps, "sent-");
	paintPosition(pen, EDGE, 1, sheet, {
		placements,
		control: core.computeControl(placements),
		orientation: WHITE,
		showsCoordinates: false,
		showsPatterns: false,
		tintsNeutral: true,
	});
	return pen.document(8 * EDGE, 8 * EDGE, "", "").replace(/\n|<title><\/title>/g, "");
}
