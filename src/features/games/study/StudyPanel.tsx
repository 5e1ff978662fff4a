// Who controls what in the games of the list: a board of shares, the counts move by move, and what two lists differ in.

import { useState } from "react";
import type { Square } from "../../../chess/square.ts";
import type { Control } from "../../../control/classes.ts";
import { chessWords } from "../../../messages/en/chess.ts";
import { describeFilter } from "../filterWords.ts";
import { useGames, useOpened } from "../useGames.ts";
import { ComparisonPart, useDifferences } from "./Comparison.tsx";
import { CountsOverTime } from "./CountsOverTime.tsx";
import { comparisonsOf } from "./comparisons.ts";
import { differenceFace, fullOf, shareFace } from "./faces.ts";
import { ShareBoard } from "./ShareBoard.tsx";
import { SquareShares } from "./SquareShares.tsx";
import { SPANS, WHOLE } from "./spans.ts";
import type { Counted } from "./studies.ts";
import { CLASS_ORDER } from "./studyWords.ts";
import { TakeAway } from "./TakeAway.tsx";
import { useStudies, useStudy } from "./useStudy.ts";
import "./study.css";

const E4 = 28 as Square;

const numbers = new Intl.NumberFormat("en");

export function StudyPanel() {
	const counted = useStudy((state) => state.counted);
	const isCounting = useStudy((state) => state.isCounting);
	return (
		<section className="study" aria-labelledby="study-title" aria-busy={isCounting}>
			<h2 id="study-title">Who controls what</h2>
			<Choices />
			{counted !== undefined && <Found counted={counted} />}
		</section>
	);
}

/** Which moves, and compared with what. */
function Choices() {
	const { store } = useStudies();
	const span = useStudy((state) => state.span);
	const comparison = useStudy((state) => state.comparison);
	const aside = useStudy((state) => state.aside);
	const filter = useGames((state) => state.filter);
	const all = comparisonsOf(filter, aside);
	const chosen = comparison?.name ?? "";
	return (
		<div className="study-choices">
			<label>
				<span className="soft">Moves</span>
				<select
					value={span.name}
					onChange={({ target }) =>
						store.set({ span: SPANS.find(({ name }) => name === target.value) ?? WHOLE })
					}
				>
					{SPANS.map(({ name }) => (
						<option key={name}>{name}</option>
					))}
				</select>
			</label>
			<label>
				<span className="soft">Compare</span>
				<select
					value={chosen}
					onChange={({ target }) =>
						store.set({ comparison: all.find(({ name }) => name === target.value) })
					}
				>
					<option value="">nothing</option>
					{comparison && !all.some(({ name }) => name === chosen) && <option>{chosen}</option>}
					{all.map(({ name }) => (
						<option key={name}>{name}</option>
					))}
				</select>
			</label>
			<button
				type="button"
				className="quiet"
				title={aside && `Set aside: ${describeFilter(aside)}`}
				onClick={() => store.set({ aside: filter })}
			>
				{aside === filter ? "Set aside: now choose another list" : "Set this list aside"}
			</button>
		</div>
	);
}

function Found({ counted }: { readonly counted: Counted }) {
	const { games } = useOpened();
	const [square, choose] = useState(E4);
	const [shown, show] = useState<Control>();
	const all = useDifferences(counted);
	const { shares, span, comparison } = counted;
	const [first] = shares;
	const count = useGames((state) => state.count);
	if (first === undefined || (comparison === undefined && count === 0)) {
		return <p>There are no games to study in this list.</p>;
	}
	const full = fullOf(all);
	const faceOf = (at: Square) =>
		comparison === undefined ? shareFace(first, at, shown) : differenceFace(all, at, shown, full);
	const what = comparison === undefined ? "Shares of squares" : "Differences of shares";
	return (
		<>
			<p className="small">
				{comparison === undefined
					? `${numbers.format(first.games)} games, ${numbers.format(first.positions)} positions ${span.words}. Numbers are per cent.`
					: `The first less the second, in points of a per cent, ${span.words}.`}
			</p>
			<fieldset className="study-classes">
				<legend className="unseen">What the board shows</legend>
				<ClassButton
					title={comparison ? "Largest" : "All"}
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
			<SquareShares counted={counted} square={square} />
			{comparison && <ComparisonPart counted={counted} all={all} />}
			<CountsOverTime
				all={shares}
				lead={(list, ply) =>
					void games.choose({ ...counted.filters[list], shortest: Math.ceil(ply / 2) })
				}
			/>
			<TakeAway counted={counted} faceOf={faceOf} />
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
