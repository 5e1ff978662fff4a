// What an engine found of single moments, kept in the browser: a record for each game.

import { collection } from "../../../runtime/keep/collection.ts";
import { createKept } from "../../../runtime/keep/kept.ts";
import { tooOld } from "../../../runtime/keep/latest.ts";
import { isMoment } from "../../../runtime/soundNumbers.ts";
import type { Instead } from "./claim.ts";

/** Of more games those that were checked last. */
const MOST_GAMES = 20_000;

export type Checked = {
	/** By the keys of claims: does it hold? */
	readonly holds: Readonly<Record<string, boolean>>;
	/** By the same keys: better moves, of claims that hold. */
	readonly instead?: Readonly<Record<string, Instead>> | undefined;
	/** Milliseconds since 1970. */
	readonly at: number;
};

const isInstead = (found: unknown): boolean => {
	const { moves, mark } = (found ?? {}) as Instead;
	const areMoves = Array.isArray(moves) && moves.every((move) => typeof move === "string");
	return areMoves && ["?!", "?", "??"].includes(mark);
};

/** The stored record may be of another version, or written by another page. */
function asChecked(found: unknown): Checked | undefined {
	const { holds, instead = {}, at } = (found ?? {}) as Checked;
	const isSound =
		typeof holds === "object" &&
		holds !== null &&
		Object.values(holds).every((one) => typeof one === "boolean") &&
		typeof instead === "object" &&
		instead !== null &&
		Object.values(instead).every(isInstead);
	return isSound && isMoment(at) ? { holds, instead, at } : undefined;
}

export function openChecks() {
	const kept = createKept(collection("checked", asChecked));
	void kept.ready.then(() => {
		const old = tooOld(kept.get().values ?? new Map(), MOST_GAMES);
		return old.length > 0 ? kept.change(old, () => null) : undefined;
	});
	return {
		...kept,
		/** Reads what is stored of a game now. */
		renew: (game: string) => kept.change([game], () => undefined),
		/** Adds to what is stored, which another tab may have written meanwhile. */
		add: (game: string, key: string, isHeld: boolean, instead?: Instead) =>
			kept.change([game], (before) => ({
				holds: { ...before?.holds, [key]: isHeld },
				instead: { ...before?.instead, ...(instead && { [key]: instead }) },
				at: Date.now(),
			})),
	};
}
