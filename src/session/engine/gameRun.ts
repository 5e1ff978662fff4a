// Goes through a whole game, by several engines at a time, until it is done, stopped, or another
// game takes its place.

import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import type { Evaluation } from "../../engine/evaluation.ts";
import type { AppStore } from "../state/appStore.ts";
import { problemOf } from "./engineProblem.ts";
import type { Findings } from "./findings.ts";
import type { Helm } from "./helm.ts";
import { loadGameReview } from "./lateGameReview.ts";
import { keyOf } from "./written.ts";

/** Resolves in a tab that is seen. */
function whenSeen(signal: AbortSignal): Promise<void> {
	if (!document.hidden) return Promise.resolve();
	return new Promise((resolve, reject) => {
		const done = new AbortController();
		const end = (how: () => void) => () => {
			done.abort();
			how();
		};
		const onChange = () => document.hidden || end(resolve)();
		document.addEventListener("visibilitychange", onChange, { signal: done.signal });
		signal.addEventListener(
			"abort",
			end(() => reject(signal.reason)),
			{ signal: done.signal },
		);
	});
}

/** Questions about a game, for each of its plies and beside them, as a rule. */
const LIKELY_ASKED = 1.4;
const LIKELY_SUSPECTS = 24;

/** Asks for positions, each once, whoever asks again meanwhile. */
function createSearches(findings: Findings, helm: Helm, signal: AbortSignal) {
	/** A position that comes again is searched once, whichever engine is the first. */
	const underWay = new Map<string, Promise<Evaluation>>();

	async function search(fen: string, nodes: number, lines: number): Promise<Evaluation> {
		await whenSeen(signal);
		const engines = await helm.engines(signal);
		const found = await engines.run(async (engine) => {
			signal.throwIfAborted();
			// Each is a game of its own: what an engine remembers of others would make its answers
			// depend on how many engines there are.
			const options = { nodes, lines, game: {}, signal };
			return document.hidden ? undefined : findings.ask(fen, engine, options);
		});
		return found ?? search(fen, nodes, lines);
	}

	return async (fen: string, nodes: number, lines: number): Promise<Evaluation> => {
		const key = `${keyOf(fen)} ${nodes} ${lines}`;
		const known = findings.of(fen, nodes, lines);
		if (known !== undefined) return known;
		const asked = underWay.get(key) ?? search(fen, nodes, lines);
		underWay.set(key, asked);
		const found = await asked;
		underWay.delete(key);
		return found;
	};
}

export function createGameRun(store: AppStore, findings: Findings, helm: Helm) {
	const { state } = findings;
	let run: AbortController | undefined;

	async function goThrough(game: Game, { signal }: AbortController): Promise<void> {
		state.set({ progress: 0, problem: undefined });
		const { askAboutGame } = await loadGameReview();
		const search = createSearches(findings, helm, signal);
		const all = LIKELY_ASKED * game.plies + LIKELY_SUSPECTS;
		let done = 0;
		const asking = (lines: number) => async (frame: Frame, nodes: number) => {
			const found = await search(positionAt(game, frame).fen, nodes, lines);
			done += 1;
			if (!signal.aborted) state.set({ progress: Math.min(1, done / all) });
			return found;
		};
		await askAboutGame(game, asking, () => state.get().known);
	}

	function stop(): void {
		run?.abort();
		run = undefined;
		helm.needs.isInGame = false;
		state.set({ progress: undefined });
		helm.endIfIdle();
	}

	store.watch(["game"], (next, previous) => {
		// A game that was changed has the tags that it had.
		if (next.game.tags !== previous.game.tags) stop();
	});

	return {
		stop,
		begin(): void {
			run?.abort();
			const controller = new AbortController();
			run = controller;
			helm.needs.isInGame = true;
			goThrough(store.get().game, controller)
				.catch((error) => {
					if (!controller.signal.aborted) state.set({ problem: problemOf(error) });
				})
				.finally(() => {
					if (run === controller) stop();
				});
		},
	};
}
