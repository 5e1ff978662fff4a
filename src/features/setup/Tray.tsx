// The tools to set up a position: the hand, the twelve pieces, the eraser. One is chosen; pieces
// can be dragged onto the board as well.

import { Eraser, Hand } from "lucide-react";
import { type PointerEvent, type ReactNode, useId } from "react";
import { PiecePicture } from "../../board/PiecePicture.tsx";
import { BLACK, NO_PIECE, type Piece, piecesOfSide, WHITE } from "../../chess/piece.ts";
import type { Tool } from "../../chess/setup.ts";
import { setupWords } from "../../messages/en/screens/setup.ts";
import "./setup.css";

/** Device pixels of a piece. */
const PIECE_EDGE = 64;

type Props = {
	readonly tool: Tool;
	readonly setTool: (tool: Tool) => void;
	/** A pointer goes down on a piece. */
	readonly take: (event: PointerEvent, piece: Piece) => void;
};

export function Tray({ tool, setTool, take }: Props) {
	const name = useId();
	const radio = (value: Tool, title: string, picture: ReactNode) => (
		<label
			key={value}
			title={title}
			onPointerDown={(event) => {
				if (value !== "hand" && value !== NO_PIECE) take(event, value);
			}}
		>
			<input
				type="radio"
				name={name}
				aria-label={title}
				checked={tool === value}
				onChange={() => setTool(value)}
			/>
			{picture}
		</label>
	);
	const piece = (value: Piece) =>
		radio(value, setupWords.tray.piece(value), <PiecePicture piece={value} edge={PIECE_EDGE} />);
	return (
		<fieldset className="tray">
			<legend className="unseen">{setupWords.tray.title}</legend>
			{radio("hand", setupWords.tray.move, <Hand aria-hidden="true" />)}
			{piecesOfSide(WHITE).map(piece)}
			{radio(NO_PIECE, setupWords.tray.wipe, <Eraser aria-hidden="true" />)}
			{piecesOfSide(BLACK).map(piece)}
		</fieldset>
	);
}
