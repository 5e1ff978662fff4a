// One square in numbers: how often it was of which class, in each list. Every number lists its
// games.

import { type Square, squareName } from "../../../chess/square.ts";
import type { Control } from "../../../control/classes.ts";
import { shareOf } from "../../../games/collection/compare.ts";
import type { Filter } from "../../../games/collection/filter.ts";
import { chessWords } from "../../../messages/en/chess.ts";
import { studyWords } from "../../../messages/en/screens/study.ts";
import type { Games } from "../games.ts";
import { useGamesContext } from "../useGames.ts";
import type { StudySpan } from "./spans.ts";
import type { Counted } from "./studies.ts";
import { CLASS_ORDER } from "./studyFacts.ts";

/** Lists the games in which a square was of a class, first those in which it was for longest. */
export function showGames(
	games: Games,
	filter: Filter,
	{ from, to }: StudySpan,
	square: Square,
	owner: Control,
): void {
	const squares = [
		...(filter.find?.squares ?? []).filter((one) => one.square !== square),
		{ square, owner },
	];
	const find = { squares, plies: 1, from, to, amounts: filter.find?.amounts ?? [] };
	void games.refresh({
		filter: { ...filter, find },
		order: { by: "found", isDown: true },
		tab: "games",
		current: 0,
		top: 0,
	});
}

export function SquareShares({
	counted,
	square,
}: {
	readonly counted: Counted;
	readonly square: Square;
}) {
	const { games } = useGamesContext();
	const { shares, filters, span } = counted;
	const words = studyWords.square;
	return (
		<table className="square-shares" aria-label={words.title(square)}>
			<thead>
				<tr>
					<th>{squareName(square)}</th>
					{CLASS_ORDER.map(({ key }) => (
						<th key={key} data-tint={key} className="swatch">
							{chessWords.control(key)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{shares.map((one, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: there are two at most, the first and the second
					<tr key={index}>
						<th>
							{shares.length === 1 ? words.share : words.list(index === 0 ? "first" : "second")}
						</th>
						{CLASS_ORDER.map(({ key, control }) => (
							<td key={key}>
								<button
									type="button"
									className="quiet"
									title={words.games}
									aria-label={words.showGames(square, key, shareOf(one, square * 4 + control))}
									onClick={() => showGames(games, filters[index] ?? {}, span, square, control)}
								>
									{studyWords.percent(shareOf(one, square * 4 + control))}
								</button>
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
