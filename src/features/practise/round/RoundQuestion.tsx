// A question of a round: it is answered on the board, and once it is answered the panel says why.
// Of a rhythm a press is the answer, and the next question is there at once.

import { LayoutGrid } from "lucide-react";
import { type RefObject, useEffect, useMemo, useState } from "react";
import { inspectionArrows } from "../../../board/marks/explained.ts";
import type { Square } from "../../../chess/square.ts";
import type { Core } from "../../../control/core.ts";
import type { Insight } from "../../../control/insight.ts";
import { askWords } from "../../../messages/en/exercise/ask.ts";
import { exerciseWords } from "../../../messages/en/exercise/pupil.ts";
import { practiseWords as words } from "../../../messages/en/screens/practise.ts";
import type { Choice } from "../../../training/choices.ts";
import { FULL_POINTS, roundPoints } from "../../../training/mark.ts";
import { frameOf, markPosed, type Posed } from "../../../training/pose.ts";
import { isSameRegion, MIDDLE } from "../../../training/question.ts";
import type { Result } from "../../../training/round.ts";
import { ClassChoice } from "../../../ui/exercise/ClassChoice.tsx";
import { howText, Outcome } from "../../../ui/exercise/Outcome.tsx";
import { OwnReason } from "../../../ui/exercise/OwnReason.tsx";
import { pressedOf, usePressing } from "../../../ui/exercise/pressing.ts";
import { askedBoard, type Look, markedBoard } from "../../../ui/exercise/questionBoard.ts";
import { titleOf } from "../../../ui/exercise/reason.ts";
import { PaintBoard } from "../../../ui/paint/PaintBoard.tsx";
import type { Painted } from "../../../ui/paint/paintSquares.ts";
import type { Judge } from "../move/judge.ts";
import { Tries } from "../move/Tries.tsx";
import { isTried, useTries } from "../move/useTries.ts";
import { GameOf } from "./FromMyGames.tsx";
import { Reasons, SignKey } from "./Reasons.tsx";
import { type FrameProps, RoundFrame } from "./RoundFrame.tsx";
import { useRoundKeys } from "./useRoundKeys.ts";
import { useRoundSize } from "./useRoundSize.ts";

/** The board of a question that is answered, with the reasons of a square that is rested on. */
function litBoard(board: Painted, posed: Posed, core: Core, lit: Square | undefined): Painted {
	if (lit === undefined) return board;
	const inspection = core.inspectSquare(posed.placements, frameOf(posed), lit);
	const arrows = inspectionArrows(inspection, board.pieces);
	return { ...board, ringed: new Set([lit]), arrows };
}

type Props = FrameProps & {
	readonly posed: Posed;
	readonly core: Core;
	readonly insight: Insight;
	readonly judge: Judge;
	readonly look: Look;
	readonly result: Result | undefined;
	readonly add: (result: Result) => void;
	readonly next: () => void;
	readonly openOnBoard: (question: Posed["question"]) => void;
	readonly heading: RefObject<HTMLHeadingElement | null>;
	/** What is said in a rhythm, of the question before. */
	readonly rhythm: string | undefined;
};

/** Seconds since a question was asked, where quick answers count more. */
function Clock({ startedAt }: { readonly startedAt: number }) {
	const [seconds, setSeconds] = useState(0);
	useEffect(() => {
		const timer = setInterval(
			() => setSeconds(Math.floor((performance.now() - startedAt) / 1000)),
			1000,
		);
		return () => clearInterval(timer);
	}, [startedAt]);
	return (
		<p role="timer" className="soft">
			{words.seconds(seconds)}
		</p>
	);
}

export function RoundQuestion(props: Props) {
	const { posed, core, look, result, round, heading, rhythm, add, next } = props;
	const { question, choosing } = posed;
	const [chosen, setChosen] = useState<readonly Choice[]>(result?.chosen ?? []);
	const [lit, setLit] = useState<Square>();
	const [startedAt] = useState(() => performance.now());
	const tries = useTries(props);
	const isAnswered = result !== undefined;
	const give = (answer: readonly Choice[]) => {
		const marked = markPosed(posed, answer);
		const seconds = round.isQuick ? (performance.now() - startedAt) / 1000 : 0;
		add({ chosen: answer, marked, points: roundPoints(marked.mark, seconds) });
	};
	function choose(some: readonly Choice[]): void {
		const [move] = some;
		if (isTried(question) && move !== undefined) tries.attempt(move);
		else if (rhythm === undefined) setChosen(some);
		else {
			give(some);
			next();
		}
	}
	const pressing = usePressing(posed, { chosen, choose });
	const { from, canPress, press, refuse, draw } = pressing;
	useEffect(() => heading.current?.focus(), [heading]);
	// No square may be the answer; no class is none.
	const isMissing = choosing === "class" && chosen.length === 0;
	const goOn = () => {
		if (isAnswered) return next();
		if (isMissing || isTried(question) || rhythm !== undefined) return;
		give(chosen);
		heading.current?.focus();
	};
	const board = useRoundKeys({ goOn, skip: props.skip, end: props.end });
	const size = useRoundSize();
	const painted = useMemo(() => {
		if (result === undefined) return askedBoard(posed, chosen, from, look);
		return litBoard(markedBoard(posed, result.marked, look), posed, core, lit);
	}, [posed, core, look, result, chosen, from, lit]);
	const isMiddle = isSameRegion(question.region, MIDDLE);
	const isPlain = choosing === "squares" && question.answer === "map";
	return (
		<RoundFrame
			{...props}
			side={posed.side}
			title={(isAnswered && titleAfter(posed, result)) || titleOf(posed)}
			line={
				isAnswered && isPlain ? (
					<SignKey marked={result.marked} question={question} />
				) : (
					<span className="round-counts soft">
						<span className="round-wide">{words.counts(question, isMiddle)}</span>
						<span className="round-narrow small">{words.countsShort(isMiddle)}</span>
					</span>
				)
			}
			board={
				<div ref={board}>
					<PaintBoard
						size={size}
						leavesEnter
						painted={painted}
						pressed={pressedOf(posed, chosen, from)}
						press={press}
						canPress={(square) => !isAnswered && canPress(square)}
						isDragged={choosing === "squares" && question.region.three === undefined}
						refuse={isAnswered ? undefined : refuse}
						draw={isAnswered ? undefined : draw}
						tellsClasses={isAnswered}
					/>
				</div>
			}
			tools={rhythm === undefined && <Elsewhere {...props} />}
			primary={
				rhythm === undefined &&
				(isTried(question) && !isAnswered ? (
					<button type="button" disabled={tries.isAsking} onClick={tries.show}>
						{words.move.show}
					</button>
				) : (
					<button type="button" className="primary" aria-disabled={isMissing} onClick={goOn}>
						{isAnswered ? words.next : words.answer}
					</button>
				))
			}
		>
			{isAnswered ? (
				isPlain && (
					<>
						<p className="soft" role="status">
							{words.worth(result, question, FULL_POINTS)}
						</p>
						<OwnReason posed={posed} />
						<Reasons posed={posed} core={core} marked={result.marked} light={setLit} />
					</>
				)
			) : (
				<>
					<p className="soft">{askWords.meaning(question.kind)}</p>
					{choosing === "class" && (
						<ClassChoice
							title={exerciseWords.question.whose}
							chosen={chosen[0]}
							choose={(one) => setChosen([one])}
						/>
					)}
					{tries.last === undefined && (
						<p className="round-marked" role="status">
							{rhythm ?? howText(posed, chosen, pressing)}
						</p>
					)}
					{round.isQuick && <Clock startedAt={startedAt} />}
				</>
			)}
			{isTried(question) && <Tries {...props} tries={tries} />}
			{isAnswered && !isPlain && !isTried(question) && (
				<Outcome core={core} posed={posed} outcome={result.marked} isWhy />
			)}
		</RoundFrame>
	);
}

/** Empty where the question stays. */
function titleAfter(
	{ question, choosing }: Posed,
	{ marked, inVain = 0, isSkipped }: Result,
): string {
	if (isTried(question))
		return marked.mark === "wrong" || isSkipped ? words.move.shown : words.move.found(inVain);
	return choosing === "squares" && question.answer === "map" ? words.graded(marked, question) : "";
}

/** Where a question may be looked at: its game, or once it is answered the analysis board. */
function Elsewhere({
	posed,
	result,
	openOnBoard,
}: Pick<Props, "posed" | "result" | "openOnBoard">) {
	if (posed.origin) return <GameOf origin={posed.origin} />;
	if (result === undefined) return null;
	return (
		<button type="button" className="plain" onClick={() => openOnBoard(posed.question)}>
			<LayoutGrid aria-hidden="true" />
			{words.openOnBoard}
		</button>
	);
}
