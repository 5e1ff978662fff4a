// The end: what was right, the code, and a way to send it.

import { useEffect, useRef } from "react";
import { exerciseWords, pointsText } from "../../../messages/en/exercise/pupil.ts";
import { MAX_AGE, type Progress } from "../../../session/keptProgress.ts";
import { dayText, FREE } from "../../../training/exercise/terms.ts";
import { type Marked, pointsOf } from "../../../training/mark.ts";
import { markPosed, type Posed } from "../../../training/pose.ts";
import { ToDeck } from "../../../ui/deck/ToDeck.tsx";
import { MarkPicture } from "../../../ui/question/MarkPicture.tsx";
import { outcomeNames, titleOf } from "../../../ui/question/reason.ts";
import { OwnReason } from "../../../ui/question/Verdict.tsx";
import type { Opened } from "../opened.ts";
import { Sending, useDayOf } from "./Sending.tsx";

const words = exerciseWords.end;

type Props = {
	readonly opened: Opened;
	readonly progress: Progress;
	readonly isKept: boolean;
	readonly remove: () => void;
	/** Begins the next try. */
	readonly again: () => void;
};

/** Rows that are shown; an exercise may have thousands of questions. */
const MAX_ROWS = 100;

export function EndPage({ opened, progress, isKept, remove, again }: Props) {
	const { exercise, title } = opened;
	const { name, answers, attempt } = progress;
	const { tries, until } = exercise.terms ?? FREE;
	const day = useDayOf(progress);
	const marked = exercise.questions.map((_, index) =>
		markPosed(opened.posedAt(index), answers[index] ?? []),
	);
	const points = pointsText(pointsOf(marked.map(({ mark }) => mark)));
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<article className="exercise end-page">
			<p className="soft">
				<bdi>{title}</bdi>
			</p>
			<h1 className="breaks" ref={heading} tabIndex={-1}>
				<bdi>{words.title(name, points, marked.length)}</bdi>
			</h1>
			{tries > 1 && <p className="soft">{words.attempt(attempt, tries)}</p>}
			{until !== "" && dayText(day) > until && <p>{exerciseWords.start.late(until)}</p>}
			<ol className="end-rows list">
				{marked.slice(0, MAX_ROWS).map((one, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its number
					<Row key={index} marked={one} posed={opened.posedAt(index)} />
				))}
			</ol>
			<Sending opened={opened} progress={progress} />
			{attempt < tries && (
				<p>
					<button type="button" onClick={again}>
						{words.again}
					</button>{" "}
					<span className="soft small">{words.sendFirst}</span>
				</p>
			)}
			<ToDeck
				topic="exercise"
				missed={exercise.questions.filter((_, index) => marked[index]?.mark !== "full")}
				all={exercise.questions}
			/>
			<p className="soft small">
				{isKept ? exerciseWords.start.stays(MAX_AGE) : words.notKept}{" "}
				<button type="button" className="quiet" onClick={remove}>
					{words.remove}
				</button>
			</p>
		</article>
	);
}

type RowProps = { readonly marked: Marked; readonly posed: Posed };

const Row = ({ marked, posed }: RowProps) => (
	<li className="beside loose ruled">
		<div className="grow breaks">
			<strong>
				<bdi>{titleOf(posed)}</bdi>
			</strong>
			<p className="soft small">
				{posed.right.length === 0
					? exerciseWords.question.right([])
					: exerciseWords.question.outcome(outcomeNames(posed, marked), posed.choosing)}
			</p>
			<OwnReason posed={posed} />
		</div>
		<MarkPicture mark={marked.mark} />
		<span className="unseen">{words.marks[marked.mark]}</span>
	</li>
);
