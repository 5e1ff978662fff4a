// The position that is being set up, as the store has it between visits of the screen.

import { parseFields, type Setup } from "../../chess/fen.ts";
import { FenError } from "../../chess/fenFault.ts";
import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { formatSetup } from "../../chess/setup.ts";

/** A position, with its undo and redo. */
export type SetupDraft = {
	readonly setup: Setup;
	readonly past: readonly Setup[];
	readonly future: readonly Setup[];
	/** The FEN of the position on view that it was last taken from. */
	readonly takenFrom: string;
};

/** How many changes can be undone. */
const MAX_UNDO = 500;

/** The draft after a change, which can be undone. */
export function withChange(draft: SetupDraft, setup: Setup): SetupDraft {
	const past = [...draft.past, draft.setup].slice(-MAX_UNDO);
	return { ...draft, setup, past, future: [] };
}

/** Undefined where the FEN cannot be read. */
function setupIn(fen: string | undefined): Setup | undefined {
	try {
		return fen === undefined ? undefined : parseFields(fen);
	} catch (error) {
		if (!(error instanceof FenError)) throw error;
		console.warn(error.message);
		return undefined;
	}
}

type View = {
	readonly game: Game;
	readonly frame: Frame;
	/** Of the last visit of the screen. */
	readonly setupDraft: SetupDraft | undefined;
};

/**
 * The first draft of the screen: that of the last visit. A position in the address, or another
 * current position, replaces it, and undo goes back to it.
 */
export function firstDraft(
	{ game, frame, setupDraft }: View,
	fenInAddress: string | undefined,
): SetupDraft {
	const { fen: takenFrom } = positionAt(game, frame);
	const given = setupIn(fenInAddress);
	const onView = parseFields(takenFrom);
	if (setupDraft === undefined) return { setup: given ?? onView, past: [], future: [], takenFrom };
	if (given !== undefined) {
		const isSame = formatSetup(given) === formatSetup(setupDraft.setup);
		return isSame ? setupDraft : withChange(setupDraft, given);
	}
	if (setupDraft.takenFrom === takenFrom) return setupDraft;
	return { ...withChange(setupDraft, onView), takenFrom };
}
