// Who answered what: a row for each pupil, a column for each question; ten columns at a time. A
// press on a head shows the question, on a name the pupil, on a mark both.

import { ChevronLeft, ChevronRight } from "lucide-react";
import type { Entry } from "../../../exercise/collect.ts";
import { exerciseWords, pointsText } from "../../../messages/en/exercise/pupil.ts";
import { resultsWords as words } from "../../../messages/en/exercise/results.ts";
import { MarkPicture } from "../../../ui/exercise/MarkPicture.tsx";
import { titleOf } from "../../../ui/exercise/reason.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
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
			<div className="results-scroll">
				<table>
					<thead>
						<tr>
							<th scope="col">
								<span className="unseen">{words.name}</span>
							</th>
							{shown.map((index) => (
								<th key={index} scope="col" data-chosen={index === question || undefined}>
									<Head opened={opened} rows={rows} index={index} select={select} />
								</th>
							))}
							<th scope="col" className="points">
								{words.points}
							</th>
						</tr>
					</thead>
					<tbody>
						{rows.map(({ entry, marks, points }) => (
							<tr key={entry.text} data-chosen={entry === chosen || undefined}>
								<th scope="row">
									<button
										type="button"
										className="plain"
										aria-pressed={entry === chosen}
										onClick={() => select(question, entry)}
									>
										<bdi>{entry.name}</bdi>
									</button>
								</th>
								{shown.map((index) => {
									const mark = marks[index] ?? "wrong";
									return (
										<td key={index} data-chosen={index === question || undefined}>
											<button
												type="button"
												className="plain"
												aria-label={words.cell(entry.name, index + 1, words.marks[mark])}
												onClick={() => select(index, entry)}
											>
												<MarkPicture mark={mark} />
											</button>
										</td>
									);
								})}
								<td className="points">{pointsText(points)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</>
	);
}

type HeadProps = Pick<Props, "opened" | "rows" | "select"> & { readonly index: number };

/** The question's number, and the share of the class that has it right. */
function Head({ opened, rows, index, select }: HeadProps) {
	const full = rows.filter(({ marks }) => marks[index] === "full").length;
	const part = full / rows.length;
	const title = titleOf(opened.posedAt(index));
	return (
		<button
			type="button"
			className="plain results-column"
			title={title}
			aria-label={words.head(index + 1, title, full, rows.length)}
			onClick={() => select(index, undefined)}
		>
			<span>{index + 1}</span>
			<strong>{words.percent(part)}</strong>
			<span className="share" style={{ width: `${100 * part}%` }} />
		</button>
	);
}
