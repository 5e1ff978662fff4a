// How boards and pieces look that stand by themselves on a page: as its visitor has set the board.

import { PLAIN } from "../../heat/palette.ts";
import { createStore } from "../../runtime/createStore.ts";
import { DEFAULT_PIECES, type PieceSet } from "./sets.ts";

export const pageStyle = createStore({ palette: PLAIN, pieces: DEFAULT_PIECES as PieceSet });
