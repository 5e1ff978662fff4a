// The tab Edit: the comment of the move on view, its glyphs and drawings, the line it is in; below
// them the chapters, and rows that lead on.

import "./write.css";
import { ChevronRight, Flag, GitBranch } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { eraseDrawings, toggleGlyph } from "../../chess/annotate.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { startOf, toggleStart } from "../../chess/pgn/tags/opensAt.ts";
import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { positionFaultWords } from "../../messages/en/faults.ts";
import { glyphWords } from "../../messages/en/panels/glyphs.ts";
import { moveWords } from "../../messages/en/panels/moves.ts";
import { type PenColour, writeWords } from "../../messages/en/panels/write.ts";
import { panelWords } from "../../messages/en/screens/panelWords.ts";
import { hasModifier } from "../../runtime/keyTarget.ts";
import { sideFault, sideToMove, withSideToMove } from "../../session/sideToMove.ts";
import type { AppState } from "../../session/state/appState.ts";
import { CommandButton } from "../../ui/commands/CommandButton.tsx";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { glyphOf, moveText } from "../../ui/moveText/moveText.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { CommentBox } from "./CommentBox.tsx";
import { Chapters } from "./chapters/Chapters.tsx";
import { nextPen, openMenu, setDesk } from "./desk.ts";

const OF_MOVES = [1, 2, 3, 4, 5, 6];

const numbers = (from: number, to: number, step = 1): readonly number[] =>
	Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

/** All that have a name and no button. Those with a side come in pairs, White's first. */
const GROUPS = [
	{ name: "general", glyphs: [...numbers(7, 13), ...numbers(140, 146)] },
	{ name: "white", glyphs: numbers(14, 138, 2) },
	{ name: "black", glyphs: numbers(15, 139, 2) },
] as const;

/** From here on books, and the standard, have no names. */
const FIRST_UNNAMED = 147;

/** Keys that change the choice of a closed <select>. */
const CHANGING_KEYS = /^(?:Arrow.*|Page.*|Home|End|[^ ])$/;

/** Opens the menu instead, so that a key does not give the move one glyph after another. */
function openInstead(event: KeyboardEvent<HTMLSelectElement>): void {
	const { key, currentTarget: list } = event;
	if (hasModifier(event) || !CHANGING_KEYS.test(key) || !("showPicker" in list)) return;
	event.preventDefault();
	event.stopPropagation();
	list.showPicker();
}

const NONE: readonly number[] = [];

function Glyphs() {
	const { actions } = useSession();
	const hasMove = useApp((state) => state.settledFrame > 0);
	const nags = useApp((state) => state.game.positions[state.settledFrame]?.notes.nags ?? NONE);
	/** Those of the move alone, to be taken away: nobody would choose one. */
	const unnamed = nags.filter((nag) => nag >= FIRST_UNNAMED);
	const toggle = (nag: number) => actions.edit((game, frame) => toggleGlyph(game, frame, nag));
	// The name comes first, so that typed letters find it.
	const optionOf = (nag: number) => (
		<option key={nag} value={nag}>
			{nags.includes(nag) ? "✓ " : ""}
			{glyphWords.name(nag)} {glyphOf(nag) === `$${nag}` ? "" : `${glyphOf(nag)} `}(${nag})
		</option>
	);
	return (
		<fieldset className="tool-group row grow" aria-label={glyphWords.title} disabled={!hasMove}>
			{OF_MOVES.map((nag) => (
				<button
					key={nag}
					type="button"
					className="glyph"
					aria-label={moveWords.meaning(nag)}
					title={moveWords.meaning(nag)}
					aria-pressed={nags.includes(nag)}
					onClick={() => toggle(nag)}
				>
					{glyphOf(nag)}
				</button>
			))}
			<select
				aria-label={glyphWords.moreTitle}
				value=""
				onKeyDown={openInstead}
				onChange={({ target }) => toggle(Number(target.value))}
			>
				<option value="" disabled>
					{glyphWords.more}
				</option>
				{unnamed.length > 0 && (
					<optgroup label={glyphWords.groups.unnamed}>{unnamed.map(optionOf)}</optgroup>
				)}
				{GROUPS.map(({ name, glyphs }) => (
					<optgroup key={name} label={glyphWords.groups[name]}>
						{glyphs.map(optionOf)}
					</optgroup>
				))}
			</select>
		</fieldset>
	);
}

const { side: words } = writeWords;

const SIDES = [WHITE, BLACK] as const;

function SideToMove() {
	const { store, actions } = useSession();
	const game = useApp((state) => state.game);
	const hint = useId();
	const now = sideToMove(game);
	const fault = sideFault(game, now === WHITE ? BLACK : WHITE);
	const hasMoves = game.positions.length > 1;
	const cost = fault ? positionFaultWords.fen(fault) : hasMoves ? words.hint : "";
	const change = (side: Side) => {
		if (side === now || fault !== undefined) return;
		actions.edit((game) => ({ game: withSideToMove(game, side), frame: FIRST_FRAME }));
		if (hasMoves) store.set({ news: { code: "sideToMove", side } });
	};
	return (
		<fieldset
			className="tool-group side-to-move row grow"
			aria-label={words.title}
			title={cost || undefined}
		>
			<span className="soft small" aria-hidden="true">
				{words.title}
			</span>
			{SIDES.map((side) => (
				<button
					key={side}
					type="button"
					className="glyph"
					aria-pressed={side === now}
					aria-disabled={side !== now && fault !== undefined}
					aria-describedby={hint}
					onClick={() => change(side)}
				>
					{chessWords.side(side)}
				</button>
			))}
			<span id={hint} className="unseen">
				{cost}
			</span>
		</fieldset>
	);
}

const COLOURS: readonly PenColour[] = ["G", "R", "Y", "B"];

function hasDrawings({ game, settledFrame }: AppState): boolean {
	const notes = game.positions[settledFrame]?.notes;
	return notes !== undefined && notes.arrows.length + notes.squares.length > 0;
}

function Pens() {
	const { store, actions } = useSession();
	const pen = useApp((state) => state.desk?.pen);
	const drawn = useApp((state) => state.drawn);
	const canErase = useApp(hasDrawings);
	const [wasTaken, setTaken] = useState(false);
	const take = (colour: string) => {
		setDesk(store, { pen: nextPen(pen, colour) });
		setTaken(true);
	};
	return (
		<fieldset className="tool-group row grow" aria-label={writeWords.pens.title}>
			{COLOURS.map((colour) => (
				<button
					key={colour}
					type="button"
					className="pen"
					style={{ "--drawn": `var(--drawn-${colour})` } as CSSProperties}
					aria-label={writeWords.pens.name(colour)}
					title={writeWords.pens.hint(colour)}
					aria-pressed={pen?.colour === colour}
					onClick={() => take(colour)}
				/>
			))}
			<button type="button" aria-disabled={!canErase} onClick={() => actions.edit(eraseDrawings)}>
				{writeWords.pens.erase}
			</button>
			<span role="status" className="unseen">
				{drawn !== undefined && writeWords.pens.from(drawn.from)}
				{drawn === undefined && pen === undefined && wasTaken && writeWords.pens.putDown}
			</span>
		</fieldset>
	);
}

/**
 * Names the pen in use, and the key that puts it down. This live region is always in the page, so
 * screen readers announce it.
 */
function PenLine() {
	const pen = useApp((state) => state.desk?.pen);
	const colour = COLOURS.find((one) => one === pen?.colour);
	return (
		<p role="status" className="pen-line">
			{colour !== undefined && writeWords.pens.draws(colour)}
		</p>
	);
}

export function EditPanel({ close, say }: PanelProps) {
	return (
		<>
			<PanelHead title={panelWords.titles.edit} close={close} />
			<div className="side-panel-body edit">
				<MoveOnView />
				<CommentBox />
				<ToolGroup title={writeWords.desk.glyphs}>
					<Glyphs />
				</ToolGroup>
				<ToolGroup title={writeWords.desk.draw}>
					<Pens />
				</ToolGroup>
				<PenLine />
				<Chapters say={say} />
			</div>
			<div className="panel-rows">
				<ExerciseRow />
				<CommandButton name="setUp" inRow={<ChevronRight aria-hidden="true" />} />
				<CommandButton name="tags" inRow={<TagCount />} />
			</div>
		</>
	);
}

/** The move that is written about, and what can be done with its line. */
function MoveOnView() {
	const session = useSession();
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
	return (
		<div className="edit-head row">
			<h3 className="nowrap">{moveText(game, frame)}</h3>
			{frame === FIRST_FRAME ? (
				<SideToMove />
			) : (
				<button
					type="button"
					className="plain"
					aria-pressed={startOf(game) === frame}
					onClick={() => session.actions.edit(toggleStart)}
				>
					<Flag aria-hidden="true" />
					{writeWords.desk.opens}
				</button>
			)}
			<button
				type="button"
				className="plain"
				aria-haspopup="menu"
				onClick={({ currentTarget }) => {
					const { left, bottom } = currentTarget.getBoundingClientRect();
					openMenu(session, left, bottom);
				}}
			>
				<GitBranch aria-hidden="true" />
				{writeWords.desk.line}
			</button>
		</div>
	);
}

type ToolGroupProps = { readonly title: string; readonly children: ReactNode };

const ToolGroup = ({ title, children }: ToolGroupProps) => (
	<div className="tools beside loose">
		<span className="small soft" aria-hidden="true">
			{title}
		</span>
		{children}
	</div>
);

/** Leads to the questions of the lesson. */
function ExerciseRow() {
	const { actions } = useSession();
	return (
		<button type="button" onClick={() => actions.setPanel("exercise")}>
			<span>{writeWords.desk.exercise}</span>
			<ChevronRight aria-hidden="true" />
		</button>
	);
}

function TagCount() {
	const count = useApp(({ game }) => game.tags.size);
	return (
		<>
			<span className="soft small">{writeWords.desk.tags(count)}</span>
			<ChevronRight aria-hidden="true" />
		</>
	);
}
