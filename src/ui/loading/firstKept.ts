// Has the first version just been kept, so that no network is needed from now on? Said once.

import { createStore } from "../../runtime/createStore.ts";

export const firstKept = createStore({ isNew: false });
