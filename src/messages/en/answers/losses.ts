// Words of the map of lost pieces: how many of mine were hanging and taken on each square, and how
// many of theirs.

import { type Square, squareName } from "../../../chess/square.ts";
import type { Whose } from "../../../games/collection/answers/moments.ts";
import { numberText } from "../../format.ts";
import { counted } from "../plural.ts";
import { type ComparedWith, own, peopleOf } from "./persons.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "yours" and "theirs", "White’s" and "Black’s". */
const owners = (compared: ComparedWith) => peopleOf(compared).map(own) as [string, string];

export const lossWords = {
	title: (compared: ComparedWith) =>
		compared.kind === "nobody" ? "Where pieces were lost" : "Where your pieces were lost",
	needs: (needed: number) => `This map begins at 20 games: ${counted(needed, "more game")} needed.`,
	about(mine: number, theirs: number, games: number, compared: ComparedWith): string {
		const [own, others] = owners(compared);
		return `Knights, bishops, rooks and queens that were left hanging for at least 2 points and taken on the next move: ${numberText(mine)} of ${own} and ${numberText(theirs)} of ${others}, in ${counted(games, "game")}.`;
	},
	mine: (compared: ComparedWith) => capital(owners(compared)[0]),
	theirs: (compared: ComparedWith) => capital(owners(compared)[1]),
	/** "7/4" */
	numbers: (mine: number, theirs: number) => `${numberText(mine)}/${numberText(theirs)}`,
	square(square: Square, mine: number, theirs: number, compared: ComparedWith): string {
		const [own, others] = owners(compared);
		return `${squareName(square)}: ${numberText(mine)} of ${own}, ${numberText(theirs)} of ${others}`;
	},
	how: (isTurned: boolean) =>
		`Pick a square to list its games. These are counts: small differences can be chance.${isTurned ? " The side that lost the piece is shown as White, so that yours and theirs can be compared." : ""}`,
	games: (square: Square, whose: Whose, compared: ComparedWith) =>
		`${capital(owners(compared)[whose === "me" ? 0 : 1])} on ${squareName(square)}`,
	more: (left: number) => `Show more (${numberText(left)} left)`,
};
