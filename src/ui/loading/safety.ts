// Whether a reload brings the visitor's games back. It is one for the page, not of the session: a
// part that fails to load offers a reload before there is a session, or where there is none.

import { createStore } from "../../runtime/createStore.ts";

export const safety = createStore({ areGamesKept: true });
