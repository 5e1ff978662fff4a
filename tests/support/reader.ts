// Reading without slices: what is loaded is there when the call returns.

import { finish } from "../../src/chess/work.ts";
import type { Core } from "../../src/control/core.ts";
import { createLoader } from "../../src/session/opening/loader.ts";
import type { AppStore } from "../../src/session/state/appStore.ts";
import type { News } from "../../src/session/state/news.ts";

export function createReader(store: AppStore, core: Core) {
	const { loading, openingGame } = createLoader(store, core);
	return {
		load: (text: string | readonly string[], news?: News) => finish(loading(text, { news })),
		openGame: (index: number) => finish(openingGame(index)),
	};
}
