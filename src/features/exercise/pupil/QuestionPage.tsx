// One question: the board, and what follows the answer.

import { useEffect, useMemo, useRef } from "react";
import { useSize } from "../../../board/useSize.ts";
import { askWords } from "../../../messages/en/exercise/ask.ts";
import { exerciseWords } from "../../../messages/en/exercise/pupil.ts";
import type { Choice } from "../../../training/choices.ts";
import { markPosed } from "../../../training/pose.ts";
import { isHeld, isPhone, lettersSet } from "../../../ui/canvas/boardWidths.ts";
import { AnswerButton, Answering } from "../../../ui/question/Answering.tsx";
import { useAsking } from "../../../ui/question/asking.ts";
import { QuestionBoard } from "../../../ui/question/QuestionBoard.tsx";
import { titleOf } from "../../../ui/question/reason.ts";
import { showReasons } from "../../../ui/question/showReasons.ts";
import { Verdict } from "../../../ui/question/Verdict.tsx";
import type { Opened } from "../opened.ts";

const words = exerciseWords.question;

/** Pixels: what is beside the board, and how much is above and below it in a low window. */
const MARGINS_PX = 36;
const ABOVE_AND_BELOW_PX = 210;
/** On phones: words, in letters of 16, and what is fixed; lying, words are beside the board. */
const PHONE_PX = { words: 215, fixed: 50, lying: 48 };
const MAX_BOARD_PX = 600;
const MIN_BOARD_PX = 240;

function aboveAndBelow(width: number, height: number): number {
	if (!isHeld(width, height)) return ABOVE_AND_BELOW_PX;
	return isPhone(width, height) ? PHONE_PX.words * lettersSet() + PHONE_PX.fixed : PHONE_PX.lying;
}

const boardWidth = (width: number, height: number) =>
	Math.min(
		MAX_BOARD_PX,
		Math.min(width, document.documentElement.clientWidth) - MARGINS_PX,
		Math.max(MIN_BOARD_PX, height - aboveAndBelow(width, height)),
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
	/** Undefined where nothing is answered yet, or all is. */
	readonly sendSoFar: (() => void) | undefined;
};

export function QuestionPage(props: Props) {
	const { opened, index, answer, marked, isKept, mark, give, next, sendSoFar } = props;
	const posed = opened.posedAt(index);
	const size = useSize(boardWidth);
	const outcome = useMemo(
		() => (answer === undefined ? undefined : markPosed(posed, answer)),
		[answer, posed],
	);
	const asking = useAsking({ posed, chosen: answer ?? marked, choose: mark, marked: outcome });
	const count = opened.exercise.questions.length;
	const meaning = askWords.meaning(posed.question.kind);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const page = useRef<HTMLElement>(null);
	useEffect(() => {
		const parts = [".outcome", ".paint-board", "button.primary"];
		const [said, board, bar] = parts.map((one) => page.current?.querySelector(one));
		if (outcome !== undefined && said && board && bar) showReasons(said, board, bar);
	}, [outcome]);
	return (
		<article ref={page} className="exercise question-page">
			<header>
				<p className="flush soft small">
					<progress
						max={count}
						value={index + (outcome === undefined ? 0 : 1)}
						aria-hidden="true"
					/>
					<span>
						{words.number(index + 1, count)} · {askWords.toMove(posed.side)}
					</span>
				</p>
				<h1 className="larger breaks" ref={heading} tabIndex={-1}>
					<bdi>{titleOf(posed)}</bdi>
				</h1>
				{meaning !== "" && <p className="soft small">{meaning}</p>}
			</header>
			<QuestionBoard asking={asking} size={size} />
			<div className="question-foot">
				{outcome === undefined ? (
					<>
						<Answering asking={asking} />
						<AnswerButton asking={asking} answer={() => asking.answer(give)} />
					</>
				) : (
					<>
						<Verdict
							posed={posed}
							marked={outcome}
							core={posed.question.afterwards === "why" ? opened.core : undefined}
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
			{sendSoFar !== undefined && (
				<p>
					<button type="button" className="quiet" onClick={sendSoFar}>
						{exerciseWords.soFar.send}
					</button>
				</p>
			)}
			{!isKept && <p className="soft small">{exerciseWords.end.notKept}</p>}
		</article>
	);
}
