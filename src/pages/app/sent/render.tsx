// The pages as they are sent: what is seen until the application's scripts run, and what search
// engines and previews of links read. Only the build runs this (scripts/sent.mjs).

import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { SQUARE_COUNT } from "../../../chess/square.ts";
import { CLASS_LIST, type Counts } from "../../../control/classes.ts";
import { createCore } from "../../../control/core.ts";
import { openModule } from "../../../control/load.ts";
import { About } from "../../../features/about/About.tsx";
import { purposeWords } from "../../../messages/en/first.ts";
import { tintsOf } from "../../../ui/style/tints.ts";
import { START_COUNTS } from "../analysis/startCounts.ts";
import { Screens } from "../routes.tsx";
import { ScreenFailure } from "../ScreenFailure.tsx";
import { startPicture } from "./startPicture.ts";

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
