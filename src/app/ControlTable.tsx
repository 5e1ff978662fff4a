// The control of one position as letters on a board, with the counts.

import { FIRST_FRAME } from "../chess/frame.ts";
import { type Square, squareName } from "../chess/square.ts";
import { controlAt, controlLetter, countsAt, type GameControl } from "../control/controlMap.ts";

const FILES = [..."abcdefgh"];
const RANKS = [..."87654321"];

export function ControlTable({ map, stale }: { map: GameControl; stale: boolean }) {
	const counts = countsAt(map, FIRST_FRAME);
	const cell = (row: number, file: number) => {
		const square = ((7 - row) * 8 + file) as Square;
		const letter = controlLetter(controlAt(map, FIRST_FRAME, square));
		const shade = (row + file) % 2 === 0 ? "pale" : "deep";
		return (
			<td key={square} className={shade} data-control={letter} data-square={squareName(square)}>
				{letter}
			</td>
		);
	};
	return (
		<div className={stale ? "stale" : ""}>
			<dl>
				<dt data-control="n">Neutral</dt>
				<dd>{counts.neutral}</dd>
				<dt data-control="c">Contested</dt>
				<dd>{counts.contested}</dd>
				<dt data-control="w">White</dt>
				<dd>{counts.light}</dd>
				<dt data-control="b">Black</dt>
				<dd>{counts.dark}</dd>
			</dl>
			<table>
				<caption className="unseen">Control of the 64 squares</caption>
				<colgroup>
					<col className="ranks" />
					<col span={8} />
				</colgroup>
				<tbody>
					{RANKS.map((rank, row) => (
						<tr key={rank}>
							<th scope="row">{rank}</th>
							{FILES.map((_, file) => cell(row, file))}
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<td aria-hidden="true" />
						{FILES.map((file) => (
							<th key={file} scope="col">
								{file}
							</th>
						))}
					</tr>
				</tfoot>
			</table>
		</div>
	);
}
