// The coordinates of the board, beside it: ranks at its left, files below. On phones the
// board itself has them.

import { type Side, WHITE } from "../chess/piece.ts";

const RANKS = ["8", "7", "6", "5", "4", "3", "2", "1"];
const FILES = ["a", "b", "c", "d", "e", "f", "g", "h"];

type Props = { readonly width: number; readonly orientation: Side };

export function Coordinates({ width, orientation }: Props) {
	const turned = (names: readonly string[]) => (orientation === WHITE ? names : names.toReversed());
	return (
		<div className="coordinates" aria-hidden="true" style={{ width, height: width }}>
			{[RANKS, FILES].map((names) => (
				<div key={names[0]}>
					{turned(names).map((name) => (
						<span key={name}>{name}</span>
					))}
				</div>
			))}
		</div>
	);
}
