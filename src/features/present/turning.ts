// Going through a lesson in front of a room: from the end of a chapter to the start of the next, and
// back, as pages are turned. What is asked for while a chapter is read is done once it is there.

import type { End } from "../../store/opening/loader.ts";
import type { AppState } from "../../store/state/appStore.ts";
import type { Session } from "../../ui/hooks/useApp.ts";

type By = 1 | -1;

/** Why a step or the way to a chapter did nothing. */
export type StepFailure =
	| {
			readonly kind: "start" | "end" | "endOfVariation" | "noNextChapter" | "noPreviousChapter";
	  }
	/** The number of the chapter, from 1. */
	| { readonly kind: "unreadable"; readonly chapter: number };

export type Turning = ReturnType<typeof createTurning>;

/** The next chapter in a direction that can be read, as far as is known. Undefined where there is none. */
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
	/** What was asked for since a chapter is being read. Undefined while none is. */
	let waiting: (() => void)[] | undefined;

	async function open(index: number, end: End): Promise<void> {
		waiting = [];
		const isOpen = await openGame(index, end);
		const asked = waiting;
		waiting = undefined;
		if (isOpen) for (const act of asked) inTurn(act);
		else fail({ kind: "unreadable", chapter: index + 1 });
	}

	/** Does it now, or behind the chapter that is being read. */
	function inTurn(act: () => void): void {
		if (waiting === undefined) act();
		else waiting.push(act);
	}

	/** One move on or back, beyond an end to the chapter there. A key that is held down stops at the end. */
	function step(by: By, isHeld = false): void {
		const { game, frame } = store.get();
		const isOn = by > 0;
		if (isOn ? actions.canGoForward() : actions.canGoBack()) {
			if (isOn) actions.forward();
			else actions.back();
			return;
		}
		// The rest of the chapter is behind a variation, and nothing of it is left out.
		const isAside = isOn && frame !== game.plies;
		const index = chapterBeyond(store.get(), by);
		if (isAside) fail({ kind: "endOfVariation" });
		else if (index === undefined) fail({ kind: isOn ? "end" : "start" });
		else if (!isHeld) void open(index, isOn ? "start" : "end");
	}

	function turn(by: By): void {
		const index = chapterBeyond(store.get(), by);
		if (index === undefined) fail({ kind: by > 0 ? "noNextChapter" : "noPreviousChapter" });
		else void open(index, "start");
	}

	return {
		step(by: By, isHeld = false): void {
			if (waiting === undefined || !isHeld) inTurn(() => step(by, isHeld));
		},
		/** To the start of the next chapter, or of the one before. */
		turn: (by: By) => inTurn(() => turn(by)),
		/** To the start of a chapter. */
		goTo: (index: number) =>
			inTurn(() => {
				if (store.get().library?.open === index) actions.goToStart();
				else void open(index, "start");
			}),
		/** Forgets what waits. */
		stop(): void {
			if (waiting !== undefined) waiting.length = 0;
		},
	};
}
