// The history of changes to a game, and of games that replaced another. Games are immutable, so a
// snapshot is a reference.

import { isLoaded } from "./appQueries.ts";
import type { AppState, Library, Snapshot } from "./appState.ts";
import { afterStep, at } from "./appStore.ts";

/** The number of changes that can be undone. */
const MAX_UNDO_STEPS = 200;

/**
 * The characters of all files that games of the past came from. The latest is kept however long its
 * file is.
 */
const MAX_FILE_CHARACTERS = 100_000_000;

type History = Pick<AppState, "past" | "future" | "news">;

function snapshotOf(state: AppState, isReplaced: boolean): Snapshot {
	const { game, isOpen, control, frame, library, isFromLink, orientation, lens } = state;
	return { game, isOpen, control, frame, library, isFromLink, orientation, lens, isReplaced };
}

/** Leaves out the oldest snapshots where there are too many, or their files are too long. */
function bounded(past: readonly Snapshot[]): readonly Snapshot[] {
	const files = new Set<Library["games"]>();
	let length = 0;
	const isOverLimit = ({ library }: Snapshot, index: number) => {
		if (library !== undefined && !files.has(library.games)) {
			files.add(library.games);
			length += library.text.length;
		}
		return index > 0 && (index >= MAX_UNDO_STEPS || length > MAX_FILE_CHARACTERS);
	};
	const first = [...past].reverse().findIndex(isOverLimit);
	return first < 0 ? past : past.slice(-first);
}

const remember = (state: AppState, isReplaced: boolean): History["past"] =>
	bounded([...state.past, snapshotOf(state, isReplaced)]);

/** The history when the game is changed. */
export const rememberChange = (state: AppState): History => ({
	past: remember(state, false),
	future: [],
	news: undefined,
});

/**
 * The history when the game is replaced. An empty board is no game, and not worth a snapshot if
 * nothing came before it.
 */
export function rememberReplaced(state: AppState, news: string): History {
	if (isLoaded(state)) return { past: remember(state, true), future: [], news };
	const past = state.past.length === 0 ? [] : remember(state, true);
	return { past, future: [], news: undefined };
}

/** Returns to a snapshot. The view of the board changes with the game, not with a move in it. */
function goBack(state: AppState, snapshot: Snapshot): Partial<AppState> {
	const { game, isOpen, control, frame, library, isFromLink, orientation, lens } = snapshot;
	const found = { game, isOpen, control, library, isFromLink, ...at(frame), news: undefined };
	if (!snapshot.isReplaced) return { ...found, ...afterStep(state) };
	const looks = { orientation, lens, inspected: undefined, explainedSquare: undefined };
	return { ...found, ...afterStep(state), ...looks, problem: undefined };
}

/** The state before the latest change. Undefined where there is none. */
export function undone(state: AppState): Partial<AppState> | undefined {
	const snapshot = state.past.at(-1);
	if (snapshot === undefined) return undefined;
	const future = [...state.future, snapshotOf(state, snapshot.isReplaced)];
	return { ...goBack(state, snapshot), past: state.past.slice(0, -1), future };
}

/** The state after the change that was undone last. Undefined where there is none. */
export function redone(state: AppState): Partial<AppState> | undefined {
	const snapshot = state.future.at(-1);
	if (snapshot === undefined) return undefined;
	const past = [...state.past, snapshotOf(state, snapshot.isReplaced)];
	return { ...goBack(state, snapshot), past, future: state.future.slice(0, -1) };
}
