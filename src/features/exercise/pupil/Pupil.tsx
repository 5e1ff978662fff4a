// A pupil's page: the name, the questions one by one, the end with the code. How far each is who
// answers here is kept in the browser, or for the visit; another tab may go on with it.

import { useState } from "react";
import { isWorkKept } from "../../../runtime/keep/work.ts";
import {
	beginAgain,
	type Progress,
	progressOfAll,
	removeProgress,
	saveProgress,
} from "../../../session/keptProgress.ts";
import { type Coded, canChoose } from "../../../training/choices.ts";
import { dayNumber } from "../../../training/exercise/terms.ts";
import { useWork } from "../../../ui/hooks/useWork.ts";
import type { Opened } from "../opened.ts";
import { useRemoved } from "../useRemoved.ts";
import { EndPage } from "./EndPage.tsx";
import { QuestionPage } from "./QuestionPage.tsx";
import { SoFarPage } from "./SoFarPage.tsx";
import { Start } from "./Start.tsx";

/** Squares that cannot be pressed any more are none: what is kept may have been changed by hand. */
const progressIn = ({ frame }: Opened): Progress[] =>
	progressOfAll(frame.mark).map((one) => ({
		...one,
		answers: one.answers
			.slice(0, frame.asked.length)
			.map((answer, index) => answer.filter((choice) => canAnswer(frame.asked[index], choice))),
	}));

const canAnswer = (asked: Coded | undefined, choice: number) =>
	asked !== undefined && canChoose(asked, choice);

export function Pupil({ opened }: { readonly opened: Opened }) {
	const { mark } = opened.frame;
	const [all, renew] = useWork(() => progressIn(opened));
	/** Who answers. */
	const [name, setName] = useState<string>();
	const removed = useRemoved(renew);
	const [isKept] = useWork(isWorkKept);
	const count = opened.exercise.questions.length;
	const progress = all.find((one) => one.name === name);
	/** The question on view, of a try: it stays until its outcome has been read. */
	const [view, setView] = useState({ attempt: 0, at: 0 });
	const [isSending, setSending] = useState(false);
	// Another tab may have begun anew.
	const isOfThis = view.attempt === progress?.attempt;
	const at = isOfThis ? view.at : (progress?.answers.length ?? 0);
	const setAt = (next: number, attempt = progress?.attempt ?? 1) => setView({ attempt, at: next });
	const change = (next: Progress) => {
		saveProgress(mark, next);
		renew();
	};
	const remove = (of: string) => {
		removed.add(of, removeProgress(mark, of));
		setName(undefined);
	};
	// Removed here or in another tab.
	if (progress === undefined) {
		return (
			<Start
				opened={opened}
				all={all}
				begin={(who) => {
					const known = all.find((one) => one.name === who);
					change(known ?? { name: who, answers: [], marked: [], attempt: 1 });
					setAt(known?.answers.length ?? 0, known?.attempt ?? 1);
					setName(who);
					removed.forget();
				}}
				remove={remove}
				removed={removed.last}
				undo={removed.bringBack}
			/>
		);
	}
	if (at >= count) {
		return (
			<EndPage
				opened={opened}
				progress={progress}
				isKept={isKept}
				remove={() => remove(progress.name)}
				again={() => {
					beginAgain(mark, progress);
					renew();
				}}
			/>
		);
	}
	const answer = progress.answers[at];
	const isPart = progress.answers.length > 0 && progress.answers.length < count;
	if (isSending && isPart) {
		return <SoFarPage opened={opened} progress={progress} goOn={() => setSending(false)} />;
	}
	return (
		<QuestionPage
			key={`${progress.attempt} ${at}`}
			opened={opened}
			index={at}
			answer={answer}
			marked={progress.marked}
			isKept={isKept}
			mark={(marked) => change({ ...progress, marked })}
			give={(given) => {
				const answers = [...progress.answers, given];
				change({ ...progress, answers, marked: [], day: dayNumber(new Date()) });
				// Nothing is to be read before the next question.
				setAt(opened.exercise.questions[at]?.afterwards === "end" ? at + 1 : at);
			}}
			next={() => setAt(at + 1)}
			sendSoFar={isPart ? () => setSending(true) : undefined}
		/>
	);
}
