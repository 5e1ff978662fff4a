// Why a square has its colour: who attacks it, what a landing would cost, and when it changed hands. It speaks of the position on
// which the cursor has settled, while the board draws the same as arrows.

import { Pin, Share2 } from "lucide-react";
import { type ReactNode, useEffect, useMemo } from "react";
import { BLACK, type Piece, type Side, sideOf, WHITE } from "../../chess/piece.ts";
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

type Props = PanelProps & { readonly pictureOf: (piece: Piece) => ReactNode };

export function Inspector(props: Props) {
	const inspected = useApp((state) => state.inspected);
	return inspected && <Answer {...inspected} {...props} />;
}

function Answer({ square, isPinned, pictureOf, say, close }: Inspected & Props) {
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
						<Reasons key={side} side={side as Side} inspection={inspection} pictureOf={pictureOf} />
					))}
				</dl>
				{pin && <p className="barred">{describeOwnPin(pin, standing)}</p>}
				{inspection.barred.map((pin) => (
					<p key={pin.square} className="barred">
						{pictureOf(standing(pin.square))} {describePin(pin, standing)}
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
	readonly pictureOf: (piece: Piece) => ReactNode;
};

/** A side's chains. */
function Reasons({ side, inspection, pictureOf }: ReasonProps) {
	const chains = inspection.chains.filter(
		([front]) => front !== undefined && sideOf(front.piece) === side,
	);
	return (
		<>
			<dt>{sideWord(side)}</dt>
			<dd>
				{chains.length === 0 && <span className="soft">does not attack it</span>}
				{chains.map((chain) => (
					<Chain key={chain[0]?.square} chain={chain} pictureOf={pictureOf} />
				))}
			</dd>
		</>
	);
}

type ChainProps = {
	readonly chain: readonly ChainPiece[];
	readonly pictureOf: (piece: Piece) => ReactNode;
};

function Chain({ chain, pictureOf }: ChainProps) {
	return (
		<span className="chain">
			<span className="unseen">{describeChain(chain)}. </span>
			{chain.map(({ square, piece, role }) => (
				<span key={square} aria-hidden="true" className="chain-piece">
					{role !== "front" && <span className="soft">‹ {role}</span>}
					{pictureOf(piece)}
					{squareName(square)}
				</span>
			))}
		</span>
	);
}
