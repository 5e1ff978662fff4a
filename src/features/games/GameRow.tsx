// A game in the list: what its tags say, and what the map knows. On a phone two lines.

import { type KeyboardEvent, memo, type Ref } from "react";
import type { Row } from "../../collection/row.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { gamesWords } from "../../messages/en/screens/games.ts";
import { columnsOf, type ListColumn } from "./GameHead.tsx";
import { pressRow } from "./rowPress.ts";
import type { Opened } from "./useGames.ts";

function Name({ name, elo }: { readonly name: string; readonly elo: number }) {
	return (
		<>
			<bdi>{name || "?"}</bdi>
			{elo > 0 && <span className="soft"> {elo}</span>}
		</>
	);
}

const foundWords = ({ found }: Row) =>
	found === undefined ? "" : gamesWords.list.found(found.ply, found.plies);

const CELLS: Readonly<Record<string, (row: Row) => React.ReactNode>> = {
	black: ({ black, blackElo }) => <Name name={black} elo={blackElo} />,
	result: ({ result }) => chessWords.result(result),
	day: ({ date }) => date,
	opening: ({ eco, opening }) => `${eco} ${opening}`.trim(),
	event: ({ event, site }) => event || site,
	moves: ({ moves }) => moves,
	swing: ({ swing }) => swing,
	contested: ({ contested }) => contested.toFixed(1),
	hung: ({ hung }) => hung || "",
	found: foundWords,
};

type Props = {
	readonly place: number;
	/** Undefined until it has come. */
	readonly row: Row | undefined;
	readonly height: number;
	readonly isNarrow: boolean;
	readonly hasFinds: boolean;
	readonly isTabbed: boolean;
	readonly button: Ref<HTMLElement> | undefined;
	readonly open: Opened["open"];
};

export const GameRow = memo(function GameRow(props: Props) {
	const { place, row, height, isNarrow, hasFinds } = props;
	const open = () => props.open(place, row?.found?.ply);
	const shown = { ...props, open };
	return (
		<tr aria-rowindex={place + 2} style={{ height }} onClick={(event) => pressRow(event, open)}>
			{isNarrow ? <NarrowCell {...shown} /> : <Cells {...shown} columns={columnsOf(hasFinds)} />}
			{row === undefined && <td className="unseen">…</td>}
		</tr>
	);
});

type ShownProps = Omit<Props, "open"> & { readonly open: () => void };

/** What opens a game says which. The row is pressed by whoever has a pointer. */
function OpenButton({
	place,
	row,
	isTabbed,
	button,
	open,
	children,
}: ShownProps & { readonly children: React.ReactNode }) {
	const label =
		row === undefined
			? gamesWords.list.numbered(place + 1)
			: gamesWords.list.game(
					{ name: row.white, elo: row.whiteElo },
					{ name: row.black, elo: row.blackElo },
					row.result,
				);
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "Enter" && event.key !== " ") return;
		event.preventDefault();
		if (!event.repeat) open();
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: what is written in a button cannot be selected
		<span
			ref={button}
			role="button"
			className="open-game"
			tabIndex={isTabbed ? 0 : -1}
			aria-label={label}
			onKeyDown={onKeyDown}
		>
			{children}
		</span>
	);
}

function Cells(props: ShownProps & { readonly columns: readonly ListColumn[] }) {
	const { row, columns } = props;
	return columns.map(({ by }) => (
		<td key={by} data-column={by}>
			{by === "white" ? (
				<OpenButton {...props}>{row && <Name name={row.white} elo={row.whiteElo} />}</OpenButton>
			) : (
				row && CELLS[by]?.(row)
			)}
		</td>
	));
}

function NarrowCell(props: ShownProps) {
	const { row } = props;
	return (
		<td>
			<OpenButton {...props}>
				{row && (
					<>
						<span className="line">
							<Name name={row.white} elo={row.whiteElo} /> –{" "}
							<Name name={row.black} elo={row.blackElo} />
						</span>
						<span className="line soft">
							{[chessWords.result(row.result), row.date, row.eco, foundWords(row) || row.event]
								.filter((part) => part !== "")
								.join(" · ")}
						</span>
					</>
				)}
			</OpenButton>
		</td>
	);
}
