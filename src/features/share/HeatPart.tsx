// The game with the control of every square after every move, as coloured squares that other chess programs show.

import { formatPgn } from "../../chess/pgn/write/formatPgn.ts";
import { controlSquares } from "../../control/controlMap.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import type { ExportProps } from "./exportProps.ts";
import { TextWays } from "./TextWays.tsx";

export function HeatPart({ attempt }: ExportProps) {
	const { store } = useSession();
	const write = () => {
		const { game, control } = store.get();
		if (control === undefined) throw new Error("Nothing has been analysed");
		return formatPgn(game, {
			maxWidth: 80,
			squaresAt: (frame) => controlSquares(control, frame),
		});
	};
	return (
		<>
			<div className="row">
				<TextWays name="PGN with Heat" file="game-with-heat.pgn" attempt={attempt} write={write} />
			</div>
			<p className="soft small">
				Other chess programs show its squares green where neutral, red where contested, yellow for
				White and blue for Black.
			</p>
		</>
	);
}
