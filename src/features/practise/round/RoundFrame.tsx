// Frame of a round, while it asks and at its end: the line above the board, the board, how far the
// round is, and the panel. On phones the parts of the panel lie above and below the board.

import { X } from "lucide-react";
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { practiseWords as words } from "../../../messages/en/screens/practise.ts";
import { trainingWords } from "../../../messages/en/screens/training.ts";
import { isFromDeck, isOver, type Round } from "../../../training/round.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { showReasons } from "../../../ui/question/showReasons.ts";
import { BackToAnswers } from "./FromMyGames.tsx";
import { Progress } from "./Progress.tsx";
import { keepFromAnswering, type RoundKeys, useRoundKeys } from "./useRoundKeys.ts";
import { useRoundSize } from "./useRoundSize.ts";
import "../practise.css";

type Props = RoundKeys & {
	readonly round: Round;
	readonly line: ReactNode;
	readonly board: ReactNode;
	/** In the place of bars for the questions. */
	readonly bars?: ReactNode;
	readonly place: ReactNode;
	readonly tools: ReactNode;
	/** Points so far, or the time that is left. */
	readonly sum?: ReactNode;
	readonly close: { readonly name: string; readonly title?: string; readonly act: () => void };
	readonly heading: RefObject<HTMLHeadingElement | null>;
	readonly title: string;
	readonly children: ReactNode;
	readonly foot: ReactNode;
	/** Brings what is said into sight whenever it is another. */
	readonly news?: unknown;
};

export function RoundFrame(props: Props) {
	const { round, heading, close, news } = props;
	const { width } = useRoundSize();
	const name = isFromDeck(round) ? trainingWords.deck : words.title(round.kind);
	// The next question begins at its head, wherever the reasons of the last one were scrolled to.
	useEffect(() => {
		heading.current?.focus({ preventScroll: true });
		window.scrollTo(0, 0);
	}, [heading]);
	const board = useRef<HTMLDivElement>(null);
	const saidPart = useRef<HTMLDivElement>(null);
	const bar = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (news === undefined || !saidPart.current || !board.current || !bar.current) return;
		// Beside the board the panel scrolls by itself.
		if (getComputedStyle(bar.current).position !== "fixed") return;
		// Of many reasons the first: the others are scrolled to, and the board moves as little.
		const said = saidPart.current.querySelector(".reasons-why li") ?? saidPart.current;
		showReasons(said, board.current, bar.current);
	}, [news]);
	useRoundKeys(board, { goOn: props.goOn, skip: props.skip, end: close.act });
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: no key acts here, some are kept back
		<div
			onKeyDown={keepFromAnswering}
			className={`analysis round ${isOver(round) ? "round-end" : ""}`}
			style={{ "--board": `${width}px` } as CSSProperties}
		>
			<div className="round-line beside apart spread slim">{props.line}</div>
			<div ref={board} className="round-board">
				{props.board}
			</div>
			<div className="round-bars">{props.bars ?? <Progress round={round} />}</div>
			<div className="round-row beside loose spread">
				<span className="round-place small soft">{props.place}</span>
				<span className="round-tools row tight">{props.tools}</span>
			</div>
			<section className="round-panel surface column joined slim" aria-label={name}>
				<div className="round-head beside loose rigid underlined">
					<strong>{name}</strong>
					<span className="soft">{props.sum}</span>
					<IconButton
						className="icon-button to-end soft"
						icon={X}
						name={close.name}
						title={close.title}
						onClick={close.act}
					/>
				</div>
				<div className="round-body grow shrinks scroll">
					<h2 ref={heading} tabIndex={-1}>
						{props.title}
					</h2>
					<div ref={saidPart} className="round-said">
						{props.children}
						{round.questions.some(({ origin, card }) => origin && card === undefined) && (
							<BackToAnswers />
						)}
					</div>
				</div>
				<div ref={bar} className="round-foot row rigid">
					{props.foot}
				</div>
			</section>
		</div>
	);
}
