// The keys of the analysis board: its listener acts by this table, and the page of help shows it.

import { loadGamePanels } from "../loading/parts/board.ts";
import { isLoaded } from "../store/state/appStore.ts";
import type { Panel } from "../store/state/panels.ts";
import type { Session } from "../ui/hooks/useApp.ts";
import type { KeyGroup } from "../ui/input/keys.ts";
import { LENS_KEYS } from "../ui/input/lensKeys.ts";
import { STEP_KEYS } from "../ui/input/stepKeys.ts";
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

/** What comes with a game acts, once there is one; where it does not come, that is told like other faults. */
const inGame =
	(act: (panels: GamePanels, session: Session) => void) =>
	async (session: Session): Promise<void> => {
		if (!isLoaded(session.store.get())) return;
		try {
			act(await loadGamePanels(), session);
		} catch (error) {
			session.actions.setProblem((error as Error).message);
		}
	};

export const BOARD_KEYS: readonly KeyGroup<Session>[] = [
	{
		...STEP_KEYS,
		lines: [
			...STEP_KEYS.lines,
			{ keys: [" "], text: "Play, or pause", act: ({ places }) => places.find("play")?.click() },
		],
	},
	{
		title: "Game and board",
		lines: [
			{
				keys: ["h"],
				text: "Hide the heat, so that one can ask first; or show it",
				act: ({ actions }) => actions.toggleHidden("heat"),
			},
			{ keys: ["f"], text: "Flip the board", act: ({ actions }) => actions.flip() },
			{
				keys: ["x", "mod+z"],
				text: "Undo the last change of the game, or what replaced it",
				act: ({ actions }) => actions.undo(),
			},
			{
				keys: ["mod+shift+z"],
				text: "Redo what was undone",
				act: ({ actions }) => actions.redo(),
			},
			{
				keys: ["b"],
				text: "To the board, to move pieces by keyboard",
				act: ({ places }) => places.focus(["cell"]),
			},
			{ keys: ["l"], text: "Load a game", act: goToLoadBox },
			{
				keys: ["e"],
				text: "Set up a position",
				act: () => {
					location.hash = SETUP_HASH;
				},
			},
			{
				keys: ["n"],
				text: "To the next moment of the review",
				act: inGame(({ stepMoment }, session) => stepMoment(session, 1)),
			},
			{
				keys: ["shift+n"],
				text: "To the moment before",
				act: inGame(({ stepMoment }, session) => stepMoment(session, -1)),
			},
			{
				keys: ["c"],
				text: "Compare: pin this position, then flip between it and the one on view",
				act: inGame(({ compare }, session) => compare(session)),
			},
			{
				keys: ["w"],
				text: "Write: comments, glyphs, arrows, tags, chapters",
				act: inGame(({ toggleDesk }, session) => toggleDesk(session)),
			},
			{
				keys: ["shift+w"],
				text: "Comment on the move on view",
				act: inGame(({ writeComment }, session) => writeComment(session)),
			},
			{
				keys: ["p"],
				text: "Present: the board as large as the screen",
				act: inGame(({ present }, session) => present(session)),
			},
			{
				keys: ["/"],
				text: "Search moves, comments and games",
				act: inGame((_, session) => togglePanel(session, "search")),
			},
			{ keys: ["s"], text: "Share", act: (session) => togglePanel(session, "share") },
			{
				keys: ["Escape"],
				text: "Put a piece or a pen back; close what lies over the game; back to the list of games",
			},
		],
	},
	{ title: "Lenses", lines: LENS_KEYS },
];
