// The shortcuts while a game is presented: keys of the keyboard, and those that presenters' remotes
// send. No others act then, so that a key hit by accident changes nothing.

import { squareOfCell } from "../../board/draw/drawing.ts";
import type { Square } from "../../chess/square.ts";
import type { KeyEffect } from "../../messages/en/help.ts";
import type { Session } from "../../session/session.ts";
import { FLIP_KEY, HEAT_KEY, LENS_KEYS, PLAY_KEY, STEP_KEYS } from "../../ui/input/gameKeys.ts";
import { type KeyGroup, lineFor, nameOf } from "../../ui/input/keys.ts";
import { isInDialog } from "./presentPointers.ts";
import type { Sight } from "./sight.ts";
import type { Turning } from "./turning.ts";

export type Presenter = Session & {
	readonly turning: Turning;
	chooseChapter(): void;
	chooseSight(): void;
	showTrack(): void;
	toggleSight(what: Sight): void;
	growCoordinates(): void;
	openSpeaker(): void;
	askClass(): void;
	darken(): void;
	/**
	 * One step: question, black screen, sheet beside the board, explanation, line, then the
	 * presentation.
	 */
	leave(): void;
	/** The presentation, whatever is on the board. */
	end(): void;
	explain(square: Square): void;
	/** Ends what is explained. Returns whether anything was. */
	unexplain(): boolean;
	keep(): void;
	erase(): void;
};

/** The key that hides each part, or shows it again. */
export const SIGHT_KEYS = { names: "w", evaluation: "v", comments: "t", counts: "u" } as const;

export const PRESENT_KEYS: KeyGroup<Presenter> = {
	name: "present",
	lines: [
		{
			keys: ["PageDown", "ArrowRight"],
			effect: "forwardPresented",
			act: ({ turning }, isHeld) => turning.step(1, isHeld),
		},
		{
			keys: ["PageUp", "ArrowLeft"],
			effect: "backPresented",
			act: ({ turning }, isHeld) => turning.step(-1, isHeld),
		},
		{ keys: ["n"], effect: "nextChapter", act: ({ turning }) => turning.turn(1) },
		{ keys: ["shift+n"], effect: "previousChapter", act: ({ turning }) => turning.turn(-1) },
		{ keys: ["c"], effect: "chooseChapter", act: ({ chooseChapter }) => chooseChapter() },
		{ keys: ["g"], effect: "showTrack", act: ({ showTrack }) => showTrack() },
		{ keys: ["e"], effect: "chooseSight", act: ({ chooseSight }) => chooseSight() },
		HEAT_KEY,
		{
			keys: [SIGHT_KEYS.names],
			effect: "hideNames",
			act: ({ toggleSight }) => toggleSight("names"),
		},
		{
			keys: [SIGHT_KEYS.evaluation],
			effect: "hideEvaluation",
			act: ({ toggleSight }) => toggleSight("evaluation"),
		},
		{
			keys: [SIGHT_KEYS.comments],
			effect: "hideComments",
			act: ({ toggleSight }) => toggleSight("comments"),
		},
		{
			keys: [SIGHT_KEYS.counts],
			effect: "hideCounts",
			act: ({ toggleSight }) => toggleSight("counts"),
		},
		{
			keys: ["k"],
			effect: "growCoordinates",
			act: ({ growCoordinates }) => growCoordinates(),
		},
		{ keys: ["s"], effect: "openSpeaker", act: ({ openSpeaker }) => openSpeaker() },
		{ keys: ["q"], effect: "askClass", act: ({ askClass }) => askClass() },
		{ keys: ["a"], effect: "keepWhatIf", act: ({ keep }) => keep() },
		{ keys: ["Delete", "Backspace"], effect: "eraseChalk", act: ({ erase }) => erase() },
		{ keys: ["b", "."], effect: "blackScreen", act: ({ darken }) => darken() },
		{ keys: ["Escape", "p"], effect: "endPresentation", act: ({ leave }) => leave() },
	],
};

/** All active shortcuts: those above come first, then those of the board that act here as well. */
const LINES = [...PRESENT_KEYS.lines, ...STEP_KEYS.lines, ...LENS_KEYS, PLAY_KEY, FLIP_KEY];

/** Effects that only the window of the presentation shows, where its own focus is. */
const ON_WALL: readonly unknown[] = [
	...(["chooseChapter", "showTrack", "chooseSight"] as const),
	...(["openSpeaker", "askClass", "endPresentation"] as const),
] satisfies KeyEffect[];

/** Keys that act in the speaker's window too, which itself scrolls up and down. */
export const SPEAKER_KEYS: ReadonlySet<string> = new Set(
	[...PRESENT_KEYS.lines, ...STEP_KEYS.lines, FLIP_KEY]
		.filter(({ effect }) => !ON_WALL.includes(effect))
		.flatMap(({ keys }) => keys)
		.filter((key) => key !== "ArrowUp" && key !== "ArrowDown"),
);

/** Acts as a key by its name, which was pressed in another window. */
export function actAs(presenter: Presenter, name: string, isHeld: boolean): void {
	LINES.find(({ keys }) => keys.includes(name))?.act?.(presenter, isHeld);
}

/** Keys that move the focus from square to square, which the board handles itself. */
const movesFocus = (name: string): boolean => /^(?:Arrow|Home$|End$)/.test(name);

/** With a piece picked up, Enter puts it down, and Escape puts it back. */
function isForBoard(name = "", square: Square | undefined, { store }: Presenter): boolean {
	const isOnSquare = square !== undefined && (movesFocus(name) || name === " ");
	const isHolding = store.get().inHand !== undefined;
	return isOnSquare || (isHolding && (name === "Escape" || name === "Enter"));
}

/** Listens in the capture phase, before all others. Returns a function that stops listening. */
export function listenToPresentKeys(
	presenter: Presenter,
	takesCharacters: () => boolean,
	isCovered: () => boolean,
): () => void {
	const onKeyDown = (event: KeyboardEvent) => {
		// Windows that lie over the presentation have keys of their own.
		if (isCovered() || event.defaultPrevented) return;
		const name = nameOf(event);
		const square = squareOfCell(event.target);
		if (isInDialog(event) || name === "?" || name === "Tab") return;
		if (isForBoard(name, square, presenter)) {
			// The press that picked it up has explained it.
			if (name === "Escape") presenter.unexplain();
			return;
		}
		event.stopPropagation();
		if (square !== undefined && (name === "Enter" || name === "i")) {
			event.preventDefault();
			if (!event.repeat) presenter.explain(square);
			return;
		}
		const line = lineFor(event, LINES, takesCharacters);
		if (line?.act === undefined) return;
		event.preventDefault();
		line.act(presenter, event.repeat);
	};
	window.addEventListener("keydown", onKeyDown, { capture: true });
	return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
}
