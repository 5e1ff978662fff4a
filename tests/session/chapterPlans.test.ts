// Tests a speaker's plan for a chapter, in the tags of its game, and how far ahead of the plan one
// is.

import { expect, test } from "vitest";
import { isFault } from "../../src/chess/pgn/gameFault.ts";
import { readText } from "../../src/chess/pgn/readText.ts";
import { formatPgn } from "../../src/chess/pgn/write/formatPgn.ts";
import { finish } from "../../src/chess/work.ts";
import { paceOf } from "../../src/pages/speaker/Speaker.tsx";
import { planIn, setPlan } from "../../src/session/chapterPlans.ts";

function read(pgn: string) {
	const found = finish(readText(pgn));
	if (isFault(found)) throw new Error(found.code);
	return found.game;
}

/** The game with a plan, as it comes back from a file. */
function planned(notes: string, minutes: number | undefined) {
	let game = read("1. e4 *");
	const edit = (change: (game: never, frame: never) => { game: typeof game }) => {
		game = change(game as never, 0 as never).game;
	};
	setPlan({ actions: { edit } } as never, { notes, minutes }, {});
	return { text: formatPgn(game), plan: planIn(read(formatPgn(game))) };
}

test("a chapter's notes and minutes come back from the file, and leave no trace when removed", () => {
	const notes = 'Wait. "Then" press d5.\nThey say {Bxd3}.';
	expect(planned(notes, 6).plan).toEqual({ notes, minutes: 6 });
	expect(planned("", undefined).text).not.toMatch(/SpeakerNotes|PlannedMinutes/);
	for (const broken of ["-3", "x", "99999", ""]) {
		expect(planIn(read(`[PlannedMinutes "${broken}"]\n\n1. e4 *`)).minutes).toBeUndefined();
	}
});

test("a lesson is ahead of its plan before a chapter's minutes begin, and behind after they end", () => {
	const minute = 60_000;
	const minutes = [6, undefined, 10];
	expect(paceOf(minutes, 0, 3 * minute)).toEqual({ all: 16, ahead: 0 });
	expect(paceOf(minutes, 0, 8 * minute)).toEqual({ all: 16, ahead: -2 });
	expect(paceOf(minutes, 2, 1.5 * minute)).toEqual({ all: 16, ahead: 5 });
	expect(paceOf(minutes, 2, 15 * minute)).toEqual({ all: 16, ahead: 0 });
	expect(paceOf([undefined], 0, minute)).toEqual({ all: undefined, ahead: 0 });
});
