// Why a square has its colour: who attacks it, what a landing would cost, and when it changed hands. It speaks of the position on
// which the cursor has settled, while the board draws the same as arrows.

import { Pin, Share2 } from "lucide-react";
import { useEffect, useMemo } from "react";
import { PiecePicture } from "../../board/PiecePicture.tsx";
import { BLACK, type Side, sideOf, WHITE } from "../../chess/piece.ts";
import { pieceOn } from "../../chess/placement.ts";
import { squareName } from "../../chess/square.ts";
import { CLASSES } from "../../control/classes.ts";
import type { ChainPiece, Inspection } from "../../control/core.ts";
import type { Inspected } from "../../store/state/appStore.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import {
	caution,
	describeChain,
	describeOwnPin,
	describePin,
	frontsOf,
	landingStory,
	type PieceOn,
	sideWord,
	verdict,
} from "../../ui/words/inspectorWords.ts";
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
	const sentence = verdict(inspection);
	const stories = storiesOf(inspection, standing);
	const warning = caution(inspection, standing);
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
						Why {squareName(square)}?
					</span>
				}
				close={close}
			>
				<IconButton
					icon={Pin}
					name="Keep this square open"
					aria-pressed={isPinned}
					onClick={() => actions.inspect(square, !isPinned)}
				/>
				<IconButton icon={Share2} name="Share what is explained" onClick={share} />
			</PanelHead>
			<div className="aside-body">
				<p className="verdict">
					{sentence}
					{warning && <span className="soft"> {warning}</span>}
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
				{pin && <p className="barred">{describeOwnPin(pin, standing)}</p>}
				{inspection.barred.map((pin) => (
					<p key={pin.square} className="barred">
						<PiecePicture piece={standing(pin.square)} edge={PIECE_EDGE} />{" "}
						{describePin(pin, standing)}
					</p>
				))}
				<SquareHistory square={square} />
			</div>
		</>
	);
}

/** What happens if White lands, and if Black does. */
function storiesOf(inspection: Inspection, standing: PieceOn): string[] {
	const { square, white, black } = inspection;
	return [
		landingStory(WHITE, square, white, standing, frontsOf(inspection, BLACK) === 0),
		landingStory(BLACK, square, black, standing, frontsOf(inspection, WHITE) === 0),
	].filter((story) => story !== undefined);
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
			<dt>{sideWord(side)}</dt>
			<dd>
				{chains.length === 0 && <span className="soft">does not attack it</span>}
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
			<span className="unseen">{describeChain(chain)}. </span>
			{chain.map(({ square, piece, role }) => (
				<span key={square} aria-hidden="true" className="chain-piece">
					{role !== "front" && <span className="soft">‹ {role}</span>}
					<PiecePicture piece={piece} edge={PIECE_EDGE} />
					{squareName(square)}
				</span>
			))}
		</span>
	);
}
