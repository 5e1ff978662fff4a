// A small board that stands still: one canvas, painted once, without listeners. Its look is the
// board's own.

import { useEffect, useRef } from "react";
import { type BoardSize, snap } from "./geometry.ts";
import { type Picture, paintPosition } from "./paint/paintPosition.ts";
import { loadPieces } from "./pieces.ts";
import { usePageStyle } from "./styles/usePageStyle.ts";
import "./board.css";

type Props = {
	/** Its name; nothing where the words are beside it. */
	readonly label?: string | undefined;
	readonly size: BoardSize;
	readonly picture: Picture;
};

/** A width that no window decides. */
export const stillSize = (width: number): BoardSize => snap(width, devicePixelRatio);

export function StillBoard({ label, size, picture }: Props) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const { edge, ratio, width } = size;
	const { palette, names } = usePageStyle();
	const { pieces } = names;

	useEffect(() => {
		let isCurrent = true;
		const context = canvas.current?.getContext("2d");
		loadPieces(edge, pieces).then(
			(sheet) => {
				if (!isCurrent || !context) return;
				paintPosition(context, edge, ratio, sheet, { palette, ...picture });
			},
			(error) => console.error(error),
		);
		return () => {
			isCurrent = false;
		};
	}, [edge, ratio, picture, palette, pieces]);

	return (
		<canvas
			ref={canvas}
			className="still-board"
			role={label === undefined ? "presentation" : "img"}
			aria-label={label}
			width={8 * edge}
			height={8 * edge}
			style={{ width, height: width }}
		/>
	);
}
