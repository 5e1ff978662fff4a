// The session of one visit: its state and its actions.

import type { Core } from "../control/core.ts";
import type { BoardLink } from "./board/boardLink.ts";
import type { Opener } from "./opening/opener.ts";
import type { Actions } from "./state/actions.ts";
import type { AppStore } from "./state/appStore.ts";
import type { Places } from "./state/places.ts";

export type Session = Opener & {
	readonly store: AppStore;
	readonly actions: Actions;
	readonly core: Core;
	readonly places: Places;
	readonly board: BoardLink;
};
