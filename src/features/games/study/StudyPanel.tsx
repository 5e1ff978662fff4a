// The study of a list of games: a board of shares, the counts move by move, and the differences of
// two lists.

import { useMemo, useState } from "react";
import type { Square } from "../../../chess/square.ts";
import type { Control } from "../../../control/classes.ts";
import { chessWords } from "../../../messages/en/chess.ts";
import { studyWords } from "../../../messages/en/screens/study.ts";
import { describeFilter } from "../filters/filterWords.ts";
import { withMe } from "../gamesState.ts";
import { useGames, useGamesContext } from "../useGames.ts";
import { ComparisonPart, useDifferences } from "./Comparison.tsx";
import { CountsOverTime } from "./CountsOverTime.tsx";
import { comparisonsOf } from "./comparisons.ts";
import { differenceFace, fullOf, shareFace } from "./faces.ts";
import { LossPart } from "./LossPart.tsx";
import { ShareBoard } from "./ShareBoard.tsx";
import { SquareShares } from "./SquareShares.tsx";
import { SPANS, WHOLE_GAME } from "./spans.ts";
import type { Counted } from "./studies.ts";
import { CLASS_ORDER } from "./studyFacts.ts";
import { TakeAway } from "./TakeAway.tsx";
import { useStudies, useStudy } from "./useStudy.ts";
import "./study.css";

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
			<label className="row small">
				<span className="soft">{studyWords.span.title}</span>
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
			</label>
			<label className="row small">
				<span className="soft">{words.title}</span>
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
			</label>
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
