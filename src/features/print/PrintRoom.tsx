// What is printed of a game, while it is printed.

import { Diagram, Tile } from "../../board/Diagram.tsx";
import { TILE } from "../../board/pieces.ts";
import { NO_NOTES, positionAt } from "../../chess/game.ts";
import type { Control } from "../../control/classes.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import { tellPosition } from "../../ui/tellPosition.ts";
import { Printout } from "./Printout.tsx";
import { usePrinting } from "./usePrinting.ts";

const tileOf = (control: Control) => (
	<svg className="tile" viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden="true">
		<Tile x={0} y={0} control={control} />
	</svg>
);

export function PrintRoom() {
	const { store } = useSession();
	if (!usePrinting()) return null;
	const { game, control, frame, orientation, hidden } = store.get();
	if (control === undefined) return null;
	const diagram = (
		<Diagram
			placements={game.placements}
			frame={frame}
			control={control}
			orientation={orientation}
			notes={hidden.arrows ? NO_NOTES : positionAt(game, frame).notes}
			label={tellPosition(game, frame)}
		/>
	);
	return <Printout game={game} control={control} frame={frame} diagram={diagram} tileOf={tileOf} />;
}
