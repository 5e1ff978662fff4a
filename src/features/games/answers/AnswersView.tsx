// The tab of answers: the ten sentences, at the foot ten games to look at, and beside them the
// answer that is opened. Upright and on phones an opened answer is a page of its own.

import "./answers.css";
import { ChevronRight } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import type { Answer } from "../../../games/collection/answers/answer.ts";
import { MIN_GAMES } from "../../../games/collection/answers/candidate.ts";
import type { Whose } from "../../../games/collection/answers/moments.ts";
import type { Meetings } from "../../../games/collection/answers/who/meetings.ts";
import { SIDES } from "../../../games/collection/filter.ts";
import { answerWords } from "../../../messages/en/answers/answers.ts";
import { countOf, meetingWords } from "../../../messages/en/answers/meetings.ts";
import { type ComparedWith, surnameOf } from "../../../messages/en/answers/persons.ts";
import { myGamesWords } from "../../../messages/en/screens/myGames.ts";
import { hasModifier } from "../../../runtime/keyTarget.ts";
import { WhatToTrain } from "../training/WhatToTrain.tsx";
import { useGames, useGamesContext } from "../useGames.ts";
import { AnswerPanel } from "./AnswerPanel.tsx";
import { canOpen, type Opened, openedIn, saysNothing } from "./answerState.ts";
import { PractiseButton } from "./PractiseButton.tsx";
import { comparedIn } from "./useCompared.ts";

type AnswerListProps = {
	readonly answers: readonly Answer[];
	readonly compared: ComparedWith;
	readonly opened: Opened | undefined;
	readonly open: (key: Opened, whose?: Whose) => void;
	/** Goes to the panel of the opened answer, past the answers between. */
	readonly enter: () => void;
	/** Above the answers, and scrolled with them. */
	readonly children?: ReactNode;
};

const words = myGamesWords.answers;

const standsOut = ({ stands }: Answer) => stands === "against" || stands === "for";

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
	const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
	if (step === undefined || hasModifier(event)) return;
	const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("button.sentence")];
	const row = (event.target as Element).closest(".answer");
	const at = rows.findIndex((button) => row?.contains(button));
	if (at < 0) return;
	event.preventDefault();
	rows[at + step]?.focus();
}

/**
 * The answers as a list: my number, my opponents', and the sentence. What stands out comes first
 * and large; what chance can explain is grey; what too few games are behind says how many it
 * needs. With the keyboard an answer is one stop, and arrow keys go from answer to answer; its
 * numbers come after it once it is open, and a way to its panel.
 */
function AnswerList({ answers, compared, opened, open, enter, children }: AnswerListProps) {
	const out = answers.filter(standsOut);
	const alike = answers.filter(({ stands }) => stands === "same");
	const same = [...alike.filter((answer) => !saysNothing(answer)), ...alike.filter(saysNothing)];
	const few = answers.filter(({ stands }) => stands === "few");
	const first = out.length > 0 ? words.out : same.length > 0 ? words.same : words.few;
	const row = (answer: Answer) => (
		<AnswerRow
			key={answer.key}
			answer={answer}
			compared={compared}
			isOpen={answer.key === opened}
			open={open}
			enter={enter}
		/>
	);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of its buttons
		<div className="answer-list scroll grow shrinks" onKeyDown={onKeyDown}>
			{children}
			<div className="answer-head">
				<span className="soft">{words.mine(compared)}</span>
				<span className="soft">{words.theirs(compared)}</span>
				<h2 className="small">{first}</h2>
			</div>
			{out.length > 0 && <ul className="list">{out.map(row)}</ul>}
			{out.length > 0 && same.length > 0 && <h2 className="answer-same small">{words.same}</h2>}
			{same.length > 0 && <ul className="list">{same.map(row)}</ul>}
			{few.length > 0 && few.length < answers.length && (
				<h2 className="answer-same small">{words.few}</h2>
			)}
			{few.length > 0 && <ul className="list">{few.map(row)}</ul>}
		</div>
	);
}

type RowProps = {
	readonly answer: Answer;
	readonly compared: ComparedWith;
	readonly isOpen: boolean;
	readonly open: AnswerListProps["open"];
	readonly enter: AnswerListProps["enter"];
};

/** Whose number it is as the answer has it, as it looks, and as its games are asked for. */
const NUMBERS = [
	{ of: "mine", whose: "me", label: words.gamesOfMine },
	{ of: "theirs", whose: "them", label: words.gamesOfTheirs },
] as const;

function AnswerRow({ answer, compared, isOpen, open, enter }: RowProps) {
	const { key, stands } = answer;
	const behind = standsOut(answer) && answerWords.behind(answer, compared);
	const sentence = (
		<span>
			{answerWords.sentence(answer, compared)}
			{behind && <small className="soft">{behind}</small>}
		</span>
	);
	return (
		<li className="answer" data-stands={stands} aria-current={isOpen || undefined}>
			{canOpen(answer) ? (
				<button type="button" className="sentence" aria-expanded={isOpen} onClick={() => open(key)}>
					{sentence}
					<ChevronRight aria-hidden="true" />
				</button>
			) : (
				<span className="sentence">{sentence}</span>
			)}
			{NUMBERS.map(({ of, whose, label }) => {
				const number = answerWords.number(answer, of);
				if (answer[of] === undefined)
					return (
						<span key={of} className={of}>
							{number}
						</span>
					);
				return (
					<button
						key={of}
						type="button"
						className={of}
						tabIndex={isOpen ? 0 : -1}
						aria-label={key === "better" ? words.gamesOf[of](number) : label(number, compared)}
						onClick={() => open(key, whose)}
					>
						{number}
						{key === "better" && <small className="caption">{words.times[of]}</small>}
						{key === "hanging" && <small className="caption">{words.perGame}</small>}
					</button>
				);
			})}
			{isOpen && (
				<button type="button" className="enter" onClick={enter}>
					{words.enter}
				</button>
			)}
		</li>
	);
}

type Props = { readonly meetings: Meetings; readonly name: string };

/**
 * Before a game against one opponent: how the games so far went, when the last was, and in which
 * openings. However few they are, that can be said.
 */
function BeforeYouPlay({ meetings, name }: Props) {
	const metAs = { white: meetings.asWhite, black: meetings.asBlack };
	const played = SIDES.filter((side) => countOf(metAs[side]) > 0);
	return (
		<section className="before-you-play rigid underlined" aria-labelledby="before-you-play">
			<h2 id="before-you-play">{meetingWords.title(name)}</h2>
			<p className="soft small flush">{meetingWords.games(meetings)}</p>
			<ul className="list">
				{played.map((side) => (
					<li key={side}>
						<strong>{meetingWords.mine(metAs[side])}</strong>
						<span className="soft">{meetingWords.theirs(metAs[side])}</span>
						<span>
							{meetingWords.score(metAs[side], side)}
							<small className="soft">
								{meetingWords.openings(metAs[side], side, surnameOf(name))}
							</small>
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

export function AnswersView() {
	const { answers } = useGamesContext();
	const state = useSyncExternalStore(answers.store.subscribe, answers.store.get);
	const isFiltered = useGames((one) => Object.keys(one.filter).length > 0);
	const { found, isCounting, isPage } = state;
	const list = useRef<HTMLDivElement>(null);
	const title = useRef<HTMLHeadingElement>(null);
	// In one column the list and the panel take each other's place, and the focus goes along.
	useEffect(() => {
		if (document.activeElement?.getClientRects().length !== 0) return;
		const row = list.current?.querySelector<HTMLElement>("[aria-current] button");
		(isPage ? title.current : row)?.focus({ preventScroll: isPage });
	}, [isPage]);
	if (found === undefined) {
		return <p className="answers-wait soft">{isCounting ? words.counting : ""}</p>;
	}
	const compared = comparedIn(found.asked);
	const opened = openedIn(state);
	const { games, toLookAt, shows, positions } = found;
	const open: typeof answers.open = (key, whose) => {
		answers.open(key, whose);
		window.scrollTo({ top: 0 });
	};
	return (
		<div className="answers beside" data-page={isPage || undefined} aria-busy={isCounting}>
			<div ref={list} className="answers-left column joined">
				{found.meetings && found.asked.filter.them !== undefined && (
					<BeforeYouPlay meetings={found.meetings} name={found.asked.filter.them} />
				)}
				{games < MIN_GAMES ? (
					<>
						<p className="answers-few">
							{isFiltered
								? words.fewFit(games, MIN_GAMES)
								: answerWords.tenGames.bring(MIN_GAMES - games)}
						</p>
						{compared.kind === "one" && <WhatToTrain asked={found.asked} compared={compared} />}
					</>
				) : (
					<AnswerList
						answers={found.answers}
						compared={compared}
						opened={opened}
						open={open}
						enter={() => title.current?.focus()}
					>
						{compared.kind !== "nobody" && <WhatToTrain asked={found.asked} compared={compared} />}
					</AnswerList>
				)}
				{toLookAt > 0 && (
					<div
						className="ten-games surface beside"
						aria-current={opened === "tenGames" || undefined}
					>
						<p className="column joined grow flush">
							<strong>{answerWords.tenGames.title(toLookAt)}</strong>
							<span className="soft small">
								{answerWords.tenGames.showing(shows, found.answers, compared)}
							</span>
						</p>
						<button className="nowrap" type="button" onClick={() => open("tenGames")}>
							{answerWords.tenGames.show}
						</button>
						{positions > 0 && (
							<PractiseButton about="tenGames" text={answerWords.tenGames.practise} />
						)}
					</div>
				)}
			</div>
			<AnswerPanel
				compared={compared}
				title={title}
				close={() => answers.store.set({ isPage: false })}
			/>
		</div>
	);
}
