// The keys while a game is shown to a room: those of the keyboard, and what presenters' remotes send. Nothing else acts then, so that a key
// that is hit by chance changes nothing.

import { squareOfCell } from "../../board/draw/drawing.ts";
import type { Square } from "../../chess/square.ts";
import type { Session } from "../../ui/hooks/useApp.ts";
import { type KeyGroup, lineFor, nameOf } from "../../ui/input/keys.ts";
import { LENS_KEYS } from "../../ui/input/lensKeys.ts";
import { STEP_KEYS } from "../../ui/input/stepKeys.ts";
import type { Turning } from "./turning.ts";

export type Presenter = Session & {
	readonly turning: Turning;
	chooseChapter(): void;
	darken(): void;
	leave(): void;
	explain(square: Square): void;
};

export const PRESENT_KEYS: KeyGroup<Presenter> = {
	title: "While presenting",
	lines: [
		{
			keys: ["PageDown", "ArrowRight"],
			text: "Forward one move, and from the end of a chapter to the next; remotes of presenters have it",
			act: ({ turning }, isHeld) => turning.step(1, isHeld),
		},
		{
			keys: ["PageUp", "ArrowLeft"],
			text: "Back one move, and from the start of a chapter to the end of the one before",
			act: ({ turning }, isHeld) => turning.step(-1, isHeld),
		},
		{ keys: ["n"], text: "To the next chapter", act: ({ turning }) => turning.turn(1) },
		{ keys: ["shift+n"], text: "To the chapter before", act: ({ turning }) => turning.turn(-1) },
		{ keys: ["c"], text: "Choose a chapter", act: ({ chooseChapter }) => chooseChapter() },
		{ keys: ["b", "."], text: "Black screen, or the board again", act: ({ darken }) => darken() },
		{ keys: ["Escape", "p"], text: "End the presentation", act: ({ leave }) => leave() },
	],
};

/** Those of the board that act here too. */
const OTHERS: KeyGroup<Presenter>["lines"] = [
	...STEP_KEYS.lines,
	...LENS_KEYS,
	{ keys: [" "], text: "Play", act: ({ places }) => places.find("play")?.click() },
	{ keys: ["h"], text: "Heat", act: ({ actions }) => actions.toggleHidden("heat") },
	{ keys: ["f"], text: "Flip", act: ({ actions }) => actions.flip() },
];

/** Steps of the keyboard from square to square, which the board itself takes. */
const isWalk = (name: string): boolean => /^(?:Arrow|Home$|End$)/.test(name);

/** Before anybody else does. Returns a function that stops it. */
export function listenToPresentKeys(
	presenter: Presenter,
	takesCharacters: () => boolean,
): () => void {
	const lines = [...PRESENT_KEYS.lines, ...OTHERS];
	const onKeyDown = (event: KeyboardEvent) => {
		const name = nameOf(event);
		const isInDialog = event.target instanceof Element && event.target.closest("dialog") !== null;
		if (isInDialog || name === "?" || name === "Tab") return;
		const square = squareOfCell(event.target);
		if (square !== undefined && name !== undefined && isWalk(name)) return;
		event.stopPropagation();
		if (square !== undefined && (name === "Enter" || name === " " || name === "i")) {
			event.preventDefault();
			if (!event.repeat) presenter.explain(square);
			return;
		}
		const line = lineFor(event, lines, takesCharacters);
		if (line?.act === undefined) return;
		event.preventDefault();
		line.act(presenter, event.repeat);
	};
	window.addEventListener("keydown", onKeyDown, { capture: true });
	return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
}
