// The pages as they are sent: what is seen until the application's scripts run, and what search
// engines and previews of links read. Only the build runs this (scripts/sent.mjs).

import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { paintPosition } from "../../../board/paint/paintPosition.ts";
import { stampSheet, withoutNames } from "../../../board/picture/stamps.ts";
import { SvgPen } from "../../../board/picture/svgPen.ts";
import { parsePlacement, START_FEN } from "../../../chess/fen.ts";
import { FIRST_FRAME } from "../../../chess/frame.ts";
import { WHITE } from "../../../chess/piece.ts";
import { createPlacements } from "../../../chess/placement.ts";
import { SQUARE_COUNT } from "../../../chess/square.ts";
import { CLASS_LIST, type Counts } from "../../../control/classes.ts";
import { type Core, createCore } from "../../../control/core.ts";
import { openModule } from "../../../control/load.ts";
import { About } from "../../../features/about/About.tsx";
import { purposeWords } from "../../../messages/en/first.ts";
import { tintsOf } from "../../../ui/style/tints.ts";
import { START_COUNTS } from "../analysis/startCounts.ts";
import { Screens } from "../routes.tsx";
import { ScreenFailure } from "../ScreenFailure.tsx";

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

/**
 * The start position with its colours as a drawing, a few kilobytes within the page: what the board
 * looks like until the canvas is there. The board's own painters make it.
 */
function startPicture(core: Core, set: string): string {
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

export type Given = {
	/** The core, as bytes. */
	readonly control: Uint8Array<ArrayBuffer>;
	/** The drawings of the pieces, as SVG. */
	readonly pieces: string;
};

/** Where each class ends in the bar below the legend. */
function sharesOf(counts: Counts): (readonly [string, string])[] {
	let end = 0;
	return CLASS_LIST.map(({ key, count }) => {
		end += counts[count] / SQUARE_COUNT;
		return [`--${key}`, `${end * 100}%`];
	});
}

const screenAt = (path: string): string =>
	renderToString(
		<StrictMode>
			<StaticRouter location={path}>
				<ScreenFailure>
					<Screens />
				</ScreenFailure>
			</StaticRouter>
		</StrictMode>,
	);

/** No page allows styles in its markup; and it may live in any folder. */
const sendable = (html: string): string =>
	html.replace(/ style="[^"]*"/g, "").replaceAll(/ href="\/(?!\/)/g, ' href="./');

function replaced(html: string, old: string | RegExp, by: string): string {
	const after = html.replace(old, () => by);
	if (after === html) throw new Error(`The page has no ${old}`);
	return after;
}

export function renderPages({ control, pieces }: Given) {
	const core = openModule(control, createCore);
	const board = '<div class="sent-board" aria-hidden="true">';
	const about = renderToString(<About core={core} openHelp={() => {}} />);
	const waiting = /<div class="text-page" aria-busy="true">.*?<\/div>/;
	return {
		coming: purposeWords.coming,
		board: sendable(
			replaced(screenAt("/"), `${board}</div>`, `${board}${startPicture(core, pieces)}</div>`),
		),
		about: sendable(replaced(screenAt("/about"), waiting, about)),
		tints: [...Object.entries(tintsOf()), ...sharesOf(START_COUNTS)],
	};
}
