// The explanation of a square's colour: its attackers, the cost of a landing, and the moves at
// which it changed hands. The text describes the position on which the cursor has settled; the
// board draws the same facts as arrows.

import { Pin, Share2 } from "lucide-react";
import { useEffect, useMemo } from "react";
import { PiecePicture } from "../../board/PiecePicture.tsx";
import { BLACK, type Side, sideOf, WHITE } from "../../chess/piece.ts";
import { pieceOn } from "../../chess/placement.ts";
import { squareName } from "../../chess/square.ts";
import { CLASSES } from "../../control/classes.ts";
import type { ChainPiece, Inspection } from "../../control/core.ts";
import { cautionOf, landingOf, type PieceOn, pinnedBy, verdictOf } from "../../control/explain.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { inspectorWords } from "../../messages/en/panels/inspector.ts";
import type { Inspected } from "../../store/state/appState.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { SquareHistory } from "./SquareHistory.tsx";
import { Standing } from "./Standing.tsx";
import "./inspector.css";

/** Device pixels of the small pieces in the text. */
const PIECE_EDGE = 22 * Math.ceil(devicePixelRatio);

export function Inspector(props: PanelProps) {
	const inspected = useApp((state) => state.inspected);
	return inspected && <Answer {...inspected} {...props} />;
}

function Answer({ square, isPinned, say, close }: Inspected & PanelProps) {
	const { core, actions } = useSession();
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
	const sentence = inspectorWords.verdict(verdictOf(inspection));
	const stories = [WHITE, BLACK].flatMap((side) => {
		const story = landingOf(side as Side, inspection, standing);
		return story === undefined ? [] : inspectorWords.landing(story);
	});
	const caution = cautionOf(inspection, standing);
	const share = () => {
		actions.inspect(square);
		actions.setPanel("share");
	};
	useEffect(() => {
		if (isPinned) say(sentence);
		return () => say("");
	}, [say, sentence, isPinned]);
	return (
		<>
			<PanelHead
				title={
					<span data-tint={CLASSES[inspection.control].key} className="why swatch">
						{inspectorWords.title(square)}
					</span>
				}
				close={close}
			>
				<IconButton
					icon={Pin}
					name={inspectorWords.keepOpen}
					aria-pressed={isPinned}
					onClick={() => actions.inspect(square, !isPinned)}
				/>
				<IconButton icon={Share2} name={inspectorWords.share} onClick={share} />
			</PanelHead>
			<div className="side-panel-body">
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
			</div>
		</>
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
