// A round of questions: one after the other is answered, explained, and added up.

import { useEffect, useRef, useState } from "react";
import type { Square } from "../../chess/square.ts";
import type { Core } from "../../control/core.ts";
import { practiseWords } from "../../messages/en/screens/practise.ts";
import { type Graded, grade, isPerfect } from "../../questions/grade.ts";
import type { Posed } from "../../questions/pose.ts";
import { reasonFor } from "../../questions/reasons.ts";
import { BackToAnswers, GameOf } from "./FromMyGames.tsx";
import type { Judge } from "./judge.ts";
import {
	type Answered,
	keepProgress,
	type Progress,
	progressOf,
	type Tally,
} from "./keptRounds.ts";
import { PosedBoard } from "./PosedBoard.tsx";
import { ReplyQuestion } from "./ReplyQuestion.tsx";
import { bestWith, readBest, saveBest } from "./score.ts";

type Props = {
	readonly core: Core;
	readonly questions: readonly Posed[];
	readonly hasClock: boolean;
	readonly link: string;
	readonly leave: () => void;
	readonly judge: Judge;
	/** Of the history, where the round is that of an address. */
	readonly entry: string | undefined;
};

export function Round({ questions, entry, ...props }: Props) {
	const [progress, setProgress] = useState(() => progressOf(entry));
	const { place, tally, answered } = progress;
	const posed = questions[place];
	const isFromGames = questions.some(({ origin }) => origin !== undefined);
	const keep = (next: Progress) => {
		keepProgress(entry, next);
		setProgress(next);
	};
	const add = (graded: Graded, marked?: ReadonlySet<Square>) => {
		const streak = isPerfect(graded) ? tally.streak + 1 : 0;
		const longest = Math.max(tally.longest, streak);
		const next = { place, tally: { points: tally.points + graded.points, streak, longest } };
		// A reply is asked again after a look at its game.
		if (marked === undefined) setProgress({ ...next, answered: undefined });
		else keep({ ...next, answered: { marked, graded } });
	};
	if (posed === undefined) {
		return (
			<>
				{isFromGames && <BackToAnswers />}
				<Summary {...props} tally={tally} length={questions.length} />
			</>
		);
	}
	return (
		<>
			{isFromGames && <BackToAnswers />}
			<p className="soft">
				{practiseWords.round.progress(place + 1, questions.length, tally.points, tally.streak)}
			</p>
			<QuestionView
				key={place}
				{...props}
				posed={posed}
				answered={answered}
				add={add}
				next={() => keep({ place: place + 1, tally, answered: undefined })}
			/>
		</>
	);
}

type QuestionViewProps = Omit<Props, "questions" | "entry"> & {
	readonly posed: Posed;
	/** As it was when its game was opened. */
	readonly answered: Answered | undefined;
	readonly add: (graded: Graded, marked?: ReadonlySet<Square>) => void;
	readonly next: () => void;
};

/** Faults that are explained; more would be a wall of text. */
const MAX_REASONS = 8;

/** Squares are marked, or a move is made. */
function QuestionView(props: QuestionViewProps) {
	const { posed } = props;
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<>
			<h2 ref={heading} tabIndex={-1}>
				{practiseWords.round.question(posed.asked)}
			</h2>
			{posed.origin && <GameOf origin={posed.origin} />}
			{posed.asks === "reply" ? (
				<ReplyQuestion {...props} />
			) : (
				<SquaresQuestion {...props} toHeading={() => heading.current?.focus()} />
			)}
		</>
	);
}

type SquaresQuestionProps = QuestionViewProps & { readonly toHeading: () => void };

function SquaresQuestion(props: SquaresQuestionProps) {
	const { core, posed, answered, hasClock, add, next, toHeading } = props;
	const [marked, setMarked] = useState<ReadonlySet<Square>>(answered?.marked ?? new Set());
	const [graded, setGraded] = useState(answered?.graded);
	const [startedAt] = useState(() => performance.now());
	const mark = (square: Square, isMarked: boolean) =>
		setMarked((before) => {
			const after = new Set(before);
			if (isMarked) after.add(square);
			else after.delete(square);
			return after;
		});
	const answer = () => {
		const seconds = hasClock ? (performance.now() - startedAt) / 1000 : undefined;
		const found = grade(marked, posed.answer, seconds);
		setGraded(found);
		add(found, marked);
		toHeading();
	};
	const words = practiseWords.round;
	const faults = graded === undefined ? [] : [...graded.tooMany, ...graded.missed];
	return (
		<div className="asked">
			<PosedBoard posed={posed} marked={marked} graded={graded} among={posed.among} mark={mark} />
			<div>
				{hasClock && graded === undefined && <Clock startedAt={startedAt} />}
				<p role="status">
					{graded === undefined
						? words.marked(marked.size)
						: words.graded(
								graded.right.length,
								graded.tooMany.length,
								graded.missed.length,
								graded.points,
							)}
				</p>
				<p className="row">
					{graded === undefined ? (
						<button type="button" onClick={answer}>
							{words.answer}
						</button>
					) : (
						<button type="button" onClick={next}>
							{words.next}
						</button>
					)}
				</p>
				{faults.length > 0 && (
					<ul className="reasons-why">
						{faults.slice(0, MAX_REASONS).map((square) => (
							<li key={square}>{reasonFor(core, posed, square)}</li>
						))}
					</ul>
				)}
			</div>
		</div>
	);
}

/** Seconds since a question was asked, for those who want to see them. */
function Clock({ startedAt }: { readonly startedAt: number }) {
	const [seconds, setSeconds] = useState(0);
	useEffect(() => {
		const timer = setInterval(
			() => setSeconds(Math.floor((performance.now() - startedAt) / 1000)),
			1000,
		);
		return () => clearInterval(timer);
	}, [startedAt]);
	return <p role="timer">{practiseWords.round.seconds(seconds)}</p>;
}

type SummaryProps = Pick<Props, "link" | "leave"> & {
	readonly tally: Tally;
	readonly length: number;
};

function Summary({ link, leave, tally, length }: SummaryProps) {
	const [best] = useState(() => bestWith(readBest(), length, tally.points, tally.longest));
	useEffect(() => saveBest(best), [best]);
	const [news, setNews] = useState("");
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const words = practiseWords.sum;
	const copy = () =>
		navigator.clipboard.writeText(link).then(
			() => setNews(words.copied),
			() => setNews(words.notCopied),
		);
	return (
		<>
			<h2 ref={heading} tabIndex={-1}>
				{words.points(tally.points, length * 100)}
			</h2>
			<p>{words.best(length, best.points[length], best.streak)}</p>
			<p>{words.forFriend}</p>
			<p className="row">
				<input readOnly aria-label={words.link} value={link} />
				<button type="button" onClick={() => void copy()}>
					{words.copy}
				</button>
				<button type="button" onClick={leave}>
					{words.again}
				</button>
			</p>
			<p role="status">{news}</p>
		</>
	);
}
