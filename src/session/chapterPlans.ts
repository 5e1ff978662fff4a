// A speaker's plan for each chapter: notes that nobody else sees while it is presented, and
// minutes. Both are tags of the game, which other programs save and leave alone. A tag is one line,
// so the lines of notes are joined by a sign of a paragraph.

import type { Frame } from "../chess/frame.ts";
import type { Game } from "../chess/game.ts";
import { MINUTES, NOTES } from "../chess/pgn/tags/lessonTags.ts";
import type { Session } from "./session.ts";
import type { AppState } from "./state/appState.ts";

/** Tags for the speaker alone are no details of the game. */
export const PLAN_TAGS: ReadonlySet<string> = new Set([NOTES, MINUTES]);

const LINE_END = " ¶ ";

/** A day: what is more is a slip. */
export const MAX_MINUTES = 24 * 60;

export type Plan = {
	/** Empty where there are none. */
	readonly notes: string;
	readonly minutes: number | undefined;
};

type TagOf = (name: string) => string | undefined;

function planOf(tagOf: TagOf): Plan {
	const minutes = Number(tagOf(MINUTES) ?? Number.NaN);
	return {
		notes: (tagOf(NOTES) ?? "").replaceAll(LINE_END, "\n"),
		minutes: minutes > 0 && minutes <= MAX_MINUTES ? minutes : undefined,
	};
}

export const planIn = (game: Game): Plan => planOf((name) => game.tags.get(name));

/** The plan of each chapter; that of the open one with its changes. */
export function plansIn({ library, game }: Pick<AppState, "library" | "game">): Plan[] {
	if (library === undefined) return [planIn(game)];
	return library.games.map(({ tags }, index) => {
		const left = library.left.get(index);
		if (index === library.open) return planIn(game);
		if (left !== undefined && "game" in left) return planIn(left.game);
		return planOf((name) => tags.find((tag) => tag.name === name)?.value);
	});
}

/** Changes the plan of the open chapter. Letters typed in one go are undone together. */
export function setPlan({ actions }: Session, { notes, minutes }: Plan, stroke: unknown): void {
	actions.edit((game: Game, frame: Frame) => {
		const tags = new Map(game.tags);
		const set = (name: string, value: string) => {
			if (value.trim() === "") tags.delete(name);
			else tags.set(name, value);
		};
		set(NOTES, notes.replace(/\r?\n/g, LINE_END));
		set(MINUTES, minutes === undefined ? "" : String(minutes));
		return { game: { ...game, tags }, frame };
	}, stroke);
}
