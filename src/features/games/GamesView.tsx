// The screen of many games: its top, the list, and beside it the study of the list.

import { useEffect, useState } from "react";
import { gamesWords } from "../../messages/en/screens/games.ts";
import { Filters } from "./filters/Filters.tsx";
import { GamesTop } from "./GamesTop.tsx";
import { GameList } from "./list/GameList.tsx";
import { StudyPanel } from "./study/StudyPanel.tsx";
import { type GamesContextValue, useGames, useGamesContext } from "./useGames.ts";
import "./games.css";

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

export function GamesView() {
	const opened = useGamesContext();
	useDrop(opened);
	const [part, setPart] = useState<ViewName>("list");
	const hasStatus = useGames((state) => state.status !== undefined);
	const hasGames = useGames(
		(state) => (state.status?.games ?? 0) > 0 || state.reading !== undefined,
	);
	return (
		<div className="games" data-part={part} aria-busy={!hasStatus}>
			<GamesTop />
			{hasGames ? (
				<>
					<fieldset className="games-parts">
						<legend className="unseen">{gamesWords.views.title}</legend>
						<Part name="list" part={part} set={setPart} />
						<Part name="study" part={part} set={setPart} />
					</fieldset>
					<div className="games-list">
						<Filters />
						<GameList />
					</div>
					<StudyPanel />
				</>
			) : (
				hasStatus && <Welcome />
			)}
		</div>
	);
}

type ViewName = "list" | "study";

/** On a phone there is room for one at a time. */
function Part({
	name,
	part,
	set,
}: {
	readonly name: ViewName;
	readonly part: ViewName;
	readonly set: (part: ViewName) => void;
}) {
	return (
		<button type="button" aria-pressed={part === name} onClick={() => set(name)}>
			{gamesWords.views[name]}
		</button>
	);
}

function Welcome() {
	return (
		<div className="games-welcome">
			<p className="lead">{gamesWords.welcome.lead}</p>
			<p>{gamesWords.welcome.what}</p>
		</div>
	);
}
