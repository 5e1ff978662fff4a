// A question of a rhythm: one of three is pressed, and the next is there at once. The time that is
// left is a bar that grows shorter.

import { type CSSProperties, useEffect, useMemo, useState } from "react";
import { FIRST_FRAME } from "../../../chess/frame.ts";
import type { Square } from "../../../chess/square.ts";
import { CLASSES } from "../../../control/classes.ts";
import { controlAt } from "../../../control/controlMap.ts";
import { practiseWords } from "../../../messages/en/screens/practise.ts";
import { inspectorWords } from "../../../messages/en/squares/inspector.ts";
import { grade } from "../../../training/questions/grade.ts";
import type { Result, Round } from "../../../training/round.ts";
import { RHYTHM_SECONDS } from "../../../training/sources/kinds.ts";
import { PaintBoard } from "../../../ui/paint/PaintBoard.tsx";
import { paintedQuestion } from "./painted.ts";
import { RoundFrame } from "./RoundFrame.tsx";
import { AskedCounts, type QuestionProps } from "./SquaresQuestion.tsx";
import { useRoundKeys } from "./useRoundKeys.ts";
import { useRoundSize } from "./useRoundSize.ts";

const words = practiseWords;
const NONE: ReadonlySet<Square> = new Set();

type Props = QuestionProps & {
	/** When it began, by performance.now(). */
	readonly startedAt: number;
	readonly timeIsUp: () => void;
};

const secondsLeft = (startedAt: number) =>
	Math.max(0, Math.ceil(RHYTHM_SECONDS - (performance.now() - startedAt) / 1000));

/** Whole seconds, at the end of which it is told once. */
function useSecondsLeft(startedAt: number, timeIsUp: () => void): number {
	const [left, setLeft] = useState(() => secondsLeft(startedAt));
	useEffect(() => {
		const timer = setInterval(() => {
			const now = secondsLeft(startedAt);
			setLeft(now);
			if (now === 0) timeIsUp();
		}, 250);
		return () => clearInterval(timer);
	}, [startedAt, timeIsUp]);
	return left;
}

export function RhythmQuestion(props: Props) {
	const { posed, look, round, heading, startedAt, timeIsUp } = props;
	const left = useSecondsLeft(startedAt, timeIsUp);
	const size = useRoundSize();
	const painted = useMemo(() => paintedQuestion(posed, NONE, look), [posed, look]);
	useEffect(() => heading.current?.focus(), [heading]);
	const press = (square: Square) => {
		const marked = new Set([square]);
		props.add({ marked, graded: grade(marked, posed.answer) });
		props.next();
	};
	const board = useRoundKeys({ goOn: () => {}, skip: props.skip, end: props.end });
	const right = round.results.filter(({ graded }) => graded.points > 0).length;
	return (
		<RoundFrame
			{...props}
			sum={words.seconds(left)}
			bars={
				<div className="progress" aria-hidden="true">
					<i style={{ "--share": left / RHYTHM_SECONDS } as CSSProperties} />
				</div>
			}
			side={posed.side}
			title={words.question(posed.asked)}
			line={<AskedCounts posed={posed} />}
			board={
				<div ref={board}>
					<PaintBoard
						size={size}
						leavesEnter
						painted={painted}
						pressed={NONE}
						press={press}
						canPress={(square) => posed.among.has(square)}
						isDragged={false}
					/>
				</div>
			}
			primary={undefined}
		>
			<p className="soft">{words.how(posed.asked)}</p>
			<p className="round-marked" role="status">
				{words.rhythm(right, lastOf(round))}
			</p>
		</RoundFrame>
	);
}

/** Whose the square was that was pressed last. */
function lastOf({ questions, results }: Round): string | undefined {
	const [posed, result] = [questions[results.length - 1], results.at(-1)];
	const [square] = (result as Result | undefined)?.marked ?? [];
	if (posed === undefined || square === undefined) return undefined;
	const { key } = CLASSES[controlAt(posed.control, FIRST_FRAME, square)];
	return `${inspectorWords.whose(square, key)}.`;
}
