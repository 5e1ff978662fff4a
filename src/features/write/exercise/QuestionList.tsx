// The questions of a lesson as rows: what is asked, what is right, and which is being edited.

import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { askWords } from "../../../messages/en/exercise/ask.ts";
import { makeWords as words } from "../../../messages/en/exercise/make.ts";
import type { LessonQuestion } from "../../../session/lessonQuestions.ts";
import { type Posed, type PoseModules, pose } from "../../../training/pose.ts";
import type { Question } from "../../../training/question.ts";
import { RULES } from "../../../training/rules.ts";
import { useSession } from "../../../ui/hooks/useApp.ts";
import { useInsight } from "../../../ui/hooks/useInsight.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { rightNames, titleOf } from "../../../ui/question/reason.ts";
import { RowHandle, useRowOrder } from "../RowHandle.tsx";
import "../../../ui/style/laterParts.css";

/** Rows that are shown at first: a lesson may have thousands of questions. */
const SHOWN = 50;

type Props = {
	readonly found: readonly LessonQuestion[];
	readonly edited: LessonQuestion | undefined;
	/** Of the chapters, where there are several. */
	readonly titles: readonly string[] | undefined;
	readonly goTo: (question: LessonQuestion) => void;
	readonly remove: (question: LessonQuestion) => void;
	/** Only questions of the open chapter can be changed. */
	readonly canRemove: (question: LessonQuestion) => boolean;
	/** Puts one in the place of another. */
	readonly place: (from: number, to: number) => void;
};

/** Posed once for each question; an edit makes new ones. */
const known = new WeakMap<Question, Posed>();

function posedOf(question: Question, tools: PoseModules): Posed {
	const posed = known.get(question) ?? pose(question, tools, RULES);
	// Hanging pieces are found only after the insight has loaded.
	if (tools.insight !== undefined) known.set(question, posed);
	return posed;
}

export function QuestionList({ found, edited, titles, goTo, remove, canRemove, place }: Props) {
	const [shown, show] = useState(SHOWN);
	const list = useRowOrder(place);
	const hasOrder = found.length > 1;
	return (
		<>
			<ol ref={list} className="question-list list scroll" aria-label={words.list}>
				{found.slice(0, shown).map((one, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a key that moves a row is of its place
					<li key={index} className="beside joined" aria-current={one === edited || undefined}>
						{hasOrder && (
							<RowHandle
								name={words.handle(index + 1)}
								hint={words.handleHint}
								index={index}
								place={place}
							/>
						)}
						<button type="button" className="plain entry" onClick={() => goTo(one)}>
							<Row number={index + 1} {...one} title={titles?.[one.chapter]} />
						</button>
						{hasOrder && one === edited && (
							<>
								<IconButton
									icon={ArrowUp}
									name={words.up}
									aria-disabled={index === 0}
									onClick={() => place(index, index - 1)}
								/>
								<IconButton
									icon={ArrowDown}
									name={words.down}
									aria-disabled={index === found.length - 1}
									onClick={() => place(index, index + 1)}
								/>
							</>
						)}
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

type RowProps = Pick<LessonQuestion, "found" | "chapter"> & {
	readonly number: number;
	/** Of the chapter, where there are several. */
	readonly title: string | undefined;
};

function Row({ number, found, chapter, title }: RowProps) {
	const { core } = useSession();
	const insight = useInsight();
	if (typeof found === "string") {
		return (
			<span className="slim breaks">
				{number}. {words.broken(askWords.fault[found])}
			</span>
		);
	}
	const posed = posedOf(found, { core, insight });
	const names = rightNames(posed);
	const byWhom = found.answer === "map" ? words.byMap : words.byHand;
	const right = posed.choosing === "move" ? words.moves(names) : byWhom(names);
	return (
		<span className="column joined slim breaks">
			<strong>
				{number}. <bdi>{titleOf(posed)}</bdi>
			</strong>
			<span className="soft small">
				<bdi>{title === undefined ? right : words.inChapter(right, chapter + 1, title)}</bdi>
			</span>
		</span>
	);
}
