// What a press on the board draws in, for those who have no right button: four colours, chosen by name.

import type { CSSProperties } from "react";
import { eraseDrawings } from "../../chess/annotate.ts";
import { squareName } from "../../chess/square.ts";
import type { AppState } from "../../store/appStore.ts";
import { useApp, useSession } from "../useApp.ts";
import { setDesk } from "./desk.ts";

const PENS = [
	["G", "green"],
	["R", "red"],
	["Y", "yellow"],
	["B", "blue"],
] as const;

function hasDrawings({ game, settledFrame }: AppState): boolean {
	const notes = game.positions[settledFrame]?.notes;
	return notes !== undefined && notes.arrows.length + notes.squares.length > 0;
}

export function Pens() {
	const { store, actions } = useSession();
	const pen = useApp((state) => state.desk?.pen);
	const drawn = useApp((state) => state.drawn);
	const canErase = useApp(hasDrawings);
	return (
		<fieldset className="desk-group" aria-label="Draw">
			{PENS.map(([colour, name]) => (
				<button
					key={colour}
					type="button"
					className="pen"
					style={{ "--drawn": `var(--drawn-${colour})` } as CSSProperties}
					aria-label={`Draw in ${name}`}
					title={`Draw in ${name}: press a square, or from one to another`}
					aria-pressed={pen === colour}
					onClick={() => setDesk(store, { pen: pen === colour ? undefined : colour })}
				/>
			))}
			<button type="button" aria-disabled={!canErase} onClick={() => actions.edit(eraseDrawings)}>
				Erase
			</button>
			<span role="status" className="unseen">
				{drawn !== undefined && `From ${squareName(drawn.from)}, to…`}
			</span>
		</fieldset>
	);
}
