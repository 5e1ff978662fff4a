// A game in the list: facts of its tags and of its control map. On a phone two lines.

import { type KeyboardEvent, type MouseEvent, memo, type Ref } from "react";
import type { Row } from "../../../games/collection/row.ts";
import { chessWords } from "../../../messages/en/chess.ts";
import { gamesWords } from "../../../messages/en/screens/games.ts";
import { myGamesWords } from "../../../messages/en/screens/myGames.ts";
import type { GamesContextValue } from "../useGames.ts";
import { type Mine, mineIn } from "../who/mine.ts";
import type { ListColumn } from "./GameHead.tsx";
import { momentOf } from "./Preview.tsx";

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
	opening: ({ eco, opening }) => opening || eco,
	event: ({ event, site }) => event || site,
	elo: ({ whiteElo, blackElo }) => Math.round((whiteElo + blackElo) / 2) || "",
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
	readonly columns: readonly ListColumn[];
	readonly me: readonly string[];
	/** The pointer or the focus rests on it. */
	readonly rest: (place: number) => void;
	readonly isTabStop: boolean;
	readonly button: Ref<HTMLElement> | undefined;
	readonly open: GamesContextValue["open"];
};

export const GameRow = memo(function GameRow(props: Props) {
	const { place, row, height, isNarrow, me, rest } = props;
	/** On a phone there is no picture of the moment that it would open at. */
	const ply = isNarrow ? row?.found?.ply : row && momentOf(row);
	const open = () => props.open(place, ply);
	const shown = { ...props, open, mine: row && mineIn(row, me) };
	return (
		<tr
			aria-rowindex={place + 2}
			style={{ height }}
			onClick={(event) => pressRow(event, open)}
			onPointerEnter={() => rest(place)}
			onFocus={() => rest(place)}
		>
			{isNarrow ? <NarrowCell {...shown} /> : <Cells {...shown} />}
			{row === undefined && <td className="unseen">…</td>}
		</tr>
	);
});

type ShownProps = Omit<Props, "open"> & {
	readonly open: () => void;
	/** The game seen from the visitor. Undefined where it is not one of the visitor's. */
	readonly mine: Mine | undefined;
};

function nameOf(place: number, row: Row | undefined, mine: Mine | undefined): string {
	if (row === undefined) return gamesWords.list.numbered(place + 1);
	if (mine !== undefined)
		return myGamesWords.list.mine(mine.outcome, mine.side, mine.opponent, mine.elo);
	return gamesWords.list.game(
		{ name: row.white, elo: row.whiteElo },
		{ name: row.black, elo: row.blackElo },
		row.result,
	);
}

/** Opens the game by keyboard, and names it to screen readers. A pointer may press all the row. */
function OpenButton({
	place,
	row,
	mine,
	isTabStop,
	button,
	open,
	children,
}: ShownProps & { readonly children: React.ReactNode }) {
	const label = nameOf(place, row, mine);
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
			className="open-game cut"
			tabIndex={isTabStop ? 0 : -1}
			aria-label={label}
			onKeyDown={onKeyDown}
		>
			{children}
		</span>
	);
}

function Cells(props: ShownProps) {
	const { row, columns, mine } = props;
	const hasBlack = columns.some(({ by }) => by === "black");
	const players = (row: Row) =>
		mine === undefined ? (
			<>
				<Name name={row.white} elo={row.whiteElo} />
				{!hasBlack && (
					<>
						{" "}
						– <Name name={row.black} elo={row.blackElo} />
					</>
				)}
			</>
		) : (
			<Name name={mine.opponent} elo={mine.elo} />
		);
	return columns.map(({ by }) => (
		<td key={by} data-column={by}>
			{by === "white" ? (
				<OpenButton {...props}>{row && players(row)}</OpenButton>
			) : by === "result" && mine !== undefined ? (
				<Ended mine={mine} />
			) : (
				row && <span className="cell">{CELLS[by]?.(row)}</span>
			)}
		</td>
	));
}

/** The colour of my pieces, as a disc, and how it ended for me. */
const Ended = ({ mine: { side, outcome } }: { readonly mine: Mine }) => (
	<span className="ended" data-outcome={outcome}>
		<i className="disc" data-side={side} />
		{myGamesWords.list.outcome(outcome)}
	</span>
);

function NarrowCell(props: ShownProps) {
	const { row, mine } = props;
	return (
		<td>
			<OpenButton {...props}>
				{row && (
					<>
						<span className="line">
							{mine === undefined ? (
								<>
									<Name name={row.white} elo={row.whiteElo} /> –{" "}
									<Name name={row.black} elo={row.blackElo} />
								</>
							) : (
								<>
									<Ended mine={mine} /> <Name name={mine.opponent} elo={mine.elo} />
								</>
							)}
						</span>
						<span className="line soft">
							{[
								mine === undefined ? chessWords.result(row.result) : "",
								row.date,
								row.opening || row.eco,
								matchWords(row) || row.event,
							]
								.filter((part) => part !== "")
								.join(" · ")}
						</span>
					</>
				)}
			</OpenButton>
		</td>
	);
}
