// One question of the class: how many pressed each square, the commonest mistake and why it is one;
// or what one pupil pressed.

import { Presentation, X } from "lucide-react";
import { useMemo } from "react";
import { useSize } from "../../../board/useSize.ts";
import { resultsWords as words } from "../../../messages/en/exercise/results.ts";
import type { Choice } from "../../../training/choices.ts";
import type { Entry } from "../../../training/exercise/collect.ts";
import { type Tally, tallyOf } from "../../../training/mark.ts";
import { markPosed, type Posed } from "../../../training/pose.ts";
import { keptExerciseHash } from "../../../ui/exerciseHash.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { PaintBoard } from "../../../ui/question/PaintBoard.tsx";
import { QuestionBoard } from "../../../ui/question/QuestionBoard.tsx";
import { shareBoard } from "../../../ui/question/questionBoard.ts";
import { choiceName, reasonsOf, rightNames, titleOf } from "../../../ui/question/reason.ts";
import { OwnReason, Verdict } from "../../../ui/question/Verdict.tsx";
import type { Opened } from "../opened.ts";

const MAX_BOARD_PX = 400;
const MARGINS_PX = 76;

const panelWidth = () => Math.min(MAX_BOARD_PX, document.documentElement.clientWidth - MARGINS_PX);

type Props = {
	readonly opened: Opened;
	readonly index: number;
	readonly entries: readonly Entry[];
	readonly chosen: Entry | undefined;
	/** The chosen pupil's, with a number where others have the same. */
	readonly name: string;
	readonly toAll: () => void;
	readonly remove: (entry: Entry) => void;
};

export function QuestionPanel({ opened, index, entries, chosen, name, toAll, remove }: Props) {
	const posed = opened.posedAt(index);
	return (
		<section
			className="results-panel surface column joined breaks"
			aria-labelledby="results-question"
		>
			<p className="soft small">{words.question(index + 1)}</p>
			<h2 id="results-question">
				<bdi>{titleOf(posed)}</bdi>
			</h2>
			{chosen === undefined ? (
				<OfClass opened={opened} posed={posed} index={index} entries={entries} />
			) : (
				<>
					<div className="row">
						<p className="soft small flush">
							<bdi>{words.answerOf(name)}</bdi>
						</p>
						<button type="button" className="quiet" onClick={toAll}>
							{words.all}
						</button>
						<IconButton icon={X} name={words.remove(name)} onClick={() => remove(chosen)} />
					</div>
					<OfPupil {...{ opened, posed, name }} answer={chosen.answers[index]} />
				</>
			)}
			<div className="results-acts beside">
				<a
					className="button primary to-end"
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
				entries.flatMap(({ answers }) => answers.slice(index, index + 1)),
				posed.right,
				posed.choosing,
			),
		[entries, index, posed],
	);
	const painted = useMemo(
		() => shareBoard(posed, tally.chosen, Math.max(1, tally.of), String),
		[posed, tally],
	);
	const { commonest } = tally;
	return (
		<>
			<p className="beside spread soft small">
				{tally.of > 0 && words.pressedBy(tally.of)}
				<span className="ringed">{words.right}</span>
			</p>
			<PaintBoard size={size} painted={painted} />
			{posed.choosing !== "squares" && <Said posed={posed} tally={tally} />}
			{tally.of > 0 && (
				<>
					<p>
						<strong>
							{words.mistake(tally, commonest ? choiceName(posed)(commonest.choice) : "")}
						</strong>
					</p>
					{commonest !== undefined &&
						reasonsOf(opened.core, posed, [commonest.choice]).map((reason) => (
							<p key={reason}>{reason}</p>
						))}
				</>
			)}
			<OwnReason posed={posed} />
		</>
	);
}

/** Answers of a class that no board of shares can tell, the most frequent first. */
function Said({ posed, tally }: { readonly posed: Posed; readonly tally: Tally }) {
	const all = [...tally.chosen].sort(([, one], [, other]) => other - one);
	return (
		<ul className="said list" aria-label={words.said}>
			{all.map(([choice, count]) => (
				<li key={choice}>
					<strong>{choiceName(posed)(choice)}</strong>
					<progress className="full" max={Math.max(1, tally.of)} value={count} aria-hidden="true" />
					<span>
						{words.saidBy(count, tally.of)}
						{posed.right.includes(choice) && `, ${words.right}`}
					</span>
				</li>
			))}
		</ul>
	);
}

type OfPupilProps = Pick<Props, "opened" | "name"> & {
	readonly posed: Posed;
	/** Undefined where a part was sent without it. */
	readonly answer: readonly Choice[] | undefined;
};

function OfPupil({ opened, posed, name, answer }: OfPupilProps) {
	const size = useSize(panelWidth);
	const marked = useMemo(() => answer && markPosed(posed, answer), [answer, posed]);
	if (answer === undefined || marked === undefined) return <p>{words.notYet}</p>;
	const names = answer.map(choiceName(posed));
	return (
		<>
			<QuestionBoard asking={{ posed, chosen: answer, marked }} size={size} />
			<Verdict
				posed={posed}
				marked={marked}
				core={opened.core}
				says={
					posed.choosing === "squares"
						? undefined
						: words.saidOne(name, names, rightNames(posed), marked.mark === "full")
				}
			/>
		</>
	);
}
