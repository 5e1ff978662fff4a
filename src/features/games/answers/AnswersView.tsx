// The tab of answers: the ten sentences, at the foot ten games to look at, and beside them the
// answer that is opened. Upright and on phones an opened answer is a page of its own.

import { useEffect, useRef, useSyncExternalStore } from "react";
import { MIN_GAMES } from "../../../games/collection/answers/candidate.ts";
import type { Meetings } from "../../../games/collection/answers/who/meetings.ts";
import { SIDES } from "../../../games/collection/filter.ts";
import { answerWords } from "../../../messages/en/answers/answers.ts";
import { countOf, meetingWords } from "../../../messages/en/answers/meetings.ts";
import { surnameOf } from "../../../messages/en/answers/persons.ts";
import { myGamesWords } from "../../../messages/en/screens/myGames.ts";
import { WhatToTrain } from "../training/WhatToTrain.tsx";
import { useGames, useGamesContext } from "../useGames.ts";
import { AnswerList } from "./AnswerList.tsx";
import { AnswerPanel } from "./AnswerPanel.tsx";
import { openedIn } from "./answerState.ts";
import { PractiseButton } from "./PractiseButton.tsx";
import { comparedIn } from "./useCompared.ts";
import "./answers.css";

const words = myGamesWords.answers;

type Props = { readonly meetings: Meetings; readonly name: string };

/**
 * Before a game against one opponent: how the games so far went, when the last was, and in which
 * openings. However few they are, that can be said.
 */
function BeforeYouPlay({ meetings, name }: Props) {
	const metAs = { white: meetings.asWhite, black: meetings.asBlack };
	const played = SIDES.filter((side) => countOf(metAs[side]) > 0);
	return (
		<section className="before-you-play" aria-labelledby="before-you-play">
			<h2 id="before-you-play">{meetingWords.title(name)}</h2>
			<p className="soft small">{meetingWords.games(meetings)}</p>
			<ul>
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
					<p className="answers-few">
						{isFiltered
							? words.fewFit(games, MIN_GAMES)
							: answerWords.tenGames.bring(MIN_GAMES - games)}
					</p>
				) : (
					<AnswerList
						answers={found.answers}
						compared={compared}
						opened={opened}
						open={open}
						enter={() => title.current?.focus()}
					>
						{compared.kind === "me" && <WhatToTrain asked={found.asked} />}
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
							<PractiseButton about="tenGames" text={answerWords.tenGames.practise(positions)} />
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
