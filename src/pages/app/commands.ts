// The table of commands of the analysis board: keys, condition and action of each. Shortcuts, the
// page of help, menus, tooltips and buttons are made from it. A new command is a line here, its
// name on buttons in messages/en/commands.ts, and its text on the page of help in
// messages/en/help.ts.

import type { Session } from "../../session/session.ts";
import { isLoaded } from "../../session/state/appQueries.ts";
import type { AppState } from "../../session/state/appState.ts";
import type { Panel } from "../../session/state/panels.ts";
import { problemOf } from "../../session/state/problems.ts";
import { type Command, type Commands, isPossible } from "../../ui/commands/command.ts";
import { FLIP_KEY, HEAT_KEY, LENS_KEYS, PLAY_KEY, STEP_KEYS } from "../../ui/input/gameKeys.ts";
import type { KeyGroup, KeyLine } from "../../ui/input/keys.ts";
import { SETUP_HASH } from "../../ui/routes.ts";
import { loadGameParts } from "./analysis/late.ts";

/** Opens a panel; the second time closes it. */
const toggling = (panel: Panel) => ({
	isOpen: (state: AppState) => state.panel === panel,
	act: ({ store, actions }: Session) =>
		actions.setPanel(store.get().panel === panel ? undefined : panel),
});

const load = toggling("load");

/** The box for games of the empty board, which an explanation may lie over. */
function toBox({ actions, places }: Session): void {
	actions.setPanel(undefined);
	requestAnimationFrame(() => places.focus(["text"]));
}

type GameParts = Awaited<ReturnType<typeof loadGameParts>>;

/** Acts with the late part of an open game. A failure to load is shown as a problem. */
const inGame = (act: (parts: GameParts, session: Session) => void) => ({
	isPossible: isLoaded,
	act: (session: Session) =>
		loadGameParts().then(
			(parts) => act(parts, session),
			(error) => session.actions.setProblem(problemOf(error)),
		),
});

const toMark = (mark: "??" | "?" | "?!") =>
	inGame(({ stepMark }, session) => stepMark(session, mark));

const COMMANDS = {
	undo: {
		keys: ["x", "mod+z"],
		effect: "undo",
		isPossible: ({ past }) => past.length > 0,
		act: ({ actions }) => actions.undo(),
	},
	redo: {
		keys: ["mod+shift+z", "mod+y"],
		effect: "redo",
		isPossible: ({ future }) => future.length > 0,
		act: ({ actions }) => actions.redo(),
	},
	flip: FLIP_KEY,
	reset: { keys: [], act: ({ actions }) => actions.reset() },
	heat: HEAT_KEY,
	quiet: {
		keys: ["z"],
		effect: "quiet",
		...inGame(({ toggleQuiet }, session) => toggleQuiet(session)),
	},
	toBoard: { keys: ["shift+b"], effect: "toBoard", act: ({ places }) => places.focus(["cell"]) },
	load: {
		...load,
		keys: ["l"],
		effect: "load",
		act: (session) => (isLoaded(session.store.get()) ? load.act(session) : toBox(session)),
	},
	lessons: { keys: [], ...toggling("lessons") },
	setUp: {
		keys: ["e"],
		effect: "setUp",
		act: () => {
			location.hash = SETUP_HASH;
		},
	},
	nextMoment: {
		keys: ["n"],
		effect: "nextMoment",
		...inGame(({ stepMoment }, session) => stepMoment(session, 1)),
	},
	previousMoment: {
		keys: ["shift+n"],
		effect: "previousMoment",
		...inGame(({ stepMoment }, session) => stepMoment(session, -1)),
	},
	nextBlunder: {
		keys: ["b"],
		effect: "nextBlunder",
		...toMark("??"),
	},
	nextMistake: {
		keys: ["m"],
		effect: "nextMistake",
		...toMark("?"),
	},
	nextInaccuracy: {
		keys: ["i"],
		effect: "nextInaccuracy",
		...toMark("?!"),
	},
	evaluations: { keys: [], isPossible: isLoaded, ...toggling("evaluations") },
	candidates: { keys: [], isPossible: isLoaded, ...toggling("candidates") },
	review: { keys: [], isPossible: isLoaded, ...toggling("review") },
	compare: {
		keys: ["c"],
		effect: "compare",
		isOpen: ({ isComparing }) => isComparing,
		...inGame(({ compare }, session) => compare(session)),
	},
	write: {
		keys: ["w"],
		effect: "write",
		isPossible: isLoaded,
		...toggling("edit"),
	},
	comment: {
		keys: ["shift+w"],
		effect: "comment",
		...inGame(({ writeComment }, session) => writeComment(session)),
	},
	tags: { keys: [], isPossible: isLoaded, ...toggling("tags") },
	present: {
		keys: ["p"],
		effect: "present",
		...inGame(({ present }, session) => present(session)),
	},
	print: { keys: [], act: () => print() },
	settings: { keys: [], ...toggling("settings") },
	search: { keys: ["/"], effect: "search", isPossible: isLoaded, ...toggling("search") },
	share: { keys: ["s"], effect: "share", ...toggling("share") },
} as const satisfies Commands & Readonly<Record<string, Command>>;

/** For buttons and menus. */
export const BUTTON_COMMANDS: Commands = COMMANDS;

/** The keys of a command, unless it has none. */
function keysOf(command: Command): KeyLine<Session>[] {
	const { keys, effect, act } = command;
	if (effect === undefined) return [];
	return [
		{
			keys,
			effect,
			act: (session) => {
				if (isPossible(command, session.store.get())) act(session);
			},
		},
	];
}

export const BOARD_KEYS: readonly KeyGroup<Session>[] = [
	{ ...STEP_KEYS, lines: [...STEP_KEYS.lines, PLAY_KEY] },
	{
		name: "board",
		lines: [...Object.values(COMMANDS).flatMap(keysOf), { keys: ["Escape"], effect: "escape" }],
	},
	{ name: "lenses", lines: LENS_KEYS },
];
