// The screen of many games: whose they are and which, and three views of them: answers, the list,
// and their squares.

import "./games.css";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { MIN_GAMES } from "../../games/collection/answers/candidate.ts";
import { gamesWords } from "../../messages/en/screens/games.ts";
import { myGamesWords } from "../../messages/en/screens/myGames.ts";
import { numberText } from "../../messages/format.ts";
import { hasModifier } from "../../runtime/keyTarget.ts";
import { AnswersView } from "./answers/AnswersView.tsx";
import { Filters } from "./filters/Filters.tsx";
import { GamesTop } from "./GamesTop.tsx";
import { GAMES_TABS, type GamesTab, tabId } from "./gamesState.ts";
import { ListView } from "./list/GameList.tsx";
import { StudyPanel } from "./study/StudyPanel.tsx";
import { type GamesContextValue, useGames, useGamesContext } from "./useGames.ts";

type Props = { readonly tab: GamesTab; readonly choose: (tab: GamesTab) => void };

function ViewTabs({ tab, choose }: Props) {
	const box = useRef<HTMLDivElement>(null);
	const count = useGames((state) => state.count);
	const isLooking = useGames((state) => state.isLooking);
	// The squares are behind More, and a tab while they are on view.
	const tabs = GAMES_TABS.filter((one) => one !== "squares" || tab === "squares");
	const seen = useRef(tab);
	useEffect(() => {
		// What led there has gone with its menu.
		if (tab === "squares" && seen.current !== tab)
			box.current?.querySelector<HTMLElement>("[aria-selected=true]")?.focus();
		seen.current = tab;
	}, [tab]);
	const onKeyDown = (event: KeyboardEvent) => {
		const at = tabs.indexOf(tab);
		const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
		const next = to === undefined ? undefined : tabs.at(to % tabs.length);
		if (next === undefined || hasModifier(event)) return;
		event.preventDefault();
		choose(next);
		box.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
	};
	return (
		<div
			ref={box}
			role="tablist"
			className="games-tabs beside rigid underlined gap-above"
			aria-label={myGamesWords.views.title}
			onKeyDown={onKeyDown}
		>
			{tabs.map((one) => (
				<button
					key={one}
					type="button"
					role="tab"
					id={tabId(one)}
					aria-selected={one === tab}
					aria-controls="games-view"
					tabIndex={one === tab ? 0 : -1}
					onClick={() => choose(one)}
				>
					{myGamesWords.views[one]}
					{one === "games" && <span className="badge">{isLooking ? "…" : numberText(count)}</span>}
				</button>
			))}
		</div>
	);
}

/** Files may be dropped anywhere. */
function useDrop({ games }: GamesContextValue): void {
	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		const mark = (isOver: boolean) => document.body.classList.toggle("is-dropping", isOver);
		window.addEventListener(
			"dragover",
			(event) => {
				if (!event.dataTransfer?.types.includes("Files")) return;
				event.preventDefault();
				mark(true);
			},
			{ signal },
		);
		window.addEventListener("dragleave", ({ relatedTarget }) => relatedTarget ?? mark(false), {
			signal,
		});
		window.addEventListener(
			"drop",
			(event) => {
				mark(false);
				const files = [...(event.dataTransfer?.files ?? [])];
				if (files.length === 0) return;
				event.preventDefault();
				void games.read(files);
			},
			{ signal },
		);
		return () => {
			mark(false);
			listening.abort();
		};
	}, [games]);
}

/**
 * The tab on view: the one that was pressed, or the answers where there are enough games for some.
 */
function useTab(): GamesTab {
	const chosen = useGames((state) => state.tab);
	const hasMany = useGames(
		(state) => (state.status?.games ?? 0) >= MIN_GAMES || state.count >= MIN_GAMES,
	);
	return chosen ?? (hasMany ? "answers" : "games");
}

export function GamesView() {
	const opened = useGamesContext();
	useDrop(opened);
	const { store } = opened.games;
	const tab = useTab();
	const hasStatus = useGames((state) => state.status !== undefined);
	const hasGames = useGames(
		(state) => (state.status?.games ?? 0) > 0 || state.reading !== undefined,
	);
	return (
		<div className="games column joined" data-tab={tab} aria-busy={!hasStatus}>
			<div className="games-head">
				<GamesTop />
				{hasGames && (
					<>
						<Filters />
						<ViewTabs tab={tab} choose={(next) => store.set({ tab: next })} />
					</>
				)}
			</div>
			{hasGames ? (
				<div
					id="games-view"
					className="column joined grow shrinks"
					role="tabpanel"
					aria-labelledby={tabId(tab)}
				>
					{tab === "answers" && <AnswersView />}
					{tab === "games" && <ListView />}
					{tab === "squares" && <StudyPanel />}
				</div>
			) : (
				hasStatus && <Questions />
			)}
		</div>
	);
}

/** Questions that the games can answer, once there are some. */
function Questions() {
	const words = gamesWords.welcome;
	return (
		<section className="game-questions games-side surface" aria-labelledby="game-questions-title">
			<h2 id="game-questions-title">{words.answers}</h2>
			<ol>
				{words.questions.map((question) => (
					<li key={question}>{question}</li>
				))}
			</ol>
			<p className="soft flush">{words.each}</p>
		</section>
	);
}
