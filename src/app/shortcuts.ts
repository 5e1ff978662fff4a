// The keys of the analysis board: its listener acts by this table, and the page of help shows it.

import { isLoaded } from "../store/appStore.ts";
import { LENSES } from "../store/lenses.ts";
import type { Panel } from "../store/panels.ts";
import { SETUP_HASH } from "../ui/setup/setupHash.ts";
import type { Session } from "../ui/useApp.ts";
import type { KeyGroup, KeyLine } from "./keys.ts";
import { STEP_KEYS } from "./stepKeys.ts";

/** Asking again closes it. */
function togglePanel({ store, actions }: Session, panel: Panel): void {
	actions.setPanel(store.get().panel === panel ? undefined : panel);
}

/** To the box that is there, or opens the panel with one. */
function goToLoadBox(session: Session): void {
	if (session.places.find("text") === undefined) togglePanel(session, "load");
	else session.places.focus(["text"]);
}

/** Acts with a part when it is there; where it does not come, that is told like other faults. */
async function actWith<Part>(
	{ actions }: Session,
	fetched: Promise<Part>,
	act: (part: Part) => void,
): Promise<void> {
	try {
		act(await fetched);
	} catch (error) {
		actions.setProblem((error as Error).message);
	}
}

/** What finds it comes with the game. */
function goToMoment(session: Session, by: 1 | -1): void {
	if (!isLoaded(session.store.get())) return;
	const panels = session.fetchPart("game", () => import("./gamePanels.ts"));
	void actWith(session, panels, ({ stepMoment }) => stepMoment(session, by));
}

/** Where there is something to search. */
function search(session: Session): void {
	if (isLoaded(session.store.get())) togglePanel(session, "search");
}

/** Opens the panel, with this position pinned if none is; from then on flips. */
function compare(session: Session): void {
	const { store, actions, core, fetchPart } = session;
	if (!isLoaded(store.get())) return;
	if (store.get().panel === "compare" && store.get().pinned !== undefined) {
		actions.flipPinned();
		return;
	}
	void actWith(
		session,
		fetchPart("pin", () => import("../store/pin.ts")),
		({ pinFrame }) => {
			if (store.get().pinned === undefined) actions.pin(pinFrame(core, store.get()));
			actions.setPanel("compare");
		},
	);
}

type Desk = typeof import("./deskParts.ts");

/** The author's desk comes when it is wanted. */
const atDesk = (session: Session, act: (desk: Desk) => void): void =>
	void actWith(
		session,
		session.fetchPart("desk", () => import("./deskParts.ts")),
		act,
	);

export const toggleDesk = (session: Session): void =>
	atDesk(session, (desk) => desk.toggleDesk(session));

/** The menu of a move, where a hand asks for it. */
export const openMoveMenu = (session: Session, x: number, y: number): void =>
	atDesk(session, (desk) => desk.openMenu(session, x, y));

const writeComment = (session: Session): void =>
	atDesk(session, (desk) => desk.beginComment(session, "after"));

const LENS_KEYS = LENSES.map(
	({ name, title }, index): KeyLine<Session> => ({
		keys: [String(index + 1)],
		text: title,
		act: ({ actions }) => actions.setLens(name),
	}),
);

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
				act: (session) => goToMoment(session, 1),
			},
			{
				keys: ["shift+n"],
				text: "To the moment before",
				act: (session) => goToMoment(session, -1),
			},
			{
				keys: ["c"],
				text: "Compare: pin this position, then flip between it and the one on view",
				act: compare,
			},
			{ keys: ["w"], text: "Write: comments, glyphs, arrows, tags, chapters", act: toggleDesk },
			{ keys: ["shift+w"], text: "Comment on the move on view", act: writeComment },
			{ keys: ["/"], text: "Search moves, comments and games", act: search },
			{ keys: ["s"], text: "Share", act: (session) => togglePanel(session, "share") },
			{
				keys: ["Escape"],
				text: "Put a piece back; close what lies over the game; back to the list of games",
			},
		],
	},
	{ title: "Lenses", lines: LENS_KEYS },
];
