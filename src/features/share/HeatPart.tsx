// The export of the game as PGN with the control of every square after every move, as coloured
// squares that other chess programs show.

import { formatPgn } from "../../chess/pgn/write/formatPgn.ts";
import { controlSquares } from "../../control/controlMap.ts";
import { shareWords } from "../../messages/en/panels/share.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import type { ExportProps } from "./exportProps.ts";
import { TextButtons } from "./TextButtons.tsx";

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
				<TextButtons text="heat" file="game-with-heat.pgn" attempt={attempt} write={write} />
			</div>
			<p className="soft small">{shareWords.text.heatColours}</p>
		</>
	);
}
