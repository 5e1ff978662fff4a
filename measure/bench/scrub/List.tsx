// A move list as the other pages have it: the plies in two columns, the current one marked.

import { memo } from "react";

const Row = memo(({ row, moves, ply }: { row: number; moves: readonly string[]; ply: number }) => (
	<tr>
		<th>{row + 1}</th>
		<td className={ply === 2 * row + 1 ? "current" : ""}>{moves[2 * row]}</td>
		<td className={ply === 2 * row + 2 ? "current" : ""}>{moves[2 * row + 1]}</td>
	</tr>
));

export function List({ moves, ply }: { moves: readonly string[]; ply: number }) {
	const rows = Array.from({ length: Math.ceil(moves.length / 2) }, (_, row) => row);
	return (
		<div style={{ height: 300, overflow: "auto" }}>
			<style>{".current { background: #ffd }"}</style>
			<table>
				<tbody>
					{rows.map((row) => {
						const isNear = Math.floor((ply - 1) / 2) === row;
						return <Row key={row} row={row} moves={moves} ply={isNear ? ply : 0} />;
					})}
				</tbody>
			</table>
		</div>
	);
}
