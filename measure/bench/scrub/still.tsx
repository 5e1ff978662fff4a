// Fifty small still boards at once, as a list of games would have them.

import { useEffect, useState } from "react";
import type { Picture } from "../../../src/board/paint/paintPosition.ts";
import { StillBoard, stillSize } from "../../../src/board/StillBoard.tsx";
import type { Frame } from "../../../src/chess/frame.ts";
import { WHITE } from "../../../src/chess/piece.ts";
import type { OpenGame } from "./game.ts";

const WIDTH = 160;

export function open({ store }: OpenGame) {
	const { game, control } = store.get();
	const pictures = game.positions.map(
		(_, frame): Picture => ({
			placements: game.placements,
			frame: frame as Frame,
			control,
			orientation: WHITE,
			showsCoordinates: false,
			showsPatterns: false,
			tintsNeutral: true,
		}),
	);
	const driven = { show: (_: number) => {} };
	function Page() {
		const [count, setCount] = useState(0);
		const [size] = useState(() => stillSize(WIDTH));
		useEffect(() => {
			driven.show = setCount;
		}, []);
		return (
			<div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
				{pictures.slice(0, count).map((picture) => (
					<StillBoard
						key={`${picture.frame}`}
						label={`Ply ${picture.frame}`}
						size={size}
						picture={picture}
					/>
				))}
			</div>
		);
	}
	return { element: <Page />, driven };
}
