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
import { mineIn } from "../who/mine.ts";
import { gameKey, isWhole } from "./keptSummaries.ts";
import type { GameSummary } from "./summary.ts";
import { useRows } from "./useRows.ts";

export type SideSums = {
	/** In the opening, the middlegame and the endgame. */
	readonly mistakes: readonly [number, number, number];
	/** Games in which the side stood won, and those of them that it won. */
	readonly winning: number;
	readonly won: number;
	/** Games in which it stood lost, and those of them that it did not lose. */
	readonly losing: number;
	readonly saved: number;
};

export type Sums = {
	readonly games: number;
	readonly mine: SideSums;
	readonly theirs: SideSums;
};

const NONE: SideSums = { mistakes: [0, 0, 0], winning: 0, won: 0, losing: 0, saved: 0 };

const WINNERS: Readonly<Record<string, "white" | "black">> = { "1-0": "white", "0-1": "black" };

function withGame(sums: SideSums, game: GameSummary, side: "white" | "black", result: string) {
	const other = side === "white" ? "black" : "white";
	const own = game[side];
	const isEnded = result !== "*";
	const [isWinning, isLosing] = [
		game[side].wasWinning && isEnded,
		game[other].wasWinning && isEnded,
	];
	const winner = WINNERS[result];
	return {
		mistakes: sums.mistakes.map((count, phase) => count + (own.mistakes[phase] ?? 0)) as [
			number,
			number,
			number,
		],
		winning: sums.winning + Number(isWinning),
		won: sums.won + Number(isWinning && winner === side),
		losing: sums.losing + Number(isLosing),
		saved: sums.saved + Number(isLosing && winner !== other),
	};
}

/** Without names White and Black. */
export function sumsOf(
	rows: readonly Row[],
	found: ReadonlyMap<string, GameSummary>,
	me: readonly string[],
): Sums {
	let [mine, theirs, games] = [NONE, NONE, 0];
	for (const row of rows) {
		const game = found.get(gameKey(row));
		if (game === undefined || !isWhole(game)) continue;
		const side = mineIn(row, me)?.side ?? "white";
		games++;
		mine = withGame(mine, game, side, row.result);
		theirs = withGame(theirs, game, side === "white" ? "black" : "white", row.result);
	}
	return { games, mine, theirs };
}

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
	/** Of one opponent's games what there is, however few they are. */
	const isEnough = sums.games >= (compared.kind === "one" ? 1 : MIN_GAMES);
	const theirs = { ...sums.theirs, whose: names.theirs(compared) };
	return (
		<section className="engine-says small" aria-label={words.title}>
			{isEnough && (
				<ul className="list gap-below">
					{words[about](mine, theirs, sums.games).map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			)}
			{sums.games > 0 && !isEnough && <p>{words.few(sums.games, MIN_GAMES)}</p>}
			{odd > 0 && <p>{words.skipped(odd)}</p>}
			<EngineProgress />
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
