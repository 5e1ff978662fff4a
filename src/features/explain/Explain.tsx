// The tab Explain: why a square has its colour and what comes of taking its piece, its attackers,
// and the moves at which it changed hands; below, rows that lead to candidate moves and to a
// comparison. The text describes the position on which the cursor has settled; the board draws the
// same as arrows.

import { ChevronRight } from "lucide-react";
import { Fragment, useEffect, useMemo, useSyncExternalStore } from "react";
import { PiecePicture } from "../../board/PiecePicture.tsx";
import { standingAt } from "../../board/view.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { positionAt } from "../../chess/game.ts";
import { BLACK, NO_PIECE, type Piece, type Side, sideOf, WHITE } from "../../chess/piece.ts";
import { pieceOn, WORDS_PER_PLACEMENT } from "../../chess/placement.ts";
import { type Square, squareName } from "../../chess/square.ts";
import { CLASSES } from "../../control/classes.ts";
import { type ChainPiece, type Inspection, inspectOnce } from "../../control/core.ts";
import type { PieceOn } from "../../control/explain.ts";
import { type Explanation, explanationOf } from "../../control/explanation.ts";
import { findStanding } from "../../control/findStanding.ts";
import { standingOn } from "../../control/standing.ts";
import { tiedTo } from "../../control/tiedTo.ts";
import { playMoves } from "../../engine/playedMoves.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { panelWords } from "../../messages/en/screens/panelWords.ts";
import { accountWords, type Explained } from "../../messages/en/squares/account.ts";
import { inspectorWords } from "../../messages/en/squares/inspector.ts";
import { evaluationsOf } from "../../session/engine/evaluations.ts";
import { keyOf } from "../../session/engine/written.ts";
import { isLoaded } from "../../session/state/appQueries.ts";
import { CommandButton } from "../../ui/commands/CommandButton.tsx";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { useInsight } from "../../ui/hooks/useInsight.ts";
import { useSideline } from "../../ui/hooks/useSideline.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { SquareHistory } from "./SquareHistory.tsx";
import "../../board/marks/hidden.ts";
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
					<CommandButton name="evaluations" inRow={<BestMove />} />
					<CommandButton name="compare" inRow={<ChevronRight aria-hidden="true" />} />
				</div>
			)}
		</>
	);
}

/** The best move that the engine knows while it is on, and the sign that leads on. */
function BestMove() {
	const evaluations = evaluationsOf(useSession());
	const { known } = useSyncExternalStore(evaluations.subscribe, evaluations.get);
	const isOn = useApp(({ options }) => options.usesEngine && options.showsBestMove);
	const fen = useApp((state) => positionAt(state.game, state.settledFrame).fen);
	const best = useMemo(() => {
		const [line] = (isOn && known.get(keyOf(fen))?.lines) || [];
		return line && playMoves(fen, line.moves, 1)[0];
	}, [isOn, known, fen]);
	return (
		<>
			{best && <span className="soft">{best.name}</span>}
			<ChevronRight aria-hidden="true" />
		</>
	);
}

type AnswerProps = Pick<PanelProps, "say"> & { readonly square: Square };

/** Explains the square on which the cursor has settled. */
function useExplanation(square: Square) {
	const { core } = useSession();
	const insight = useInsight();
	const game = useApp((state) => state.game);
	const frame = useApp((state) => state.settledFrame);
	const known = useApp((state) => standingAt(state, frame));
	// Of all pieces, and the same for every square of the position.
	const standing = useMemo(
		() => known ?? (insight && findStanding(insight, game, frame)),
		[known, insight, game, frame],
	);
	return useMemo(() => {
		const start = frame * WORDS_PER_PLACEMENT;
		const { fen } = positionAt(game, frame);
		const placement = game.placements.slice(start, start + WORDS_PER_PLACEMENT);
		const inspection = inspectOnce(core, game.placements, frame, square);
		const facts = explanationOf({ core, insight }, placement, fen, inspection);
		const stands = standing && standingOn(standing, square);
		if (insight === undefined || !stands?.plights.includes("tied")) {
			return { facts, text: accountWords.explain(facts, stands) };
		}
		const tied = { ...stands, tiedTo: tiedTo(insight, placement, fen, square) };
		return { facts, text: accountWords.explain(facts, tied) };
	}, [core, insight, standing, game, frame, square]);
}

function Answer({ square, say }: AnswerProps) {
	const { facts, text } = useExplanation(square);
	const { inspection, placement, account } = facts;
	const standing: PieceOn = (at) => pieceOn(placement, FIRST_FRAME, at);
	const spoken = [text.headline, ...text.sentences].join(" ");
	useEffect(() => {
		say(spoken);
		return () => say("");
	}, [say, spoken]);
	return (
		<>
			<Headline facts={facts} text={text} />
			{text.sentences.map((sentence) => (
				<p key={sentence} className="story">
					<Said sentence={sentence} lines={text.lines} />
				</p>
			))}
			{text.more.length > 0 && (
				// Of each square it begins closed.
				<details key={square} className="more gap-below">
					<summary className="beside soft">{accountWords.more}</summary>
					{text.more.map((sentence) => (
						<p key={sentence}>
							<Said sentence={sentence} lines={text.lines} />
						</p>
					))}
				</details>
			)}
			<dl className="reasons">
				{[WHITE, BLACK].map((side) => (
					<Reasons
						key={side}
						side={side as Side}
						inspection={inspection}
						isGuard={account !== undefined && account.taker !== side}
						openings={openingsOf(facts, side as Side)}
						pieceOn={standing}
					/>
				))}
			</dl>
			<SquareHistory square={square} />
		</>
	);
}

type SaidProps = { readonly sentence: string; readonly lines: readonly string[] };

/** A sentence, whose moves are played on the board when they are pressed. */
function Said({ sentence, lines }: SaidProps) {
	const line = lines.find((one) => sentence.includes(one));
	if (line === undefined) return sentence;
	const start = sentence.indexOf(line);
	return (
		<>
			{sentence.slice(0, start)}
			<SaidLine names={line.split(" ")} />
			{sentence.slice(start + line.length)}
		</>
	);
}

function SaidLine({ names }: { readonly names: readonly string[] }) {
	const from = useApp((state) => state.settledFrame);
	const { place, play } = useSideline(from, names);
	return names.map((name, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: a line may repeat its moves
		<Fragment key={index}>
			{index > 0 && " "}
			<button
				type="button"
				className="said-move"
				aria-current={index + 1 === place ? "step" : undefined}
				onClick={() => play(index + 1)}
			>
				{name}
			</button>
		</Fragment>
	));
}

type HeadlineProps = { readonly facts: Explanation; readonly text: Explained };

/** How the piece on the square stands, whose the square is with what that means, and who moves. */
function Headline({ facts, text }: HeadlineProps) {
	const { square, inspection, placement, side } = facts;
	const { key } = CLASSES[inspection.control];
	const piece = pieceOn(placement, FIRST_FRAME, square);
	return (
		<div className="headline beside loose" data-tint={key}>
			<span className="headline-picture" aria-hidden="true">
				{piece !== NO_PIECE && <PiecePicture piece={piece} edge={HEAD_EDGE} />}
			</span>
			<div>
				<p className="strong larger">{text.headline}</p>
				<details className="small regular">
					<summary className="soft">
						<span className="swatch">
							{text.isWhose ? chessWords.control(key) : inspectorWords.whose(square, key)}
						</span>{" "}
						· {accountWords.toMove(side)}
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
	/** Of a piece of its own. */
	readonly isGuard: boolean;
	readonly openings: readonly Opening[];
	readonly pieceOn: PieceOn;
};

/** A piece that leaves, the one behind it, and what that then attacks. */
type Opening = readonly [front: Square, behind: Square, to: Square];

function openingsOf({ square, hidden, account, placement }: Explanation, side: Side): Opening[] {
	const found = hidden.map(({ front, behind }): Opening => [front, behind, square]);
	if (account?.kind === "opens" && !account.isPin && account.line[0] !== undefined) {
		found.push([account.line[0].from, account.opened.from, account.opened.to]);
	}
	return found.filter(([front]) => sideOf(pieceOn(placement, FIRST_FRAME, front)) === side);
}

/** A side's chains. */
function Reasons({ side, inspection, isGuard, openings, pieceOn }: ReasonProps) {
	const chains = inspection.chains.filter(
		([front]) => front !== undefined && sideOf(front.piece) === side,
	);
	return (
		<>
			<dt className="small soft nowrap">{chessWords.side(side)}</dt>
			<dd className="row slim">
				{chains.length + openings.length === 0 && (
					<span className="soft">{isGuard ? inspectorWords.noGuard : inspectorWords.noAttack}</span>
				)}
				{chains.map((chain) => (
					<Chain key={chain[0]?.square} chain={chain} />
				))}
				{openings.map(([front, behind, to]) => (
					<span key={front} className="chain">
						<PlacedPiece piece={pieceOn(front)} square={front} />
						<span className="soft small">{accountWords.opens}</span>
						<PlacedPiece piece={pieceOn(behind)} square={behind} />
						<span className="soft small">{accountWords.opensTo}</span>
						<PlacedPiece piece={pieceOn(to)} square={to} />
						<span className="dashes" aria-hidden="true" />
					</span>
				))}
			</dd>
		</>
	);
}

const PlacedPiece = ({ piece, square }: { piece: Piece; square: Square }) => (
	<span className="chain-piece">
		<span className="unseen">{chessWords.piece(piece)} </span>
		<PiecePicture piece={piece} edge={PIECE_EDGE} />
		{squareName(square)}
	</span>
);

function Chain({ chain }: { readonly chain: readonly ChainPiece[] }) {
	return (
		<span className="chain">
			<span className="unseen">{inspectorWords.chain(chain)} </span>
			{chain.map(({ square, piece, role }) => (
				<span key={square} aria-hidden="true" className="chain-piece">
					{role !== "front" && <span className="soft small">{inspectorWords.role(role)}</span>}
					<PiecePicture piece={piece} edge={PIECE_EDGE} />
					{squareName(square)}
				</span>
			))}
		</span>
	);
}
