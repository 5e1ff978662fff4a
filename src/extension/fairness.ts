// Fair play: which pages may be coloured, and what forbids it. Pure functions over a snapshot of a
// page. No choice of a visitor comes in here: nothing of it can be switched off.

/** What a page shows, each sign by the elements that stand for it. */
export const SIGNS = {
	/** A game as its players and its watchers see it, until they leave it for its analysis. */
	round: "main.round, .round__app, .rcontrols",
	/** Buttons that only a player has. */
	playing:
		'button[class*="resign" i], [data-action="resign"], button[class*="draw-offer" i], [class*="offer-draw" i]',
	/** The analysis that a player is lent while a game by correspondence goes on. */
	ongoing: ".forecast, .back-to-game, .now-playing",
	/** Clocks that say themselves that they run. */
	running: '.rclock.running, [class*="clock"].running, [class*="clock--run"], .clock-running',
	puzzle:
		'main.puzzle, main.storm, main.racer, main.practice, .puzzle__board, .gamebook-play, .retro-box, [class*="puzzle-board" i]',
	analysis: "main.analyse",
	result: "main.analyse .result",
	editor: ".board-editor, #board-editor",
} as const;

export type Sign = keyof typeof SIGNS;

/** Elements whose text may be that of a clock. */
export const CLOCKS =
	'[class*="clock" i], [class*="timer" i], [class*="countdown" i], [role="timer"]';

export type Snapshot = {
	readonly host: string;
	readonly path: string;
	readonly signs: ReadonlySet<Sign>;
	/** Times that clocks show: "5:00". */
	readonly clocks: readonly string[];
	/** What stands on all boards of the page. */
	readonly placements: string;
	/** Milliseconds. */
	readonly at: number;
};

export type Kind = "analysis" | "study" | "broadcast" | "finished" | "editor" | "viewer";

/** Why nothing is coloured: the first two are announced to every other page. */
export type Veto = "game" | "clock" | "puzzle" | "unknown" | "elsewhere";

type Rule = { readonly kind: Kind; readonly path: RegExp; readonly signs: readonly Sign[] };

/** Pages of Lichess by their addresses and by what they show. */
const LICHESS: readonly Rule[] = [
	{ kind: "analysis", path: /^\/analysis(\/|$)/, signs: ["analysis"] },
	{ kind: "study", path: /^\/study\//, signs: ["analysis"] },
	{ kind: "broadcast", path: /^\/broadcast\//, signs: ["analysis"] },
	{ kind: "finished", path: /^\/\w{8}(\/(white|black))?$/, signs: ["analysis", "result"] },
	{ kind: "editor", path: /^\/editor(\/|$)/, signs: ["editor"] },
];

/** Pages of other sites say by their address that games are looked at there. */
const OTHERS: readonly Rule[] = [
	{ kind: "analysis", path: /\banaly[sz](is|e|er)\b/i, signs: [] },
	{ kind: "study", path: /\b(study|studies|repertoire|lessons?|openings?|explorer)\b/i, signs: [] },
	{ kind: "broadcast", path: /\b(broadcasts?|relay)\b/i, signs: [] },
	{ kind: "viewer", path: /\b(viewer|pgn|replay)\b/i, signs: [] },
	{ kind: "editor", path: /\b(editor|setup)\b/i, signs: [] },
];

const PUZZLES = /\b(puzzles?|tactics?|storm|streak|racer)\b/i;

/** The kind of a page, if it is one that may be coloured. A board of a viewer may be anywhere. */
export function kindOf({ host, path, signs }: Snapshot, isViewer: boolean): Kind | undefined {
	const rules = /^(www\.)?lichess\.(org|dev)$/.test(host) ? LICHESS : OTHERS;
	const found = rules.find(
		(one) => one.path.test(path) && one.signs.every((sign) => signs.has(sign)),
	);
	return found?.kind ?? (isViewer ? "viewer" : undefined);
}

const GAME: readonly Sign[] = ["round", "playing", "ongoing"];

/** What forbids every board of a page, by what it shows at this moment. */
export function vetoOf({ path, signs, at }: Snapshot, clocks: Clocks): Veto | undefined {
	if (GAME.some((sign) => signs.has(sign))) return "game";
	if (signs.has("running") || at < clocks.darkUntil) return "clock";
	return signs.has("puzzle") || PUZZLES.test(path) ? "puzzle" : undefined;
}

/** A game is played there, or its clock runs: every tab is dark as long as it is open. */
export const isLive = ({ signs, at }: Snapshot, clocks: Clocks) =>
	[...GAME, "running" as const].some((sign) => signs.has(sign)) || at < clocks.runsUntil;

// A clock that does not say that it runs is found by its time, which changes while no piece moves.
// In an analysis times change too, with each step: boards are drawn a frame later than the words
// around them, so that a step may be half done when it is looked at.

/** Milliseconds within which the move follows that a new time belongs to. */
export const STEP = 400;

/** How long a page is watched before it is coloured, once there is a clock: more than a tick. */
export const FIRST = 2_000;

/** How long a clock counts as running after a tick: some show minutes alone. */
export const LAST = 65_000;

export type Clocks = {
	readonly times: string;
	readonly placements: string;
	/** When a time changed that no move has explained so far. */
	readonly changed: number | undefined;
	readonly movedAt: number;
	readonly darkUntil: number;
	readonly runsUntil: number;
};

export const NO_CLOCKS: Clocks = {
	...{ times: "", placements: "", changed: undefined },
	...{ movedAt: 0, darkUntil: 0, runsUntil: 0 },
};

/** What is known of the clocks of a page, after one more look at it. */
export function clocksAfter(before: Clocks, { clocks, placements, at }: Snapshot): Clocks {
	// In any order: boards are turned.
	const times = [...clocks].sort().join(" ");
	const movedAt = placements === before.placements ? before.movedAt : at;
	const rest = { ...before, times, placements, movedAt };
	if (times === "") return { ...rest, changed: undefined };
	const isNew = before.darkUntil === 0;
	const darkUntil = isNew ? at + FIRST : before.darkUntil;
	const isStep = at - movedAt < STEP;
	const hasChanged = !isNew && times !== before.times && !isStep;
	const since = isStep ? undefined : before.changed;
	if (since !== undefined && (hasChanged || at - since >= STEP)) {
		const until = since + LAST;
		return { ...rest, changed: hasChanged ? at : undefined, darkUntil: until, runsUntil: until };
	}
	return { ...rest, changed: since ?? (hasChanged ? at : undefined), darkUntil };
}

/** When a page is to be looked at again although nothing changes on it. */
export function nextLook({ changed, darkUntil }: Clocks, at: number): number | undefined {
	const times = [changed === undefined ? 0 : changed + STEP, darkUntil].filter((time) => time > at);
	return times.length === 0 ? undefined : Math.min(...times);
}
