// Keys that act on a game in more than one place: on the analysis board, while presenting, and (the
// steps) in boards of other pages.

import { LENSES } from "../../board/heat/lenses.ts";
import type { Session } from "../../session/session.ts";
import type { KeyGroup, KeyLine } from "./keys.ts";

type WithActions = Pick<Session, "actions">;

export const STEP_KEYS: KeyGroup<WithActions> = {
	name: "steps",
	lines: [
		{ keys: ["ArrowRight"], effect: "forward", act: ({ actions }) => actions.forward() },
		{ keys: ["ArrowLeft"], effect: "back", act: ({ actions }) => actions.back() },
		{ keys: ["ArrowUp", "Home"], effect: "toStart", act: ({ actions }) => actions.goToStart() },
		{ keys: ["ArrowDown", "End"], effect: "toEnd", act: ({ actions }) => actions.goToEnd() },
	],
};

export const PLAY_KEY: KeyLine<Pick<Session, "places">> = {
	keys: [" "],
	effect: "play",
	act: ({ places }) => places.find("play")?.click(),
};

export const HEAT_KEY = {
	keys: ["h"],
	effect: "hideHeat",
	act: ({ actions }: WithActions) => actions.toggleHidden("heat"),
} as const satisfies KeyLine<WithActions>;

export const FLIP_KEY = {
	keys: ["f"],
	effect: "flip",
	act: ({ actions }: WithActions) => actions.flip(),
} as const satisfies KeyLine<WithActions>;

/** The digits choose lenses. */
export const LENS_KEYS = LENSES.map(
	({ name }, index): KeyLine<WithActions> => ({
		keys: [String(index + 1)],
		effect: { lens: name },
		act: ({ actions }) => actions.setLens(name),
	}),
);
