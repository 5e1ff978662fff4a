// What a press on the board draws in, for those who have no right button: four colours, chosen by name; and the line that says so while one is.

import { type CSSProperties, useState } from "react";
import { eraseDrawings } from "../../chess/annotate.ts";
import { squareName } from "../../chess/square.ts";
import type { AppState } from "../../store/state/appStore.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { nextPen, setDesk } from "./desk.ts";
import "./pens.css";

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
	const [wasTaken, setTaken] = useState(false);
	const take = (colour: string) => {
		setDesk(store, { pen: nextPen(pen, colour) });
		setTaken(true);
	};
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
					aria-pressed={pen?.colour === colour}
					onClick={() => take(colour)}
				/>
			))}
			<button type="button" aria-disabled={!canErase} onClick={() => actions.edit(eraseDrawings)}>
				Erase
			</button>
			<span role="status" className="unseen">
				{drawn !== undefined && `From ${squareName(drawn.from)}, to…`}
				{drawn === undefined && pen === undefined && wasTaken && "The pen is put down."}
			</span>
		</fieldset>
	);
}

/** Says that a pen is taken, and what puts it down. Its room is there before, so that it is heard. */
export function PenLine() {
	const pen = useApp((state) => state.desk?.pen);
	const name = PENS.find(([colour]) => colour === pen?.colour)?.[1];
	return (
		<p role="status" className="pen-line">
			{name !== undefined &&
				(pen?.isKept
					? `Drawing in ${name}. Press the pen again, or Escape, to put it down.`
					: `Drawing in ${name}, once. Press the pen again to keep it, Escape to put it down.`)}
		</p>
	);
}
