// Pens to draw on the board with the left button or a finger: four colours, and a line that says
// which pen is taken.

import { type CSSProperties, useState } from "react";
import { eraseDrawings } from "../../chess/annotate.ts";
import { type PenColour, writeWords } from "../../messages/en/panels/write.ts";
import type { AppState } from "../../session/state/appState.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { nextPen, setDesk } from "./desk.ts";
import "./write.css";

const COLOURS: readonly PenColour[] = ["G", "R", "Y", "B"];

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
		<fieldset className="tool-group row grow" aria-label={writeWords.pens.title}>
			{COLOURS.map((colour) => (
				<button
					key={colour}
					type="button"
					className="pen"
					style={{ "--drawn": `var(--drawn-${colour})` } as CSSProperties}
					aria-label={writeWords.pens.name(colour)}
					title={writeWords.pens.hint(colour)}
					aria-pressed={pen?.colour === colour}
					onClick={() => take(colour)}
				/>
			))}
			<button type="button" aria-disabled={!canErase} onClick={() => actions.edit(eraseDrawings)}>
				{writeWords.pens.erase}
			</button>
			<span role="status" className="unseen">
				{drawn !== undefined && writeWords.pens.from(drawn.from)}
				{drawn === undefined && pen === undefined && wasTaken && writeWords.pens.putDown}
			</span>
		</fieldset>
	);
}

/**
 * Names the pen in use, and the key that puts it down. This live region is always in the page, so
 * screen readers announce it.
 */
export function PenLine() {
	const pen = useApp((state) => state.desk?.pen);
	const colour = COLOURS.find((one) => one === pen?.colour);
	return (
		<p role="status" className="pen-line">
			{colour !== undefined && writeWords.pens.draws(colour)}
		</p>
	);
}
