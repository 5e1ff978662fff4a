// The opened answer: its sentence, its board, and its games, each of which opens at its move.

import { GraduationCap, Info, ListChecks } from "lucide-react";
import { type Ref, useState, useSyncExternalStore } from "react";
import type { Square } from "../../../chess/square.ts";
import type { Answer } from "../../../games/collection/answers/answer.ts";
import type { AnswerMap } from "../../../games/collection/answers/answerMap.ts";
import type { Whose } from "../../../games/collection/answers/moments.ts";
import { answerWords } from "../../../messages/en/answers/answers.ts";
import type { ComparedWith } from "../../../messages/en/answers/persons.ts";
import { trainerWords } from "../../../messages/en/answers/trainer.ts";
import { myGamesWords } from "../../../messages/en/screens/myGames.ts";
import { useMedia } from "../../../ui/hooks/useMedia.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { PHONE } from "../../../ui/style/windows.ts";
import { CheckLine } from "../checked/CheckLine.tsx";
import { useListed } from "../checked/useListed.ts";
import { EngineSays } from "../engine/EngineSays.tsx";
import { TrainButton } from "../training/TrainButton.tsx";
import { useGamesContext } from "../useGames.ts";
import {
	answerIn,
	BOTH,
	isFinerByEngine,
	type Opened,
	openedIn,
	type Shown,
	whoseIn,
} from "./answerState.ts";
import { MakeForm } from "./MakeForm.tsx";
import { MapBoard } from "./MapBoard.tsx";
import { MomentRows } from "./MomentRows.tsx";
import { MoveStrip } from "./MoveStrip.tsx";
import { OpeningTable } from "./OpeningTable.tsx";
import { PractiseButton } from "./PractiseButton.tsx";
import { Trend } from "./Trend.tsx";

const words = myGamesWords.answers;

const NONE = { rows: [], shown: 0, total: 0 };

type Props = {
	readonly compared: ComparedWith;
	readonly title: Ref<HTMLHeadingElement>;
	/** Goes back to the list, where the panel is a page of its own. */
	readonly close: () => void;
};

export function AnswerPanel({ compared, title, close }: Props) {
	const { answers } = useGamesContext();
	const state = useSyncExternalStore(answers.store.subscribe, answers.store.get);
	const [isInformed, setInformed] = useState(false);
	const opened = openedIn(state);
	const answer = answerIn(state);
	const { map, isListing, square, move } = state;
	const { rows: found, shown, total: all } = isListing ? NONE : state;
	const { listed, counts, unchecked } = useListed(opened, found, whoseIn(state));
	const isNarrow = useMedia(PHONE);
	if (opened === undefined) return null;
	const rows = listed.slice(0, shown);
	const total = all - (found.length - listed.length);
	return (
		<section
			className="answer-panel games-side surface column joined"
			aria-labelledby="answer-title"
			aria-busy={state.isCounting}
		>
			<div className="beside spread">
				<button type="button" className="plain answer-back" onClick={close}>
					{words.back}
				</button>
				{isNarrow && rows.length > 0 && <ToTrainer about={opened} />}
			</div>
			<Title
				heading={title}
				answer={answer}
				toLookAt={state.found?.toLookAt ?? 0}
				compared={compared}
			/>
			<div className="answer-body scroll grow">
				<div>
					{opened === "openings" && state.found && (
						<OpeningTable
							asked={state.found.asked}
							compared={compared}
							answered={answer?.stands === "same" ? undefined : answer?.colour}
						/>
					)}
					{map && (
						<>
							<Key map={map} compared={compared} informed={isInformed} inform={setInformed} />
							{isInformed && <Informed answer={answer} map={map} compared={compared} />}
							<Squares map={map} compared={compared} square={square} press={answers.press} />
							<MoveStrip
								strip={map.strip}
								side={map.mineColour}
								move={move}
								show={answers.showMove}
							/>
						</>
					)}
					{!map && !isListing && <Position shown={state.rested ?? state.first} />}
				</div>
				<div>
					{answer && state.found && <Trend answer={answer} asked={state.found.asked} />}
					{isFinerByEngine(opened) && <EngineSays about={opened} compared={compared} />}
					{answer && <Sides answer={answer} whose={whoseIn(state)} compared={compared} />}
					<CheckLine {...counts} />
					<MomentRows
						about={opened}
						rows={rows}
						unchecked={unchecked}
						label={words.listed(listedIn(answer, whoseIn(state), compared), square)}
					/>
					{total > rows.length && (
						<button type="button" className="quiet" onClick={() => answers.more()}>
							{words.more(total - rows.length)}
						</button>
					)}
					{rows.length === 0 && !isListing && <p className="soft small">{words.noGames}</p>}
				</div>
			</div>
			<footer className="answer-foot beside ruled spread">
				<span className="small">{!isListing && words.all(total)}</span>
				{rows.length > 0 && <Uses about={opened} title={titleOf(answer, compared)} />}
			</footer>
		</section>
	);
}

const listedIn = (answer: Answer | undefined, whose: Whose, compared: ComparedWith): string =>
	answer === undefined ? words.toLookAt : answerWords.listed(answer, whose, compared);

type SidesProps = {
	readonly answer: Answer;
	readonly whose: Whose;
	readonly compared: ComparedWith;
};

/** Switches between my games, which come first, and those of the opponents. */
function Sides({ answer, whose, compared }: SidesProps) {
	const { answers } = useGamesContext();
	if (answer.mine === undefined) return null;
	return (
		<div className="moments-head row spread">
			<h3 className="small flush">{answerWords.listed(answer, whose, compared)}</h3>
			{/* biome-ignore lint/a11y/useSemanticElements: a set of fields would lay itself out */}
			<div role="group" className="beside tight toggles" aria-label={words.whose.title}>
				{BOTH.map((one) => (
					<button
						key={one}
						type="button"
						aria-pressed={one === whose}
						onClick={() => answers.open(answer.key, one)}
					>
						{words.whose[one](answer, compared)}
					</button>
				))}
			</div>
		</div>
	);
}

/** The board of an answer without a map: a game that it lists, at its moment. */
function Position({ shown }: { readonly shown: Shown | undefined }) {
	if (shown === undefined) return null;
	return (
		<MapBoard
			label={myGamesWords.preview.board(shown.ply)}
			side={shown.side}
			ghost={shown.pieces}
			isWhole={true}
		/>
	);
}

/** Ways to use the positions of an answer. */
function Uses({ about, title }: { readonly about: Opened; readonly title: string }) {
	const isNarrow = useMedia(PHONE);
	const [isMaking, setMaking] = useState(false);
	return (
		<>
			<IconButton
				icon={ListChecks}
				name={words.makeExercise}
				aria-expanded={isMaking}
				onClick={() => setMaking(!isMaking)}
			/>
			{!isNarrow && <ToTrainer about={about} />}
			<PractiseButton key={about} about={about} text={words.practise} />
			<TrainButton key={`train ${about}`} about={about} />
			{isMaking && <MakeForm about={about} title={title} />}
		</>
	);
}

/** Opens the page for a trainer. On phones the foot has no room for it. */
function ToTrainer({ about }: { readonly about: Opened }) {
	const { answers, toTrainer } = useGamesContext();
	return (
		<IconButton
			icon={GraduationCap}
			name={trainerWords.title}
			onClick={() => toTrainer({ by: "answer", ...answers.listed(about) })}
		/>
	);
}

/** The title of a lesson that is made of the answer. */
const titleOf = (answer: Answer | undefined, compared: ComparedWith) =>
	answer === undefined ? words.myMoments : answerWords.sentence(answer, compared);

type TitleProps = {
	readonly heading: Ref<HTMLHeadingElement>;
	readonly answer: Answer | undefined;
	/** How many games there are to look at, where these are opened. */
	readonly toLookAt: number;
	readonly compared: ComparedWith;
};

/** The sentence, its two numbers, and what stands behind them. */
function Title({ heading, answer, toLookAt, compared }: TitleProps) {
	const title =
		answer === undefined
			? answerWords.tenGames.title(toLookAt)
			: answerWords.sentence(answer, compared);
	return (
		<div className="answer-title rigid">
			<h2 ref={heading} id="answer-title" tabIndex={-1}>
				{title}
			</h2>
			{answer && (
				<p className="answer-numbers flush">
					{words.numbers(
						answer,
						answerWords.number(answer, "mine"),
						answerWords.number(answer, "theirs"),
						compared,
					)}
				</p>
			)}
			{answer && <p className="soft small flush">{answerWords.behind(answer, compared)}</p>}
			{answer?.stands === "few" && answer.interval && (
				<p className="soft small flush">{myGamesWords.map.interval(answer, compared)}</p>
			)}
		</div>
	);
}

type KeyProps = {
	readonly map: AnswerMap;
	readonly compared: ComparedWith;
	readonly informed: boolean;
	readonly inform: (isInformed: boolean) => void;
};

/** Whose colour is whose, and what is behind (i). */
function Key({ map, compared, informed, inform }: KeyProps) {
	const other = map.mineColour === "white" ? "black" : "white";
	return (
		<p className="map-key row apart small soft">
			<span className="swatch" data-tint={map.mineColour}>
				{myGamesWords.map.mine(compared)}
			</span>
			<span className="swatch" data-tint={other}>
				{myGamesWords.map.theirs(compared)}
			</span>
			<IconButton
				className="icon-button to-end"
				icon={Info}
				name={myGamesWords.map.how}
				aria-expanded={informed}
				onClick={() => inform(!informed)}
			/>
		</p>
	);
}

type InformedProps = {
	readonly answer: Answer | undefined;
	readonly map: AnswerMap;
	readonly compared: ComparedWith;
};

function Informed({ answer, map, compared }: InformedProps) {
	const { map: about } = myGamesWords;
	return (
		<div className="map-about small soft">
			{answer?.interval && <p>{about.interval(answer, compared)}</p>}
			<p>{about.chance}</p>
			<p>{about.squares(map.games, map.turned, compared)}</p>
		</div>
	);
}

type SquaresProps = {
	readonly map: AnswerMap;
	readonly compared: ComparedWith;
	readonly square: Square | undefined;
	readonly press: (square: Square) => void;
};

function Squares({ map, compared, square, press }: SquaresProps) {
	const { answers } = useGamesContext();
	const faceOf = (at: Square) => {
		const difference = map.differences[at] ?? 0;
		const isChance = map.isChance[at] === 1;
		const shares = { mine: map.mine[at] ?? 0, theirs: map.theirs[at] ?? 0 };
		return { difference, isChance, words: myGamesWords.map.square(at, shares, compared, isChance) };
	};
	const rested = useSyncExternalStore(answers.store.subscribe, () => answers.store.get().rested);
	return (
		<>
			<MapBoard
				label={myGamesWords.map.title}
				side={map.mineColour}
				faceOf={faceOf}
				ghost={rested?.pieces ?? map.ghost}
				isWhole={rested !== undefined}
				chosen={square}
				choose={press}
			/>
			<p role="status" className="small map-square centred">
				{square === undefined
					? myGamesWords.map.hint(map.isChance.every((one) => one === 1))
					: faceOf(square).words}
			</p>
		</>
	);
}
