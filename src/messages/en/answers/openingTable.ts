// Words of the table of openings.

import type { Side } from "../../../collection/filter.ts";
import { numberText } from "../../format.ts";
import type { ComparedWith } from "./persons.ts";

const colourText = (colour: Side) => (colour === "white" ? "As White" : "As Black");

export const openingTableWords = {
	title: ({ kind }: ComparedWith) => (kind === "nobody" ? "Openings" : "Your openings"),
	colour: colourText,
	heads: { opening: "Opening", games: "Games", centre: "Centre lost" },
	games: numberText,
	percent: (share: number | undefined) =>
		share === undefined ? "–" : `${numberText(Math.round(100 * share))} %`,
	/** Of a button. */
	only: (family: string) => `Only the games with ${family}`,
	how: "First the openings that cost most points against what such opponents score with them. Grey: chance explains the difference, or there are too few games. A press leaves only the games with this opening.",
	more: (left: number) => `Show more of the ${numberText(left)} others`,
};
