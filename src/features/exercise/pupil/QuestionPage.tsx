// One question: the board, and what follows the answer.

import { useEffect, useMemo, useRef, useState } from "react";
import { useSize } from "../../../board/useSize.ts";
import { askWords } from "../../../messages/en/exercise/ask.ts";
import { exerciseWords } from "../../../messages/en/exercise/pupil.ts";
import type { Choice } from "../../../training/choices.ts";
import { markPosed, type Posed } from "../../../training/pose.ts";
import { ClassChoice } from "../../../ui/exercise/ClassChoice.tsx";
import { howText, Outcome } from "../../../ui/exercise/Outcome.tsx";
import { type Pressing, pressedOf, usePressing } from "../../../ui/exercise/pressing.ts";
import { askedBoard, markedBoard } from "../../../ui/exercise/questionBoard.ts";
import { titleOf } from "../../../ui/exercise/reason.ts";
import { PaintBoard } from "../../../ui/paint/PaintBoard.tsx";
import type { Opened } from "../opened.ts";

const words = exerciseWords.question;

/** Pixels: what is beside the board, and how much is above and below it in a low window. */
const MARGINS_PX = 36;
const ABOVE_AND_BELOW_PX = 210;
const MAX_BOARD_PX = 600;
const MIN_BOARD_PX = 240;

/** Above the button: the edge of its bar, and room below the words. */
const FOOT_PX = 14;

const boardWidth = (width: number, height: number) =>
	Math.min(
		MAX_BOARD_PX,
		Math.min(width, document.documentElement.clientWidth) - MARGINS_PX,
		Math.max(MIN_BOARD_PX, height - ABOVE_AND_BELOW_PX),
	);

type Props = {
	readonly opened: Opened;
	readonly index: number;
	/** Undefined until it is given. */
	readonly answer: readonly Choice[] | undefined;
	readonly marked: readonly Choice[];
	/** Does the browser keep the answers? */
	readonly isKept: boolean;
	readonly mark: (marked: readonly Choice[]) => void;
	readonly give: (answer: readonly Choice[]) => void;
	readonly next: () => void;
};

export function QuestionPage(props: Props) {
	const { opened, index, answer, marked, isKept, mark, give, next } = props;
	const posed = opened.posedAt(index);
	const size = useSize(boardWidth);
	const pressing = usePressing(posed, { chosen: marked, choose: mark });
	const { from, canPress, press, refuse, draw } = pressing;
	const outcome = useMemo(
		() => (answer === undefined ? undefined : markPosed(posed, answer)),
		[answer, posed],
	);
	const painted = useMemo(
		() => (outcome === undefined ? askedBoard(posed, marked, from) : markedBoard(posed, outcome)),
		[posed, marked, from, outcome],
	);
	const count = opened.exercise.questions.length;
	const page = useRef<HTMLElement>(null);
	useEffect(() => {
		if (outcome !== undefined && page.current !== null) showReasons(page.current);
	}, [outcome]);
	return (
		<article ref={page} className="exercise question-page">
			<Head index={index} opened={opened} posed={posed} isAnswered={answer !== undefined} />
			<PaintBoard
				size={size}
				painted={painted}
				pressed={pressedOf(posed, answer ?? marked, from)}
				press={press}
				canPress={(square) => answer === undefined && canPress(square)}
				isDragged={posed.choosing === "squares"}
				refuse={answer === undefined ? refuse : undefined}
				draw={answer === undefined ? draw : undefined}
				tellsClasses={answer !== undefined}
			/>
			<div className="question-foot">
				{outcome === undefined ? (
					<Asked {...{ posed, marked, mark, give, pressing }} />
				) : (
					<>
						<Outcome
							core={opened.core}
							posed={posed}
							outcome={outcome}
							isWhy={posed.question.afterwards === "why"}
						/>
						<button
							type="button"
							className="primary"
							ref={(button) => button?.focus()}
							onClick={next}
						>
							{index + 1 === count ? words.toEnd : words.next}
						</button>
					</>
				)}
			</div>
			{!isKept && <p className="soft small">{exerciseWords.end.notKept}</p>}
		</article>
	);
}

/** Brings the reasons above the bar, as far as the board stays in sight. */
function showReasons(page: HTMLElement): void {
	const boxOf = (of: string) => page.querySelector(of)?.getBoundingClientRect() ?? new DOMRect();
	const foot = Math.min(innerHeight, boxOf("button.primary").top) - FOOT_PX;
	const by = Math.min(boxOf(".outcome").bottom - foot, boxOf(".paint-board").top);
	if (by > 0) window.scrollBy(0, by);
}

type AskedProps = Pick<Props, "marked" | "mark" | "give"> & {
	readonly posed: Posed;
	readonly pressing: Pressing;
};

function Asked({ posed, marked, mark, give, pressing }: AskedProps) {
	// No square may be the answer; no class is none.
	const isMissing = posed.choosing === "class" && marked.length === 0;
	const isWithout = posed.choosing === "move" && marked.length === 0;
	/** How the board was when it was asked whether to answer without a move. */
	const [asked, setAsked] = useState<Pressing>();
	const { from, refused } = pressing;
	const isSure =
		isWithout && asked !== undefined && asked.from === from && asked.refused === refused;
	const answer = () => {
		if (isWithout && !isSure) setAsked(pressing);
		else if (!isMissing) give(marked);
	};
	return (
		<>
			{posed.choosing === "class" && (
				<ClassChoice title={words.whose} chosen={marked[0]} choose={(one) => mark([one])} />
			)}
			<p className="soft how" role="status" data-first={howText(posed, [])}>
				<span>{isSure ? words.sure : howText(posed, marked, pressing)}</span>
			</p>
			<button type="button" className="primary" aria-disabled={isMissing} onClick={answer}>
				{isSure ? words.answerWithout : words.answer}
			</button>
		</>
	);
}

type HeadProps = Pick<Props, "opened" | "index"> & {
	readonly posed: Posed;
	readonly isAnswered: boolean;
};

function Head({ opened, index, posed, isAnswered }: HeadProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const count = opened.exercise.questions.length;
	const meaning = askWords.meaning(posed.question.kind);
	return (
		<header>
			<p className="soft small question-place">
				<progress max={count} value={index + (isAnswered ? 1 : 0)} aria-hidden="true" />
				<span>
					{words.number(index + 1, count)} · {askWords.toMove(posed.side)}
				</span>
			</p>
			<h1 ref={heading} tabIndex={-1}>
				<bdi>{titleOf(posed)}</bdi>
			</h1>
			{meaning !== "" && <p className="soft small">{meaning}</p>}
		</header>
	);
}
