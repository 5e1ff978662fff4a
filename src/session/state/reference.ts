// The position to compare with: one of the game that is open, or any that a FEN describes.

import { frameOn, gameFrom } from "../../chess/edit.ts";
import { type Game, moveNumberText, positionAt } from "../../chess/game.ts";
import type { Core } from "../../control/core.ts";
import { parsePath } from "../links/links.ts";
import type { AppState, Reference, ReferenceOrigin } from "./appState.ts";

/** Throws a FenError where the text is no position. */
export function referenceOf(
	core: Core,
	fen: string,
	origin: ReferenceOrigin = { kind: "pasted" },
): Reference {
	const { placements, positions } = gameFrom(fen);
	const [first] = positions;
	return {
		origin,
		fen: first?.fen ?? fen,
		placements,
		control: core.computeControl(placements),
		isShown: false,
	};
}

export function referenceAt(
	core: Core,
	{ game, frame }: Pick<AppState, "game" | "frame">,
): Reference {
	const position = positionAt(game, frame);
	const { move, fen } = position;
	return referenceOf(
		core,
		fen,
		move === undefined
			? { kind: "start" }
			: { kind: "after", move: `${moveNumberText(position)} ${move.san}` },
	);
}

/** The position before the move on view, or the first one. */
export const referenceBefore = (core: Core, { game, frame }: Pick<AppState, "game" | "frame">) =>
	referenceAt(core, { game, frame: positionAt(game, frame).parent ?? frame });

/**
 * The position that a link or an address names: a path through the game, or a FEN with underscores
 * for blanks. Undefined if it is neither.
 */
export function referenceNamed(core: Core, game: Game, given: string): Reference | undefined {
	if (/^[\d-]+$/.test(given)) {
		return referenceAt(core, { game, frame: frameOn(game, parsePath(given)) });
	}
	try {
		return referenceOf(core, given.replaceAll("_", " "));
	} catch (error) {
		console.warn(error);
		return undefined;
	}
}
