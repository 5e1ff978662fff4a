// Looks at the position on view while somebody wants to see what an engine finds there, and rests
// in a tab that is not seen.

import { type Game, positionAt } from "../../chess/game.ts";
import { VIEW } from "../../engine/settings.ts";
import type { AppStore } from "../state/appStore.ts";
import { problemOf } from "./engineProblem.ts";
import type { Findings } from "./findings.ts";
import type { Helm } from "./helm.ts";

/** Milliseconds for which a position has to be on view. */
const REST_MS = 120;

export function createLookout(store: AppStore, findings: Findings, helm: Helm) {
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
