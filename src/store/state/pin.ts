// Pinning a position to compare with: one of the game that is open, or any that a FEN describes.

import { frameOn, gameFrom } from "../../chess/edit.ts";
import { type Game, moveNumberText, positionAt } from "../../chess/game.ts";
import type { Core } from "../../control/core.ts";
import { pinnedWords } from "../../messages/en/lens.ts";
import { parsePath } from "../links/links.ts";
import type { AppState, Pinned } from "./appState.ts";

/** Throws a FenError where the text is no position. */
export function pinFen(core: Core, fen: string, name = pinnedWords.pasted): Pinned {
	const { placements, positions } = gameFrom(fen);
	const [first] = positions;
	return {
		name,
		fen: first?.fen ?? fen,
		placements,
		control: core.computeControl(placements),
		isShown: false,
	};
}

/** "the start", or "the position after 12. Nf3". */
export function pinFrame(core: Core, { game, frame }: Pick<AppState, "game" | "frame">): Pinned {
	const position = positionAt(game, frame);
	const { move, fen } = position;
	const name =
		move === undefined
			? pinnedWords.start
			: pinnedWords.after(`${moveNumberText(position)} ${move.san}`);
	return pinFen(core, fen, name);
}

/**
 * What a link or an address names: a way through the game, or a FEN with underscores for blanks.
 * Undefined where it is neither.
 */
export function pinNamed(core: Core, game: Game, given: string): Pinned | undefined {
	if (/^[\d-]+$/.test(given)) {
		return pinFrame(core, { game, frame: frameOn(game, parsePath(given)) });
	}
	try {
		return pinFen(core, given.replaceAll("_", " "));
	} catch (error) {
		console.warn(error);
		return undefined;
	}
}
