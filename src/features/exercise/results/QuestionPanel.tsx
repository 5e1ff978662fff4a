// One question of the class: how many pressed each square, the commonest mistake and why it is one;
// or what one pupil pressed.

import { Presentation, X } from "lucide-react";
import { useMemo } from "react";
import { useSize } from "../../../board/useSize.ts";
import type { Square } from "../../../chess/square.ts";
import type { Entry } from "../../../exercise/collect.ts";
import { markAnswer, tallyOf } from "../../../exercise/marking.ts";
import type { Posed } from "../../../exercise/right.ts";
import { exerciseWords } from "../../../messages/en/exercise/pupil.ts";
import { resultsWords as words } from "../../../messages/en/exercise/results.ts";
import { MarkPicture } from "../../../ui/exercise/MarkPicture.tsx";
import { markedBoard, shareBoard } from "../../../ui/exercise/questionBoard.ts";
import { reasonOf, titleOf } from "../../../ui/exercise/reason.ts";
import { keptExerciseHash } from "../../../ui/exerciseHash.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { PaintBoard } from "../../../ui/paint/PaintBoard.tsx";
import type { Opened } from "../opened.ts";

const NOTHING: ReadonlySet<Square> = new Set();
const never = () => false;

const MAX_BOARD_PX = 400;
const MARGINS_PX = 76;

const panelWidth = () => Math.min(MAX_BOARD_PX, document.documentElement.clientWidth - MARGINS_PX);

type Props = {
	readonly opened: Opened;
	readonly index: number;
	readonly entries: readonly Entry[];
	readonly chosen: Entry | undefined;
	readonly toAll: () => void;
	readonly remove: (entry: Entry) => void;
};

export function QuestionPanel({ opened, index, entries, chosen, toAll, remove }: Props) {
	const posed = opened.posedAt(index);
	return (
		<section className="results-panel" aria-labelledby="results-question">
			<p className="soft small">{words.question(index + 1)}</p>
			<h2 id="results-question">
				<bdi>{titleOf(posed)}</bdi>
			</h2>
			{chosen === undefined ? (
				<OfClass opened={opened} posed={posed} index={index} entries={entries} />
			) : (
				<>
					<div className="row">
						<p className="soft small">
							<bdi>{words.answerOf(chosen.name)}</bdi>
						</p>
						<button type="button" className="quiet" onClick={toAll}>
							{words.all}
						</button>
						<IconButton icon={X} name={words.remove(chosen.name)} onClick={() => remove(chosen)} />
					</div>
					<OfPupil opened={opened} posed={posed} answer={chosen.answers[index] ?? []} />
				</>
			)}
			<div className="results-acts">
				<a
					className="button primary"
					href={`${keptExerciseHash(opened.frame.mark, "wall")}&q=${index + 1}`}
				>
					<Presentation aria-hidden="true" />
					{words.wall}
				</a>
			</div>
		</section>
	);
}

type OfClassProps = Pick<Props, "opened" | "index" | "entries"> & { readonly posed: Posed };

function OfClass({ opened, posed, index, entries }: OfClassProps) {
	const size = useSize(panelWidth);
	const tally = useMemo(
		() =>
			tallyOf(
				entries.map(({ answers }) => answers[index] ?? []),
				posed.right,
			),
		[entries, index, posed],
	);
	const painted = useMemo(
		() => shareBoard(posed, tally.pressed, Math.max(1, tally.of), String),
		[posed, tally],
	);
	const { commonest } = tally;
	return (
		<>
			<p className="soft small results-legend">
				{words.pressedBy(tally.of)}
				<span className="ringed">{words.right}</span>
			</p>
			<PaintBoard size={size} painted={painted} pressed={NOTHING} press={never} canPress={never} />
			{tally.of > 0 && (
				<>
					<p>
						<strong>{words.mistake(tally)}</strong>
					</p>
					{commonest !== undefined && <p>{reasonOf(opened.core, posed, commonest.square)}</p>}
				</>
			)}
		</>
	);
}

type OfPupilProps = Pick<Props, "opened"> & {
	readonly posed: Posed;
	readonly answer: readonly Square[];
};

function OfPupil({ opened, posed, answer }: OfPupilProps) {
	const size = useSize(panelWidth);
	const marked = useMemo(() => markAnswer(answer, posed.right), [answer, posed]);
	const painted = useMemo(() => markedBoard(posed, marked), [posed, marked]);
	const { question } = exerciseWords;
	return (
		<>
			<PaintBoard
				size={size}
				painted={painted}
				pressed={NOTHING}
				press={never}
				canPress={never}
				tellsClasses
			/>
			<p className="results-outcome">
				<MarkPicture mark={marked.mark} />
				<strong>{question.marks[marked.mark]}</strong> {question.right(posed.right)}
			</p>
			<ul>
				{[...marked.tooMany, ...marked.missed].map((square) => (
					<li key={square}>{reasonOf(opened.core, posed, square)}</li>
				))}
			</ul>
		</>
	);
}
