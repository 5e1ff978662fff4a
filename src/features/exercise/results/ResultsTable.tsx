// Who answered what: a card for each question, ten at a time, and below them a row for each pupil;
// of a long class two columns. A press on a card shows the question, on a name the pupil, on a mark
// both.

import { ChevronLeft, ChevronRight } from "lucide-react";
import { exerciseWords, pointsText } from "../../../messages/en/exercise/pupil.ts";
import { resultsWords as words } from "../../../messages/en/exercise/results.ts";
import type { Entry } from "../../../training/exercise/collect.ts";
import { pointsOf } from "../../../training/mark.ts";
import { useMedia } from "../../../ui/hooks/useMedia.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { MarkPicture } from "../../../ui/question/MarkPicture.tsx";
import { titleOf } from "../../../ui/question/reason.ts";
import type { Opened } from "../opened.ts";
import type { Row } from "./rows.ts";

const COLUMNS = 10;

type Props = {
	readonly opened: Opened;
	readonly rows: readonly Row[];
	readonly question: number;
	readonly chosen: Entry | undefined;
	readonly select: (question: number, entry: Entry | undefined) => void;
};

export function ResultsTable({ opened, rows, question, chosen, select }: Props) {
	const count = opened.exercise.questions.length;
	const first = Math.floor(question / COLUMNS) * COLUMNS;
	const isWide = useMedia(ROOMY);
	const shown = Array.from({ length: Math.min(COLUMNS, count - first) }, (_, at) => first + at);
	return (
		<>
			{count > COLUMNS && (
				<div className="row results-pages">
					<IconButton
						icon={ChevronLeft}
						name={exerciseWords.question.number(first, count)}
						aria-disabled={first === 0}
						onClick={() => first > 0 && select(first - COLUMNS, chosen)}
					/>
					<span className="soft small">{exerciseWords.question.number(question + 1, count)}</span>
					<IconButton
						icon={ChevronRight}
						name={exerciseWords.question.number(Math.min(count, first + COLUMNS + 1), count)}
						aria-disabled={first + COLUMNS >= count}
						onClick={() => first + COLUMNS < count && select(first + COLUMNS, chosen)}
					/>
				</div>
			)}
			<ul className="results-cards list" aria-label={words.questions}>
				{shown.map((index) => (
					<li key={index}>
						<Card {...{ opened, rows, index, select }} isChosen={index === question} />
					</li>
				))}
			</ul>
			<div className="results-scroll">
				{columnsOf(rows, isWide && shown.length <= BESIDE_EACH_OTHER).map((part, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
					<Marks key={index} {...{ rows: part, shown, of: count, question, chosen, select }} />
				))}
			</div>
		</>
	);
}

/** Questions for which two tables have room, and pupils from which on there are two. */
const BESIDE_EACH_OTHER = 5;
const LONG = 12;
/** 1200 pixels, in letters. */
const ROOMY = "(min-width: 1200px)";

function columnsOf(rows: readonly Row[], areTwo: boolean): (readonly Row[])[] {
	if (!areTwo || rows.length <= LONG) return [rows];
	const half = Math.ceil(rows.length / 2);
	return [rows.slice(0, half), rows.slice(half)];
}

type MarksProps = Pick<Props, "rows" | "question" | "chosen" | "select"> & {
	readonly shown: readonly number[];
	/** How many questions the exercise has. */
	readonly of: number;
};

const Marks = ({ rows, shown, of, question, chosen, select }: MarksProps) => (
	<table>
		<thead>
			<tr>
				<th scope="col">
					<span className="unseen">{words.name}</span>
				</th>
				{shown.map((index) => (
					<th key={index} scope="col" data-chosen={index === question || undefined}>
						{index + 1}
					</th>
				))}
				<th scope="col" className="points">
					<span className="unseen">{words.points}</span>
				</th>
			</tr>
		</thead>
		<tbody>
			{rows.map(({ entry, name, marks, points, isLate, isPart }) => (
				<tr key={entry.text} data-chosen={entry === chosen || undefined}>
					<th scope="row">
						<button
							type="button"
							className="plain"
							aria-pressed={entry === chosen}
							onClick={() => select(question, entry)}
						>
							<bdi>{name}</bdi>
							{isPart && <span className="soft small late">{words.part(marks.length, of)}</span>}
							{isLate && <span className="soft small late">{words.late}</span>}
						</button>
					</th>
					{shown.map((index) => {
						const mark = marks[index];
						return (
							<td key={index} data-chosen={index === question || undefined}>
								<button
									type="button"
									className="plain"
									aria-label={words.cell(name, index + 1, words.marks[mark ?? "open"])}
									onClick={() => select(index, entry)}
								>
									{mark === undefined ? "–" : <MarkPicture mark={mark} />}
								</button>
							</td>
						);
					})}
					<td className="points nowrap strong">{words.pointsOf(pointsText(points), of)}</td>
				</tr>
			))}
		</tbody>
	</table>
);

type CardProps = Pick<Props, "opened" | "rows" | "select"> & {
	readonly index: number;
	readonly isChosen: boolean;
};

/** The question, and the share of its points that the class has: half right is half a point. */
function Card({ opened, rows, index, select, isChosen }: CardProps) {
	const marked = rows.flatMap(({ marks }) => marks[index] ?? []);
	const part = pointsOf(marked) / Math.max(1, marked.length);
	const title = titleOf(opened.posedAt(index));
	return (
		<button
			type="button"
			className="results-card surface full"
			aria-pressed={isChosen}
			title={title}
			aria-label={words.head(index + 1, title, part, marked)}
			onClick={() => select(index, undefined)}
		>
			<span className="results-title small regular breaks">
				{index + 1}. <bdi>{title}</bdi>
			</span>
			<strong>{words.percent(part)}</strong>
			<span className="share full">
				<span style={{ width: `${100 * part}%` }} />
			</span>
		</button>
	);
}
