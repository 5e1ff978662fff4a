// The store of the application, how it starts, and what a step or another game changes at once.

import { at } from "../../board/cursor.ts";
import { DEFAULT_LENS } from "../../board/heat/lenses.ts";
import { gameFrom } from "../../chess/edit.ts";
import { START_FEN } from "../../chess/fen.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { WHITE } from "../../chess/piece.ts";
import { createStore, type Store } from "../../runtime/createStore.ts";
import type { AppState } from "./appState.ts";
import { DEFAULT_OPTIONS } from "./options.ts";
import { opened } from "./panels.ts";

export type AppStore = Store<AppState>;

/** The start position, of no game, with nothing analysed. */
export function emptyState(): AppState {
	return {
		game: gameFrom(START_FEN),
		isOpen: false,
		control: undefined,
		...at(FIRST_FRAME),
		orientation: WHITE,
		lens: DEFAULT_LENS,
		inspected: undefined,
		reviewed: undefined,
		shown: undefined,
		standing: undefined,
		reference: undefined,
		isComparing: false,
		pointed: undefined,
		suggested: undefined,
		bestMove: undefined,
		verdicts: undefined,
		inHand: undefined,
		sideline: undefined,
		drawn: undefined,
		desk: undefined,
		presenting: undefined,
		setupDraft: undefined,
		panel: undefined,
		panelBefore: undefined,
		coveredPanel: undefined,
		explainedSquare: undefined,
		options: DEFAULT_OPTIONS,
		hidden: {},
		library: undefined,
		isFromLink: false,
		isElsewhere: false,
		leftElsewhere: [],
		knownElsewhere: {},
		unkept: undefined,
		isKept: true,
		lost: undefined,
		reading: undefined,
		coming: [],
		problem: undefined,
		news: undefined,
		wholeGame: undefined,
		past: [],
		future: [],
	};
}

export const createAppStore = (): AppStore => createStore(emptyState());

/**
 * The state that a step clears: hover explanation, move preview, a line that is not the game's,
 * view of the reference position.
 */
export const afterStep = ({
	inspected,
	reference,
}: AppState): Pick<AppState, "inspected" | "reference" | "pointed" | "inHand" | "sideline"> => ({
	inspected: inspected?.isPinned ? inspected : undefined,
	reference: reference?.isShown ? { ...reference, isShown: false } : reference,
	pointed: undefined,
	inHand: undefined,
	sideline: undefined,
});

/**
 * The state without what is of one game: an explained square, and a comparison with one of its
 * positions. One that was pasted is of no game, and waits.
 */
export const withoutGame = ({ panel, reference }: Pick<AppState, "panel" | "reference">) => ({
	inspected: undefined,
	explainedSquare: undefined,
	...((panel === "explain" || panel === "compare") && opened(undefined)),
	reference: reference?.origin.kind === "pasted" ? { ...reference, isShown: false } : undefined,
});
