// Mistakes that follow one another know each other: a reason that was found for a move is that of
// the same move a ply earlier or later, and what is missed twice is called so.

import type { Mistake, Reason, Win } from "../mistakes/reason.ts";

const isBare = ({ kind }: Reason): boolean => kind === "line" || kind === "point";

/** "Bxb3" of "22...Bxb3". */
const sanIn = (name: string | undefined): string | undefined => name?.replace(/^\d+\.+/, "");

/** A win, if another line begins with its moves and comes to what it names. */
function winIn(win: Win, names: readonly string[]): Win | undefined {
	if (win.by.some((name, index) => names[index] !== name)) return undefined;
	if (win.kind === "threat") return win;
	const named = [
		...("ending" in win ? (win.ending?.way ?? []) : []),
		...("later" in win && win.later !== undefined ? [win.later] : []),
		...("next" in win && win.next !== undefined ? [win.next] : []),
	];
	const [first] = win.by;
	const at = names.indexOf(first ?? "");
	return at >= 0 && named.every((name) => names.slice(at).includes(name)) ? win : undefined;
}

/** The reply to a mistake, as what its answer has missed. */
function missedAt(one: Mistake, before: Mistake | undefined): Reason | undefined {
	const [reason] = before?.reasons ?? [];
	if (reason === undefined || !("of" in reason) || reason.gain < 1) return undefined;
	const { of: _, changed, refutes, ...found } = reason;
	const win = winIn(found as Win, one.better);
	if (win === undefined) return undefined;
	return { kind: "missed", squares: win.squares, win, isTakingBack: false, refutes };
}

/** What the answer to a mistake has missed, as what the mistake has allowed. */
function allowedAt(one: Mistake, after: Mistake | undefined): Reason | undefined {
	const [reason] = after?.reasons ?? [];
	if (reason?.kind !== "missed" || reason.win.gain < 1 || reason.isTakingBack) return undefined;
	const win = winIn(reason.win, one.reply);
	return win && { ...win, of: "reply", refutes: reason.refutes };
}

/** Was the same move missed by the side's last move as well? */
function isMissedAgain(reason: Reason | undefined, last: Mistake | undefined): boolean {
	const [was] = last?.reasons ?? [];
	if (reason?.kind !== "missed" || was?.kind !== "missed") return false;
	return sanIn(reason.win.by[0]) === sanIn(was.win.by[0]);
}

/** The same mistakes, in their order, with what they tell of each other. */
export function withNeighbours(found: readonly Mistake[]): Mistake[] {
	const byPly = new Map(found.map((one) => [one.ply, one]));
	const known = found.map((one) => {
		const [first] = one.reasons;
		if (first === undefined || one.mark === "?!" || !isBare(first)) return one;
		const reason = missedAt(one, byPly.get(one.ply - 1)) ?? allowedAt(one, byPly.get(one.ply + 1));
		return reason === undefined ? one : { ...one, reasons: [reason] };
	});
	const again = new Map(known.map((one) => [one.ply, one]));
	return known.map((one) => {
		const [first, ...others] = one.reasons;
		if (first?.kind !== "missed" || !isMissedAgain(first, again.get(one.ply - 2))) return one;
		return { ...one, reasons: [{ ...first, isAgain: true }, ...others] };
	});
}
