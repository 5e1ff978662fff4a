// How boards and pieces look that stand by themselves on a page: as its visitor has set the board.

import { createStore } from "../../runtime/createStore.ts";
import { PLAIN } from "../heat/palette.ts";
import { DEFAULT_LOOKS } from "../view.ts";

const { board, heat, pieces } = DEFAULT_LOOKS;

/** Its palette, and the names of its choices. */
export const pageStyle = createStore({ palette: PLAIN, names: { board, heat, pieces } });
