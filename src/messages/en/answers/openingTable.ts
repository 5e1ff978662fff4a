// Words of the table of openings.

import type { Side } from "../../../games/collection/filter.ts";
import { numberText } from "../../format.ts";
import type { ComparedWith } from "./persons.ts";

const colourText = (colour: Side) => (colour === "white" ? "As White" : "As Black");

export const openingTableWords = {
	title: ({ kind }: ComparedWith) => (kind === "nobody" ? "Openings" : "Your openings"),
	colour: colourText,
	heads: { opening: "Opening", games: "Games", points: "Points", centre: "Centre lost" },
	games: numberText,
	percent: (share: number | undefined) =>
		share === undefined ? "–" : `${numberText(Math.round(100 * share))} %`,
	/** "−3.2", lost; "+1.5", won. */
	points: (lost: number) => {
		const tenths = Math.round(-10 * lost) / 10;
		return `${tenths > 0 ? "+" : tenths < 0 ? "−" : ""}${numberText(Math.abs(tenths))}`;
	},
	/** Of a button. */
	only: (family: string) => `Only the games with ${family}`,
	how: "Points are what an opening brought beyond what such opponents score with it, once the usual difference between the two is taken off; first those that cost most. Grey: chance explains the difference, or there are too few games. A press leaves only the games with this opening.",
	more: (left: number) => `Show more of the ${numberText(left)} others`,
};
