// Creates the view of a board from few values: for all others it is the start of a game, with the
// looks of a first visit.

import { gameFrom } from "../chess/edit.ts";
import { START_FEN } from "../chess/fen.ts";
import { FIRST_FRAME } from "../chess/frame.ts";
import { WHITE } from "../chess/piece.ts";
import { createStore, type Store } from "../runtime/createStore.ts";
import { DEFAULT_LENS } from "./heat/lenses.ts";
import { MOVE_TIME } from "./scene/glides.ts";
import { type BoardView, DEFAULT_LOOKS } from "./view.ts";

const START: Omit<BoardView, "game"> = {
	frame: FIRST_FRAME,
	settledFrame: FIRST_FRAME,
	pace: "calm",
	orientation: WHITE,
	lens: DEFAULT_LENS,
	looks: DEFAULT_LOOKS,
	hidden: {},
	arrows: [],
	isPresented: false,
	movable: "both",
	animation: MOVE_TIME,
};

/** The start of a game, but for what is said. */
export const createBoardView = (view: Partial<BoardView> = {}): Store<BoardView> =>
	createStore({ ...START, game: view.game ?? gameFrom(START_FEN), ...view });
