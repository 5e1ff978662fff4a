// Which game of a file is open, where it has several.

import { useMemo } from "react";
import type { GameText } from "../../chess/pgn/gameText.ts";
import { firstMoves, gameTitle } from "../../chess/pgn/gameTitle.ts";
import { useApp, useSession } from "../useApp.ts";

/** A list of more would take seconds to show: of a larger file those around the open game are offered. */
const MOST_CHOICES = 2000;

export function GameChoice() {
	const { openGame, places } = useSession();
	const library = useApp((state) => state.library);
	const first = Math.max(0, (library?.open ?? 0) - MOST_CHOICES / 2);
	const titles = useMemo(
		() =>
			library?.games
				.slice(first, first + MOST_CHOICES)
				.map((game) => titleOf(library.text, game)) ?? [],
		[library?.games, library?.text, first],
	);
	if (library === undefined || library.games.length < 2) return null;
	const choose = async (index: number) => {
		if (await openGame(index)) places.focus(["moves"], { preventScroll: true });
	};
	return (
		<select
			aria-label="Game"
			value={library.open}
			onChange={(event) => choose(Number(event.target.value))}
		>
			{titles.map((title, place) => {
				const index = first + place;
				return (
					<option key={index} value={index}>
						{index + 1}. {title}
						{library.problems.has(index) ? " (cannot be read)" : ""}
					</option>
				);
			})}
		</select>
	);
}

function titleOf(text: string, { tags, movesAt, end }: GameText): string {
	const of = (name: string) => tags.find((tag) => tag.name === name)?.value;
	const result = of("Result");
	const title = gameTitle(of, () => firstMoves(text.slice(movesAt, end)));
	return `${title}${result ? `, ${result}` : ""}`;
}
