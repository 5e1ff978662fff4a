// Reads a board's position or game at once, and finds who controls which squares.

import { gameFrom } from "../../chess/edit.ts";
import { START_FEN } from "../../chess/fen.ts";
import type { Frame } from "../../chess/frame.ts";
import type { Game } from "../../chess/game.ts";
import { isFault } from "../../chess/pgn/gameFault.ts";
import { readText } from "../../chess/pgn/readText.ts";
import { finish } from "../../chess/work.ts";
import type { GameControl } from "../../control/controlMap.ts";
import type { Core } from "../../control/core.ts";
import { textFaultText } from "../../messages/textFaults.ts";
import { requireText } from "../arguments.ts";
import { openCore } from "./bytes.ts";

export type Shown = {
	readonly core: Core;
	readonly game: Game;
	readonly control: GameControl;
};

/** A placement alone, as boards give it, is White's to move: their other fields are not known. */
const withTurn = (fen: string) => (/^\S+$/.test(fen.trim()) ? `${fen.trim()} w` : fen);

/**
 * Of the texts of several games the first that can be read. Returns what is wrong, as a sentence,
 * where there is nothing to show.
 */
export function readShown(fen: string | undefined, pgn: string | undefined): Shown | string {
	try {
		const core = openCore();
		const found =
			pgn === undefined
				? gameFrom(withTurn(requireText("a FEN", fen ?? START_FEN)))
				: finish(readText(requireText("a PGN", pgn)));
		if (isFault(found)) return textFaultText(found);
		const game = "game" in found ? found.game : found;
		return { core, game, control: core.computeControl(game.placements) };
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

/** The frame of a ply of the main line, or the nearest there is. */
export const frameAt = (game: Game, ply = 0): Frame =>
	Math.min(game.plies, Math.max(0, Math.trunc(ply) || 0)) as Frame;
