// A question of a round: it is answered on the board, and once it is answered the panel says why.
// Of a rhythm a press is the answer, and the next question is there at once.

import { ArrowDownUp, LayoutGrid } from "lucide-react";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { inspectionArrows } from "../../../board/marks/explained.ts";
import { PiecePicture } from "../../../board/PiecePicture.tsx";
import { KING, pieceOf } from "../../../chess/piece.ts";
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
import type { Result, Round } from "../../../training/round.ts";
import { useMedia } from "../../../ui/hooks/useMedia.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { AnswerButton, Answering, How } from "../../../ui/question/Answering.tsx";
import { useAsking } from "../../../ui/question/asking.ts";
import type { Painted } from "../../../ui/question/paintSquares.ts";
import { QuestionBoard } from "../../../ui/question/QuestionBoard.tsx";
import type { Look } from "../../../ui/question/questionBoard.ts";
import { titleOf } from "../../../ui/question/reason.ts";
import { Verdict } from "../../../ui/question/Verdict.tsx";
import { LYING } from "../../../ui/style/windows.ts";
import type { Judge } from "../move/judge.ts";
import { Tries } from "../move/Tries.tsx";
import { isTried, useTries } from "../move/useTries.ts";
import { ComesBack } from "./ComesBack.tsx";
import { GameOf } from "./FromMyGames.tsx";
import { RoundFrame } from "./RoundFrame.tsx";
import { SignKey } from "./SignKey.tsx";
import { useRoundSize } from "./useRoundSize.ts";
import { useSeconds } from "./useSeconds.ts";

/** Adds the reasons of a square that is rested on. */
function useLight(posed: Posed, core: Core) {
	const [lit, light] = useState<Square>();
	const add = useCallback(
		(board: Painted): Painted => {
			if (lit === undefined) return board;
			const inspection = core.inspectSquare(posed.placements, frameOf(posed), lit);
			const arrows = inspectionArrows(inspection, board.pieces);
			return { ...board, ringed: new Set([lit]), arrows };
		},
		[posed, core, lit],
	);
	return { light, add };
}

/** Device pixels of the king that says who is to move. */
const KING_EDGE = 52;

type Props = {
	readonly round: Round;
	readonly end: () => void;
	/** Undefined once it is answered. */
	readonly skip: (() => void) | undefined;
	readonly flip: () => void;
	/** Points so far, or the time that is left. */
	readonly sum: string;
	/** In the place of the bars of a rhythm. */
	readonly bars?: ReactNode;
	readonly posed: Posed;
	readonly core: Core;
	readonly insight: Insight;
	readonly judge: Judge;
	readonly look: Look;
	readonly result: Result | undefined;
	readonly add: (result: Result) => void;
	readonly next: () => void;
	readonly openOnBoard: (question: Posed["question"]) => void;
	/** What is said in a rhythm, of the question before. */
	readonly rhythm: string | undefined;
};

/** Seconds since a question was asked, where quick answers count more. */
const Clock = ({ startedAt }: { readonly startedAt: number }) => (
	<p role="timer" className="soft">
		{words.seconds(useSeconds(startedAt))}
	</p>
);

export function RoundQuestion(props: Props) {
	const { posed, core, look, result, round, rhythm, add, next } = props;
	const { question, choosing } = posed;
	const [chosen, setChosen] = useState<readonly Choice[]>(result?.chosen ?? []);
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
	const asking = useAsking({ posed, chosen, choose, marked: result?.marked, look });
	const { light, add: addLight } = useLight(posed, core);
	const heading = useRef<HTMLHeadingElement>(null);
	const giveChosen = () =>
		asking.answer((answer) => {
			give(answer);
			heading.current?.focus();
		});
	const goOn = () => {
		if (isAnswered) next();
		else if (!isTried(question) && rhythm === undefined) giveChosen();
	};
	const isLying = useMedia(LYING);
	const size = useRoundSize(choosing === "class");
	const { place, questions, wanted, kind } = round;
	const isMiddle = isSameRegion(question.region, MIDDLE);
	const isPlain = choosing === "squares" && question.answer === "map";
	return (
		<RoundFrame
			round={round}
			heading={heading}
			goOn={goOn}
			skip={props.skip}
			line={
				<>
					<span className="round-side beside rigid">
						<PiecePicture piece={pieceOf(posed.side, KING)} edge={KING_EDGE} />
						<strong>{askWords.toMove(posed.side)}</strong>
					</span>
					{isAnswered && isPlain ? (
						<SignKey marked={result.marked} question={question} />
					) : (
						<span className="slim right-text soft">
							{!isLying && <span className="round-wide">{words.counts(question, isMiddle)}</span>}
							<span className="round-narrow small">{words.countsShort(isMiddle)}</span>
						</span>
					)}
				</>
			}
			board={<QuestionBoard asking={asking} size={size} leavesEnter light={addLight} />}
			bars={props.bars}
			place={
				kind !== "rhythm" && words.place(place + 1, questions.length, questions.length < wanted)
			}
			tools={
				<>
					<IconButton icon={ArrowDownUp} name={words.flip} onClick={props.flip} />
					{rhythm === undefined && <Elsewhere {...props} />}
					<Skip {...props} className="plain round-skip-wide" />
				</>
			}
			sum={props.sum}
			news={result ?? tries.last}
			close={{ name: words.end, title: words.endByKey, act: props.end }}
			title={(isAnswered && titleAfter(posed, result)) || titleOf(posed)}
			foot={
				<>
					<Skip {...props} className="round-skip" />
					{rhythm === undefined &&
						(isAnswered ? (
							<button type="button" className="primary" onClick={next}>
								{exerciseWords.question.next}
							</button>
						) : isTried(question) ? (
							<button type="button" disabled={tries.isAsking} onClick={tries.show}>
								{words.move.show}
							</button>
						) : (
							<AnswerButton asking={asking} answer={giveChosen} />
						))}
				</>
			}
		>
			{!isAnswered && (
				<>
					<p className="soft">{askWords.meaning(question.kind)}</p>
					{rhythm !== undefined && <How text={rhythm} />}
					{rhythm === undefined && tries.last === undefined && <Answering asking={asking} />}
					{round.isQuick && <Clock startedAt={startedAt} />}
				</>
			)}
			{isTried(question) && <Tries {...props} tries={tries} />}
			{isAnswered && !isTried(question) && (
				<Verdict
					posed={posed}
					marked={result.marked}
					core={core}
					{...(isPlain && {
						line: <p className="soft">{words.worth(result, question, FULL_POINTS)}</p>,
						light,
					})}
				/>
			)}
			{isAnswered && (
				<ComesBack answered={result.isSkipped ? [] : [posed]} text={words.comesBack} />
			)}
		</RoundFrame>
	);
}

type SkipProps = Pick<Props, "skip"> & { readonly className: string };

const Skip = ({ skip, className }: SkipProps) =>
	skip && (
		<button type="button" className={className} onClick={skip}>
			{words.skip}
		</button>
	);

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
