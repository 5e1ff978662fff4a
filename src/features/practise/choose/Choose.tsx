// The screen where a round is chosen: eight kinds, each with a small board, and beside them where
// its positions come from, how many there are, and one's own progress.

import { type CSSProperties, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { Core } from "../../../control/core.ts";
import type { Insight } from "../../../control/insight.ts";
import { practiseWords } from "../../../messages/en/screens/practise.ts";
import { choiceWords } from "../../../messages/en/screens/practiseChoice.ts";
import type { Posed } from "../../../training/pose.ts";
import { kindOf, type Round } from "../../../training/round.ts";
import { QUESTION_KINDS, type QuestionKind } from "../../../training/sources/kinds.ts";
import type { SourceName } from "../../../training/sources/positions.ts";
import { useTraining } from "../../../ui/deck/useTraining.ts";
import { useWork } from "../../../ui/hooks/useWork.ts";
import { EXERCISE_HASH, GAMES_HASH } from "../../../ui/routes.ts";
import { countOf, type Finding, questionsOn } from "../finding.ts";
import { type Kept, keep, readKept } from "../record.ts";
import { useRoundSize } from "../round/useRoundSize.ts";
import { Due } from "./Due.tsx";
import { MissedMost, Streak } from "./Own.tsx";
import { Tiles } from "./Tiles.tsx";
import "../../../ui/notice.css";
import "../practise.css";

const words = choiceWords;
const LENGTHS = [5, 10, 20];

export type Chosen = {
	readonly kind: QuestionKind;
	readonly questions: readonly Posed[];
	readonly isQuick: boolean;
	/** How many questions were wanted, where a number was chosen. */
	readonly wanted?: number;
};

type Props = {
	readonly core: Core;
	readonly insight: Insight;
	readonly finding: Finding;
	readonly begin: (chosen: Chosen) => void;
	/** A round that was left before its end: ended here, or left for another screen. */
	readonly unfinished: Round | undefined;
	readonly isEnded: boolean;
	readonly goOn: (round: Round) => void;
};

export function Choose(props: Props) {
	const [kept] = useWork(readKept);
	const [kind, setKind] = useState<QuestionKind>(
		QUESTION_KINDS.find((one) => one === kept.kind) ?? "oneOfThree",
	);
	const { width } = useRoundSize();
	const deck = useTraining();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus({ preventScroll: true }), []);
	// A deck that had no questions when the screen opened waits below what can be begun at once, and
	// stays there: moved, it would lose what can be undone.
	const [wasEmpty, setWasEmpty] = useState<boolean>();
	if (wasEmpty === undefined && deck.cards) setWasEmpty(deck.cards.length === 0);
	const due = (
		<Due
			core={props.core}
			insight={props.insight}
			deck={deck}
			begin={(questions) => props.begin({ kind: kindOf(questions), questions, isQuick: false })}
		/>
	);
	return (
		<div className="analysis choose" style={{ "--board": `${width}px` } as CSSProperties}>
			<div className="choose-kinds" data-due={(deck.sums?.today.length ?? 0) > 0 || undefined}>
				{!wasEmpty && due}
				<h2 ref={heading} tabIndex={-1}>
					<span className="choose-wide">{words.guess}</span>
					{words.title}
				</h2>
				{props.unfinished && <Unfinished {...props} round={props.unfinished} />}
				<Tiles core={props.core} kind={kind} choose={setKind} />
				{wasEmpty && due}
			</div>
			<Panel {...props} kept={kept} kind={kind} isDue={(deck.sums?.today.length ?? 0) > 0} />
		</div>
	);
}

/** Makes questions and begins a round with them; says why it cannot. */
function useStart(begin: Props["begin"]) {
	const [isFinding, setFinding] = useState(false);
	const [problem, setProblem] = useState("");
	async function start(
		find: () => Promise<readonly Posed[]>,
		kind: QuestionKind | undefined,
		isQuick: boolean,
		wanted?: number,
	): Promise<void> {
		if (isFinding) return;
		setFinding(true);
		try {
			const questions = await find();
			if (questions.length === 0) setProblem(words.tooShort);
			else
				begin({ kind: kind ?? kindOf(questions), questions, isQuick, ...(wanted && { wanted }) });
		} catch (error) {
			console.error(error);
			setProblem(words.failed((error as Error).message));
		}
		setFinding(false);
	}
	return { start, isFinding, problem };
}

type PanelProps = Props & {
	readonly kept: Kept;
	readonly kind: QuestionKind;
	/** Is something due today? Its button is then the filled one. */
	readonly isDue: boolean;
};

function Panel(props: PanelProps) {
	const { kept, kind, finding } = props;
	const [from, setFrom] = useState<SourceName>(finding.first);
	const [count, setCount] = useState(LENGTHS.find((one) => one === kept.count) ?? 10);
	const [isQuick, setQuick] = useState(false);
	const { start, isFinding, problem } = useStart(props.begin);
	const rememberCount = (chosen: number) => {
		setCount(chosen);
		keep((stored) => ({ ...stored, count: chosen }));
	};
	const isRhythm = kind === "rhythm";
	const wanted = { kind, count: countOf({ kind, count }) };
	return (
		<section
			className="choose-panel surface column joined slim"
			aria-label={practiseWords.title(kind)}
		>
			<h3>{practiseWords.title(kind)}</h3>
			<p className="soft choose-about">{words.about(kind, count)}</p>
			<PositionsRow finding={finding} from={from} setFrom={setFrom} />
			{!isRhythm && <CountRow count={count} setCount={rememberCount} />}
			{!isRhythm && <QuickRow isQuick={isQuick} setQuick={setQuick} />}
			<div className="choose-begin ruled">
				<button
					type="button"
					className={props.isDue ? "full" : "primary full"}
					aria-disabled={isFinding}
					onClick={() => {
						const find = () => finding.make(from, wanted);
						void start(find, kind, isQuick && !isRhythm, isRhythm ? undefined : count);
					}}
				>
					{words.begin}
				</button>
			</div>
			<p role="alert" className="gap-above fault">
				{problem}
			</p>
			<MissedMost
				kept={kept}
				kind={kind}
				count={count}
				practise={(squares) => void start(() => questionsOn(finding, squares), undefined, false)}
			/>
			<Streak kept={kept} />
		</section>
	);
}

type UnfinishedProps = Pick<Props, "isEnded" | "goOn"> & { readonly round: Round };

/** A round that was left before its end can be taken up again: over all else, to be in sight. */
function Unfinished({ round, isEnded, goOn }: UnfinishedProps) {
	const text = isEnded ? words.ended : words.waits;
	const count = round.kind === "rhythm" ? undefined : round.questions.length;
	return (
		<p className="notice" role="status">
			<span>{text(words.at(round.place + 1, count))}</span>
			<button type="button" className="quiet" onClick={() => goOn(round)}>
				{isEnded ? words.undo : words.goOn}
			</button>
		</p>
	);
}

type QuickProps = {
	readonly isQuick: boolean;
	readonly setQuick: (isQuick: boolean) => void;
};

const QuickRow = ({ isQuick, setQuick }: QuickProps) => (
	<label className="choose-row beside loose spread slim ruled">
		{words.quick}
		<input type="checkbox" checked={isQuick} onChange={({ target }) => setQuick(target.checked)} />
	</label>
);

type PositionsProps = {
	readonly finding: Finding;
	readonly from: SourceName;
	readonly setFrom: (from: SourceName) => void;
};

function PositionsRow({ finding, from, setFrom }: PositionsProps) {
	return (
		<>
			<label className="choose-row beside loose spread slim ruled">
				{words.positions}
				<select value={from} onChange={({ target }) => setFrom(target.value as SourceName)}>
					{finding.sources.map((source) => (
						<option key={source} value={source}>
							{words.source(source, finding.gameName)}
						</option>
					))}
				</select>
			</label>
			<p className="choose-games row small">
				<Link to={`/${GAMES_HASH}`}>{words.myGames}</Link>
				<Link to={`/${EXERCISE_HASH}`}>{words.exercises}</Link>
			</p>
		</>
	);
}

type CountProps = { readonly count: number; readonly setCount: (count: number) => void };

const CountRow = ({ count, setCount }: CountProps) => (
	<div className="choose-row beside loose spread slim ruled">
		<span>{words.howMany}</span>
		{/* biome-ignore lint/a11y/useSemanticElements: a set of fields would lay itself out */}
		<span className="segments toggles tight" role="group" aria-label={words.howMany}>
			{LENGTHS.map((one) => (
				<button
					key={one}
					type="button"
					className="bare"
					aria-pressed={one === count}
					onClick={() => setCount(one)}
				>
					{one}
				</button>
			))}
		</span>
	</div>
);
