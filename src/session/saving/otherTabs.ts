// Knowledge of tabs about each other's changes. Each tab writes a record of its own, so two tabs of
// one game do not overwrite each other. A new tab starts with the latest record, and offers the
// other records of closed tabs: those whose game was changed since the latest record, or one that
// this record had started with, noted them.

import { firstMoves, gameTitle, knownTag, STUDY } from "../../chess/pgn/tags/gameTitle.ts";
import type { LeftElsewhere } from "../state/appState.ts";
import { gamesIn, type Saved } from "./serialize.ts";

/** Records with the names of their tabs, the latest first. */
export type Entries = readonly (readonly [name: string, saved: Saved])[];

/** The record of another tab as the start of one's own: it has all changes that the other has. */
export function startedFrom(saved: Saved, from: string, all: Entries): Saved {
	// Records that no longer exist are forgotten.
	const known = all.flatMap(([name]) => {
		const at = name === from ? (saved.changedAt ?? 0) : saved.known?.[name];
		return at === undefined ? [] : [[name, at] as const];
	});
	return { ...saved, known: Object.fromEntries(known), changedAt: undefined };
}

/** The name of a lesson, or the title of a game that was written here. */
function titleOf(pgn: string): string {
	const tagOf = (name: string) =>
		new RegExp(`^\\[${name} "(.*)"\\]$`, "m").exec(pgn)?.[1]?.replace(/\\(.)/g, "$1");
	return (
		knownTag(tagOf, STUDY) ?? gameTitle(tagOf, () => firstMoves(pgn.replace(/^\[.*\]$/gm, "")))
	);
}

/** Records that closed tabs have saved beside the one that a new tab starts with. */
export async function leftBeside(
	saved: Saved,
	all: Entries,
	isOpen: (name: string) => Promise<boolean>,
): Promise<readonly LeftElsewhere[]> {
	const shown = new Set(gamesIn(saved, false).map(({ pgn }) => pgn));
	const left = await Promise.all(
		all.map(async ([name, { changedAt = 0, pgn }]) => {
			if (pgn === undefined || changedAt <= (saved.known?.[name] ?? 0) || shown.has(pgn)) return [];
			return (await isOpen(name)) ? [] : [{ name, changedAt, title: titleOf(pgn) }];
		}),
	);
	return left.flat();
}
