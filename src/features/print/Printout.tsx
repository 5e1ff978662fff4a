// The printed page of a game: the players, the position on view with its counts, and the moves with
// all comments.

import "./print.css";
import { Fragment, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Diagram, Tile } from "../../board/Diagram.tsx";
import { TILE } from "../../board/pieces.ts";
import type { Frame } from "../../chess/frame.ts";
import { type Game, moveNumberText, NO_NOTES, positionAt } from "../../chess/game.ts";
import { CLASS_LIST } from "../../control/classes.ts";
import { countsAt } from "../../control/controlMap.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { moveWords } from "../../messages/en/panels/moves.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import { movePages } from "../../ui/moveText/movePages.ts";
import { type MoveRow, moveRows, type Row, type Word } from "../../ui/moveText/moveRows.ts";
import { glyphOf, measuresOf } from "../../ui/moveText/moveText.ts";
import { tellPosition } from "../../ui/tellPosition.ts";
import { GameLine } from "../../ui/title/GameLine.tsx";

// How much of a game is printed: all of it, unless it is so long that the page would freeze while
// it is laid out. A browser that prints takes the page as it is at once, so laying it out in slices
// would not help.

/**
 * Pages of the move list that each browser lays out within a tenth of a second. Most games have
 * one.
 */
const MAX_PAGES = 4;

export type PrintedRows = {
	readonly rows: readonly Row[];
	/** The first and the last move that are printed. Undefined where the whole game is. */
	readonly stretch: { readonly from: MoveName; readonly to: MoveName } | undefined;
};

/** "12. Nf3". Undefined for the position before the first move. */
type MoveName = string | undefined;

const framesOf = (row: Row): Frame[] =>
	row.kind === "moves" ? [row.white, row.black].filter((frame) => frame !== undefined) : [];

function nameOf(game: Game, frame: Frame | undefined): MoveName {
	if (frame === undefined) return undefined;
	const position = positionAt(game, frame);
	return position.move && `${moveNumberText(position)} ${position.move.san}`;
}

/** Returns the rows of a game to print while a frame is on view. */
export function printedRows(game: Game, frame: Frame): PrintedRows {
	const { pages, pageOf } = movePages(moveRows(game));
	if (pages.length <= MAX_PAGES) return { rows: pages.flat(), stretch: undefined };
	const first = Math.min(pageOf(frame), pages.length - MAX_PAGES);
	const rows = pages.slice(first, first + MAX_PAGES).flat();
	const frames = rows.flatMap(framesOf);
	return { rows, stretch: { from: nameOf(game, frames[0]), to: nameOf(game, frames.at(-1)) } };
}

/**
 * True while the page is being printed. The printed page is made when printing starts, and removed
 * when it ends.
 */
function usePrinting(): boolean {
	const [isPrinting, setPrinting] = useState(false);
	useEffect(() => {
		const paper = matchMedia("print");
		// The browser prints the page as it is when the listeners have returned.
		const set = (isOn: boolean) => flushSync(() => setPrinting(isOn));
		const start = () => set(true);
		const end = () => set(false);
		const change = () => set(paper.matches);
		window.addEventListener("beforeprint", start);
		window.addEventListener("afterprint", end);
		paper.addEventListener("change", change);
		return () => {
			window.removeEventListener("beforeprint", start);
			window.removeEventListener("afterprint", end);
			paper.removeEventListener("change", change);
		};
	}, []);
	return isPrinting;
}

/** Nothing while the page is not being printed. */
export function Printout() {
	return usePrinting() && <PrintedGame />;
}

function PrintedGame() {
	const { store } = useSession();
	const { game, control, frame, orientation, hidden, options } = store.get();
	if (control === undefined) return null;
	const counts = countsAt(control, frame);
	const { rows: printed, stretch } = printedRows(game, frame);
	return (
		<article className="printout">
			<header>
				<GameLine />
			</header>
			<figure>
				<Diagram
					placements={game.placements}
					frame={frame}
					control={control}
					orientation={orientation}
					notes={hidden.arrows ? NO_NOTES : positionAt(game, frame).notes}
					label={tellPosition(game, frame)}
					set={options.pieces}
					fillsMarked={options.fillsMarked}
				/>
				<figcaption>
					<p>{tellPosition(game, frame)}</p>
					<ul>
						{CLASS_LIST.map(({ control: one, key, count }) => (
							<li key={key}>
								<svg className="tile" viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden="true">
									<Tile x={0} y={0} control={one} />
								</svg>
								<span>
									<strong>{chessWords.controlCount(key, counts[count])}</strong>
									<br />
									{chessWords.controlMeaning(key)}
								</span>
							</li>
						))}
					</ul>
				</figcaption>
			</figure>
			<section className="printed-moves">
				{stretch && (
					<p className="printed-note">{moveWords.printedStretch(stretch.from, stretch.to)}</p>
				)}
				{paragraphsOf(printed).map((rows) => (
					<Paragraph key={keyOf(rows)} game={game} rows={rows} />
				))}
				<p>
					<strong>{moveWords.result(game)}</strong>
				</p>
			</section>
		</article>
	);
}

/** Rows of moves that follow each other share a paragraph; each note has its own. */
function paragraphsOf(rows: readonly Row[]): Row[][] {
	const paragraphs: Row[][] = [];
	for (const row of rows) {
		const last = paragraphs.at(-1);
		if (row.kind === "moves" && last?.[0]?.kind === "moves") last.push(row);
		else paragraphs.push([row]);
	}
	return paragraphs;
}

const keyOf = ([first]: readonly Row[]): string =>
	first?.kind === "note"
		? `n${first.of}-${first.words[0]?.kind}-${first.part}`
		: `m${first?.white ?? first?.black}`;

function Paragraph({ game, rows }: { game: Game; rows: readonly Row[] }) {
	const [first] = rows;
	if (first?.kind === "note") {
		return (
			<p className="printed-note">
				{first.words.map((word, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the words of a note stay as they are
					<Fragment key={index}>
						{gapBetween(first.words[index - 1], word)}
						<PrintedWord game={game} word={word} />
					</Fragment>
				))}
			</p>
		);
	}
	const moves = rows.filter((row): row is MoveRow => row.kind === "moves");
	return (
		<p className="printed-line">
			{moves.map(({ number, white, black }) => (
				<Fragment key={white ?? black}>
					<span className="nowrap">
						{number} {white === undefined ? "…" : <PrintedMove game={game} frame={white} />}
					</span>{" "}
					{black !== undefined && <PrintedMove game={game} frame={black} />}{" "}
				</Fragment>
			))}
		</p>
	);
}

function PrintedMove({ game, frame }: { game: Game; frame: Frame }) {
	const { move, notes } = positionAt(game, frame);
	const glyphs = [...new Set(notes.nags)].map(glyphOf).join("");
	const measures = measuresOf(notes).map(({ value }) => ` ${value}`);
	return (
		// "O-O-O" is not broken over lines.
		<span className="nowrap">
			{move?.san}
			{glyphs}
			{measures.length > 0 && <small>{measures}</small>}
		</span>
	);
}

/** No blank just inside of parentheses. */
const gapBetween = (before: Word | undefined, word: Word): string =>
	before === undefined || before.kind === "open" || word.kind === "close" ? "" : " ";

function PrintedWord({ game, word }: { game: Game; word: Word }) {
	if (word.kind === "text") return <bdi>{word.text}</bdi>;
	if (word.kind !== "move") return word.kind === "open" ? "(" : ")";
	return (
		<>
			{word.number && `${word.number} `}
			<PrintedMove game={game} frame={word.frame} />
		</>
	);
}
