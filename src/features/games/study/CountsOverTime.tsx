// How many squares each class has, ply by ply: the median of all games as a line, their middle half
// as a band. Of two lists both lines.

import { QUARTERS, type Shares } from "../../../games/collection/shares.ts";
import { chessWords } from "../../../messages/en/chess.ts";
import { studyWords } from "../../../messages/en/screens/study.ts";
import { Section } from "../../../ui/parts/Section.tsx";
import { CLASS_ORDER } from "./studyFacts.ts";

const CHART_WIDTH = 320;
const CHART_HEIGHT = 96;
/** Squares at the top of the chart. */
const CHART_TOP_SQUARES = 48;

const pliesOf = ({ gamesAt }: Shares) => gamesAt.length;

const valueAt = ({ quarters }: Shares, ply: number, place: number, quarter: number) =>
	quarters[(ply * 4 + place) * QUARTERS + quarter] ?? 0;

const xOf = (ply: number, plies: number) =>
	((ply / Math.max(1, plies - 1)) * CHART_WIDTH).toFixed(1);
const yOf = (squares: number) =>
	(
		CHART_HEIGHT -
		(Math.min(CHART_TOP_SQUARES, squares) / CHART_TOP_SQUARES) * CHART_HEIGHT
	).toFixed(1);

function lineOf(shares: Shares, plies: number, place: number, quarter: number): string[] {
	const shown = Math.min(plies, pliesOf(shares));
	return Array.from(
		{ length: shown },
		(_, ply) => `${xOf(ply, plies)},${yOf(valueAt(shares, ply, place, quarter))}`,
	);
}

/** Plies of the table: the start, and after every fifth move. */
const tablePlies = (plies: number) =>
	Array.from({ length: Math.ceil(plies / 10) }, (_, index) => index * 10);

type Props = {
	readonly all: readonly Shares[];
	/** Lists the games of a list that reach a ply. */
	readonly showGamesAt: (list: number, ply: number) => void;
};

export function CountsOverTime({ all, showGamesAt }: Props) {
	const plies = Math.max(0, ...all.map(pliesOf));
	if (plies < 2) return null;
	return (
		<Section title={studyWords.counts.title}>
			<p className="soft small">
				{studyWords.counts.about(Math.ceil((plies - 1) / 2), all.length > 1)}
			</p>
			<div className="study-charts">
				{CLASS_ORDER.map(({ key }, place) => (
					<figure className="flush" key={key} data-tint={key}>
						<figcaption className="swatch small">{chessWords.control(key)}</figcaption>
						<svg
							viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
							preserveAspectRatio="none"
							aria-hidden="true"
						>
							{all.slice(0, 1).map((shares) => (
								<polygon
									key="band"
									points={[
										...lineOf(shares, plies, place, 0),
										...lineOf(shares, plies, place, 2).reverse(),
									].join(" ")}
								/>
							))}
							{all.map((shares, index) => (
								<polyline
									// biome-ignore lint/suspicious/noArrayIndexKey: there are two at most
									key={index}
									points={lineOf(shares, plies, place, 1).join(" ")}
									strokeDasharray={index === 0 ? undefined : "5 4"}
								/>
							))}
						</svg>
					</figure>
				))}
			</div>
			<details>
				<summary>{studyWords.counts.asTable}</summary>
				<CountsTable all={all} plies={plies} showGamesAt={showGamesAt} />
			</details>
		</Section>
	);
}

function CountsTable({ all, plies, showGamesAt }: Props & { readonly plies: number }) {
	const words = studyWords.counts;
	return (
		<div className="study-table">
			<table>
				<thead>
					<tr>
						<th>{words.afterMove}</th>
						{all.length > 1 && <th>{words.whichList}</th>}
						<th>{words.games}</th>
						{CLASS_ORDER.map(({ key }) => (
							<th key={key}>{chessWords.control(key)}</th>
						))}
					</tr>
				</thead>
				<tbody>
					{tablePlies(plies).flatMap((ply) =>
						all.map((shares, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: there are two at most
							<tr key={`${ply} ${index}`}>
								<th>{ply / 2}</th>
								{all.length > 1 && <td>{words.list(index === 0 ? "first" : "second")}</td>}
								<td>
									<button type="button" className="quiet" onClick={() => showGamesAt(index, ply)}>
										{shares.gamesAt[ply] ?? 0}
									</button>
								</td>
								{CLASS_ORDER.map(({ key }, place) => (
									<td key={key}>{rangeAt(shares, ply, place)}</td>
								))}
							</tr>
						)),
					)}
				</tbody>
			</table>
		</div>
	);
}

/** "24 (22–26)". */
function rangeAt(shares: Shares, ply: number, place: number): string {
	if (ply >= pliesOf(shares)) return "–";
	const [low, middle, high] = [0, 1, 2].map((quarter) => valueAt(shares, ply, place, quarter));
	return `${middle} (${low}–${high})`;
}
