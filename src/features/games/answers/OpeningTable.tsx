// The openings behind the answer about them, with one colour at a time. A press on a row leaves
// only its games.

import { useState } from "react";
import type { OpeningRow } from "../../../games/collection/answers/shown/openingTable.ts";
import type { Asked } from "../../../games/collection/answers/who/counted.ts";
import { SIDES, type Side } from "../../../games/collection/filter.ts";
import { openingTableWords as words } from "../../../messages/en/answers/openingTable.ts";
import type { ComparedWith } from "../../../messages/en/answers/persons.ts";
import { myGamesWords } from "../../../messages/en/screens/myGames.ts";
import { useAnswer, useGamesContext } from "../useGames.ts";

const FIRST_ROWS = 8;
const MORE_ROWS = 20;

const NO_ROWS: readonly OpeningRow[] = [];

type Props = {
	readonly asked: Asked;
	readonly compared: ComparedWith;
	/** The colour that the answer is about. */
	readonly answered: Side | undefined;
};

export function OpeningTable({ asked, compared, answered }: Props) {
	const { games } = useGamesContext();
	const rows = useAnswer(({ client }) => client.ask("openingTable", asked), [asked]) ?? NO_ROWS;
	const [chosen, choose] = useState<Side>();
	const [most, setMost] = useState(FIRST_ROWS);
	const sides = SIDES.filter((side) => rows.some(({ colour }) => colour === side));
	const colour = [chosen, answered, sides[0]].find((side) => side && sides.includes(side));
	if (colour === undefined) return null;
	const own = rows.filter((row) => row.colour === colour);
	const isNobody = compared.kind === "nobody";
	return (
		<section className="opening-table" aria-labelledby="opening-table">
			<div className="row toggles">
				<h3 className="grow" id="opening-table">
					{words.title(compared)}
				</h3>
				{!isNobody &&
					sides.map((side) => (
						<button
							key={side}
							type="button"
							aria-pressed={side === colour}
							onClick={() => {
								choose(side);
								setMost(FIRST_ROWS);
							}}
						>
							{words.colour(side)}
						</button>
					))}
			</div>
			<Rows
				rows={own.slice(0, most)}
				compared={compared}
				press={({ family }) =>
					void games.choose({ ...games.store.get().filter, family, ...(!isNobody && { colour }) })
				}
			/>
			{own.length > most && (
				<button type="button" className="quiet" onClick={() => setMost(most + MORE_ROWS)}>
					{words.more(own.length - most)}
				</button>
			)}
			<p className="soft small gap-above">{words.how}</p>
		</section>
	);
}

type RowsProps = {
	readonly rows: readonly OpeningRow[];
	readonly compared: ComparedWith;
	readonly press: (row: OpeningRow) => void;
};

function Rows({ rows, compared, press }: RowsProps) {
	const { answers } = myGamesWords;
	return (
		<table aria-labelledby="opening-table">
			<thead>
				<tr>
					<th scope="col">{words.heads.opening}</th>
					<th scope="col">{words.heads.games}</th>
					<th scope="col">{answers.mine(compared)}</th>
					<th scope="col">{answers.theirs(compared)}</th>
					<th scope="col">{words.heads.points}</th>
					<th scope="col">{words.heads.centre}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.family} data-sure={row.isSure || undefined}>
						<th scope="row">
							<button
								className="bare"
								type="button"
								title={words.only(row.family)}
								onClick={() => press(row)}
							>
								{row.family}
							</button>
						</th>
						<td>{words.games(row.games)}</td>
						<td className="mine">{words.percent(row.mine)}</td>
						<td>{words.percent(row.theirs)}</td>
						<td>{words.points(row.lost)}</td>
						<td>{words.percent(row.centreLost)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
