// The questions of a lesson as rows: what is asked, what is right, and which is being edited.

import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { Question } from "../../../exercise/questions.ts";
import { movesOf } from "../../../exercise/replies.ts";
import { type Posed, pose, type Tools } from "../../../exercise/right.ts";
import { askWords } from "../../../messages/en/exercise/ask.ts";
import { makeWords as words } from "../../../messages/en/exercise/make.ts";
import type { LessonQuestion } from "../../../session/lessonQuestions.ts";
import { rightNames, titleOf } from "../../../ui/exercise/reason.ts";
import { useSession } from "../../../ui/hooks/useApp.ts";
import { useInsight } from "../../../ui/hooks/useInsight.ts";
import { IconButton } from "../../../ui/IconButton.tsx";

/** Rows that are shown at first: a lesson may have thousands of questions. */
const SHOWN = 50;

type Props = {
	readonly found: readonly LessonQuestion[];
	readonly edited: LessonQuestion | undefined;
	readonly goTo: (question: LessonQuestion) => void;
	readonly remove: (question: LessonQuestion) => void;
	/** Only questions of the open chapter can be changed. */
	readonly canRemove: (question: LessonQuestion) => boolean;
};

/** Posed once for each question; an edit makes new ones. */
const known = new WeakMap<Question, Posed>();

function posedOf(question: Question, tools: Tools): Posed {
	const posed = known.get(question) ?? pose(question, tools, movesOf);
	// What hangs is found once that has loaded.
	if (tools.insight !== undefined) known.set(question, posed);
	return posed;
}

export function QuestionList({ found, edited, goTo, remove, canRemove }: Props) {
	const [shown, show] = useState(SHOWN);
	return (
		<>
			<ol className="question-list" aria-label={words.list}>
				{found.slice(0, shown).map((one, index) => (
					<li
						key={`${one.chapter} ${one.frame} ${one.index}`}
						aria-current={one === edited || undefined}
					>
						<button type="button" className="plain" onClick={() => goTo(one)}>
							<Row number={index + 1} found={one.found} />
						</button>
						{canRemove(one) && (
							<IconButton icon={Trash2} name={words.delete} onClick={() => remove(one)} />
						)}
					</li>
				))}
			</ol>
			{found.length > shown && (
				<button type="button" className="quiet" onClick={() => show(shown + SHOWN)}>
					{words.more(Math.min(SHOWN, found.length - shown))}
				</button>
			)}
		</>
	);
}

type RowProps = { readonly number: number; readonly found: LessonQuestion["found"] };

function Row({ number, found }: RowProps) {
	const { core } = useSession();
	const insight = useInsight();
	if (typeof found === "string") {
		return (
			<span>
				{number}. {words.broken(askWords.fault[found])}
			</span>
		);
	}
	const posed = posedOf(found, { core, insight });
	const names = rightNames(posed);
	const byWhom = found.answer === "map" ? words.byMap : words.byHand;
	const right = posed.choosing === "move" ? words.moves(names) : byWhom(names);
	return (
		<span>
			<strong>
				{number}. <bdi>{titleOf(posed)}</bdi>
			</strong>
			<span className="soft small">{right}</span>
		</span>
	);
}
