// Above a list: how many of its moments the engine has checked and how many hold, or that they are
// unchecked; and the way to the engine, with what it costs.

import { useSyncExternalStore } from "react";
import { evaluationWords } from "../../../messages/en/panels/evaluations.ts";
import { gamesCheckedWords as words } from "../../../messages/en/screens/gamesChecked.ts";
import { gamesEngineWords } from "../../../messages/en/screens/gamesEngine.ts";
import { useGamesContext } from "../useGames.ts";
import type { Counts } from "./useListed.ts";

/** Milliseconds for a moment, on a machine of two cores. */
const EACH_MS = 400;

export function CheckLine({ all, checked, hold }: Counts) {
	const { checking } = useGamesContext();
	const { isOn, isRunning, loading, problem } = useSyncExternalStore(
		checking.store.subscribe,
		checking.store.get,
	);
	const { isKept } = useSyncExternalStore(checking.checks.subscribe, checking.checks.get);
	if (all === 0) return null;
	const left = all - checked;
	return (
		<section className="check-line small" aria-label={words.title}>
			<p className="row loose flush">
				<span>
					{loading === undefined
						? checked === 0
							? words.unchecked
							: words.counts(checked, all, hold)
						: gamesEngineWords.loading(loading)}
				</span>
				{isRunning && (
					<button type="button" className="quiet" onClick={checking.stop}>
						{gamesEngineWords.rest}
					</button>
				)}
			</p>
			{problem && (
				<p role="alert" className="problem">
					{evaluationWords.problem(problem)}
				</p>
			)}
			{isOn === false && left > 0 && (
				<p className="row loose flush">
					<span className="soft">{words.cost(left, left * EACH_MS)}</span>
					<button type="button" className="small" onClick={checking.start}>
						{checked === 0 ? words.check : words.goOn}
					</button>
				</p>
			)}
			{!isKept && checked > 0 && <p role="status">{gamesEngineWords.notKept}</p>}
		</section>
	);
}
