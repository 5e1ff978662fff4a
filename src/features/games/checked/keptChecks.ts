// What an engine found of single moments, kept in the browser: a record for each game.

import { collection } from "../../../runtime/keep/collection.ts";
import { createKept } from "../../../runtime/keep/kept.ts";
import { tooOld } from "../../../runtime/keep/latest.ts";
import { isMoment } from "../../../runtime/soundNumbers.ts";

/** Of more games those that were checked last. */
const MOST_GAMES = 20_000;

export type Checked = {
	/** By the keys of claims: does it hold? */
	readonly holds: Readonly<Record<string, boolean>>;
	/** Milliseconds since 1970. */
	readonly at: number;
};

/** The stored record may be of another version, or written by another page. */
function asChecked(found: unknown): Checked | undefined {
	const { holds, at } = (found ?? {}) as Checked;
	const isSound =
		typeof holds === "object" &&
		holds !== null &&
		Object.values(holds).every((one) => typeof one === "boolean");
	return isSound && isMoment(at) ? { holds, at } : undefined;
}

export function openChecks() {
	const kept = createKept(collection("checked", asChecked));
	void kept.ready.then(() => {
		const old = tooOld(kept.get().values ?? new Map(), MOST_GAMES);
		return old.length > 0 ? kept.change(old, () => null) : undefined;
	});
	return {
		...kept,
		/** Adds to what is stored, which another tab may have written meanwhile. */
		add: (game: string, key: string, isHeld: boolean) =>
			kept.change([game], (before) => ({
				holds: { ...before?.holds, [key]: isHeld },
				at: Date.now(),
			})),
	};
}
