// The faults of a game's text, as a list that can be opened. The list is open from the start if a
// fault ends the game early.

import { type Game, problemsOf } from "../../chess/game.ts";
import { moveWords } from "../../messages/en/panels/moves.ts";
import { gameFaultText } from "../../messages/textFaults.ts";

/** A longer list would take seconds to show. */
const MAX_NOTES_SHOWN = 200;

export function Warnings({ game }: { game: Game }) {
	const found = problemsOf(game);
	if (found.length === 0) return null;
	return (
		<details className="disclosure warnings" open={game.fault !== undefined}>
			<summary>{moveWords.notes.count(found.length)}</summary>
			<ul>
				{found.slice(0, MAX_NOTES_SHOWN).map((warning, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the same warning may come twice
					<li key={index}>
						{warning.place && <span className="soft">{moveWords.notes.at(warning.place)} </span>}
						<bdi>{gameFaultText(warning)}</bdi>
					</li>
				))}
				{found.length > MAX_NOTES_SHOWN && (
					<li>{moveWords.notes.more(found.length - MAX_NOTES_SHOWN)}</li>
				)}
			</ul>
		</details>
	);
}
