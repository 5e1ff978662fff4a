// What a presentation leaves to its tab when the page goes, so that a reload goes on presenting. A
// tab that comes back otherwise, or later than a reload takes, was closed.

import type { Frame } from "../../../chess/frame.ts";
import type { Arrow } from "../../../chess/game.ts";
import { PRESENTING_KEY } from "../../../session/saving/storageKeys.ts";
import type { AppState } from "../../../session/state/appState.ts";
import type { Sights } from "../sight.ts";

/** In milliseconds. */
const MOST_AWAY = 60_000;

export type Reloaded = {
	/** In milliseconds as Date has them: when the page went, and when the presentation began. */
	readonly at: number;
	readonly began: number;
	/** Of the channel to the speaker's windows. */
	readonly id: string;
	readonly isBlack: boolean;
	readonly sights: Sights;
	readonly hidden: AppState["hidden"];
	readonly chalk: readonly Arrow[];
	/** The moves of what is tried out, and the position of it on view. Undefined where nothing is. */
	readonly line: { readonly moves: readonly string[]; readonly frame: Frame } | undefined;
};

type OfState = Pick<Reloaded, "at" | "hidden" | "chalk" | "line">;

export function reloadedOf({ hidden, presenting, sideline }: AppState): OfState {
	const moves = sideline?.game.positions.flatMap(({ move }) => move?.san ?? []);
	const line = sideline && moves && { moves, frame: sideline.frame };
	return { at: Date.now(), hidden, chalk: presenting?.chalk ?? [], line };
}

/** Without storage a reload ends the presentation. */
export function leaveReloaded(left: Reloaded): void {
	try {
		window.sessionStorage.setItem(PRESENTING_KEY, JSON.stringify(left));
	} catch (error) {
		console.warn(error);
	}
}

/** Gives it once. Undefined where nothing was left, or long ago. */
export function takeReloaded(): Reloaded | undefined {
	try {
		const left = JSON.parse(window.sessionStorage.getItem(PRESENTING_KEY) ?? "null");
		window.sessionStorage.removeItem(PRESENTING_KEY);
		return Math.abs(Date.now() - left?.at) < MOST_AWAY ? (left as Reloaded) : undefined;
	} catch (error) {
		console.warn(error);
		return undefined;
	}
}
