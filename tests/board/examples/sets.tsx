import { createRoot } from "react-dom/client";
import { Board } from "../../../src/board/Board.tsx";
import { createBoardView } from "../../../src/board/createBoardView.ts";
import { snap } from "../../../src/board/geometry.ts";
import { createPlaceHand, createPlaceMode, type Placing } from "../../../src/board/hand/place.ts";
import { NO_PIECE, type Piece, WHITE } from "../../../src/chess/piece.ts";
import { carry, EMPTY_SETUP, piecesOf, put, type Tool } from "../../../src/chess/setup.ts";
import { squareName } from "../../../src/chess/square.ts";

let setup = EMPTY_SETUP;
/** Or a piece, which presses put; keys put the piece of their letter. */
const tool: Tool = "hand";
const view = createBoardView({ pieces: piecesOf(setup) });
const show = (next: typeof setup) => {
	setup = next;
	view.set({ pieces: piecesOf(setup) });
};
const placing: Placing = {
	tool: () => tool,
	orientation: () => WHITE,
	pieceOn: (square) => (piecesOf(setup)[square] ?? NO_PIECE) as Piece,
	put: (square, piece) => show(put(setup, square, piece)),
	carry: (from, to) => show(carry(setup, from, to)),
};
const mode = createPlaceMode(createPlaceHand(placing), placing, squareName, view.subscribe);
createRoot(document.body).render(
	<Board view={view} mode={mode} size={snap(480, devicePixelRatio)} />,
);
