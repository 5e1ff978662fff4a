// The move that a chapter opens at, as its author chose: a command in the comment of that move,
// which other programs keep and leave alone. It goes where its move goes.

import type { Edited } from "../../edit.ts";
import { FIRST_FRAME, type Frame } from "../../frame.ts";
import type { Game } from "../../game.ts";

const COMMAND = "start";
const VALUE = "here";

/** As a comment has it. */
export const OPENS_HERE = `[%${COMMAND} ${VALUE}]`;

/** The start, unless somebody has chosen another. */
export function startOf({ positions }: Game): Frame {
	const found = positions.findIndex(({ notes }) => notes.others.has(COMMAND));
	return found < 0 ? FIRST_FRAME : (found as Frame);
}

/** The game opens at this frame, and at no other. */
function opensAt(game: Game, frame: Frame): Edited {
	const positions = game.positions.map((position, at) => {
		const { notes } = position;
		if (at !== frame && !notes.others.has(COMMAND)) return position;
		const others = new Map(notes.others);
		others.delete(COMMAND);
		if (at === frame && frame !== FIRST_FRAME) others.set(COMMAND, VALUE);
		return { ...position, notes: { ...notes, others } };
	});
	return { game: { ...game, positions }, frame };
}

/** It opens at this frame, or at the start again where it did. */
export const toggleStart = (game: Game, frame: Frame): Edited => ({
	game: opensAt(game, startOf(game) === frame ? FIRST_FRAME : frame).game,
	frame,
});

/** For a game that came at a move of its own. */
export const openingAt = (game: Game, frame: Frame): Game =>
	startOf(game) === frame ? game : opensAt(game, frame).game;
