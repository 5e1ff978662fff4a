// react-chessboard, coloured by the styles of its squares.

import { Chessboard } from "react-chessboard";
import { createRoot } from "react-dom/client";
import { PLAIN } from "../../../board/heat/palette.ts";
import type { ShowBoard } from "./shown.ts";

const OPTIONS = {
	allowDragging: false,
	allowDrawingArrows: false,
	showNotation: false,
	animationDurationInMs: 150,
	lightSquareStyle: { backgroundColor: PLAIN.pale },
	darkSquareStyle: { backgroundColor: PLAIN.deep },
};

export function createReactBoard(host: HTMLElement): ShowBoard {
	const root = createRoot(host);
	return ({ fen, before, heat }) => {
		const squareStyles = heat.styles(fen, { before });
		root.render(<Chessboard options={{ ...OPTIONS, position: fen, squareStyles }} />);
	};
}
