// The shortcuts of the analysis board. Its listener acts by this table, and the page of help lists
// it: a new shortcut is a line here, and its text in messages/en/help.ts.

import { loadGamePanels } from "../loading/parts/board.ts";
import { isLoaded } from "../store/state/appStore.ts";
import type { Panel } from "../store/state/panels.ts";
import { problemOf } from "../store/state/problems.ts";
import type { Session } from "../ui/hooks/useApp.ts";
import { FLIP_KEY, HEAT_KEY, LENS_KEYS, PLAY_KEY, STEP_KEYS } from "../ui/input/gameKeys.ts";
import type { KeyGroup } from "../ui/input/keys.ts";
import { SETUP_HASH } from "../ui/routes.ts";

/** Asking again closes it. */
function togglePanel({ store, actions }: Session, panel: Panel): void {
	actions.setPanel(store.get().panel === panel ? undefined : panel);
}

/** To the box that is there, or opens the panel with one. */
function goToLoadBox(session: Session): void {
	if (session.places.find("text") === undefined) togglePanel(session, "load");
	else session.places.focus(["text"]);
}

type GamePanels = typeof import("./analysis/gamePanels.ts");

/**
 * Acts with what is loaded for a game, where one is open. A failure to load is shown as a problem.
 */
const inGame =
	(act: (panels: GamePanels, session: Session) => void) =>
	async (session: Session): Promise<void> => {
		if (!isLoaded(session.store.get())) return;
		try {
			act(await loadGamePanels(), session);
		} catch (error) {
			console.error(error);
			session.actions.setProblem(problemOf(error));
		}
	};

export const BOARD_KEYS: readonly KeyGroup<Session>[] = [
	{ ...STEP_KEYS, lines: [...STEP_KEYS.lines, PLAY_KEY] },
	{
		name: "board",
		lines: [
			HEAT_KEY,
			FLIP_KEY,
			{ keys: ["x", "mod+z"], effect: "undo", act: ({ actions }) => actions.undo() },
			{ keys: ["mod+shift+z"], effect: "redo", act: ({ actions }) => actions.redo() },
			{ keys: ["b"], effect: "toBoard", act: ({ places }) => places.focus(["cell"]) },
			{ keys: ["l"], effect: "load", act: goToLoadBox },
			{
				keys: ["e"],
				effect: "setUp",
				act: () => {
					location.hash = SETUP_HASH;
				},
			},
			{
				keys: ["n"],
				effect: "nextMoment",
				act: inGame(({ stepMoment }, session) => stepMoment(session, 1)),
			},
			{
				keys: ["shift+n"],
				effect: "previousMoment",
				act: inGame(({ stepMoment }, session) => stepMoment(session, -1)),
			},
			{ keys: ["c"], effect: "compare", act: inGame(({ compare }, session) => compare(session)) },
			{
				keys: ["w"],
				effect: "write",
				act: inGame(({ toggleDesk }, session) => toggleDesk(session)),
			},
			{
				keys: ["shift+w"],
				effect: "comment",
				act: inGame(({ writeComment }, session) => writeComment(session)),
			},
			{ keys: ["p"], effect: "present", act: inGame(({ present }, session) => present(session)) },
			{
				keys: ["/"],
				effect: "search",
				act: inGame((_, session) => togglePanel(session, "search")),
			},
			{ keys: ["s"], effect: "share", act: (session) => togglePanel(session, "share") },
			{ keys: ["Escape"], effect: "escape" },
		],
	},
	{ name: "lenses", lines: LENS_KEYS },
];
