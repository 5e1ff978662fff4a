// Frame round every question: the line above the board, the board, how far the round is, and the
// panel. On phones the parts of the panel lie above and below the board.

import { ArrowDownUp, X } from "lucide-react";
import type { CSSProperties, ReactNode, Ref } from "react";
import { PiecePicture } from "../../../board/PiecePicture.tsx";
import { KING, pieceOf, type Side } from "../../../chess/piece.ts";
import { practiseWords } from "../../../messages/en/screens/practise.ts";
import { type Round, resultAt } from "../../../training/round.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { ComesBack } from "./ComesBack.tsx";
import { BackToAnswers } from "./FromMyGames.tsx";
import { Progress } from "./Progress.tsx";
import { useRoundSize } from "./useRoundSize.ts";

const words = practiseWords;

/** Device pixels of the king that says who is to move. */
const KING_EDGE = 52;

export type FrameProps = {
	readonly round: Round;
	readonly end: () => void;
	/** Undefined once it is answered. */
	readonly skip: (() => void) | undefined;
	readonly flip: () => void;
	/** Points so far, or the time that is left. */
	readonly sum: ReactNode;
	/** In the place of the bars of a rhythm. */
	readonly bars?: ReactNode;
};

type Props = FrameProps & {
	readonly side: Side;
	/** At the end of the line above the board. */
	readonly line: ReactNode;
	readonly board: ReactNode;
	readonly title: string;
	readonly heading: Ref<HTMLHeadingElement>;
	/** Where it leads in place of skipping. */
	readonly tools?: ReactNode;
	readonly children: ReactNode;
	/** The button that goes on. */
	readonly primary: ReactNode;
};

export function RoundFrame(props: Props) {
	const { round, side, line, board, title, heading, tools, children, primary } = props;
	const { width } = useRoundSize();
	const { place, questions, kind, wanted } = round;
	const answered = resultAt(round)?.isSkipped ? [] : questions.slice(place, place + 1);
	return (
		<div className="analysis round" style={{ "--board": `${width}px` } as CSSProperties}>
			<div className="round-line">
				<span className="round-side">
					<PiecePicture piece={pieceOf(side, KING)} edge={KING_EDGE} />
					<strong>{words.toMove(side)}</strong>
				</span>
				{line}
			</div>
			<div className="round-board">{board}</div>
			<div className="round-bars">{props.bars ?? <Progress round={round} />}</div>
			<div className="round-row">
				<span className="round-place small soft">
					{kind !== "rhythm" && words.place(place + 1, questions.length, questions.length < wanted)}
				</span>
				<span className="round-tools">
					<IconButton icon={ArrowDownUp} name={words.flip} onClick={props.flip} />
					{tools}
					{props.skip && (
						<button type="button" className="plain round-skip-wide" onClick={props.skip}>
							{words.skip}
						</button>
					)}
				</span>
			</div>
			<section className="round-panel" aria-label={words.title(kind)}>
				<div className="round-head">
					<strong>{words.title(kind)}</strong>
					<span className="soft">{props.sum}</span>
					<IconButton icon={X} name={words.end} title={words.endByKey} onClick={props.end} />
				</div>
				<div className="round-body">
					<h2 ref={heading} tabIndex={-1}>
						{title}
					</h2>
					<div className="round-said">
						{children}
						{resultAt(round) && <ComesBack answered={answered} text={words.comesBack} />}
						{questions.some(({ origin, card }) => origin && card === undefined) && (
							<BackToAnswers />
						)}
					</div>
				</div>
				<div className="round-foot">
					{props.skip && (
						<button type="button" className="round-skip" onClick={props.skip}>
							{words.skip}
						</button>
					)}
					{primary}
				</div>
			</section>
		</div>
	);
}
