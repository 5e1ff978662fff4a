// The coordinates of the board, beside it: ranks at its left, files below. On phones the
// board itself has them.

import { WHITE } from "../../chess/piece.ts";
import { useApp } from "../../ui/hooks/useApp.ts";

const RANKS = ["8", "7", "6", "5", "4", "3", "2", "1"];
const FILES = ["a", "b", "c", "d", "e", "f", "g", "h"];

export function Coordinates({ width }: { readonly width: number }) {
	const orientation = useApp((state) => state.orientation);
	const isHidden = useApp((state) => state.hidden.coordinates === true);
	if (isHidden) return null;
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
