// A question of a coach's exercise, asked and explained as the coach has it.

import { useEffect, useMemo, useState } from "react";
import { exerciseWords } from "../../../messages/en/exercise/pupil.ts";
import { practiseWords as words } from "../../../messages/en/screens/practise.ts";
import type { Choice } from "../../../training/choices.ts";
import { POINTS } from "../../../training/mark.ts";
import { type Posed as Coached, markPosed } from "../../../training/pose.ts";
import { FULL_POINTS, type Graded } from "../../../training/questions/grade.ts";
import type { Posed } from "../../../training/questions/pose.ts";
import { ClassChoice } from "../../../ui/exercise/ClassChoice.tsx";
import { howText, Outcome } from "../../../ui/exercise/Outcome.tsx";
import { pressedOf, usePressing } from "../../../ui/exercise/pressing.ts";
import { askedBoard, markedBoard } from "../../../ui/exercise/questionBoard.ts";
import { PaintBoard } from "../../../ui/paint/PaintBoard.tsx";
import { RoundFrame } from "./RoundFrame.tsx";
import { Elsewhere, type QuestionProps } from "./SquaresQuestion.tsx";
import { useRoundKeys } from "./useRoundKeys.ts";
import { useRoundSize } from "./useRoundSize.ts";

type Props = QuestionProps & { readonly exercise: Coached };

/** A class or a move is right or not, and has the squares of the answer. */
function gradedOf({ answer }: Posed, exercise: Coached, chosen: readonly Choice[]): Graded {
	const { mark, right, tooMany, missed } = markPosed(exercise, chosen);
	const points = Math.round(FULL_POINTS * POINTS[mark]);
	const squares = [...answer];
	if (exercise.choosing === "squares") return { right, tooMany, missed, points } as Graded;
	return mark === "full"
		? { right: squares, tooMany: [], missed: [], points }
		: { right: [], tooMany: [], missed: squares, points };
}

export function CoachQuestion(props: Props) {
	const { posed, exercise, core, look, result, heading } = props;
	const [chosen, choose] = useState<readonly Choice[]>(result?.chosen ?? []);
	const pressing = usePressing(exercise, { chosen, choose });
	const { from, canPress, press, refuse, draw } = pressing;
	const size = useRoundSize();
	const { orientation, showsPatterns } = look;
	const isAnswered = result !== undefined;
	useEffect(() => heading.current?.focus(), [heading]);
	const outcome = useMemo(
		() => (isAnswered ? markPosed(exercise, chosen) : undefined),
		[isAnswered, exercise, chosen],
	);
	const painted = useMemo(() => {
		const board = outcome ? markedBoard(exercise, outcome) : askedBoard(exercise, chosen, from);
		return { ...board, orientation, showsPatterns };
	}, [exercise, outcome, chosen, from, orientation, showsPatterns]);
	// No square may be the answer; no class is none.
	const isMissing = exercise.choosing === "class" && chosen.length === 0;
	const goOn = () => {
		if (isAnswered) return props.next();
		if (isMissing) return;
		props.add({ marked: new Set(), chosen, graded: gradedOf(posed, exercise, chosen) });
		heading.current?.focus();
	};
	const board = useRoundKeys({ goOn, skip: props.skip, end: props.end });
	return (
		<RoundFrame
			{...props}
			side={posed.side}
			title={words.question(posed.asked)}
			line={null}
			board={
				<div ref={board}>
					<PaintBoard
						size={size}
						leavesEnter
						painted={painted}
						pressed={pressedOf(exercise, chosen, from)}
						press={press}
						canPress={(square) => !isAnswered && canPress(square)}
						isDragged={exercise.choosing === "squares"}
						refuse={isAnswered ? undefined : refuse}
						draw={isAnswered ? undefined : draw}
						tellsClasses={isAnswered}
					/>
				</div>
			}
			tools={<Elsewhere {...props} />}
			primary={
				<button type="button" className="primary" aria-disabled={isMissing} onClick={goOn}>
					{isAnswered ? words.next : words.answer}
				</button>
			}
		>
			{outcome === undefined ? (
				<>
					{exercise.choosing === "class" && (
						<ClassChoice
							title={exerciseWords.question.whose}
							chosen={chosen[0]}
							choose={(one) => choose([one])}
						/>
					)}
					<p className="soft" role="status">
						{howText(exercise, chosen, pressing)}
					</p>
				</>
			) : (
				<Outcome core={core} posed={exercise} outcome={outcome} isWhy />
			)}
		</RoundFrame>
	);
}
