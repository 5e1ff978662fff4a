// Gives a page the style that its visitor has chosen: its legends, and boards that stand still.

import { paletteIn, withPalette } from "../../board/styles/lateStyles.ts";
import { pageStyle } from "../../board/styles/pageStyle.ts";
import type { Options } from "../../session/state/options.ts";
import { showTints } from "./tints.ts";

let current: Options;

export function setTints(options: Options): void {
	current = options;
	withPalette(options, () => {
		const { board, heat, pieces, tintsNeutral, showsPatterns } = current;
		const palette = paletteIn(current);
		pageStyle.set({ palette, names: { board, heat, pieces } });
		showTints(palette, tintsNeutral, showsPatterns);
	});
}
