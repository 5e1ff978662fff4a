// One question: the board, and what follows the answer.

import { useEffect, useMemo, useRef } from "react";
import { useSize } from "../../../board/useSize.ts";
import type { Square } from "../../../chess/square.ts";
import { isSameRegion, WHOLE } from "../../../exercise/ask.ts";
import { type Marked, markAnswer } from "../../../exercise/marking.ts";
import type { Posed } from "../../../exercise/right.ts";
import { exerciseWords } from "../../../messages/en/exercise/pupil.ts";
import { MarkPicture } from "../../../ui/exercise/MarkPicture.tsx";
import { askedBoard, markedBoard } from "../../../ui/exercise/questionBoard.ts";
import { reasonOf, titleOf } from "../../../ui/exercise/reason.ts";
import { PaintBoard } from "../../../ui/paint/PaintBoard.tsx";
import type { Opened } from "../opened.ts";
import "./question.css";

const words = exerciseWords.question;

/** Pixels: what is beside the board, and how much is above and below it in a low window. */
const MARGINS_PX = 36;
const ABOVE_AND_BELOW_PX = 210;
const MAX_BOARD_PX = 600;
const MIN_BOARD_PX = 240;

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
	readonly answer: readonly Square[] | undefined;
	readonly marked: readonly Square[];
	readonly mark: (marked: readonly Square[]) => void;
	readonly give: (answer: readonly Square[]) => void;
	readonly next: () => void;
};

export function QuestionPage(props: Props) {
	const { opened, index, answer, marked, mark, give, next } = props;
	const posed = opened.posedAt(index);
	const { question, pressable, right } = posed;
	const size = useSize(boardWidth);
	const pressed = useMemo(() => new Set(answer ?? marked), [answer, marked]);
	const outcome = useMemo(
		() => (answer === undefined ? undefined : markAnswer(answer, right)),
		[answer, right],
	);
	const painted = useMemo(
		() => (outcome === undefined ? askedBoard(posed, pressed) : markedBoard(posed, outcome)),
		[posed, pressed, outcome],
	);
	const press = (square: Square, isPressed: boolean) =>
		mark(isPressed ? [...marked, square] : marked.filter((one) => one !== square));
	const count = opened.exercise.questions.length;
	return (
		<article className="exercise question-page">
			<Head index={index} opened={opened} posed={posed} isAnswered={answer !== undefined} />
			<PaintBoard
				size={size}
				painted={painted}
				pressed={pressed}
				press={press}
				canPress={(square) => answer === undefined && pressable.includes(square)}
				tellsClasses={answer !== undefined}
			/>
			<div className="question-foot">
				{outcome === undefined ? (
					<>
						<p className="soft" role="status">
							{!isSameRegion(question.region, WHOLE) && `${words.framed} `}
							{words.marked(pressed.size)}
						</p>
						<button type="button" className="primary" onClick={() => give(marked)}>
							{words.answer}
						</button>
					</>
				) : (
					<>
						<Outcome opened={opened} posed={posed} outcome={outcome} />
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
		</article>
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
	return (
		<header>
			<p className="soft small question-place">
				<progress max={count} value={index + (isAnswered ? 1 : 0)} aria-hidden="true" />
				<span>{words.number(index + 1, count)}</span>
			</p>
			<h1 ref={heading} tabIndex={-1}>
				<bdi>{titleOf(posed)}</bdi>
			</h1>
		</header>
	);
}

type OutcomeProps = {
	readonly opened: Opened;
	readonly posed: Posed;
	readonly outcome: Marked;
};

/** Reasons that are shown at once; the rest is on the board. */
const MAX_REASONS = 6;

function Outcome({ opened: { core }, posed, outcome }: OutcomeProps) {
	const { mark, tooMany, missed, right } = outcome;
	const squares = [...tooMany, ...missed, ...right].slice(0, MAX_REASONS);
	return (
		<div className="outcome" role="status">
			<p>
				<MarkPicture mark={mark} />
				<strong>{words.marks[mark]}</strong> {mark !== "full" && words.right(posed.right)}
			</p>
			{posed.question.afterwards === "why" && (
				<ul>
					{squares.map((square) => (
						<li key={square}>{reasonOf(core, posed, square)}</li>
					))}
				</ul>
			)}
		</div>
	);
}
