// Adds an engine's findings to an answer that they refine, and offers to go through the games.

import { useSyncExternalStore } from "react";
import { MIN_GAMES } from "../../../games/collection/answers/candidate.ts";
import type { Row } from "../../../games/collection/row.ts";
import type { ComparedWith } from "../../../messages/en/answers/persons.ts";
import { evaluationWords } from "../../../messages/en/panels/evaluations.ts";
import { gamesEngineWords as words } from "../../../messages/en/screens/gamesEngine.ts";
import { myGamesWords } from "../../../messages/en/screens/myGames.ts";
import type { EngineKey } from "../answers/answerState.ts";
import { useGames, useGamesContext } from "../useGames.ts";
import { gameKey, isWhole } from "./keptSummaries.ts";
import type { GameSummary } from "./summary.ts";
import { sumsOf } from "./sums.ts";
import { useRows } from "./useRows.ts";

/** Before the first game is done: a game of forty moves, on a machine of two cores. */
const USUAL_MS = 5_000;

/** Games of the list that are not gone through, and those that no engine can go through. */
function remainingOf(
	rows: readonly Row[],
	found: ReadonlyMap<string, GameSummary>,
	skipped: ReadonlySet<string>,
) {
	const all = rows.map(gameKey).filter((key) => !isWhole(found.get(key)));
	const odd = all.filter((key) => skipped.has(key)).length;
	return { left: all.length - odd, odd, isBegun: all.length < rows.length };
}

type Props = { readonly about: EngineKey; readonly compared: ComparedWith };

export function EngineSays({ about, compared }: Props) {
	const { reviewing } = useGamesContext();
	const { found, skipped } = useSyncExternalStore(reviewing.store.subscribe, reviewing.store.get);
	const me = useGames((state) => state.me);
	const rows = useRows(true);
	const sums = sumsOf(rows, found, me);
	const { odd } = remainingOf(rows, found, skipped);
	const names = myGamesWords.answers;
	const mine = { ...sums.mine, whose: names.mine(compared) };
	const theirs = { ...sums.theirs, whose: names.theirs(compared) };
	return (
		<section className="engine-says small" aria-label={words.title}>
			{sums.games >= MIN_GAMES && (
				<ul className="list gap-below">
					{words[about](mine, theirs, sums.games).map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			)}
			{sums.games > 0 && sums.games < MIN_GAMES && <p>{words.few(sums.games, MIN_GAMES)}</p>}
			{odd > 0 && <p>{words.skipped(odd)}</p>}
			<EngineProgress />
			{sums.games > 0 && <p className="soft">{words.byMaterial}</p>}
		</section>
	);
}

/** How far an engine is through the games of the list; and that what it finds is not kept. */
export function EngineProgress() {
	const { reviewing } = useGamesContext();
	const { isKept } = useSyncExternalStore(reviewing.store.subscribe, reviewing.store.get);
	return (
		<>
			<Progress />
			{!isKept && <p role="status">{words.notKept}</p>}
		</>
	);
}

/** Or the offer, and how long it takes. */
function Progress() {
	const { reviewing } = useGamesContext();
	const state = useSyncExternalStore(reviewing.store.subscribe, reviewing.store.get);
	const rows = useRows(true);
	const { left, isBegun } = remainingOf(rows, state.found, state.skipped);
	const { isRunning, done, total, doneNow, tookNow, loading, problem } = state;
	const each = doneNow > 0 ? tookNow / doneNow : undefined;
	if (isRunning) {
		const perMinute = each && Math.max(1, Math.round(60_000 / each));
		return (
			<div className="engine-bar row loose flush">
				<progress aria-label={words.bar} max={Math.max(1, total)} value={done} />
				<span>
					{loading === undefined
						? words.progress(done, total, perMinute, each && each * (total - done))
						: words.loading(loading)}
				</span>
				<button type="button" className="quiet" onClick={reviewing.stop}>
					{words.rest}
				</button>
			</div>
		);
	}
	return (
		<>
			{problem && (
				<p role="alert" className="problem">
					{evaluationWords.problem(problem)}
				</p>
			)}
			{left > 0 && (
				<p className="engine-offer row loose flush">
					<span className="soft">{words.cost(left * (each ?? USUAL_MS))}</span>
					<button className="small" type="button" onClick={reviewing.start}>
						{isBegun ? words.goOn(left) : words.offer(left)}
					</button>
				</p>
			)}
		</>
	);
}
