// A question for a move: it is made by pressing a piece and then where it goes.

import { useEffect, useMemo } from "react";
import { otherSide } from "../../../chess/piece.ts";
import type { Insight } from "../../../control/insight.ts";
import { practiseWords } from "../../../messages/en/screens/practise.ts";
import { differenceOf } from "../../../training/difference.ts";
import { FULL_POINTS } from "../../../training/questions/grade.ts";
import type { Posed } from "../../../training/questions/pose.ts";
import { PaintBoard } from "../../../ui/paint/PaintBoard.tsx";
import { paintedMove, paintedQuestion } from "../round/painted.ts";
import { RoundFrame } from "../round/RoundFrame.tsx";
import { AskedCounts, Elsewhere, type QuestionProps } from "../round/SquaresQuestion.tsx";
import { useRoundKeys } from "../round/useRoundKeys.ts";
import { useRoundSize } from "../round/useRoundSize.ts";
import type { Judge } from "./judge.ts";
import { nameOf } from "./moves.ts";
import type { Tried } from "./tried.ts";
import { useMoveQuestion } from "./useMoveQuestion.ts";

const words = practiseWords.move;

type Props = QuestionProps & { readonly insight: Insight; readonly judge: Judge };

export function MoveQuestion(props: Props) {
	const { posed, core, look, result, heading, judge, insight } = props;
	const asked = useMoveQuestion(props);
	const { question, from, tried, press, canPress } = asked;
	const size = useRoundSize();
	const graded = result?.graded;
	useEffect(() => heading.current?.focus(), [heading]);
	const isFound = tried?.state === "found" || tried?.state === "asGood";
	const found = isFound ? tried.uci : question.right[0];
	const painted = useMemo(
		() =>
			graded === undefined || found === undefined
				? paintedQuestion(posed, new Set(from === undefined ? [] : [from]), look)
				: paintedMove(posed, found, core, look),
		[posed, from, look, graded, found, core],
	);
	const isOver = graded !== undefined;
	const difference = useMemo(
		() => (isOver ? differenceOf(posed, posed.origin?.move ?? "", insight) : undefined),
		[isOver, posed, insight],
	);
	const solution = isOver ? solutionOf(posed, question.right, judge, tried) : "";
	const goOn = () => {
		if (graded !== undefined) props.next();
	};
	const board = useRoundKeys({ goOn, skip: props.skip, end: props.end });
	return (
		<RoundFrame
			{...props}
			// Once it is answered the board shows the position after a move.
			side={isOver && found !== undefined ? otherSide(posed.side) : posed.side}
			title={graded === undefined ? practiseWords.question(posed.asked) : titleOf(graded.points)}
			line={<AskedCounts posed={posed} />}
			board={
				<div ref={board}>
					<PaintBoard
						size={size}
						leavesEnter
						painted={painted}
						pressed={new Set(from === undefined ? [] : [from])}
						press={press}
						canPress={(square) => graded === undefined && canPress(square)}
						isDragged={false}
						tellsClasses={graded !== undefined}
					/>
				</div>
			}
			tools={<Elsewhere {...props} />}
			primary={
				graded === undefined ? (
					<button type="button" disabled={tried?.state === "asking"} onClick={asked.show}>
						{words.show}
					</button>
				) : (
					<button type="button" className="primary" onClick={props.next}>
						{practiseWords.next}
					</button>
				)
			}
		>
			{graded === undefined && <p className="soft">{practiseWords.how(posed.asked)}</p>}
			<p role="status">{tried && words.tried(tried)}</p>
			{graded === undefined && tried?.state === "unknown" && (
				<AskEngine tried={tried} ask={asked.ask} />
			)}
			{solution !== "" && <p>{solution}</p>}
			{difference && <p>{words.difference(difference)}</p>}
			{graded && <p className="soft">{practiseWords.points(graded.points, FULL_POINTS)}</p>}
		</RoundFrame>
	);
}

const titleOf = (points: number): string =>
	points === 0 ? words.shown : words.found(Math.round(Math.log2(100 / points)));

type AskProps = {
	readonly tried: Tried;
	readonly ask: (uci: string, name: string) => void;
};

const AskEngine = ({ tried, ask }: AskProps) => (
	<p>
		<button type="button" onClick={() => ask(tried.uci, tried.name)}>
			{words.ask(tried.name)}
		</button>
	</p>
);

/** The best line, or all moves that win the square. */
function solutionOf(
	{ fen, asked }: Posed,
	right: readonly string[],
	judge: Judge,
	tried: Tried | undefined,
): string {
	const names = right.map((uci) => nameOf(fen, uci));
	if (asked.about !== "win") return words.best(judge.best(fen), names[0] ?? "");
	return words.right(names, tried?.state === "found" ? tried.name : undefined);
}
