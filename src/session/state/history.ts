// The history of changes to a game, and of games that replaced another. Games are immutable, so a
// snapshot is a reference.

import { at } from "../../board/cursor.ts";
import { isLoaded } from "./appQueries.ts";
import type { AppState, Snapshot } from "./appState.ts";
import { afterStep, withoutGame } from "./appStore.ts";
import type { News } from "./news.ts";

/** The number of changes that can be undone. */
const MAX_UNDO_STEPS = 200;

/**
 * The characters of all files that games of the past came from. The latest is kept however long its
 * file is.
 */
const MAX_FILE_CHARACTERS = 100_000_000;

/** Bytes of all games of the past, by the estimate below. The latest is kept however large. */
const MAX_GAME_BYTES = 100_000_000;

/** A position without its placement and its control, as an object and in the list of a game. */
const POSITION_BYTES = 128;
const REFERENCE_BYTES = 8;

/** A class for each square, and four counts. */
const CONTROL_BYTES = 68;

type History = Pick<AppState, "past" | "future" | "news">;

function snapshotOf(state: AppState, isReplaced: boolean): Snapshot {
	const { game, isOpen, control, frame, library, isFromLink, orientation, lens } = state;
	return { game, isOpen, control, frame, library, isFromLink, orientation, lens, isReplaced };
}

/**
 * Sums up what snapshots take, the latest first. Lists that several share count once; a game with
 * the placements of another has its positions too, but for the one that was written about.
 */
function createSizes() {
	const counted = new Set<object>();
	const isNew = (part: object) => !counted.has(part) && counted.add(part).size > 0;
	let [characters, bytes] = [0, 0];
	return ({ library, game, control }: Snapshot) => {
		if (library !== undefined && isNew(library.games)) characters += library.text.length;
		const { placements, positions } = game;
		if (isNew(placements)) bytes += placements.byteLength + positions.length * POSITION_BYTES;
		if (isNew(positions)) bytes += positions.length * REFERENCE_BYTES;
		if (control !== undefined && isNew(control)) bytes += control.frames * CONTROL_BYTES;
		return { characters, bytes };
	};
}

/** Leaves out the oldest snapshots where there are too many, or they take too much. */
function bounded(past: readonly Snapshot[]): readonly Snapshot[] {
	const sizesWith = createSizes();
	const isOverLimit = (snapshot: Snapshot, index: number) => {
		const { characters, bytes } = sizesWith(snapshot);
		const isTooMuch = characters > MAX_FILE_CHARACTERS || bytes > MAX_GAME_BYTES;
		return index > 0 && (index >= MAX_UNDO_STEPS || isTooMuch);
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
export function rememberReplaced(
	state: AppState,
	news: News | undefined,
): History & Pick<AppState, "isElsewhere"> {
	const rest = { future: [], isElsewhere: false };
	if (isLoaded(state)) return { ...rest, past: remember(state, true), news };
	const past = state.past.length === 0 ? [] : remember(state, true);
	return { ...rest, past, news: undefined };
}

/** Returns to a snapshot. The view of the board changes with the game, not with a move in it. */
function goBack(state: AppState, snapshot: Snapshot): Partial<AppState> {
	const { game, isOpen, control, frame, library, isFromLink, orientation, lens } = snapshot;
	const found = { game, isOpen, control, library, isFromLink, ...at(frame), news: undefined };
	if (!snapshot.isReplaced) return { ...found, ...afterStep(state) };
	const looks = { orientation, lens, ...withoutGame(state) };
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
