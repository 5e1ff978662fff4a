// Stepping through a lesson during a presentation: from the end of a chapter to the start of the
// next, and back. Steps that are asked for while a chapter is being read wait until it is open.

import { startOf } from "../../chess/pgn/tags/opensAt.ts";
import type { End } from "../../session/opening/loader.ts";
import type { Session } from "../../session/session.ts";
import type { AppState } from "../../session/state/appState.ts";

type By = 1 | -1;

/** Why a step or the way to a chapter did nothing. */
export type StepFailure =
	| {
			readonly kind:
				| "start"
				| "end"
				| "endOfVariation"
				| "endOfWhatIf"
				| "noNextChapter"
				| "noPreviousChapter";
	  }
	/** The number of the chapter, from 1. */
	| { readonly kind: "unreadable"; readonly chapter: number };

export type Turning = ReturnType<typeof createTurning>;

/**
 * The next chapter in a direction, leaving out those known to be unreadable. Undefined at the end.
 */
function chapterBeyond({ library }: Pick<AppState, "library">, by: By): number | undefined {
	if (library === undefined) return undefined;
	let index = library.open + by;
	while (library.problems.has(index)) index += by;
	return library.games[index] === undefined ? undefined : index;
}

/** Calls `fail` where nothing happens, with the reason. */
export function createTurning(
	{ store, actions, openGame }: Pick<Session, "store" | "actions" | "openGame">,
	fail: (failure: StepFailure) => void,
) {
	/** Steps that wait for the chapter that is being read. Undefined while none is. */
	let waiting: (() => void)[] | undefined;

	async function open(index: number, end: End): Promise<void> {
		waiting = [];
		const isOpen = await openGame(index, end);
		const steps = waiting;
		waiting = undefined;
		if (isOpen) for (const act of steps) whenOpen(act);
		else fail({ kind: "unreadable", chapter: index + 1 });
	}

	/** Does it now, or once the chapter that is being read is open. */
	function whenOpen(act: () => void): void {
		if (waiting === undefined) act();
		else waiting.push(act);
	}

	/** One move on or back, and at an end into the next chapter. A held key stops at the end. */
	function step(by: By, isHeld = false): void {
		const { game, frame, sideline } = store.get();
		const isForward = by > 0;
		if (isForward ? actions.canGoForward() : actions.canGoBack()) {
			if (isForward) actions.forward();
			else actions.back();
			return;
		}
		// The lesson waits where it was left.
		if (sideline !== undefined) {
			fail({ kind: "endOfWhatIf" });
			return;
		}
		// At the end of a variation the rest of the main line is still to come.
		const isInVariation = isForward && frame !== game.plies;
		const index = chapterBeyond(store.get(), by);
		if (isInVariation) fail({ kind: "endOfVariation" });
		else if (index === undefined) fail({ kind: isForward ? "end" : "start" });
		else if (!isHeld) void open(index, isForward ? "start" : "end");
	}

	function turn(by: By): void {
		const index = chapterBeyond(store.get(), by);
		if (index === undefined) fail({ kind: by > 0 ? "noNextChapter" : "noPreviousChapter" });
		else void open(index, "start");
	}

	return {
		step(by: By, isHeld = false): void {
			if (waiting === undefined || !isHeld) whenOpen(() => step(by, isHeld));
		},
		/** To the start of the next chapter, or of the one before. */
		turn: (by: By) => whenOpen(() => turn(by)),
		/** To the move that a chapter opens at. */
		goTo: (index: number) =>
			whenOpen(() => {
				const { library, game } = store.get();
				if (library?.open === index) actions.goToFrame(startOf(game));
				else void open(index, "start");
			}),
		/** Drops the steps that wait. */
		stop(): void {
			if (waiting !== undefined) waiting.length = 0;
		},
	};
}
