// Who needs the engines of a visit: they come when they are first asked, rest while nobody asks,
// and go when nobody may ask soon.

import type { Pool } from "../../engine/pool.ts";
import type { Findings } from "./findings.ts";
import { loadEngine } from "./lateEngine.ts";
import type { Supply } from "./supply.ts";

/** Users of the engines: the position on view, a whole game, answers. */
export type Needs = {
	/** Does somebody want to see what it finds? */
	followers: number;
	isLooking: boolean;
	isInGame: boolean;
	answering: number;
};

export type Helm = ReturnType<typeof createHelm>;

export function createHelm({ state }: Findings) {
	const needs: Needs = { followers: 0, isLooking: false, isInGame: false, answering: 0 };
	let supply: Supply | undefined;
	return {
		needs,
		async engines(signal?: AbortSignal): Promise<Pool> {
			const { createSupply } = await loadEngine();
			signal?.throwIfAborted();
			supply ??= createSupply((loading) => state.set({ loading }));
			return supply.get();
		},
		endIfIdle(): void {
			if (needs.isInGame || needs.answering > 0) return;
			if (needs.followers === 0) supply?.leave();
			if (needs.isLooking) supply?.rest();
			else supply?.end();
		},
		/** The next that asks begins anew. */
		forget(): void {
			supply?.forget();
		},
	};
}
