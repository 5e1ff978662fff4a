// What shows that a game is followed, once one is: it comes along with what follows it.

import type { ComponentType } from "react";
import { createStore } from "../../../runtime/createStore.ts";

export const followed = createStore<{ readonly Bar: ComponentType | undefined }>({
	Bar: undefined,
});
