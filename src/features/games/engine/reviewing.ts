// Engines go through the games of the list in the background, each through one game at a time. What
// was found is kept; they go on after a reload of the tab, pause on request, and end with
// the tab.

import type { Frame } from "../../../chess/frame.ts";
import { type Game, positionAt } from "../../../chess/game.ts";
import type { Engine } from "../../../engine/engine.ts";
import { isOfPosition } from "../../../engine/engineFault.ts";
import type { Evaluation } from "../../../engine/evaluation.ts";
import { MANY_GAMES_NODES } from "../../../engine/settings.ts";
import type { Row } from "../../../games/collection/row.ts";
import { createStore } from "../../../runtime/createStore.ts";
import { unhurried } from "../../../runtime/slices.ts";
import { type EngineProblem, problemOf } from "../../../session/engine/engineProblem.ts";
import type { Modules } from "../../../session/engine/gameReview.ts";
import { loadEngine } from "../../../session/engine/lateEngine.ts";
import { loadGameReview } from "../../../session/engine/lateGameReview.ts";
import type { Supply } from "../../../session/engine/supply.ts";
import { gameIn } from "../gameIn.ts";
import type { Games } from "../games.ts";
import { unlessElsewhere } from "../unlessElsewhere.ts";
import { gameKey, isWhole, readSummaries, readSummary, writeSummaries } from "./keptSummaries.ts";
import { type GameSummary, summaryOf } from "./summary.ts";

export type ReviewingState = {
	/** By the key of a game. */
	readonly found: ReadonlyMap<string, GameSummary>;
	/** Does the browser keep it? */
	readonly isKept: boolean;
	/** Keys of games that no engine can go through. */
	readonly skipped: ReadonlySet<string>;
	readonly isRunning: boolean;
	/** Games that are done of those that it goes through, and since it was begun or gone on. */
	readonly done: number;
	readonly total: number;
	readonly doneNow: number;
	/** Milliseconds that these took. */
	readonly tookNow: number;
	/** The share of the engine's files that is there, while they come. */
	readonly loading: number | undefined;
	readonly problem: EngineProblem | undefined;
};

/** More games than one visit gets through. */
const MOST_GAMES = 2_000;
const ROWS_AT_ONCE = 100;

/** One for each engine; of fewer engines some wait. */
const GAMES_AT_ONCE = 4;

/** In this tab, so that its end ends it. */
const GOES_ON = "square-control-reviewing";

export type Reviewing = ReturnType<typeof createReviewing>;

/** `loadTools` gives what reasons are asked of. */
export function createReviewing(games: Games, loadTools: () => Promise<Modules>) {
	const store = createStore<ReviewingState>({
		found: new Map(),
		isKept: true,
		skipped: new Set(),
		isRunning: false,
		done: 0,
		total: 0,
		doneNow: 0,
		tookNow: 0,
		loading: undefined,
		problem: undefined,
	});
	/** What the browser has not taken yet. */
	const waiting = new Map<string, GameSummary>();
	let supply: Supply | undefined;
	let running: AbortController | undefined;

	/** The first games of the list, in its order. */
	async function rowsOfList(): Promise<readonly Row[]> {
		const rows: Row[] = [];
		const count = Math.min(games.store.get().count, MOST_GAMES);
		for (let from = 0; from < count; from += ROWS_AT_ONCE) {
			rows.push(...(await games.client.ask("rows", from, Math.min(count, from + ROWS_AT_ONCE))));
		}
		return rows;
	}

	async function review(game: Game, engine: Engine, signal: AbortSignal): Promise<GameSummary> {
		const { evaluateGame, findingShownMistakes } = await loadGameReview();
		// One after the other: once there is no answer nothing more is asked.
		let last: Promise<unknown> = Promise.resolve();
		const ask = (frame: Frame, nodes: number): Promise<Evaluation> => {
			const search = () => {
				signal.throwIfAborted();
				return engine.evaluate(positionAt(game, frame).fen, { nodes, game: {}, signal });
			};
			const answer = last.then(search);
			last = answer;
			return answer;
		};
		const found = await evaluateGame(game, ask, MANY_GAMES_NODES);
		const tools = await loadTools();
		signal.throwIfAborted();
		const mistakes = await unhurried(findingShownMistakes(game, (frame) => found[frame], tools));
		signal.throwIfAborted();
		return summaryOf(game, found, mistakes);
	}

	/** With what was refused before. */
	async function keep(key: string, summary: GameSummary): Promise<boolean> {
		waiting.set(key, summary);
		const batch = new Map(waiting);
		try {
			await writeSummaries(batch);
			for (const one of batch.keys()) waiting.delete(one);
			return true;
		} catch (error) {
			console.warn(error);
			return false;
		}
	}

	const ready = readSummaries().then((stored) => {
		if (stored.size > 0) store.set({ found: new Map([...stored, ...store.get().found]) });
	}, console.warn);

	/** Another tab may have found it meanwhile. */
	async function findOnce(row: Row, engine: Engine, signal: AbortSignal): Promise<void> {
		const key = gameKey(row);
		const kept = await readSummary(key).catch(() => undefined);
		if (kept === undefined || !isWhole(kept)) return find(row, engine, signal);
		store.set({ found: new Map(store.get().found).set(key, kept) });
	}

	/** Finds what there is of a game, or that it is one to skip; nothing if it is no longer there. */
	async function find(row: Row, engine: Engine, signal: AbortSignal): Promise<void> {
		signal.throwIfAborted();
		const key = gameKey(row);
		const now = await games.client.ask("rowAndText", row.game);
		signal.throwIfAborted();
		if (now === undefined || gameKey(now.row) !== key) return;
		const skip = () => store.set({ skipped: new Set(store.get().skipped).add(key) });
		const game = gameIn(now.text);
		if (game === undefined) return skip();
		try {
			const summary = await review(game, engine, signal);
			const isKept = await keep(key, summary);
			store.set({ found: new Map(store.get().found).set(key, summary), isKept });
		} catch (error) {
			if (!isOfPosition(error)) throw error;
			skip();
		}
	}

	async function goThrough(signal: AbortSignal): Promise<void> {
		await ready;
		const rows = await rowsOfList();
		const isDone = (row: Row) => {
			const { found, skipped } = store.get();
			return isWhole(found.get(gameKey(row))) || skipped.has(gameKey(row));
		};
		store.set({ skipped: new Set() });
		const left = rows.filter((row) => !isDone(row));
		store.set({
			done: rows.length - left.length,
			total: rows.length,
			doneNow: 0,
			tookNow: 0,
		});
		if (left.length === 0) return;
		const { createSupply } = await loadEngine();
		signal.throwIfAborted();
		supply ??= createSupply((loading) => store.set({ loading }));
		const engines = await supply.get();
		const since = performance.now();
		const look = (row: Row) => engines.run((engine) => findOnce(row, engine, signal));
		const count = () => {
			const { doneNow } = store.get();
			const done = rows.filter(isDone).length;
			store.set({ done, doneNow: doneNow + 1, tookNow: performance.now() - since });
		};
		const next = left.values();
		/** Those that another tab had in hand: it may have ended since. */
		const later = new Set<Row>();
		const goOn = async () => {
			for (const row of next) {
				// Another row may be the same game.
				const isSeen =
					isDone(row) || (await unlessElsewhere(`review-${gameKey(row)}`, () => look(row)));
				if (isSeen) count();
				else later.add(row);
			}
			for (const row of later) {
				later.delete(row);
				await look(row);
				count();
			}
		};
		await Promise.all(Array.from({ length: GAMES_AT_ONCE }, goOn));
	}

	function stop(): void {
		running?.abort();
		running = undefined;
		supply?.leave();
		supply?.end();
		store.set({ isRunning: false, loading: undefined });
		remember(false);
	}

	function start(): void {
		if (running !== undefined) return;
		const controller = new AbortController();
		running = controller;
		store.set({ isRunning: true, problem: undefined });
		remember(true);
		goThrough(controller.signal)
			.catch((error) => {
				if (!controller.signal.aborted) store.set({ problem: problemOf(error) });
			})
			.finally(() => {
				if (running === controller) stop();
			});
	}

	function remember(isRunning: boolean): void {
		try {
			if (isRunning) sessionStorage.setItem(GOES_ON, "yes");
			else sessionStorage.removeItem(GOES_ON);
		} catch {
			// The browser saves nothing: a reload ends it.
		}
	}

	function goOnAfterReload(): void {
		try {
			if (sessionStorage.getItem(GOES_ON) !== null && games.store.get().count > 0) start();
		} catch {
			// As above.
		}
	}

	void games.ready.then(goOnAfterReload);
	return { store, start, stop, rowsOfList };
}
