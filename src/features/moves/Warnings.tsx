// What the file of a game got wrong, as a list to be opened; open at once where the game ends early for it.

import { type Game, problemsOf } from "../../chess/game.ts";

/** A list of more would take seconds to show. */
const MOST_SHOWN = 200;

export function Warnings({ game }: { game: Game }) {
	const found = problemsOf(game);
	if (found.length === 0) return null;
	return (
		<details className="disclosure warnings" open={game.fault !== undefined}>
			<summary>
				{found.length} {found.length === 1 ? "note" : "notes"}
			</summary>
			<ul>
				{found.slice(0, MOST_SHOWN).map(({ message, place }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the same warning may come twice
					<li key={index}>
						{place && (
							<span className="soft">
								line {place.line}, column {place.column}:{" "}
							</span>
						)}
						<bdi>{message}</bdi>
					</li>
				))}
				{found.length > MOST_SHOWN && <li>and {found.length - MOST_SHOWN} more</li>}
			</ul>
		</details>
	);
}
