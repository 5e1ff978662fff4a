// Whether a reload would bring the visitor's games back, known outside of the screen that has them.

import { createStore } from "../../runtime/createStore.ts";

export const safety = createStore({ areGamesKept: true });
