// The study of a list of games: a board of shares, the counts move by move, and the differences of
// two lists.

import { Field } from "../../../ui/parts/Field.tsx";
import { Section } from "../../../ui/parts/Section.tsx";
import "./study.css";
import { useMemo, useState } from "react";
import type { Square } from "../../../chess/square.ts";
import { BLACKS, CONTESTED, type Control, NEUTRAL, WHITES } from "../../../control/classes.ts";
import {
	type Difference,
	differences,
	MIN_GAMES,
	shareOf,
	sureDifferences,
} from "../../../games/collection/compare.ts";
import type { Shares } from "../../../games/collection/shares.ts";
import { chessWords } from "../../../messages/en/chess.ts";
import { studyWords } from "../../../messages/en/screens/study.ts";
import { Rich } from "../../../ui/Rich.tsx";
import { describeFilter } from "../filters/filterWords.ts";
import { withMe } from "../gamesState.ts";
import { useGames, useGamesContext } from "../useGames.ts";
import { CountsOverTime } from "./CountsOverTime.tsx";
import { comparisonsOf } from "./comparisons.ts";
import { LossPart } from "./LossPart.tsx";
import { ShareBoard, type SquareFace } from "./ShareBoard.tsx";
import { SquareShares, showGames } from "./SquareShares.tsx";
import { SPANS, WHOLE_GAME } from "./spans.ts";
import type { Counted } from "./studies.ts";
import { CLASS_ORDER, differenceFacts, shareFacts } from "./studyFacts.ts";
import { TakeAway } from "./TakeAway.tsx";
import { useStudies, useStudy } from "./useStudy.ts";

/** Sentences that are shown at first; the others can be opened. */
const MAX_SHOWN = 8;

function useDifferences({ shares }: Counted): readonly Difference[] {
	return useMemo(() => {
		const [one, other] = shares;
		return one === undefined || other === undefined ? [] : differences(one, other);
	}, [shares]);
}

function ComparisonPart({
	counted,
	all,
}: {
	readonly counted: Counted;
	readonly all: readonly Difference[];
}) {
	const { games } = useGamesContext();
	const { filters, shares, span } = counted;
	const words = studyWords.differences;
	const sure = useMemo(() => sureDifferences(all), [all]);
	const isFew = shares.some((one) => one.games < MIN_GAMES);
	const sentence = (one: Difference) => (
		<li key={one.cell}>
			{words.sentence(differenceFacts(one))}{" "}
			{filters.map((filter, index) => (
				<button
					key={describeFilter(filter)}
					type="button"
					className="quiet"
					onClick={() =>
						showGames(games, filter, span, (one.cell >> 2) as Square, (one.cell & 3) as Control)
					}
				>
					{words.games(index === 0 ? "first" : "second")}
				</button>
			))}
		</li>
	);
	return (
		<Section title={words.title(span.moves)}>
			<ol className="study-lists small">
				{filters.map((filter, index) => (
					<li key={describeFilter(filter)}>
						<Rich
							text={words.list(shares[index]?.games ?? 0, describeFilter(filter), (text) => (
								<button type="button" className="quiet" onClick={() => games.choose(filter)}>
									{text}
								</button>
							))}
						/>
					</li>
				))}
			</ol>
			{sure.length === 0 && <p>{isFew ? words.tooFew(MIN_GAMES) : words.none}</p>}
			<ul className="study-sentences small">{sure.slice(0, MAX_SHOWN).map(sentence)}</ul>
			{sure.length > MAX_SHOWN && (
				<details>
					<summary>{words.more(sure.length - MAX_SHOWN)}</summary>
					<ul className="study-sentences small">{sure.slice(MAX_SHOWN).map(sentence)}</ul>
				</details>
			)}
			<p className="soft small">{words.method}</p>
		</Section>
	);
}

/** From below, as on the timeline: White, both, nobody, Black. */
const STACK_ORDER: readonly Control[] = [WHITES, CONTESTED, NEUTRAL, BLACKS];

/** The smallest difference with a full tint: smaller ones are pale on any board. */
const MIN_FULL_DIFFERENCE = 0.08;

/** The difference with a full tint: the largest one of the board. */
export const fullOf = (all: readonly Difference[]): number =>
	Math.max(MIN_FULL_DIFFERENCE, ...all.map(({ one, other }) => Math.abs(one - other)));

const points = (share: number) => String(Math.round(100 * share));

/** All classes as a stack, or one as how much of its tint there is. */
export function shareFace(shares: Shares, square: Square, shown: Control | undefined): SquareFace {
	const share = (control: Control) => shareOf(shares, square * 4 + control);
	const words = studyWords.board.square(square, shareFacts(shares, square));
	if (shown !== undefined) {
		const layers = [{ control: shown, to: 1 }];
		const number = points(share(shown));
		return { words, number, layers, strength: share(shown), isMarked: false };
	}
	let to = 0;
	const layers = STACK_ORDER.map((control) => {
		to += share(control);
		return { control, to };
	});
	const [largest] = CLASS_ORDER.map(({ control }) => share(control)).sort((a, b) => b - a);
	return { words, number: points(largest ?? 0), layers, strength: 1, isMarked: false };
}

/**
 * By how much the first list has more of a class; without a class, of the one that differs most.
 */
export function differenceFace(
	all: readonly Difference[],
	square: Square,
	shown: Control | undefined,
	full: number,
): SquareFace {
	const here = all.slice(square * 4, square * 4 + 4);
	const by = ({ one, other }: Difference) => Math.abs(one - other);
	const most = here.reduce((best, one) => (by(one) > by(best) ? one : best), here[0] as Difference);
	const chosen = shown === undefined ? most : (here[shown] ?? most);
	const difference = chosen.one - chosen.other;
	const control = shown ?? ((chosen.cell & 3) as Control);
	const number = points(Math.abs(difference));
	const sign = number === "0" ? "" : difference > 0 ? "+" : "−";
	return {
		words: studyWords.board.difference(differenceFacts(chosen), chosen.isSure),
		number: sign + number,
		layers: [{ control, to: 1 }],
		strength: Math.abs(difference) / full,
		isMarked: chosen.isSure,
	};
}

const E4 = 28 as Square;

export function StudyPanel() {
	const counted = useStudy((state) => state.counted);
	const isCounting = useStudy((state) => state.isCounting);
	return (
		<section className="study column" aria-labelledby="study-title" aria-busy={isCounting}>
			<h2 id="study-title">{studyWords.title}</h2>
			<Choices />
			{counted !== undefined && <Results counted={counted} />}
			<LossPart />
		</section>
	);
}

/** The choice of moves and of a comparison. */
function Choices() {
	const { store } = useStudies();
	const span = useStudy((state) => state.span);
	const comparison = useStudy((state) => state.comparison);
	const aside = useStudy((state) => state.aside);
	const chosenFilter = useGames((state) => state.filter);
	const me = useGames((state) => state.me);
	const filter = useMemo(() => withMe({ filter: chosenFilter, me }), [chosenFilter, me]);
	const all = comparisonsOf(filter, aside);
	const possible = all.map(({ kind }) => kind);
	const chosen = comparison?.kind;
	// The current comparison stays in the menu, even if the games no longer suggest it.
	const kinds =
		chosen === undefined || possible.includes(chosen) ? possible : [chosen, ...possible];
	const words = studyWords.compare;
	return (
		<div className="study-choices row small apart">
			<Field title={studyWords.span.title} isBeside>
				<select
					value={span.id}
					onChange={({ target }) =>
						store.set({ span: SPANS.find(({ id }) => id === target.value) ?? WHOLE_GAME })
					}
				>
					{SPANS.map(({ id, moves }) => (
						<option key={id} value={id}>
							{studyWords.span.name(moves)}
						</option>
					))}
				</select>
			</Field>
			<Field title={words.title} isBeside>
				<select
					value={chosen ?? ""}
					onChange={({ target }) =>
						store.set({ comparison: all.find(({ kind }) => kind === target.value) })
					}
				>
					<option value="">{words.nothing}</option>
					{kinds.map((kind) => (
						<option key={kind} value={kind}>
							{words.with(kind)}
						</option>
					))}
				</select>
			</Field>
			<button
				type="button"
				className="quiet"
				title={aside && words.aside(describeFilter(aside))}
				onClick={() => store.set({ aside: filter })}
			>
				{aside === filter ? words.isAside : words.setAside}
			</button>
		</div>
	);
}

function Results({ counted }: { readonly counted: Counted }) {
	const { games } = useGamesContext();
	const [square, choose] = useState(E4);
	const [shown, show] = useState<Control>();
	const all = useDifferences(counted);
	const { shares, span, comparison } = counted;
	const [first] = shares;
	const count = useGames((state) => state.count);
	if (first === undefined || (comparison === undefined && count === 0)) {
		return <p>{studyWords.none}</p>;
	}
	const full = fullOf(all);
	const faceOf = (at: Square) =>
		comparison === undefined ? shareFace(first, at, shown) : differenceFace(all, at, shown, full);
	const words = studyWords.board;
	const what = comparison === undefined ? words.shares : words.differences;
	return (
		<>
			<p className="small">
				{comparison === undefined
					? words.aboutShares(first.games, first.positions, span.moves)
					: words.aboutDifferences(span.moves)}
			</p>
			<fieldset className="study-classes toggles">
				<legend className="unseen">{words.classes}</legend>
				<ClassButton
					title={comparison ? words.largest : words.allClasses}
					isOn={shown === undefined}
					show={() => show(undefined)}
				/>
				{CLASS_ORDER.map(({ key, control }) => (
					<ClassButton
						key={key}
						tint={key}
						title={chessWords.control(key)}
						isOn={shown === control}
						show={() => show(control)}
					/>
				))}
			</fieldset>
			<ShareBoard label={what} faceOf={faceOf} chosen={square} choose={choose} />
			<div className="study-more games-side surface column">
				<SquareShares counted={counted} square={square} />
				{comparison && <ComparisonPart counted={counted} all={all} />}
				<CountsOverTime
					all={shares}
					showGamesAt={(list, ply) => {
						games.store.set({ tab: "games" });
						void games.choose({ ...counted.filters[list], shortest: Math.ceil(ply / 2) });
					}}
				/>
				<TakeAway counted={counted} faceOf={faceOf} />
			</div>
		</>
	);
}

type ClassButtonProps = {
	readonly title: string;
	readonly tint?: string;
	readonly isOn: boolean;
	readonly show: () => void;
};

function ClassButton({ title, tint, isOn, show }: ClassButtonProps) {
	return (
		<button
			type="button"
			className={tint && "swatch"}
			data-tint={tint}
			aria-pressed={isOn}
			onClick={show}
		>
			{title}
		</button>
	);
}
