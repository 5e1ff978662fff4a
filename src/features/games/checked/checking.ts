// The engine of the page checks the moments of the list that is open, the first first. What it
// finds is kept with the game. It ends with the list, and rests while the page is hidden.

import type { Frame } from "../../../chess/frame.ts";
import { type Game, positionAt } from "../../../chess/game.ts";
import type { Engine } from "../../../engine/engine.ts";
import { isOfPosition } from "../../../engine/engineFault.ts";
import type { Evaluation } from "../../../engine/evaluation.ts";
import type { Row } from "../../../games/collection/row.ts";
import { createStore } from "../../../runtime/createStore.ts";
import { type EngineProblem, problemOf } from "../../../session/engine/engineProblem.ts";
import { loadEngine } from "../../../session/engine/lateEngine.ts";
import type { Supply } from "../../../session/engine/supply.ts";
import { gameKey } from "../engine/keptSummaries.ts";
import { gameIn } from "../gameIn.ts";
import type { Games } from "../games.ts";
import { unlessElsewhere } from "../unlessElsewhere.ts";
import { type Ask, type Claim, claimKey, erredAt, insteadOf, isSure } from "./claim.ts";
import { openChecks } from "./keptChecks.ts";

/** What is to be checked of a game. */
export type Wanted = { readonly row: Row; readonly claim: Claim };

export type CheckingState = {
	/** Has the visitor asked for it, now or earlier? Undefined until that is read. */
	readonly isOn: boolean | undefined;
	readonly isRunning: boolean;
	/** The share of the engine's files that is there, while they come. */
	readonly loading: number | undefined;
	readonly problem: EngineProblem | undefined;
};

/** Moments at once; of fewer engines some wait. */
const AT_ONCE = 2;

export type Checking = ReturnType<typeof createChecking>;

export function createChecking(games: Pick<Games, "client">) {
	const checks = openChecks();
	const store = createStore<CheckingState>({
		isOn: undefined,
		isRunning: false,
		loading: undefined,
		problem: undefined,
	});
	let wanted: readonly Wanted[] = [];
	/** Those that questions are made of come before the list. */
	let first: readonly Wanted[] = [];
	const all = () => [...first, ...wanted];
	let supply: Supply | undefined;
	let running: AbortController | undefined;
	/** Moments that are searched now. */
	const inHand = new Set<string>();
	/** Games of the list that no engine can play through, or that are no longer there. */
	const skipped = new Set<string>();

	const keyOf = ({ row, claim }: Wanted) => `${gameKey(row)} ${claimKey(claim)}`;

	/** Undefined where it has not been checked. */
	const verdictOf = ({ row, claim }: Wanted): boolean | undefined =>
		checks.get().values?.get(gameKey(row))?.holds[claimKey(claim)];

	/** The moves that were better than a mistake; undefined where they are not known. */
	const insteadAt = ({ row, claim }: Wanted) =>
		checks.get().values?.get(gameKey(row))?.instead?.[claimKey(claim)];

	/** Records of earlier versions have no better moves. */
	const isLeft = (one: Wanted) => {
		const verdict = verdictOf(one);
		const isWhole = verdict === false || erredAt(one.claim) === undefined || insteadAt(one);
		return !(verdict !== undefined && isWhole) && !skipped.has(gameKey(one.row));
	};

	/** Each position is searched once with so many nodes and lines. */
	function askOf(game: Game, engine: Engine, signal: AbortSignal) {
		const found = new Map<string, Promise<Evaluation>>();
		return (nodes: number): Ask =>
			async (ply, lines) => {
				signal.throwIfAborted();
				const key = `${nodes} ${ply} ${lines}`;
				const { fen } = positionAt(game, ply as Frame);
				const options = { nodes, lines, game: {}, signal };
				const answer = found.get(key) ?? engine.evaluate(fen, options);
				found.set(key, answer);
				return answer;
			};
	}

	async function check({ row, claim }: Wanted, engine: Engine, signal: AbortSignal) {
		signal.throwIfAborted();
		const key = gameKey(row);
		const now = await games.client.ask("rowAndText", row.game);
		signal.throwIfAborted();
		const isSame = now !== undefined && gameKey(now.row) === key;
		const game = isSame ? gameIn(now.text) : undefined;
		if (game === undefined) {
			skipped.add(key);
			return;
		}
		try {
			const ask = askOf(game, engine, signal);
			const isHeld = await isSure(game, claim, ask);
			const instead = isHeld ? await insteadOf(game, claim, ask) : undefined;
			signal.throwIfAborted();
			await checks.add(key, claimKey(claim), isHeld, instead);
		} catch (error) {
			if (!isOfPosition(error)) throw error;
			skipped.add(key);
		}
	}

	/** Another tab may have found it meanwhile. */
	async function checkOnce(one: Wanted, engine: Engine, signal: AbortSignal) {
		await checks.renew(gameKey(one.row));
		if (isLeft(one)) await check(one, engine, signal);
	}

	async function goThrough(signal: AbortSignal): Promise<void> {
		const { createSupply } = await loadEngine();
		signal.throwIfAborted();
		supply ??= createSupply((loading) => store.set({ loading }));
		const engines = await supply.get();
		const taken = new Set<string>();
		/** Those that another tab had in hand: it may have ended since. */
		const later = new Set<string>();
		const goOn = async () => {
			// The list may have grown meanwhile.
			for (;;) {
				signal.throwIfAborted();
				const isNext = (one: Wanted) => !taken.has(keyOf(one)) && isLeft(one);
				const next = all().find(isNext) ?? all().find((one) => later.has(keyOf(one)));
				if (next === undefined) return;
				const key = keyOf(next);
				taken.add(key);
				inHand.add(key);
				const work = () => engines.run((engine) => checkOnce(next, engine, signal));
				try {
					if (later.delete(key)) await work();
					else if (!(await unlessElsewhere(`check-${key}`, work))) later.add(key);
				} finally {
					if (!signal.aborted) inHand.delete(key);
				}
			}
		};
		await Promise.all(Array.from({ length: AT_ONCE }, goOn));
	}

	function end(): void {
		running?.abort();
		running = undefined;
		inHand.clear();
		// Files that are on their way come while the page is hidden too.
		if (!document.hidden) supply?.leave();
		supply?.end();
		store.set({ isRunning: false, loading: undefined });
	}

	/** Begins, goes on or ends, as it is with the list, the page and the visitor's wish. */
	function follow(): void {
		const isWanted = store.get().isOn === true && !document.hidden && all().some(isLeft);
		if (!isWanted) end();
		if (!isWanted || running !== undefined) return;
		const controller = new AbortController();
		running = controller;
		store.set({ isRunning: true, problem: undefined });
		goThrough(controller.signal)
			.catch((error) => {
				if (!controller.signal.aborted) store.set({ problem: problemOf(error), isOn: false });
			})
			.finally(() => {
				if (running !== controller) return;
				end();
				follow();
			});
	}

	// Who has asked once need not ask again.
	const ready = checks.ready.then(() => {
		const isKnown = (checks.get().values?.size ?? 0) > 0;
		if (store.get().isOn === undefined) store.set({ isOn: isKnown });
		follow();
	});
	document.addEventListener("visibilitychange", follow);

	function start(): void {
		store.set({ isOn: true });
		follow();
	}

	return {
		store,
		ready,
		checks,
		verdictOf,
		insteadAt,
		/** The moments of the list that is open, in its order; none once it is closed. */
		want(moments: readonly Wanted[]): void {
			wanted = moments;
			skipped.clear();
			const listed = new Set(all().map(keyOf));
			if ([...inHand].some((key) => !listed.has(key))) end();
			follow();
		},
		start,
		/**
		 * Checks moments before those of the list. Resolves once so many hold, or when no more can be
		 * found: all are checked, the visitor stops it, or there is no engine.
		 */
		async checkFirst(moments: readonly Wanted[], most: number, signal?: AbortSignal) {
			const isDone = () =>
				moments.filter(verdictOf).length >= most || !moments.some(isLeft) || signal?.aborted;
			if (isDone()) return;
			first = moments;
			start();
			await new Promise<void>((resolve) => {
				const look = () => {
					if (!isDone() && store.get().isOn) return;
					for (const end of ends) end();
					resolve();
				};
				const ends = [checks.subscribe(look), store.subscribe(look)];
				signal?.addEventListener("abort", look, { once: true });
				look();
			});
			first = [];
			follow();
		},
		stop(): void {
			store.set({ isOn: false });
			follow();
		},
	};
}
