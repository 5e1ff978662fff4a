// The session of one visit: its state and its actions.

import type { Core } from "../control/core.ts";
import type { Opener } from "../store/opening/opener.ts";
import type { Actions } from "../store/state/actions.ts";
import type { AppStore } from "../store/state/appStore.ts";
import type { Places } from "../store/state/places.ts";
import type { BoardLink } from "./board/boardLink.ts";

export type Session = Opener & {
	readonly store: AppStore;
	readonly actions: Actions;
	readonly core: Core;
	readonly places: Places;
	readonly board: BoardLink;
};
