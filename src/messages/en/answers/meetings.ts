// Words before a game against somebody: how the games so far went, and their openings.

import type { Meetings, Met } from "../../../games/collection/answers/who/meetings.ts";
import type { Side } from "../../../games/collection/filter.ts";
import { listText, numberText } from "../../format.ts";
import { counted } from "../plural.ts";
import { dayText } from "../screens/day.ts";
import { spokenOpening } from "./openingNames.ts";

/** Openings that are named; of the others it is said how many games they are in. */
const MOST_NAMED = 3;

const ended = ({ won, drawn, lost }: Met) => won + drawn + lost;

export const countOf = (met: Met): number => ended(met) + met.open;

const percent = (part: number, met: Met) =>
	ended(met) === 0 ? "–" : `${numberText(Math.round((100 * part) / ended(met)))}%`;

/** "the French (4), the Sicilian (2) and 3 others". */
function openingsText(met: Met): string {
	const named = met.openings.slice(0, MOST_NAMED);
	const others = named.reduce((left, { games }) => left - games, countOf(met));
	const names = named.map(({ name, games }) => `${spokenOpening(name)} (${numberText(games)})`);
	if (names.length === 0) return "";
	return listText(others === 0 ? names : [...names, counted(others, "other game")]);
}

export const meetingWords = {
	title: (name: string) => `Before you play ${name}`,
	games: ({ games, last }: Meetings) =>
		`${counted(games, "game")}${last === 0 ? "" : `, last met ${dayText(last)}`}`,
	mine: (met: Met) => percent(met.won + met.drawn / 2, met),
	theirs: (met: Met) => percent(met.lost + met.drawn / 2, met),
	/** "As White: 3 won, 2 drawn, 5 lost". */
	score(met: Met, side: Side): string {
		const { won, drawn, lost, open } = met;
		const parts = [
			`${numberText(won)} won`,
			`${numberText(drawn)} drawn`,
			`${numberText(lost)} lost`,
		];
		if (open > 0) parts.push(`${numberText(open)} unfinished`);
		return `As ${side === "white" ? "White" : "Black"}: ${parts.join(", ")}`;
	},
	/** With my colour the opponent has the other. */
	openings(met: Met, side: Side, name: string): string {
		const text = openingsText(met);
		return text === "" ? "" : `${name} with ${side === "white" ? "Black" : "White"}: ${text}`;
	},
};
