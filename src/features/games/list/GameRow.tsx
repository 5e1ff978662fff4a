// A game in the list: facts of its tags and of its control map. On a phone two lines.

import { type KeyboardEvent, type MouseEvent, memo, type Ref } from "react";
import type { Row } from "../../../collection/row.ts";
import { chessWords } from "../../../messages/en/chess.ts";
import { gamesWords } from "../../../messages/en/screens/games.ts";
import type { GamesContextValue } from "../useGames.ts";
import { columnsOf, type ListColumn } from "./GameHead.tsx";

function Name({ name, elo }: { readonly name: string; readonly elo: number }) {
	return (
		<>
			<bdi>{name || "?"}</bdi>
			{elo > 0 && <span className="soft"> {elo}</span>}
		</>
	);
}

const matchWords = ({ found }: Row) =>
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
	found: matchWords,
};

const CONTROLS = "a, button, input, label, select, summary, textarea";

const isSelected = (row: Element) => {
	const selection = getSelection();
	return selection?.isCollapsed === false && selection.containsNode(row, true);
};

/**
 * A press anywhere on the row opens its game, but for one that ends a selection of its text, or is
 * meant for a control in the row.
 */
function pressRow({ target, currentTarget }: MouseEvent, open: () => void): void {
	if ((target as Element).closest(CONTROLS) === null && !isSelected(currentTarget)) open();
}

type Props = {
	readonly place: number;
	/** Undefined until it has come. */
	readonly row: Row | undefined;
	readonly height: number;
	readonly isNarrow: boolean;
	readonly hasMatches: boolean;
	readonly isTabStop: boolean;
	readonly button: Ref<HTMLElement> | undefined;
	readonly open: GamesContextValue["open"];
};

export const GameRow = memo(function GameRow(props: Props) {
	const { place, row, height, isNarrow, hasMatches } = props;
	const open = () => props.open(place, row?.found?.ply);
	const shown = { ...props, open };
	return (
		<tr aria-rowindex={place + 2} style={{ height }} onClick={(event) => pressRow(event, open)}>
			{isNarrow ? <NarrowCell {...shown} /> : <Cells {...shown} columns={columnsOf(hasMatches)} />}
			{row === undefined && <td className="unseen">…</td>}
		</tr>
	);
});

type ShownProps = Omit<Props, "open"> & { readonly open: () => void };

/** Opens the game by keyboard, and names it to screen readers. A pointer may press all the row. */
function OpenButton({
	place,
	row,
	isTabStop,
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
			tabIndex={isTabStop ? 0 : -1}
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
							{[chessWords.result(row.result), row.date, row.eco, matchWords(row) || row.event]
								.filter((part) => part !== "")
								.join(" · ")}
						</span>
					</>
				)}
			</OpenButton>
		</td>
	);
}
