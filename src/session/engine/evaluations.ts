// The engines of a visit: one looks at the position on view while somebody wants to see what it
// finds, several at a whole game, and they rest in a tab that is not seen. Their findings are saved
// by position, so changes, variations and undone moves do not lose theirs.

import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import type { Evaluation } from "../../engine/evaluation.ts";
import { ANSWER_NODES, VIEW } from "../../engine/settings.ts";
import type { Store } from "../../runtime/createStore.ts";
import { onePerSession } from "../onePerSession.ts";
import type { Session } from "../session.ts";
import type { AppStore } from "../state/appStore.ts";
import { problemOf } from "./engineProblem.ts";
import { createFindings, type EngineState, type Findings } from "./findings.ts";
import { createHelm, type Helm } from "./helm.ts";
import { loadGameReview } from "./lateGameReview.ts";
import { keyOf } from "./written.ts";

/** Milliseconds for which a position has to be on view. */
const REST_MS = 120;

/** Evaluates the position on view while a panel shows it; pauses in a hidden tab. */
function createLookout(store: AppStore, findings: Findings, helm: Helm) {
	const { state, keep } = findings;
	const { needs } = helm;
	let looking: AbortController | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function setLooking(controller: AbortController | undefined): void {
		looking = controller;
		needs.isLooking = controller !== undefined;
		state.set({ isThinking: controller !== undefined });
	}

	async function look(fen: string, game: Game, { signal }: AbortController): Promise<void> {
		const { first } = await helm.engines(signal);
		signal.throwIfAborted();
		await findings.ask(fen, first, {
			...VIEW,
			urgent: true,
			game: game.tags,
			signal,
			// Findings on the way count less than the last one.
			onProgress: (found) => keep(fen, found, Math.max(1, found.depth)),
		});
	}

	function pause(): void {
		clearTimeout(timer);
		looking?.abort();
		setLooking(undefined);
	}

	function think(): void {
		pause();
		if (needs.followers === 0 || document.hidden) {
			helm.endIfIdle();
			return;
		}
		const { game, settledFrame } = store.get();
		const { fen } = positionAt(game, settledFrame);
		if (findings.of(fen, VIEW.nodes, VIEW.lines) !== undefined) return;
		const controller = new AbortController();
		setLooking(controller);
		state.set({ problem: undefined });
		look(fen, game, controller)
			.catch((error) => {
				if (!controller.signal.aborted) state.set({ problem: problemOf(error) });
			})
			.finally(() => {
				if (looking === controller) setLooking(undefined);
			});
	}

	// While steps come fast it rests: what it finds of a position gone by would be shown at each.
	store.watch(["frame", "settledFrame", "game"], () => {
		if (needs.followers === 0) return;
		pause();
		timer = setTimeout(think, REST_MS);
	});

	return {
		think,
		/** Looks from now on. Returns a function that stops it. */
		follow(): () => void {
			needs.followers += 1;
			const following = new AbortController();
			const { signal } = following;
			document.addEventListener("visibilitychange", think, { signal });
			think();
			return () => {
				following.abort();
				needs.followers -= 1;
				if (needs.followers > 0) return;
				pause();
				helm.endIfIdle();
			};
		},
	};
}

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

/**
 * Goes through a whole game, by several engines at a time, until it is done, stopped, or another
 * game takes its place.
 */
function createGameRun(store: AppStore, findings: Findings, helm: Helm) {
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

export type Evaluations = Store<EngineState> & {
	/** Looks at the position on view, and at every later one. Returns a function that stops it. */
	follow(): () => void;
	/** Looks at all positions of the main line without an evaluation, and again at doubtful ones. */
	evaluateGame(): void;
	/**
	 * Evaluates any position; asks the engine unless enough is known. Rejects where the engine cannot
	 * say.
	 */
	evaluate(fen: string): Promise<Evaluation>;
	/** Stops the run through the game. */
	stop(): void;
	/** Asks again after a failure. */
	retry(): void;
};

/** Milliseconds for which the engine stays after an answer: another is often asked then. */
const LINGER_MS = 10_000;

function createAnswers(findings: Findings, helm: Helm) {
	const { needs } = helm;
	let leaving: ReturnType<typeof setTimeout> | undefined;
	return async (fen: string): Promise<Evaluation> => {
		needs.answering += 1;
		try {
			const known = findings.of(fen, ANSWER_NODES);
			if (known !== undefined) return known;
			const { first } = await helm.engines();
			return await findings.ask(fen, first, { nodes: ANSWER_NODES });
		} finally {
			needs.answering -= 1;
			clearTimeout(leaving);
			leaving = setTimeout(helm.endIfIdle, LINGER_MS);
		}
	};
}

function begin({ store }: Session): Evaluations {
	const findings = createFindings();
	const helm = createHelm(findings);
	const lookout = createLookout(store, findings, helm);
	const run = createGameRun(store, findings, helm);
	const { state } = findings;
	return {
		...state,
		follow: lookout.follow,
		evaluateGame: run.begin,
		evaluate: createAnswers(findings, helm),
		stop: run.stop,
		retry() {
			helm.forget();
			state.set({ problem: undefined });
			lookout.think();
		},
	};
}

/** The engines of a session, the same for all callers. Nothing is fetched until it is asked. */
export const evaluationsOf = onePerSession(begin);
