// The moves of the chapter, to go to one of them: on the wall in place of the words, and always in
// the speaker's window. A dot stands at a move that something is said of.

import "./track.css";
import { memo, useEffect, useMemo, useRef } from "react";
import { FIRST_FRAME, type Frame } from "../../../chess/frame.ts";
import { framesAfter, type Game, positionAt } from "../../../chess/game.ts";
import { BLACK } from "../../../chess/piece.ts";
import { moveWords } from "../../../messages/en/panels/moves.ts";
import { presentWords } from "../../../messages/en/panels/present.ts";
import { moveText } from "../../../ui/moveText/moveText.ts";

/**
 * The moves of a chapter as they stand in a list: rows of the main line, and under a row the
 * variations that leave it.
 */
type Row = {
	/** Of the move, as it is counted. */
	readonly number: number;
	readonly white: Frame | undefined;
	readonly black: Frame | undefined;
	/** Alternatives to either of the two moves, each to its end. */
	readonly lines: readonly VariationLine[];
};

export type VariationLine = {
	readonly frames: readonly Frame[];
	/** 1 where it leaves the main line. */
	readonly depth: number;
};

/** The variations in the place of a move, each before those that leave it. */
function linesBeside(game: Game, frame: Frame, depth: number): VariationLine[] {
	const { parent } = positionAt(game, frame);
	const [main, ...others] = parent === undefined ? [] : positionAt(game, parent).next;
	if (main !== frame) return [];
	return others.flatMap((first) => {
		const frames = [first, ...framesAfter(game, first)];
		const [, ...later] = frames;
		const inner = later.flatMap((one) => linesBeside(game, one, depth + 1));
		return [{ frames, depth }, ...inner];
	});
}

export function rowsOf(game: Game): readonly Row[] {
	const rows: Row[] = [];
	for (let ply = 1; ply <= game.plies; ply++) {
		const frame = ply as Frame;
		const { move, number } = positionAt(game, frame);
		const lines = linesBeside(game, frame, 1);
		const last = rows.at(-1);
		if (move?.side !== BLACK) rows.push({ number, white: frame, black: undefined, lines });
		else if (last === undefined || last.black !== undefined)
			rows.push({ number, white: undefined, black: frame, lines });
		else rows[rows.length - 1] = { ...last, black: frame, lines: [...last.lines, ...lines] };
	}
	return rows;
}

/** Is anything said of a move? */
export function isCommented(game: Game, frame: Frame): boolean {
	const { before, after } = positionAt(game, frame).notes;
	return `${before}${after}`.trim() !== "";
}

type GoTo = (frame: Frame) => void;

type Props = {
	readonly game: Game;
	/** Where the lesson is. */
	readonly frame: Frame;
	readonly goTo: GoTo;
};

export function MoveTable({ game, frame, goTo }: Props) {
	const box = useRef<HTMLElement>(null);
	const rows = useMemo(() => rowsOf(game), [game]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the current move is another with both
	useEffect(() => {
		const list = box.current;
		const move = list?.querySelector<HTMLElement>("[aria-current]");
		if (!list || !move) return;
		const [at, seen] = [move.getBoundingClientRect(), list.getBoundingClientRect()];
		if (at.top < seen.top || at.bottom > seen.bottom)
			list.scrollTop += at.top - seen.top - seen.height / 3;
	}, [frame, game]);
	return (
		<nav ref={box} className="track-moves scroll" aria-label={presentWords.track.moves}>
			<button
				type="button"
				className="quiet"
				aria-current={frame === FIRST_FRAME ? "step" : undefined}
				onClick={() => goTo(FIRST_FRAME)}
			>
				{moveWords.start}
			</button>
			{rows.map((row) => (
				<Moves
					key={row.white ?? row.black}
					row={row}
					game={game}
					current={isIn(row, frame) ? frame : undefined}
					goTo={goTo}
				/>
			))}
		</nav>
	);
}

const isIn = ({ white, black, lines }: Row, frame: Frame): boolean =>
	white === frame || black === frame || lines.some(({ frames }) => frames.includes(frame));

type MovesProps = Omit<Props, "frame"> & {
	readonly row: Row;
	/** The current move, if it is one of these. */
	readonly current: Frame | undefined;
};

/** A step renders two of them, not thousands. */
const Moves = memo(function Moves({ row, game, current, goTo }: MovesProps) {
	const { number, white, black, lines } = row;
	const move = (one: Frame | undefined) =>
		one === undefined ? (
			<span />
		) : (
			<Move key={one} game={game} frame={one} isCurrent={one === current} goTo={goTo} />
		);
	return (
		<>
			<div className="track-row">
				<span aria-hidden="true">{number}</span>
				{move(white)}
				{move(black)}
			</div>
			{lines.map(({ frames, depth }) => (
				<div key={frames[0]} className="track-line" style={{ marginInlineStart: `${depth}em` }}>
					{frames.map(move)}
				</div>
			))}
		</>
	);
});

type MoveProps = Props & { readonly isCurrent: boolean };

const Move = ({ game, frame, isCurrent, goTo }: MoveProps) => {
	const has = isCommented(game, frame);
	return (
		<button
			type="button"
			className="quiet"
			aria-label={presentWords.track.move(moveText(game, frame), has)}
			aria-current={isCurrent ? "step" : undefined}
			onClick={() => goTo(frame)}
		>
			{positionAt(game, frame).move?.san}
			{has && <span aria-hidden="true"> •</span>}
		</button>
	);
};
