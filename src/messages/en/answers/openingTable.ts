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
		share === undefined ? "–" : `${numberText(Math.round(100 * share))}%`,
	/** "−3.2", lost; "+1.5", won. */
	points: (lost: number) => {
		const tenths = Math.round(-10 * lost) / 10;
		return `${tenths > 0 ? "+" : tenths < 0 ? "−" : ""}${numberText(Math.abs(tenths))}`;
	},
	/** Of a button. */
	only: (family: string) => `Only the games with ${family}`,
	how: "Points won or lost with an opening, compared with what opponents score with it and allowing for the usual gap between the two; costliest first. Grey: may be chance, or too few games. Pick an opening to see only its games.",
	more: (left: number) => `Show more (${numberText(left)} left)`,
};
