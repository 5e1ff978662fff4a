// The board that most React pages use, with 64 coloured squares and a move list, its animations
// off.

import { useEffect, useState } from "react";
import { Chessboard } from "react-chessboard";
import { type OpenGame, PLIES, stepWithKeys } from "../../measure/bench/scrub/game.ts";
import { List } from "../../measure/bench/scrub/List.tsx";
import { boardWidth } from "../../src/ui/canvas/boardWidths.ts";

export function open({ fens, heat, moves }: OpenGame) {
	const driven = { show: (_: number) => {} };
	const styles = heat.map((squares) =>
		Object.fromEntries(squares.map(({ name, colour }) => [name, { backgroundColor: colour }])),
	);
	function Page() {
		const [ply, setPly] = useState(0);
		useEffect(() => {
			driven.show = setPly;
			stepWithKeys(
				() => setPly((now) => Math.min(PLIES, now + 1)),
				() => setPly((now) => Math.max(0, now - 1)),
			);
		}, []);
		return (
			<div style={{ width: boardWidth(innerWidth, innerHeight) }}>
				<Chessboard
					options={{
						position: fens[ply] ?? "",
						squareStyles: styles[ply] ?? {},
						showAnimations: false,
					}}
				/>
				<List moves={moves} ply={ply} />
			</div>
		);
	}
	return { element: <Page />, driven };
}
