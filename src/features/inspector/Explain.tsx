// The tab Explain: why a square has its colour, its attackers, the cost of a landing, and the moves
// at which it changed hands; below, rows that lead to candidate moves and to a comparison. The text
// describes the position on which the cursor has settled; the board draws the same as arrows.

import { ChevronRight } from "lucide-react";
import { useEffect, useMemo } from "react";
import { PiecePicture } from "../../board/PiecePicture.tsx";
import { BLACK, NO_PIECE, type Piece, type Side, sideOf, WHITE } from "../../chess/piece.ts";
import { pieceOn } from "../../chess/placement.ts";
import { type Square, squareName } from "../../chess/square.ts";
import { CLASSES } from "../../control/classes.ts";
import type { ChainPiece, Inspection } from "../../control/core.ts";
import {
	cautionOf,
	landingOf,
	type PieceOn,
	pieceVerdictOf,
	pinnedBy,
	verdictOf,
} from "../../control/explain.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { panelWords } from "../../messages/en/lens.ts";
import { inspectorWords } from "../../messages/en/panels/inspector.ts";
import { isLoaded } from "../../store/state/appQueries.ts";
import { CommandButton } from "../../ui/commands/CommandButton.tsx";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { SquareHistory } from "./SquareHistory.tsx";
import { Standing } from "./Standing.tsx";
import "./explain.css";

/** Device pixels of the small pieces in the text. */
const PIECE_EDGE = 22 * Math.ceil(devicePixelRatio);
/** And of the one in the headline. */
const HEAD_EDGE = 48 * Math.ceil(devicePixelRatio);

export function Explain({ close, say }: PanelProps) {
	const square = useApp((state) => state.explainedSquare);
	const hasGame = useApp(isLoaded);
	return (
		<>
			<PanelHead
				title={square === undefined ? panelWords.titles.explain : inspectorWords.title(square)}
				close={close}
			/>
			<div className="side-panel-body explain">
				{square === undefined ? (
					<p className="soft">{inspectorWords.none}</p>
				) : (
					<Answer square={square} say={say} />
				)}
			</div>
			{hasGame && (
				<div className="panel-rows">
					<CommandButton name="evaluations" inRow={<ChevronRight aria-hidden="true" />} />
					<CommandButton name="candidates" inRow={<ChevronRight aria-hidden="true" />} />
					<CommandButton name="compare" inRow={<ChevronRight aria-hidden="true" />} />
				</div>
			)}
		</>
	);
}

type AnswerProps = Pick<PanelProps, "say"> & { readonly square: Square };

function Answer({ square, say }: AnswerProps) {
	const { core } = useSession();
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
	const inspection = useMemo(
		() => core.inspectSquare(game.placements, frame, square),
		[core, game, frame, square],
	);
	const pin = useMemo(
		() => core.findPins(game.placements, frame).find((found) => found.square === square),
		[core, game, frame, square],
	);
	const standing: PieceOn = (at) => pieceOn(game.placements, frame, at);
	const isOccupied = standing(square) !== NO_PIECE;
	const sentence = inspectorWords.verdict(verdictOf(inspection), isOccupied);
	const stories = [WHITE, BLACK].flatMap((side) => {
		const story = landingOf(side as Side, inspection, standing);
		return story === undefined ? [] : inspectorWords.landing(story);
	});
	const caution = cautionOf(inspection, standing);
	useEffect(() => {
		say(sentence);
		return () => say("");
	}, [say, sentence]);
	return (
		<>
			<Headline inspection={inspection} piece={standing(square)} />
			<p className="verdict">
				{sentence}
				{caution && <span className="soft"> {inspectorWords.caution(caution)}</span>}
			</p>
			{stories.map((story) => (
				<p key={story} className="story">
					{story}
				</p>
			))}
			<Standing game={game} frame={frame} square={square} />
			<dl className="reasons">
				{[WHITE, BLACK].map((side) => (
					<Reasons key={side} side={side as Side} inspection={inspection} />
				))}
			</dl>
			{pin && <p className="barred">{inspectorWords.pinned(pinnedBy(pin, standing))}</p>}
			{inspection.barred.map((pin) => (
				<p key={pin.square} className="barred">
					<PiecePicture piece={standing(pin.square)} edge={PIECE_EDGE} />{" "}
					{inspectorWords.barred(pinnedBy(pin, standing))}
				</p>
			))}
			<SquareHistory square={square} />
		</>
	);
}

type HeadlineProps = { readonly inspection: Inspection; readonly piece: Piece };

/** How the piece on the square stands, and whose the square is, with what that means. */
function Headline({ inspection, piece }: HeadlineProps) {
	const { square } = inspection;
	const { key } = CLASSES[inspection.control];
	const isEmpty = piece === NO_PIECE;
	return (
		<div className="headline" data-tint={key}>
			<span className="headline-picture" aria-hidden="true">
				{!isEmpty && <PiecePicture piece={piece} edge={HEAD_EDGE} />}
			</span>
			<div>
				<p>
					{isEmpty
						? inspectorWords.whose(square, key)
						: inspectorWords.stands(square, piece, pieceVerdictOf(piece, inspection))}
				</p>
				<details>
					<summary className="swatch">
						{isEmpty ? chessWords.control(key) : inspectorWords.whose(square, key)}
					</summary>
					{chessWords.controlMeaning(key)}
				</details>
			</div>
		</div>
	);
}

type ReasonProps = {
	readonly side: Side;
	readonly inspection: Inspection;
};

/** A side's chains. */
function Reasons({ side, inspection }: ReasonProps) {
	const chains = inspection.chains.filter(
		([front]) => front !== undefined && sideOf(front.piece) === side,
	);
	return (
		<>
			<dt>{chessWords.side(side)}</dt>
			<dd>
				{chains.length === 0 && <span className="soft">{inspectorWords.noAttack}</span>}
				{chains.map((chain) => (
					<Chain key={chain[0]?.square} chain={chain} />
				))}
			</dd>
		</>
	);
}

function Chain({ chain }: { readonly chain: readonly ChainPiece[] }) {
	return (
		<span className="chain">
			<span className="unseen">{inspectorWords.chain(chain)} </span>
			{chain.map(({ square, piece, role }) => (
				<span key={square} aria-hidden="true" className="chain-piece">
					{role !== "front" && <span className="soft">{inspectorWords.role(role)}</span>}
					<PiecePicture piece={piece} edge={PIECE_EDGE} />
					{squareName(square)}
				</span>
			))}
		</span>
	);
}
