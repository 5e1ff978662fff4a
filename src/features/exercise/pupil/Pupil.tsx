// A pupil's page: the name, the questions one by one, the end with the code. How far it is is kept
// in the browser, or for the visit.

import { useState } from "react";
import { type Coded, canChoose } from "../../../exercise/choices.ts";
import { type Progress, readProgress, saveProgress } from "../../../session/keptExercises.ts";
import type { Opened } from "../opened.ts";
import { EndPage } from "./EndPage.tsx";
import { QuestionPage } from "./QuestionPage.tsx";
import { Start } from "./Start.tsx";

/** Squares that cannot be pressed any more are none: what is kept may have been changed by hand. */
function progressIn({ frame }: Opened): Progress | undefined {
	const found = readProgress(frame.mark);
	if (found === undefined) return undefined;
	const answers = found.answers
		.slice(0, frame.asked.length)
		.map((answer, index) => answer.filter((one) => canAnswer(frame.asked[index], one)));
	return { ...found, answers };
}

const canAnswer = (asked: Coded | undefined, choice: number) =>
	asked !== undefined && canChoose(asked, choice);

export function Pupil({ opened }: { readonly opened: Opened }) {
	const [progress, setProgress] = useState(() => progressIn(opened));
	const [isStarted, setStarted] = useState(false);
	const [isKept, setKept] = useState(true);
	/** The question on view: it stays until its outcome has been read. */
	const [at, setAt] = useState(0);
	const { mark } = opened.frame;
	const count = opened.exercise.questions.length;
	const change = (next: Progress) => {
		setProgress(next);
		setKept(saveProgress(mark, next));
	};
	if (progress === undefined || !isStarted) {
		return (
			<Start
				opened={opened}
				progress={progress}
				begin={(name) => {
					const known = progress?.name === name ? progress : undefined;
					const next = known ?? { name, answers: [], marked: [] };
					change(next);
					setAt(next.answers.length);
					setStarted(true);
				}}
				// What was answered here stays until another name begins.
				toAnother={() => setProgress(undefined)}
			/>
		);
	}
	if (at >= count) {
		return <EndPage opened={opened} progress={progress} isKept={isKept} />;
	}
	const answer = progress.answers[at];
	return (
		<QuestionPage
			key={at}
			opened={opened}
			index={at}
			answer={answer}
			marked={progress.marked}
			mark={(marked) => change({ ...progress, marked })}
			give={(given) => {
				change({ ...progress, answers: [...progress.answers, given], marked: [] });
				// Nothing is to be read before the next question.
				if (opened.exercise.questions[at]?.afterwards === "end") setAt(at + 1);
			}}
			next={() => setAt(at + 1)}
		/>
	);
}
